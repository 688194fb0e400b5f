package main

// remarksShown is how many remarks a run writes before it only counts them.
const remarksShown = 10

// remarks keep what holds for many puzzles from flooding standard error.
type remarks struct {
	kind          string // of what they are about
	shown, hidden int
}

// note writes a remark on a good answer.
func (s *stream) note(it item, text string) {
	if !s.opt.quiet {
		s.remark(it, "puzzle", text)
	}
}

// remark writes a remark about one puzzle, or one of another kind. A run makes
// remarks of one kind only.
func (s *stream) remark(it item, kind, text string) {
	r := &s.remarks
	r.kind = kind
	if r.shown == remarksShown {
		r.hidden++
		return
	}
	r.shown++
	s.complain(it, "%s", text)
}

// sum says how many remarks were not written.
func (s *stream) sum() {
	if n := s.remarks.hidden; n > 0 {
		s.errorf("the same holds for %s", plural(n, "more "+s.remarks.kind))
	}
}
