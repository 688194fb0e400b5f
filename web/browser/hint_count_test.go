package browser

import (
	"net/http"
	"strings"
	"testing"
)

// Only what helped is counted: no hint that never came.
func TestHintsThatFailAreNotCounted(t *testing.T) {
	t.Parallel()
	long(t)
	server := startServer(func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if strings.HasSuffix(r.URL.Path, "/hint") {
				http.Error(w, "no hint today", http.StatusInternalServerError)
				return
			}
			next.ServeHTTP(w, r)
		})
	})
	defer server.Close()
	p := open(t, at(server.URL))
	p.forgive(`\b500\b`)
	p.begin(solution[:80] + ".")
	p.press("h")
	p.text("#hint-text")
	p.press("9")
	p.hears("without a hint")
}

// A hint that is asked for again is the same hint, after the page was loaded
// again and after the puzzle was edited, too.
func TestHintIsCountedOnce(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(solution[:80] + ".")
	p.press("h")
	p.appears("#hint-text")
	p.reload()
	p.press("h")
	p.appears("#hint-text")
	p.click("#edit")
	p.click("#start")
	p.press("h")
	p.appears("#hint-text")
	p.cell("r9c9").choose()
	p.press("9")
	p.hears("with 1 hint")

	// Begun anew, the puzzle has hints of its own.
	p.click("#restart")
	p.press("h")
	p.appears("#hint-text")
	p.press("9")
	p.hears("with 1 hint")
}

// Steps that are taken over are hints unless they were done already, and undo
// takes them back.
func TestStepsTakenOverAreCounted(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	for _, try := range []struct{ cell, digit, hints string }{{"r1c3", "4", "50 hints"}, {"r1c4", "6", "49 hints"}} {
		p.cell(try.cell).choose()
		p.press(try.digit)
		p.click("#walk")
		p.appears("#walk-panel")
		p.click("#walk-last")
		p.click("#walk-take")
		p.shows(solution)
		p.hears(try.hints)
		p.press("Ctrl+z")
	}
}
