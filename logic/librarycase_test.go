package logic

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"nonet"
)

// A libraryCase is a line of HoDoKu's library of techniques: a position, and what a
// technique gives there.
//
//	:0310:7:19......2..34...5.+56...:617 817:714 716::
//
// The fields are the code of the technique, with -x where it must find nothing; its
// digits; the position, with + before digits that are no givens; candidates that are
// gone; what is eliminated, and what is placed, as digit, row and column; the number
// of links of a chain.
type libraryCase struct {
	code       string
	technique  Technique
	variant    string
	fails      bool
	digits     nonet.DigitSet
	board      Board
	eliminated []Candidate
	placed     []Candidate
	links      int // of the chain; 0 where the line doesn't say
}

var errLibrary = errors.New("no line of the library")

// parseLibrary reads a line of the library.
func parseLibrary(line string) (c libraryCase, err error) {
	f := strings.Split(strings.TrimSpace(line), ":")
	if len(f) < 7 || f[0] != "" {
		return c, errLibrary
	}
	code, variant, _ := strings.Cut(f[1], "-")
	c.code, c.variant = f[1], variant
	c.fails = variant == "x"
	if len(code) < 4 {
		return c, errLibrary
	}
	// A fifth digit is a variant: siamese fish and the like.
	t, ok := TechniqueOf(code[:4])
	if !ok {
		return c, fmt.Errorf("%w: no technique has the code %s", errLibrary, code)
	}
	c.technique = t
	if len(code) > 4 {
		c.variant = code[4:]
	}
	for _, d := range f[2] {
		if d >= '1' && d <= '9' {
			c.digits |= setOfDigit(int(d - '0'))
		}
	}
	if c.board, err = parsePosition(f[3]); err != nil {
		return c, err
	}
	gone, err := parseCandidates(f[4])
	if err != nil {
		return c, err
	}
	for _, g := range gone {
		c.board.Eliminate(g.Cell, g.Digit)
	}
	if c.eliminated, err = parseCandidates(f[5]); err != nil {
		return c, err
	}
	if c.placed, err = parseCandidates(f[6]); err != nil {
		return c, err
	}
	if len(f) > 7 && f[7] != "" {
		if c.links, err = strconv.Atoi(f[7]); err != nil {
			return c, fmt.Errorf("%w: %q is no number of links", errLibrary, f[7])
		}
	}
	return c, nil
}

// parsePosition reads 81 cells, with + before digits that are no givens.
func parsePosition(text string) (Board, error) {
	var g, givens nonet.Grid
	cell, entered := 0, false
	for _, r := range text {
		switch {
		case r == '+':
			entered = true
			continue
		case cell == 81 || r != '.' && (r < '0' || r > '9'):
			return Board{}, errLibrary
		case r >= '1' && r <= '9':
			g[cell] = uint8(r - '0')
			if !entered {
				givens[cell] = g[cell]
			}
		}
		entered = false
		cell++
	}
	if cell != 81 {
		return Board{}, errLibrary
	}
	b := NewBoard(g)
	b.givens = cellSet{}
	for c, d := range givens {
		if d != 0 {
			b.givens.add(nonet.Cell(c))
		}
	}
	return b, nil
}

// parseCandidates reads candidates of three digits each: digit, row and column.
func parseCandidates(text string) (list []Candidate, err error) {
	for _, f := range strings.Fields(text) {
		if len(f) != 3 || strings.Trim(f, "123456789") != "" {
			return nil, fmt.Errorf("%w: %q is no candidate", errLibrary, f)
		}
		c := nonet.Cell(9*(f[1]-'1') + f[2] - '1')
		list = append(list, Candidate{c, int(f[0] - '0')})
	}
	return list, nil
}
