package lanes

// A Kernel does the work on blocks for one word width.
type Kernel struct {
	name  string
	width int // lanes of a block

	// sweep eliminates candidates in every lane of a block.
	sweep func(b []uint64) report
	// branch splits the lanes of m that have something to branch on and
	// returns which these are. One state stays in its lane, the other goes to
	// the columns of the pool from first on, lowest lane first.
	branch func(b []uint64, m Mask, pool *columns, first int) Mask
	// expand puts the columns of a pool from first on into the lanes of m,
	// lowest lane first.
	expand func(b []uint64, m Mask, pool *columns, first int)
	// compress copies the lanes of m to the columns of a pool from first on.
	compress func(b []uint64, m Mask, pool *columns, first int)
	// verify returns the lanes in which every cell has a candidate and every row
	// and box has all nine. With 81 candidates in all, that is a solution.
	verify func(b []uint64) Mask
	// parse reads puzzles of 81 bytes into a block, and write writes solutions
	// from one; see goParse and goWrite.
	parse func(b []uint64, text []byte, offsets *[maxWidth]int32) Mask
	write func(b []uint64, text []byte, offsets *[maxWidth]int32)
}

// Name returns the name of the kernel: avx512, avx2 or go.
func (k *Kernel) Name() string { return k.name }
