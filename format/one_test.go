package format_test

import (
	"errors"
	"strings"
	"testing"

	"nonet"
	"nonet/format"
)

func TestReadOne(t *testing.T) {
	e, err := format.ReadOne("A title\n\n"+strings.ReplaceAll(nonet.Format(mustParse(t, mild), nonet.ShapeDigits), ".", "·"), false)
	if err != nil || e.Grid().String() != mild || e.Shape != nonet.ShapeDigits || e.Line != 3 {
		t.Errorf("%v, %v", e, err)
	}
	var bad *nonet.ParseError
	if e, err := format.ReadOne(mild+"\n"+hard, false); !errors.As(err, &bad) || bad.Line != 2 {
		t.Errorf("two puzzles: %v, %v", e, err)
	}
	few := strings.Repeat(". . . . 12 . 5 . .\n", 9)
	if e, err := format.ReadOne(few, true); err != nil || !e.Marked {
		t.Errorf("open marks: %v, %v", e, err)
	}
	if e, err := format.ReadOne(few, false); !errors.As(err, &bad) {
		t.Errorf("open marks without being asked: %v, %v", e, err)
	}
}

func mustParse(t *testing.T, text string) nonet.Grid {
	t.Helper()
	g, err := nonet.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return g
}
