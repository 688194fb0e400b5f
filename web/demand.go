package web

import (
	"net/http"

	"nonet/generate"
)

// wishes are what may rule each other out of what a request wishes for, with what is left to
// wish for without each.
var wishes = []struct {
	name    string
	without func(*generate.Options)
}{
	{"level", func(o *generate.Options) { o.Levels = nil }},
	{"se", func(o *generate.Options) { o.SE = generate.Range{} }},
	{"symmetry", func(o *generate.Options) { o.Symmetry = generate.NoSymmetry }},
	{"clues", func(o *generate.Options) { o.Clues = generate.Range{} }},
	{"minimal", func(o *generate.Options) { o.Minimal = false }},
}

// demandProblem returns the problem that no puzzle is as it is wished for. It names each wish
// without which there could be one.
func demandProblem(o generate.Options, err error) *problem {
	p := newProblem(http.StatusUnprocessableEntity, "%v", err)
	p.Reason, p.cause = reasonContradiction, err
	for _, wish := range wishes {
		rest := o
		wish.without(&rest)
		if rest.Check() == nil {
			p.Errors = append(p.Errors, problemItem{Message: err.Error(), Location: "body." + wish.name})
		}
	}
	if len(p.Errors) == 0 {
		p.Errors = []problemItem{{Message: err.Error(), Location: "body"}}
	}
	return p
}
