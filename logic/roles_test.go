package logic

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"nonet"
)

// A foundStep is a step and the board it stands on.
type foundStep struct {
	Step
	board Board
}

// stepsOfCases returns for each case the first step that has its digits.
func stepsOfCases(t *testing.T) (list []foundStep) {
	t.Helper()
	f, err := os.Open("testdata/cases.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if strings.HasPrefix(lines.Text(), "#") {
			continue
		}
		c, err := parseLibrary(lines.Text())
		if err != nil {
			t.Fatal(err)
		}
		for s := range Find(&c.board, c.technique) {
			if s.libraryDigits() == c.digits {
				list = append(list, foundStep{s, c.board})
				break
			}
		}
	}
	return list
}

// TestMarksOnce asks that no candidate and no unit has the same part twice.
func TestMarksOnce(t *testing.T) {
	for _, s := range stepsOfCases(t) {
		for i, m := range s.Marks {
			if slices.Contains(s.Marks[:i], m) {
				t.Errorf("%s: %+v twice", &s.Step, m)
			}
		}
		for i, u := range s.Units {
			if slices.Contains(s.Units[:i], u) {
				t.Errorf("%s: %+v twice", &s.Step, u)
			}
		}
	}
}

// TestLinksOfCases checks the links of chains, but of those through almost locked sets, on
// the board: a strong link must be one, and a joint node must need others.
func TestLinksOfCases(t *testing.T) {
	withChains := map[Technique]bool{}
	for _, s := range stepsOfCases(t) {
		for _, c := range s.Chains {
			withChains[s.Technique] = true
			for i := range c[1:] {
				if from, to := &c[i], &c[i+1]; !from.Set && !to.Set {
					if why := checkJoint(&s.board, from, to); why != "" {
						t.Errorf("%s: %s: link %d of %s", &s.Step, why, i+1, c)
					}
				}
			}
		}
	}
	for _, technique := range []Technique{Skyscraper, TwoStringKite, DualTwoStringKite, TurbotFish, EmptyRectangle,
		DualEmptyRectangle, WWing, KrakenFishType1, KrakenFishType2, ForcingNetContradiction, ForcingNetVerity} {
		if !withChains[technique] {
			t.Errorf("%s has no chains", technique)
		}
	}
}

// checkJoint returns what is wrong with a link, or "".
func checkJoint(b *Board, from, to *Node) string {
	cells, all := setOf(to.Cells...), setOf(slices.Concat(from.Cells, to.Cells)...)
	rest := -1 // candidates besides those of the link
	switch {
	case from.On == to.On || to.On != to.Strong:
		return "right and wrong do not take turns"
	case from.Digit != to.Digit:
		if len(from.Cells) > 1 || all != cells {
			return "two digits and two cells"
		}
		rest = b.cands[to.Cells[0]].Len() - 2
	case !to.On:
		if !cells.within(peersOfAll(setOf(from.Cells...))) {
			return "the ends do not see each other"
		}
		return ""
	default:
		for _, u := range unitsWith(all) {
			if n := b.placesIn(u, to.Digit).without(all).len(); rest < 0 || n < rest {
				rest = n
			}
		}
	}
	switch {
	case to.On && rest < 0:
		return "no unit has both ends"
	case to.On && (rest > 0) != to.Joint:
		return fmt.Sprintf("joint is %t, and there are %d others", to.Joint, rest)
	}
	return ""
}

// TestJointNodes asks that what a joint node needs is in the step: as many chains that
// end in it as there are others in some cell or unit.
func TestJointNodes(t *testing.T) {
	joint := 0
	for _, s := range stepsOfCases(t) {
		for _, c := range s.Chains {
			for i, n := range c {
				if !n.Joint {
					continue
				}
				joint++
				before := map[string]bool{}
				for _, o := range s.Chains {
					for k := 1; k < len(o); k++ {
						if o[k].On && o[k].Digit == n.Digit && o[k].Cells[0] == n.Cells[0] {
							before[fmt.Sprint(o[k-1].Cells, o[k-1].Digit)] = true
						}
					}
				}
				if len(before) < 2 {
					t.Errorf("%s: node %d of %s follows from %v", &s.Step, i, c, before)
				}
			}
		}
	}
	if joint == 0 {
		t.Error("no net has a joint node")
	}
}

// TestRoles checks what a drawing needs of some techniques.
func TestRoles(t *testing.T) {
	seen := map[Technique]int{}
	for _, s := range stepsOfCases(t) {
		seen[s.Technique]++
		var why string
		switch s.Technique {
		case KrakenFishType2:
			why = s.checkKrakenStart()
		case EmptyRectangle, DualEmptyRectangle:
			why = s.checkCross()
		case WWing:
			_, digit := s.marked(RoleBridge)
			if units := s.unitsAs(RoleBridge); digit.Len() != 1 || len(units) != 1 ||
				s.in(RoleBridge) != cellList(s.board.placesIn(units[0], lowestDigit(digit))) {
				why = "the bridge is not all places of a digit in a unit"
			}
		case BUGPlusOne:
			for _, u := range s.unitsAs(RoleUnit) {
				if s.board.placesIn(u, lowestDigit(s.Digits)).len() != 3 {
					why = u.String() + " has not three places"
				}
			}
			if len(s.Units) != 3 {
				why = "not three units"
			}
		}
		if why != "" {
			t.Errorf("%s: %s", &s.Step, why)
		}
	}
	for _, technique := range []Technique{KrakenFishType2, EmptyRectangle, DualEmptyRectangle, WWing, BUGPlusOne} {
		if seen[technique] == 0 {
			t.Errorf("no case of %s", technique)
		}
	}
}

// checkKrakenStart checks where the chains of a kraken fish start.
func (s *foundStep) checkKrakenStart() string {
	units := s.unitsAs(RoleStart)
	starts, _ := s.marked(RoleStart)
	fins, _ := s.marked(RoleFin)
	var first cellSet
	for _, c := range s.Chains {
		first.add(c[0].Cells[0])
	}
	switch {
	case len(units) != 1 || !slices.Contains(s.unitsAs(RoleCover), units[0]):
		return "no cover unit is the start"
	case first != starts:
		return "the chains start elsewhere"
	case !fins.within(starts) || !starts.without(fins).within(unitCells[units[0]]):
		return "the starts are not the fins and some of the unit"
	}
	return ""
}

// checkCross checks that an empty rectangle has its lines, and a chain for each that
// shows what goes.
func (s *foundStep) checkCross() string {
	cross := s.unitsAs(RoleCross)
	if len(cross) != 2 || cross[0] >= firstColumn || cross[1] < firstColumn {
		return "no row and column"
	}
	in, _ := s.marked(RoleDefining)
	if !in.within(unitCells[cross[0]].or(unitCells[cross[1]])) {
		return "places of the box are on neither line"
	}
	if len(s.Chains) != len(s.Eliminations) {
		return "not a chain for each elimination"
	}
	for i, c := range s.Chains {
		ends := setOf(slices.Concat(c[0].Cells, c[3].Cells)...)
		if !ends.within(peers[s.Eliminations[i].Cell]) {
			return "what goes does not see both ends of " + c.String()
		}
	}
	return ""
}

// TestSiameseRoles takes siamese fish apart: each of the two must be a fish.
func TestSiameseRoles(t *testing.T) {
	pairs := 0
	for _, p := range positions(t, 20, fishUpTo(2, basicFish)...) {
		for _, technique := range []Technique{FinnedXWing, FinnedSwordfish, FinnedFrankenXWing} {
			for s := range allBy(findSiamese, &p.board, technique) {
				pairs++
				base, _ := s.marked(RoleDefining)
				fins, _ := s.marked(RoleFin)
				endo, _ := s.marked(RoleEndoFin)
				second, _ := s.marked(RoleSecondFin)
				all := base.or(fins).or(endo)
				if all != cellsOfUnits(&p.board, s.Digits, s.unitsAs(RoleBase)) {
					t.Fatalf("%s: base candidates are missing", &s)
				}
				for cover, fins := range map[Role]cellSet{RoleCover: fins, RoleSecondCover: second} {
					if all.without(cellsOfUnits(&p.board, s.Digits, s.unitsAs(cover))).without(endo) != fins {
						t.Fatalf("%s: other fins", &s)
					}
				}
			}
		}
	}
	if pairs == 0 {
		t.Error("no siamese fish")
	}
}

// cellsOfUnits returns the places of a digit in units.
func cellsOfUnits(b *Board, digits nonet.DigitSet, units []nonet.Unit) (cells cellSet) {
	for _, u := range units {
		cells = cells.or(b.placesIn(u, lowestDigit(digits)))
	}
	return cells
}

// TestText reads back what roles, depths, candidates and moves are written as.
func TestText(t *testing.T) {
	for r := range Role(255) {
		checkText(t, r, r.String())
	}
	for want, r := range map[string]Role{"defining": RoleDefining, "endo-fin": RoleEndoFin, "group-0": RoleGroup0, "group-2": RoleGroup0 + 2} {
		checkText(t, r, want)
	}
	for want, d := range map[string]Depth{"name": DepthName, "where": DepthWhere, "full": DepthFull} {
		checkText(t, d, want)
	}
	r5c7 := Candidate{cellOf(5, 7), 3}
	checkText(t, r5c7, "r5c7=3")
	checkText(t, Move{r5c7, false}, "r5c7=3")
	checkText(t, Move{r5c7, true}, "r5c7<>3")
	for _, text := range []string{"", "r5c7", "r5c0=3", "r0c1=3", "r5c7=0", "r5c7=x", "r5c7==", "R5C7=3", "r5c7=31", "group-", "group--1", "group-240", "group-01", "base "} {
		var r Role
		var c Candidate
		var d Depth
		var m Move
		for what, err := range map[string]error{
			"role": r.UnmarshalText([]byte(text)), "candidate": c.UnmarshalText([]byte(text)),
			"depth": d.UnmarshalText([]byte(text)), "move": m.UnmarshalText([]byte(text)),
		} {
			if err == nil {
				t.Errorf("%q is a %s", text, what)
			}
		}
	}
}

// checkText writes a value as JSON and reads it back.
func checkText[T comparable](t *testing.T, value T, want string) {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	var written string
	var back T
	if err := json.Unmarshal(text, &written); err != nil || written != want || fmt.Sprint(value) != want {
		t.Errorf("%v is written %s, want %s", value, text, want)
	}
	if err := json.Unmarshal(text, &back); err != nil || back != value {
		t.Errorf("%s is read as %v, %v", text, back, err)
	}
}
