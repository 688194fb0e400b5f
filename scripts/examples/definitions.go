package main

import "nonet/logic"

// definitions say what each technique is but for those of chainDefinitions, and for fish,
// whose definitions are put together from their names.
var definitions = map[logic.Technique]string{
	logic.FullHouse: `A unit has one open cell left. The digit that the unit lacks goes there.`,

	logic.NakedSingle: `A cell has one candidate left: the digits that it sees have taken all others. That candidate goes there.`,

	logic.HiddenSingle: `A digit has one place left in a unit: the cell may have other candidates, but no other cell of the
unit can hold the digit. So it goes there.`,

	logic.LockedPair: `Two cells of one line and one box have the same two candidates and no others. They hold these two digits,
in one order or the other, so no other cell of the line and no other cell of the box does.`,

	logic.LockedTriple: `Three cells of one line and one box have no candidates but the same three digits. They hold these three, so
no other cell of the line and no other cell of the box does.`,

	logic.Pointing: `All candidates of a digit in a box lie in one row or one column. The digit stands there whichever of them
is right, so it goes from the rest of that row or column.`,

	logic.Claiming: `All candidates of a digit in a row or a column lie in one box. The digit stands there whichever of them
is right, so it goes from the rest of that box.`,

	logic.NakedPair: `Two cells of a unit have the same two candidates and no others. They hold these two digits, in one order
or the other, so the digits go from the other cells of the unit.`,

	logic.NakedTriple: `Three cells of a unit have three digits as candidates between them, and no others. Not every cell needs all
three. They hold these digits, which go from the other cells of the unit.`,

	logic.NakedQuadruple: `Four cells of a unit have four digits as candidates between them, and no others. They hold these digits,
which go from the other cells of the unit.`,

	logic.HiddenPair: `Two digits have only the same two cells of a unit as places. These cells hold them, so all other
candidates of the two cells go.`,

	logic.HiddenTriple: `Three digits have only three cells of a unit as places between them. These cells hold them, so all other
candidates of the three cells go.`,

	logic.HiddenQuadruple: `Four digits have only four cells of a unit as places between them. These cells hold them, so all other
candidates of the four cells go.`,

	logic.RemotePair: `Four or more cells with the same two candidates form a chain in which each sees the next. Their digits take
turns along the chain, so of two cells with an even number of cells between them one has each digit. Both digits go from what sees two such cells.`,

	logic.BUGPlusOne: `Every open cell has two candidates and every digit two places in each unit, but for one cell with a third
candidate. Without that candidate there
would be two solutions or none. So the cell holds it, and its other candidates go.`,

	logic.Skyscraper: `A digit has two places in each of two rows, and one place of each row is in the same column; or the same
with columns and rows. These two are not both right, so one of the other two ends is. The digit goes from what sees both ends.`,

	logic.TwoStringKite: `A digit has two places in a row and two in a column, and one of each lies in the same box, in different
cells. These two are not both right, so one of the other two ends is. The digit goes from the cell that sees both ends.`,

	logic.DualTwoStringKite: `Two 2-String Kites meet in the same two cells of a box. Each of them takes its candidate away, and they
are told as one step.`,

	logic.TurbotFish: `A digit has two places in each of two units: two strong links. One place of the first sees one of the second,
so these are not both right, and one of the other two ends is. The digit goes from what sees both ends.`,

	logic.EmptyRectangle: `The candidates of a digit in a box lie in one row and one column that cross there. Outside of the box, one
end of a strong link is in that row or that column. A candidate in the other of the two lines that sees the far end goes: were it right, the
digit would have no place left in the box.`,

	logic.DualEmptyRectangle: `Two Empty Rectangles have the candidates of the same box. Each of them takes its candidate away, and they
are told as one step.`,

	logic.WWing: `Two cells have the same two candidates and do not see each other. A strong link of one of the digits connects
them: one of its ends sees the first cell, the other end the second. So one of the cells holds the other digit, which goes from what sees both.`,

	logic.XYWing: `A cell, the pivot, has two candidates x and y. It sees two cells, the pincers, with candidates x, z and y, z.
Whichever digit the pivot holds, one pincer holds z, which goes from what sees both pincers.`,

	logic.XYZWing: `A cell, the pivot, has three candidates x, y and z. It sees two cells, the pincers, with candidates x, z and
y, z. One of the three cells holds z, which goes from what sees all three.`,

	logic.UniquenessTest1: `Four cells in two rows, two columns and two boxes could hold the same two digits in turn, and three of them
have no other candidates. If the fourth held one of the two, the digits could be swapped and there would be two solutions. So both go from the fourth.`,

	logic.UniquenessTest2: `Two cells of a rectangle as in Uniqueness Test 1, in one row or column, have the same one candidate besides the two digits.
One of them holds it, or there would be two solutions. So it goes from what sees both.`,

	logic.UniquenessTest3: `Two cells of a rectangle as in Uniqueness Test 1, in one row or column, have more candidates. One of them holds one of these,
so together they count as one cell with these candidates. With other cells of a unit that cell is a naked subset, whose digits go from the
rest of the unit.`,

	logic.UniquenessTest4: `Two cells of a rectangle as in Uniqueness Test 1, in one row or column, have more candidates, and one of the two digits has no
other place in a unit of both. One of the cells holds it, so the other digit goes from both: with it there would be two solutions.`,

	logic.UniquenessTest5: `Two opposite cells of a rectangle as in Uniqueness Test 1, or three, have the same one candidate besides the two digits. One of
them holds it, or there would be two solutions. So it goes from what sees all of them.`,

	logic.UniquenessTest6: `Two opposite cells of a rectangle as in Uniqueness Test 1 have more candidates, and one of the two digits has no place outside of
the rectangle in their rows and columns. If one of the two cells held it, so would the other, and there would be two solutions. So that digit goes from both.`,

	logic.HiddenRectangle: `One cell of a rectangle as in Uniqueness Test 1 has no other candidates. In the row and the column of the cell opposite to it,
one of the two digits has no place outside of the rectangle. If the opposite cell held the other digit, all four would be settled, with two
solutions. So the other digit goes from it.`,

	logic.AvoidableRectangleType1: `Three cells of a rectangle in two rows, two columns and two boxes hold two digits in turn, none of them a
given, and the fourth has two candidates, one of which would complete it. Then the digits could be swapped, and there would be two solutions.
So that candidate goes.`,

	logic.AvoidableRectangleType2: `Two cells of a rectangle in two rows, two columns and two boxes are filled, neither of them a given. Each of the
two others has two candidates: one that would complete it, and one that both share. One of them holds the shared one, or there would be two solutions. So that
goes from what sees both.`,

	logic.SuedeCoq: `Two or three cells where a line and a box cross have at least two candidates more than there are cells. Some cells
of the rest of the line and some of the rest of the box share these candidates out between them, so that all the cells together have as many
digits as there are cells. Each digit is settled in the line or in the box, and goes from the rest of it.`,
}
