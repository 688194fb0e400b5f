package main

import (
	"context"

	"nonet"
)

// A solveRecord is the JSON object of one puzzle.
type solveRecord struct {
	place
	Solution string `json:"solution,omitempty"`
	Unique   *bool  `json:"unique,omitempty"`
	reasons
	Status string `json:"status"`
}

// A listEnd is what stands behind the list in the JSON object of a puzzle with
// all its solutions; the place stands before it.
type listEnd struct {
	More   bool   `json:"more"`
	Status string `json:"status"`
}

// write writes the answer to one puzzle: its solution, if that was found, and
// with JSON whatever else is known.
func (v *solver) write(it item, s solution, found bool) error {
	if !v.json {
		if !found {
			return nil
		}
		return v.out.grid(s.grid, v.shape(it))
	}
	r := solveRecord{place: newPlace(it), reasons: newReasons(s.report), Status: s.status}
	if found {
		r.Solution = s.grid.String()
	}
	if s.status == statusUnique || s.status == statusSeveral {
		unique := s.status == statusUnique
		r.Unique = &unique
	}
	return v.out.object(r)
}

// list writes the solutions of one puzzle, up to the limit, as they are found:
// there may be more of them than memory holds.
func (v *solver) list(it item, s solution) error {
	if err := v.begin(it); err != nil {
		return err
	}
	var n uint64
	more := false
	for g := range s.all {
		if more = v.limit > 0 && n == v.limit; more {
			break
		}
		if err := v.item(it, g, n); err != nil {
			return err
		}
		n++
	}
	if err := context.Cause(s.ctx); err != nil && !more {
		more = true
		s.outcome = outcome{status: statusGaveUp, err: err}
		v.lacks(it, s.outcome)
	} else if more {
		v.note(it, "there are more solutions than "+these(n))
	}
	return v.end(more, s.status)
}

// begin writes what stands before a list of solutions, item one of them, the
// nth, and end what stands behind.
func (v *solver) begin(it item) error {
	if !v.json {
		return nil
	}
	head, err := members(newPlace(it))
	if err != nil {
		return err
	}
	return v.out.write("{" + head + `,"solutions":[`)
}

func (v *solver) item(it item, g nonet.Grid, n uint64) error {
	if !v.json {
		return v.out.grid(g, v.shape(it))
	}
	comma := ","
	if n == 0 {
		comma = ""
	}
	return v.out.write(comma + `"` + g.String() + `"`)
}

func (v *solver) end(more bool, status string) error {
	if !v.json {
		return nil
	}
	tail, err := members(listEnd{more, status})
	if err != nil {
		return err
	}
	return v.out.write("]," + tail + "}\n")
}
