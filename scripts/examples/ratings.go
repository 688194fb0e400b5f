package main

// ratings is the part of the page about Sudoku Explainer.
const ratings = `# The ratings of Sudoku Explainer

Sudoku Explainer rates a step by its technique. Nonet gives the ratings of its batch form, serate 1.2.1.3. The techniques
are tried in the order of this table, and the first technique that finds a step gives the next one: of chains the one with the
lowest rating.

| technique | rating |
|---|---|
| Hidden Single, the last open cell of a unit | 1.0 |
| Hidden Single in a box | 1.2 |
| Hidden Single in a row or a column | 1.5 |
| Direct Pointing: with it a Hidden Single follows | 1.7 |
| Direct Claiming | 1.9 |
| Direct Hidden Pair | 2.0 |
| Naked Single | 2.3 |
| Direct Hidden Triplet | 2.5 |
| Pointing | 2.6 |
| Claiming | 2.8 |
| Naked Pair | 3.0 |
| X-Wing | 3.2 |
| Hidden Pair | 3.4 |
| Naked Triplet | 3.6 |
| Swordfish | 3.8 |
| Hidden Triplet | 4.0 |
| XY-Wing | 4.2 |
| XYZ-Wing | 4.4 |
| Unique Rectangle or Loop, types 1, 2 and 4 | 4.5; with 6 cells 4.6, with 8 cells 4.7, with more 5.0 |
| Unique Rectangle or Loop, type 3 | the same and 0.1 for each further cell of the subset |
| Naked Quad | 5.0 |
| Jellyfish | 5.2 |
| Hidden Quad | 5.4 |
| Bivalue Universal Grave, type 1 | 5.6 |
| Bivalue Universal Grave, types 2 and 4 | 5.7 |
| Bivalue Universal Grave, type 3 | 5.7 and 0.1 for each further cell of the subset |
| Aligned Pair Exclusion | 6.2 |
| Bidirectional X-Cycle or Y-Cycle | 6.5 + L |
| Forcing X-Chain | 6.6 + L |
| Bidirectional Cycle, Forcing Chain | 7.0 + L |
| Aligned Triplet Exclusion | 7.5 |
| Nishio Forcing Chains | 7.5 + L |
| Cell and Region Forcing Chains | 8.0 + L |
| Dynamic Forcing Chains | 8.5 + L |
| Dynamic Forcing Chains with locking, pairs and X-wings | 9.0 + L |
| Dynamic Forcing Chains with Forcing Chains | 9.5 + L |
| Dynamic Forcing Chains with Multiple Forcing Chains | 10.0 + L |
| Dynamic Forcing Chains with Dynamic Forcing Chains | 10.5 + L |
| Dynamic Forcing Chains with nested Dynamic Forcing Chains | 11.0 + L |

L is for the length of a chain. Its complexity is the number of candidates, each right or wrong, that its conclusions rest
on, those of the chains inside it included. The length is the complexity less 2, and each of the numbers 4, 6, 8, 12, 16, 24,
32, 48, 64, 96, 128, 192, 256 and so on that it is above adds 0.1: a length of 4 adds nothing, 5 or 6 add 0.1, 7 or 8 add 0.2.

A puzzle has three ratings:

* ER is the rating of its hardest step, or 20.0 where no technique leads to the end.
* EP is the rating of the hardest step up to the first that places a digit, that one included.
* ED is the rating of its first step.
`
