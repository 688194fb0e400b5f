package nonet

import (
	"fmt"

	"nonet/internal/scan"
)

// A Shape is a way to write one grid as text.
type Shape uint8

// The shapes that Format writes and that Parse tells apart. All but
// ShapeLine and the JSON shapes take several lines; none ends in a line break.
const (
	ShapeLine        Shape = iota // 81 characters
	ShapeRows                     // nine rows of nine numbers with single blanks between, 0 for a blank
	ShapeDigits                   // nine rows of nine characters
	ShapeGrid                     // nine rows in a frame of | + -
	ShapeCSV                      // nine rows of nine fields, a blank is an empty field
	ShapeJSON                     // nine arrays of nine numbers, 0 for a blank
	ShapeJSONStrings              // nine arrays of nine strings, "." for a blank
	ShapeJSONFlat                 // one array of 81 numbers, 0 for a blank
	ShapeJSONRows                 // one array of nine strings of nine characters
	ShapeJSONText                 // one string of 81 characters
)

// Package scan numbers the shapes that are read as they are numbered here.
// Where the two differ, the index is not 0 and this does not compile.
var (
	same [1]struct{}
	_    = same[ShapeLine-Shape(scan.Line)]
	_    = same[ShapeRows-Shape(scan.Rows)]
	_    = same[ShapeDigits-Shape(scan.Digits)]
	_    = same[ShapeGrid-Shape(scan.Framed)]
	_    = same[ShapeCSV-Shape(scan.CSV)]
	_    = same[ShapeJSON-Shape(scan.JSON)]
	_    = same[ShapeJSONStrings-Shape(scan.JSONStrings)]
	_    = same[ShapeJSONFlat-Shape(scan.JSONFlat)]
	_    = same[ShapeJSONRows-Shape(scan.JSONRows)]
	_    = same[ShapeJSONText-Shape(scan.JSONText)]
)

// A layout is how a shape writes: what stands before, between and after cells,
// rows and bands.
type layout struct {
	name                    string
	blank                   string
	before, after           string // around the whole grid
	rowStart, rowEnd        string
	cellStart, cellEnd      string
	betweenCells, betweenIn string // between two cells; between two boxes of a row
	betweenRows, betweenBan string // between two rows; between two bands
}

const frameRule = "+-------+-------+-------+"

var layouts = [...]layout{
	ShapeLine:   {name: "line", blank: "."},
	ShapeRows:   {name: "rows", blank: "0", betweenCells: " ", betweenIn: " ", betweenRows: "\n", betweenBan: "\n"},
	ShapeDigits: {name: "digits", blank: ".", betweenRows: "\n", betweenBan: "\n"},
	ShapeGrid: {name: "grid", blank: ".", before: frameRule + "\n", after: "\n" + frameRule, rowStart: "| ", rowEnd: " |",
		betweenCells: " ", betweenIn: " | ", betweenRows: "\n", betweenBan: "\n" + frameRule + "\n"},
	ShapeCSV: {name: "csv", betweenCells: ",", betweenIn: ",", betweenRows: "\n", betweenBan: "\n"},
	ShapeJSON: {name: "json", blank: "0", before: "[", after: "]", rowStart: "[", rowEnd: "]",
		betweenCells: ",", betweenIn: ",", betweenRows: ",", betweenBan: ","},
	ShapeJSONStrings: {name: "json-strings", blank: ".", before: "[", after: "]", rowStart: "[", rowEnd: "]",
		cellStart: `"`, cellEnd: `"`, betweenCells: ",", betweenIn: ",", betweenRows: ",", betweenBan: ","},
	ShapeJSONFlat: {name: "json-flat", blank: "0", before: "[", after: "]",
		betweenCells: ",", betweenIn: ",", betweenRows: ",", betweenBan: ","},
	ShapeJSONRows: {name: "json-rows", blank: ".", before: "[", after: "]", rowStart: `"`, rowEnd: `"`, betweenRows: ",", betweenBan: ","},
	ShapeJSONText: {name: "json-text", blank: ".", before: `"`, after: `"`},
}

// String returns the name of the shape, as in "line" or "json-strings".
func (s Shape) String() string {
	if int(s) < len(layouts) {
		return layouts[s].name
	}
	return fmt.Sprintf("Shape(%d)", uint8(s))
}

// ParseShape returns the shape of that name.
func ParseShape(name string) (Shape, error) {
	for s := range layouts {
		if layouts[s].name == name {
			return Shape(s), nil
		}
	}
	names := ""
	for s := range layouts {
		if s > 0 {
			names += ", "
		}
		names += layouts[s].name
	}
	return 0, fmt.Errorf("no shape is called %q; there are %s", name, names)
}

// Multiline reports whether the shape takes more than one line.
func (s Shape) Multiline() bool { return s.layout().betweenRows == "\n" }

// layout returns how the shape writes, that of ShapeLine for a number that
// stands for no shape.
func (s Shape) layout() *layout {
	if int(s) < len(layouts) {
		return &layouts[s]
	}
	return &layouts[ShapeLine]
}

// Format returns grid g written in shape s, without a line break at the end.
// A value above 9 is no digit and is written as "?", which reads as a blank. A
// number that stands for no shape writes as ShapeLine does.
func Format(g Grid, s Shape) string { return string(AppendFormat(nil, g, s)) }

// AppendFormat appends grid g to b, written as [Format] writes it.
func AppendFormat(b []byte, g Grid, s Shape) []byte {
	l := s.layout()
	b = append(b, l.before...)
	for i, d := range g {
		switch {
		case i == 0:
			b = append(b, l.rowStart...)
		case i%27 == 0:
			b = append(append(append(b, l.rowEnd...), l.betweenBan...), l.rowStart...)
		case i%9 == 0:
			b = append(append(append(b, l.rowEnd...), l.betweenRows...), l.rowStart...)
		case i%3 == 0:
			b = append(b, l.betweenIn...)
		default:
			b = append(b, l.betweenCells...)
		}
		b = append(b, l.cellStart...)
		switch {
		case d == 0:
			b = append(b, l.blank...)
		case d <= 9:
			b = append(b, '0'+d)
		default:
			b = append(b, '?')
		}
		b = append(b, l.cellEnd...)
	}
	return append(append(b, l.rowEnd...), l.after...)
}
