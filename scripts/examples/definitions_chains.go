package main

import "nonet/logic"

// chainDefinitions are those of colors, chains and what comes after the fish.
var chainDefinitions = map[logic.Technique]string{
	logic.SimpleColorsTrap: `The places of a digit that hang together by strong links get two colors in turn. All cells of one color hold
the digit, and none of the other. A candidate that sees both colors goes.`,

	logic.SimpleColorsWrap: `The places of a digit that hang together by strong links get two colors in turn. Two cells of one color see
each other, so that color is wrong, and the digit goes from all its cells.`,

	logic.MultiColors1: `A digit has two colorings. A cell of the first sees a cell of the second, so these colors are not both right, and
one of their opposites is. A candidate that sees both opposites goes.`,

	logic.MultiColors2: `A digit has two colorings. One color of the first sees both colors of the second, one of which is right. So that
color is wrong, and the digit goes from all its cells.`,

	logic.XChain: `A chain of strong and weak links in turn, all of one digit, begins and ends with a strong link. One of its ends
is right, so the digit goes from what sees both.`,

	logic.XYChain: `A chain goes through cells of two candidates, each of which sees the next and shares a digit with it. If the first cell
does not hold the digit at its end of the chain, the last cell holds it. So one of the two does, and the digit goes from what sees both.`,

	logic.ContinuousNiceLoop: `A chain of strong and weak links in turn, over several digits, closes without a break. Its candidates are
right and wrong in turn, so each weak link has one right end. What sees both ends of a weak link goes, and so do the other
candidates of a cell that the loop enters and leaves by a weak link between two digits.`,

	logic.DiscontinuousNiceLoop: `A chain of strong and weak links in turn comes back to the cell that it left, with a break there. Two strong
links for one digit prove that digit; two weak links for one digit refute it; a weak link for one digit and a strong link for
another refute the one of the weak link.`,

	logic.AIC: `An alternating inference chain has strong and weak links in turn, over several digits, and strong links at both
ends. One of its ends is right. What sees both ends of one digit goes; with two digits, each goes from the cell of the other where the cells see
each other.`,

	logic.GroupedContinuousNiceLoop: `A Continuous Nice Loop in which a node may be a group: two or three cells where a line and a box cross.
The digit is in one of them or in none.`,

	logic.GroupedDiscontinuousNiceLoop: `A Discontinuous Nice Loop in which a node may be a group: two or three cells where a line and a box
cross. The digit is in one of them or in none.`,

	logic.GroupedAIC: `An AIC in which a node may be a group: two or three cells where a line and a box cross. The digit is in one of them or in
none.`,

	logic.ALSXZ: `An almost locked set is some cells of a unit with one digit more than cells: without one of them it holds all others.
Two such sets have a restricted common: a digit whose places in one see all those in the other. One of the sets lacks it, so a second common digit is in
one of them and goes from what sees all its places in both. With two restricted commons each set is locked but for these.`,

	logic.ALSXYWing: `An almost locked set has a restricted common with each of two others, and the two are different digits. It cannot lose
both to them, so one of the two others lacks its restricted common. A digit of both goes from what sees all its places in them.`,

	logic.ALSChain: `Four or more almost locked sets form a sequence, each with a restricted common to the next, and no two in succession the
same. One of the ends holds any other digit that both have, which goes from what sees all its places in both.`,

	logic.DeathBlossom: `A cell is the stem. For each of its candidates there is a petal: an almost locked set in which all places of that
digit see the stem, so that the set loses it when the stem holds it. A digit of all petals is in one of them, and goes from what sees all its places.`,

	logic.KrakenFishType1: `A fish has fins, and an elimination of the fish without them does not see them all. Chains from each fin show that the
candidate is wrong if that fin is right. It is wrong in all cases and goes.`,

	logic.KrakenFishType2: `Of the base candidates of a fish in one cover unit one is right, or one of its fins is. Chains from all of them
show that the same candidate is wrong. So it goes, whatever its digit.`,

	logic.ForcingChainContradiction: `Suppose that a candidate is right, or wrong. Chains from there lead to a contradiction: another
candidate right and wrong, or a cell or a unit without any place left. So the supposition is wrong.`,

	logic.ForcingChainVerity: `Chains start from each candidate of a cell, from each place of a digit in a unit, or from a candidate that is right and
the same one wrong. One of these is true, and all chains lead to the same end. So the end is true.`,

	logic.ForcingNetContradiction: `A Forcing Chain Contradiction in which several conclusions may be needed together for the next one, so that
the chains join to a net.`,

	logic.ForcingNetVerity: `A Forcing Chain Verity in which several conclusions may be needed together for the next one, so that the chains join to a
net.`,

	logic.TemplateSet: `A template is a way to place a digit in all nine rows, columns and boxes that the position allows. A cell
that all templates of a digit have holds it. A template is out when it takes a cell that another digit has in all of its own.`,

	logic.TemplateDelete: `A template is a way to place a digit in all nine rows, columns and boxes that the position allows. A
candidate that no template of its digit has goes.`,

	logic.BruteForce: `No technique leads on. One digit, that of the middle open cell, is taken from the solution, and the search for
techniques begins again. The step has no pattern and so no example.`,
}
