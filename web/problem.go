package web

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"net/http"

	"nonet"
)

// A problem says why a request has no answer, in the form of RFC 9457.
type problem struct {
	Type   string        `json:"type" doc:"Always about:blank: the status says what kind of problem it is." example:"about:blank"`
	Title  string        `json:"title" doc:"The name of the status." example:"Unprocessable Entity"`
	Status int           `json:"status" doc:"The status of the answer." example:"422"`
	Detail string        `json:"detail" doc:"What is wrong, in a sentence." example:"puzzle: line 1, column 1: found 80 cells, expected 81 cells"`
	Errors []problemItem `json:"errors,omitempty" doc:"What is wrong with each field."`

	Line   int    `json:"line,omitempty" doc:"The line of the text that is no puzzle, from 1."`
	Column int    `json:"column,omitempty" doc:"The character in that line, from 1; left out where the line or the whole grid is meant."`
	Cells  int    `json:"cells,omitempty" doc:"How many cells of the grid had been found."`
	Found  string `json:"found,omitempty" doc:"What stands there." example:"80 cells"`
	Wanted string `json:"wanted,omitempty" doc:"What was expected." example:"81 cells"`

	Limit  string `json:"limit,omitempty" enum:"body,puzzles,time,concurrency" doc:"The limit that was reached: the bytes of the body, the puzzles of a request, the time for a request, or the requests at once."`
	Most   int64  `json:"most,omitempty" doc:"How many bytes or puzzles that limit allows."`
	Reason string `json:"reason,omitempty" enum:"no-solution,several-solutions,solved,contradiction" doc:"Why there is no answer about a puzzle that was read, or, as contradiction, that no puzzle is as it is wished for: errors name each wish without which there could be one."`

	retryAfter int // seconds
	cause      error
}

// A problemItem says what is wrong with one field.
type problemItem struct {
	Message  string `json:"message" doc:"What is wrong." example:"line 1, column 1: found 80 cells, expected 81 cells"`
	Location string `json:"location" doc:"The field: body.NAME, or query.NAME for one in the address." example:"body.puzzle"`
	Value    any    `json:"value,omitempty" doc:"What the field holds, where that is short."`
}

// The limits that an answer may name.
const (
	limitBody        = "body"
	limitPuzzles     = "puzzles"
	limitTime        = "time"
	limitConcurrency = "concurrency"
)

var limits = []string{limitBody, limitPuzzles, limitTime, limitConcurrency}

// The reasons that a problem may have.
const (
	reasonNoSolution    = "no-solution"
	reasonSeveral       = "several-solutions"
	reasonSolved        = "solved"
	reasonContradiction = "contradiction"
)

// Error returns what is wrong.
func (p *problem) Error() string { return p.Detail }

// Unwrap returns what led to it.
func (p *problem) Unwrap() error { return p.cause }

// newProblem returns a problem with a status.
func newProblem(status int, format string, args ...any) *problem {
	return &problem{Type: "about:blank", Title: http.StatusText(status), Status: status, Detail: fmt.Sprintf(format, args...)}
}

// limited returns p as one of a limit that was reached.
func (p *problem) limited(limit string) *problem {
	p.Limit = limit
	return p
}

// allowing returns p with how much the limit allows.
func (p *problem) allowing(most int64) *problem {
	p.Most = most
	return p
}

// fieldProblem returns the problem that a field of a request has.
func fieldProblem(location, name string, value any, err error) *problem {
	p := newProblem(http.StatusUnprocessableEntity, "%s: %v", name, err)
	p.cause = err
	p.Errors = []problemItem{{Message: err.Error(), Location: location, Value: shortValue(value)}}
	if e, ok := err.(*nonet.ParseError); ok {
		p.Line, p.Column, p.Cells, p.Found, p.Wanted = e.Line, e.Column, e.Cells, e.Found, e.Wanted
	}
	return p
}

// mostValue is how long a value may be to be sent back.
const mostValue = 100

// shortValue returns value if it is short.
func shortValue(value any) any {
	switch v := value.(type) {
	case string:
		if len(v) <= mostValue {
			return v
		}
	case json.RawMessage:
		if len(v) <= mostValue {
			return json.RawMessage(bytes.ToValidUTF8(v, []byte("\ufffd"))) // the answer is text whatever the body was
		}
	case bool, int, float64:
		return v
	}
	return nil
}

// write answers with the problem.
func (p *problem) write(w http.ResponseWriter) {
	h := w.Header()
	h.Set("Content-Type", "application/problem+json")
	h.Set("Cache-Control", "no-store")
	if p.retryAfter > 0 {
		h.Set("Retry-After", fmt.Sprint(p.retryAfter))
	}
	body, err := json.Marshal(p)
	if err != nil { // a value that JSON has no form for
		p.Errors = nil
		body, _ = json.Marshal(p)
	}
	h.Set("Content-Length", fmt.Sprint(len(body)+1))
	w.WriteHeader(cmp.Or(p.Status, http.StatusInternalServerError))
	w.Write(append(body, '\n'))
}
