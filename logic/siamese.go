package logic

import (
	"context"

	"nonet"
)

// findSiamese is a finder of siamese fish: pairs of fish that have the same base units,
// but other covers and other fins, so that their first eliminations differ. A pair is
// called what its first fish is. Techniques that are no fish have none.
func findSiamese(ctx context.Context, b *Board, t Technique, found func(Step) bool) {
	kind := fishKinds[t]
	if kind.size == 0 {
		return
	}
	rule := kind.fins
	if rule != noFins {
		kind.fins = anyFins
	}
	var same siblings
	more := fishOf(ctx, b, kind, func(f fish) bool {
		if !same.have(&f) {
			if !same.pairs(t, rule, found) {
				return false
			}
			same = same[:0]
		}
		same = append(same, f)
		return true
	})
	if more {
		same.pairs(t, rule, found)
	}
}

// siblings are fish of one digit that have the same base units.
type siblings []fish

// have reports whether a fish is one of them.
func (s siblings) have(f *fish) bool {
	return len(s) == 0 || s[0].digit == f.digit && s[0].base == f.base
}

// pairs reports the siamese pairs whose first fish obeys a rule. It returns false when
// found did.
func (s siblings) pairs(t Technique, rule finRule, found func(Step) bool) bool {
	for i := range s {
		if s[i].rule != rule {
			continue
		}
		for j := i + 1; j < len(s); j++ {
			f, g := &s[i], &s[j]
			if f.foremost() != g.foremost() && !found(f.siamese(t, g)) {
				return false
			}
		}
	}
	return true
}

// foremost returns the first elimination, one that is cannibalistic only when all are.
func (f *fish) foremost() nonet.Cell {
	if outside := f.gone.without(f.cells); !outside.empty() {
		return outside.first()
	}
	return f.gone.first()
}

// siamese returns the step of a pair of fish. They have the same base candidates, and
// endo fins, but other fins.
func (f *fish) siamese(t Technique, g *fish) Step {
	both := *f
	both.gone = f.gone.or(g.gone)
	s := both.step(t)
	s.mark(RoleSecondFin, g.fins.without(g.endo), g.digit)
	s.unit(RoleSecondCover, g.cover.list()...)
	return s
}
