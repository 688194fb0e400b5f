package format

import (
	"errors"

	"nonet"
	"nonet/internal/scan"
)

// ReadOne reads a text that must hold exactly one puzzle, as [nonet.Parse] does:
// it reads whatever [Reader.Read] does, and some texts that Read refuses, which
// cannot be mistaken where there is one puzzle only. An error is a
// [*nonet.ParseError]. openMarks is what [Reader.OpenMarks] says.
func ReadOne(text string, openMarks bool) (Entry, error) {
	g, err := scan.One(text, openMarks)
	if err != nil {
		return Entry{}, parseError(err)
	}
	return entryOf(g), nil
}

// parseError turns the error of a scan into the one that callers see.
func parseError(err error) error {
	var bad *scan.Error
	if errors.As(err, &bad) {
		return (*nonet.ParseError)(bad)
	}
	return err
}

func entryOf(g scan.Grid) Entry {
	e := Entry{Marked: g.Marked, Shape: nonet.Shape(g.Shape), Line: g.Line}
	for i, set := range g.Sets {
		e.Candidates[i] = nonet.DigitSet(set)
	}
	return e
}
