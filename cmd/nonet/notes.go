package main

// notesShown is how many notes a run writes before it only counts them.
const notesShown = 10

// notes keep remarks on good answers from flooding standard error.
type notes struct{ shown, hidden int }

// note writes a remark about one puzzle. A run makes remarks of one kind only.
func (s *stream) note(it item, text string) {
	switch n := &s.notes; {
	case s.opt.quiet:
	case n.shown < notesShown:
		n.shown++
		s.complain(it, "%s", text)
	default:
		n.hidden++
	}
}

// sum says how many remarks were not written.
func (s *stream) sum() {
	if n := s.notes.hidden; n > 0 {
		s.errorf("the same holds for %s", plural(n, "more puzzle"))
	}
}
