package lanes

// A Kernel does the work on blocks for one word width.
type Kernel struct {
	name  string
	width int // lanes of a block
	// settleAt says when lanes are settled, at least 1: as soon as one in so many of
	// those that are busy is ready.
	settleAt int

	// sweep eliminates candidates in every lane of a block.
	sweep func(b []uint64) report
	// branch splits the lanes of m that have something to branch on and
	// returns which these are. One state stays in its lane. The others go to the
	// columns of the pool from first on, lowest lane first, but as many of the
	// last as there is room for go to the lanes of free instead; see deal. Like
	// compress it may overwrite as many columns as a block has lanes.
	branch func(b []uint64, m, free Mask, pool *columns, first int) Mask
	// expand puts the columns of a pool from first on into the lanes of m,
	// lowest lane first.
	expand func(b []uint64, m Mask, pool *columns, first int)
	// compress copies the lanes of m to the columns of a pool from first on.
	compress func(b []uint64, m Mask, pool *columns, first int)
	// verify returns the lanes in which every cell has a candidate and every row
	// and box has all nine. With 81 candidates in all, that is a solution.
	verify func(b []uint64) Mask
	// parse reads puzzles of 81 bytes into a block; see goParse. write writes
	// solutions from columns; see goWrite.
	parse func(b []uint64, text []byte, offsets *[maxWidth]int32) Mask
	write func(words []uint64, text []byte, offsets *[maxWidth]int32)
}

// deal returns which of the lanes that are free take one of the states that the
// lanes of split have put into the columns of a pool from first on, and the first
// column of these. They are the last ones.
func deal(split, free Mask, first int) (to Mask, column int) {
	n := split.len()
	to = free.lowest(n)
	return to, first + n - to.len()
}

// Name returns the name of the kernel: avx512, avx2 or go.
func (k *Kernel) Name() string { return k.name }
