package logic

import (
	"bytes"
	"encoding/json"
	"fmt"

	"nonet"
	"nonet/internal/explainer"
)

// A RatedStep is a step in the order of Sudoku Explainer. It either places a digit or
// eliminates candidates; what follows from a digit placed is not listed.
type RatedStep struct {
	Technique    string // as Sudoku Explainer calls it
	Rating       SE
	Placements   []Candidate
	Eliminations []Candidate
	Text         string // the technique, why, and what follows
	Grid         string // 81 characters after the step

	// Digits, Marks, Units and Chains are those of a [Step].
	Digits nonet.DigitSet
	Marks  []Mark
	Units  []UnitMark
	Chains []Chain
}

// MarshalJSON writes the step as a [Record] is written, with its rating and the grid after
// it.
func (s RatedStep) MarshalJSON() ([]byte, error) {
	var text bytes.Buffer
	e := json.NewEncoder(&text)
	e.SetEscapeHTML(false) // for those who want to read <>; other encoders escape it
	err := e.Encode(struct {
		Technique    string         `json:"technique"`
		Rating       SE             `json:"rating"`
		Digits       []int          `json:"digits,omitempty"`
		Placements   []string       `json:"placements,omitempty"`
		Eliminations []string       `json:"eliminations,omitempty"`
		Text         string         `json:"text"`
		Grid         string         `json:"grid"`
		Marks        []MarkRecord   `json:"marks,omitempty"`
		Units        []UnitRecord   `json:"units,omitempty"`
		Chains       [][]NodeRecord `json:"chains,omitempty"`
	}{s.Technique, s.Rating, digitNumbers(s.Digits), candidateTexts(s.Placements, "="), candidateTexts(s.Eliminations, "<>"),
		s.Text, s.Grid, markRecords(s.Marks), unitRecords(s.Units), chainRecords(s.Chains)})
	return text.Bytes(), err
}

func candidateTexts(list []Candidate, sign string) (texts []string) {
	for _, c := range list {
		texts = append(texts, fmt.Sprint(c.Cell, sign, c.Digit))
	}
	return texts
}

func newRatedStep(s *explainer.Step) RatedStep {
	var does Step
	if s.Digit > 0 {
		does.Placements = []Candidate{{nonet.Cell(s.Cell), s.Digit}}
	}
	for c, removed := range s.Removed {
		for d := range digitsOf(nonet.DigitSet(removed)) {
			does.Eliminations = append(does.Eliminations, Candidate{nonet.Cell(c), d})
		}
	}
	does.sort()
	does.takeParts(&s.Parts)
	return RatedStep{Technique: s.Technique, Rating: SE(s.Rating), Placements: does.Placements, Eliminations: does.Eliminations,
		Text: s.Technique + ": " + s.Reason + " => " + does.result(), Grid: s.Grid,
		Digits: does.Digits, Marks: does.Marks, Units: does.Units, Chains: does.Chains}
}

// explainerRoles are the roles of the parts that package explainer knows.
var explainerRoles = [...]Role{
	explainer.Defining: RoleDefining,
	explainer.Base:     RoleBase,
	explainer.Cover:    RoleCover,
	explainer.Unit:     RoleUnit,
	explainer.Pivot:    RolePivot,
	explainer.Pincer:   RolePincer,
	explainer.Extra:    RoleExtra,
	explainer.Group:    RoleGroup0,
	explainer.Start:    RoleStart,
	explainer.Conflict: RoleConflict,
	explainer.Right:    RoleColorA,
	explainer.Wrong:    RoleColorB,
}

// takeParts gives a step the parts that package explainer has found.
func (s *Step) takeParts(p *explainer.Parts) {
	s.Digits = nonet.DigitSet(p.Digits)
	for _, m := range p.Marks {
		s.Marks = append(s.Marks, Mark{nonet.Cell(m.Cell), m.Digit, explainerRoles[m.Role]})
	}
	for _, u := range p.Units {
		s.unit(explainerRoles[u.Role], unitOfRegion(u.Region))
	}
	for _, c := range p.Chains {
		chain := make(Chain, len(c))
		for i, n := range c {
			chain[i] = Node{Cells: []nonet.Cell{nonet.Cell(n.Cell)}, Digit: n.Digit, On: n.On, Strong: n.Strong, Joint: n.Joint, By: n.By}
		}
		s.Chains = append(s.Chains, chain)
	}
}

// unitOfRegion returns the unit of a region, which package explainer counts from boxes to
// rows to columns.
func unitOfRegion(region int) nonet.Unit {
	return nonet.Unit((region + int(firstBox)) % unitCount)
}
