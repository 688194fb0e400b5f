package main

import (
	"fmt"
	"strings"

	"nonet"
	"nonet/logic"
)

const introduction = `# Techniques

A technique is a way to make progress that has a name: it finds a pattern in the digits and candidates of a position, and says
why a digit must stand in a cell or why a candidate can go. Nonet has the techniques of HoDoKu 2.2, with its names, levels
and scores; [Sudoku Explainer](#the-ratings-of-sudoku-explainer) has a shorter list and other numbers.

Techniques are tried in the order in which they stand here, easy ones first. The first that finds something gives the next step, and
after it the first is tried again. Nice loops and AICs are looked for together, as are their grouped forms, and forcing chains or
nets of both kinds: the step may be of any of them. Those marked as off are tried only when asked for by name; those that need a
puzzle with one solution only where there is one.

Each technique has a level. The scores of all steps add up to the score of the puzzle. A puzzle has the level of its hardest step, or a
higher one where its score is above what the level allows:

| level | highest score |
|---|---|
%s
Some words. A unit is a row, a column or a box. Cells see each other when they share a unit, and a candidate sees those of its
digit in the cells that its own cell sees, and the others of its cell. Two candidates have a weak link if not both are right, and a strong link if one
of them is at least: a digit with two places in a unit, or a cell with two candidates, has both links. A given is a digit of
the puzzle.

## How to read the examples

Each position shows the digits and the candidates of the cells. A cell with one digit is filled, or has that candidate left only: the
line below the sentence tells, where open cells are dots. Cells are named by row and column, so that r2c37 stands for r2c3 and r2c7; units are
r, c and b with their numbers. In a sentence = places a digit and <> takes a candidate away. In a chain = between two
nodes is a strong link and - is a weak one, so that (3)r1c2=(3)r1c7-(5)r1c7 reads: if 3 is not in r1c2 it is in r1c7, and then 5 is
not in r1c7. A node of several cells, such as (3)r1c12, is a group: the digit is in one of them.

A chain may pass through an almost locked set, as in -(1=7)r12c8-: the set has one digit more than it has cells, so that without 1 it keeps
its others, and 7 is nowhere that sees all its places there. In a net a node after = may need several others to be wrong, and not only
the one before it: these are the nodes before it in the other chains of the step that end in it.

The line is one of HoDoKu's library of techniques: the code, the digits, the position with + before digits that are no givens, the candidates
that are gone by earlier steps, what goes, what is placed, and for some the number of links. Candidates are three figures there: digit, row and
column.

The examples were found by walking the solutions of %d generated puzzles, fewer for techniques that take long to look for. Of all
positions, that was taken where there is the least to take in and no technique that comes before finds the same. Where a technique
finds nothing that others do not find, its example is one that others find, too.

The techniques by level:

`

// page returns docs/techniques.md.
func page(s search, found examples) (string, error) {
	var b strings.Builder
	fmt.Fprintf(&b, introduction, levels(), s.puzzles)
	for l := logic.Easy; l <= logic.Extreme; l++ {
		b.WriteString(wrap(fmt.Sprintf("* %s: %s", l, strings.Join(linksOf(l), ", "))) + "\n")
	}
	for _, t := range logic.Techniques() {
		b.WriteString("\n")
		section(&b, t, found[t])
	}
	records, err := recordSection(found[logic.TwoStringKite])
	return b.String() + "\n" + records + "\n" + ratings, err
}

// levels are the rows of the table of levels.
func levels() (rows string) {
	for l := logic.Easy; l < logic.Extreme; l++ {
		rows += fmt.Sprintf("| %s | %d |\n", l, l.MaxScore())
	}
	return rows + fmt.Sprintf("| %s | any |\n", logic.Extreme)
}

// linksOf returns links to the techniques of a level.
func linksOf(l logic.Level) (links []string) {
	for _, t := range logic.Techniques() {
		if t.Level() == l {
			links = append(links, fmt.Sprintf("[%s](#%s)", t, anchor(t.String())))
		}
	}
	return links
}

// anchor returns the address that a heading gets.
func anchor(heading string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == ' ':
			return '-'
		case r == '-' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z':
			return r
		}
		return -1
	}, strings.ToLower(heading))
}

func section(b *strings.Builder, t logic.Technique, found []example) {
	fmt.Fprintf(b, "## %s\n\n`%s`, %s, %s, score %d", t, t.Short(),
		codeOf(t), t.Level(), t.Score())
	if !t.ByDefault() {
		b.WriteString(", off unless asked for")
	}
	if t.NeedsUnique() {
		b.WriteString(", needs a puzzle with one solution")
	}
	fmt.Fprintf(b, "\n\n%s\n", wrap(define(t)))
	if len(found) == 0 {
		if t != logic.BruteForce {
			b.WriteString("\nThe search found no example of it.\n")
		}
		return
	}
	e := &found[0]
	fmt.Fprintf(b, "\n```text\n%s\n\n%s\n%s\n```\n", position(&e.board), e.step.String(), e.step.Library(&e.board))
}

// position returns the digits and candidates of a board.
func position(b *logic.Board) (p nonet.Candidates) {
	for c := range nonet.Cell(81) {
		p[c] = b.Candidates(c)
		if d := b.Digit(c); d != 0 {
			p[c] = 1 << (d - 1)
		}
	}
	return p
}

// codeOf names the code of a technique in the library.
func codeOf(t logic.Technique) string {
	if t.Library() == "" {
		return "not in the library"
	}
	return "library " + t.Library()
}

// width is how long lines of the page are.
const width = 120

// wrap breaks a paragraph into lines.
func wrap(text string) string {
	var b strings.Builder
	at := 0
	for i, word := range strings.Fields(text) {
		switch {
		case i > 0 && at+1+len(word) > width:
			b.WriteByte('\n')
			at = 0
		case i > 0:
			b.WriteByte(' ')
			at++
		}
		b.WriteString(word)
		at += len(word)
	}
	return b.String()
}
