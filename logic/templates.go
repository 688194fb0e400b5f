package logic

import "context"

// templates look at all templates of a digit at once. Where all of them have a cell,
// the digit stands there; what none of them has can go. A template is out when it takes
// a cell that all templates of another digit have.
var templates = family{search: findTemplates, techniques: []Technique{TemplateSet, TemplateDelete}, reason: (*Step).reasonOfTemplates}

func findTemplates(ctx context.Context, b *Board, t Technique, found func(Step) bool) {
	all := templatesOf(ctx, b)
	for d := 1; d <= 9; d++ {
		common, union := all[d].common(), all[d].union()
		s := Step{Technique: t, Digits: setOfDigit(d)}
		switch t {
		case TemplateSet:
			for c := range common.and(b.places[d]).all() {
				s.Placements = append(s.Placements, Candidate{c, d})
			}
			s.mark(RoleDefining, common.and(b.places[d]), d)
		case TemplateDelete:
			s.eliminate(b.places[d].without(union), d)
			s.mark(RoleDefining, union.and(b.places[d]), d)
		}
		if len(s.Placements)+len(s.Eliminations) > 0 && !found(s) {
			return
		}
	}
}

// A templateList is the templates of a digit.
type templateList []cellSet

// templatesOf returns the templates of each digit that get along with those of the
// others. When ctx ends the lists are not complete.
func templatesOf(ctx context.Context, b *Board) (all [10]templateList) {
	for d := 1; d <= 9 && ctx.Err() == nil; d++ {
		w := newTemplateWalk(b, d, func(t cellSet) bool {
			all[d] = append(all[d], t)
			return true
		})
		w.from(0, 0, 0, cellSet{})
	}
	for changed := true; changed && ctx.Err() == nil; {
		changed = false
		for d := 1; d <= 9 && ctx.Err() == nil; d++ {
			if kept := all[d].without(takenFrom(&all, d)); len(kept) < len(all[d]) {
				all[d] = kept
				changed = true
			}
		}
	}
	return all
}

// takenFrom returns the cells that some other digit has in all its templates.
func takenFrom(all *[10]templateList, digit int) (taken cellSet) {
	for d := 1; d <= 9; d++ {
		if d != digit {
			taken = taken.or(all[d].common())
		}
	}
	return taken
}

// without returns the templates that have no cell of a set. It uses the list's space.
func (l templateList) without(cells cellSet) templateList {
	kept := l[:0]
	for _, t := range l {
		if !t.meets(cells) {
			kept = append(kept, t)
		}
	}
	return kept
}

// common returns the cells that all templates have, none when there is no template.
func (l templateList) common() cellSet {
	if len(l) == 0 {
		return cellSet{}
	}
	common := l[0]
	for _, t := range l[1:] {
		common = common.and(t)
	}
	return common
}

// union returns the cells that some template has.
func (l templateList) union() (union cellSet) {
	for _, t := range l {
		union = union.or(t)
	}
	return union
}

func (s *Step) reasonOfTemplates() string {
	if s.Technique == TemplateSet {
		return "part of every way to place " + s.Digits.String()
	}
	return "part of no way to place " + s.Digits.String()
}
