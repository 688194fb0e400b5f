package logic

import (
	"encoding/json"
	"fmt"

	"nonet"
)

// A Record is the JSON form of a [Step]. Cells and units have the names that people
// read, such as r5c5 and "column 5", so that it can be drawn without this package.
type Record struct {
	Technique string `json:"technique"`
	Level     string `json:"level"`
	Score     int    `json:"score"`
	// Digits are those that the technique is about.
	Digits []int `json:"digits,omitempty"`
	// Placements read r5c5=5, Eliminations r5c5<>5.
	Placements   []string `json:"placements,omitempty"`
	Eliminations []string `json:"eliminations,omitempty"`
	// Text is the sentence of [Step.String], Library the line of [Step.Library].
	Text    string `json:"text"`
	Library string `json:"library,omitempty"`
	// Marks, Units and Chains say what has which part in the step.
	Marks  []MarkRecord   `json:"marks,omitempty"`
	Units  []UnitRecord   `json:"units,omitempty"`
	Chains [][]NodeRecord `json:"chains,omitempty"`
}

// A MarkRecord is the JSON form of a [Mark].
type MarkRecord struct {
	Cell  string `json:"cell"`
	Digit int    `json:"digit"`
	Role  Role   `json:"role"`
}

// A UnitRecord is the JSON form of a [UnitMark].
type UnitRecord struct {
	Unit string `json:"unit"`
	Role Role   `json:"role"`
}

// A NodeRecord is the JSON form of a [Node].
type NodeRecord struct {
	Cells  []string `json:"cells"`
	Digit  int      `json:"digit"`
	On     bool     `json:"on"`
	Strong bool     `json:"strong"`
	Joint  bool     `json:"joint,omitempty"`
	Set    bool     `json:"set,omitempty"`
	By     string   `json:"by,omitempty"`
	Keeps  []int    `json:"keeps,omitempty"`
}

// Record returns the JSON form of a step on a board. Without a board, nil, it has no
// line of the library.
func (s *Step) Record(b *Board) Record {
	r := Record{
		Technique: s.Technique.String(),
		Level:     s.Technique.Level().String(),
		Score:     s.Technique.Score(),
		Digits:    digitNumbers(s.Digits),
		Text:      s.String(),
	}
	if b != nil {
		r.Library = s.Library(b)
	}
	for _, p := range s.Placements {
		r.Placements = append(r.Placements, p.String())
	}
	for _, e := range s.Eliminations {
		r.Eliminations = append(r.Eliminations, fmt.Sprintf("%s<>%d", e.Cell, e.Digit))
	}
	r.Marks, r.Units, r.Chains = markRecords(s.Marks), unitRecords(s.Units), chainRecords(s.Chains)
	return r
}

func markRecords(marks []Mark) (list []MarkRecord) {
	for _, m := range marks {
		list = append(list, MarkRecord{m.Cell.String(), m.Digit, m.Role})
	}
	return list
}

func unitRecords(units []UnitMark) (list []UnitRecord) {
	for _, u := range units {
		list = append(list, UnitRecord{u.Unit.String(), u.Role})
	}
	return list
}

func chainRecords(chains []Chain) (list [][]NodeRecord) {
	for _, c := range chains {
		list = append(list, c.record())
	}
	return list
}

func (c Chain) record() []NodeRecord {
	nodes := make([]NodeRecord, len(c))
	for i, n := range c {
		nodes[i] = NodeRecord{Digit: n.Digit, On: n.On, Strong: n.Strong, Joint: n.Joint, Set: n.Set, By: n.By,
			Keeps: digitNumbers(n.Keeps)}
		for _, cell := range n.Cells {
			nodes[i].Cells = append(nodes[i].Cells, cell.String())
		}
	}
	return nodes
}

// MarshalJSON gives the [Record] of a step, without a line of the library.
func (s Step) MarshalJSON() ([]byte, error) { return json.Marshal(s.Record(nil)) }

// digitNumbers lists the digits of a set.
func digitNumbers(s nonet.DigitSet) (list []int) {
	for d := range digitsOf(s) {
		list = append(list, d)
	}
	return list
}
