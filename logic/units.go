package logic

import "nonet"

// The first row, column and box, as [nonet.Unit] counts them.
const (
	firstRow    nonet.Unit = 0
	firstColumn nonet.Unit = 9
	firstBox    nonet.Unit = 18
	unitCount              = 27
)

var (
	// unitCells are the cells of each unit.
	unitCells = func() (t [unitCount]cellSet) {
		for u := range t {
			for _, c := range nonet.Unit(u).Cells() {
				t[u].add(c)
			}
		}
		return t
	}()
	// unitsOf are the row, the column and the box of each cell.
	unitsOf = func() (t [81][3]nonet.Unit) {
		for c := range t {
			cell := nonet.Cell(c)
			t[c] = [3]nonet.Unit{
				firstRow + nonet.Unit(cell.Row()),
				firstColumn + nonet.Unit(cell.Column()),
				firstBox + nonet.Unit(cell.Box()),
			}
		}
		return t
	}()
	// peers are the twenty cells that share a unit with a cell.
	peers = func() (t [81]cellSet) {
		for c := range t {
			for _, u := range unitsOf[c] {
				t[c] = t[c].or(unitCells[u])
			}
			t[c].remove(nonet.Cell(c))
		}
		return t
	}()
)

// boxesFirst are the units in the order in which subsets are looked for.
var boxesFirst = func() (t [unitCount]nonet.Unit) {
	for i := range t {
		t[i] = (firstBox + nonet.Unit(i)) % unitCount
	}
	return t
}()

// rowOf, columnOf and boxOf return the units of a cell.
func rowOf(c nonet.Cell) nonet.Unit    { return unitsOf[c][0] }
func columnOf(c nonet.Cell) nonet.Unit { return unitsOf[c][1] }
func boxOf(c nonet.Cell) nonet.Unit    { return unitsOf[c][2] }

// crossing returns the cell in the row of one cell and the column of another.
func crossing(row, column nonet.Cell) nonet.Cell { return row - row%9 + column%9 }

// peersOfAny returns the cells that see a cell of s.
func peersOfAny(s cellSet) (seen cellSet) {
	for c := range s.all() {
		seen = seen.or(peers[c])
	}
	return seen
}

// peersOfAll returns the cells that see every cell of s.
func peersOfAll(s cellSet) cellSet {
	seen := cellSet{^uint64(0), 1<<17 - 1}
	for c := range s.all() {
		seen = seen.and(peers[c])
	}
	return seen
}

// unitsWith returns the units that hold all cells of s, rows first.
func unitsWith(s cellSet) []nonet.Unit {
	if s.empty() {
		return nil
	}
	var list []nonet.Unit
	for _, u := range unitsOf[s.first()] {
		if s.within(unitCells[u]) {
			list = append(list, u)
		}
	}
	return list
}
