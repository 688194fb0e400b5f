package main

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
)

// largeSize is that of a body nobody wants.
const largeSize = 10_000_000

// dots is an endless text of blanks.
type dots struct{}

func (dots) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = '.'
	}
	return len(p), nil
}

// large sends much, and says so in advance.
func (c *client) large() (int, error) {
	r, err := http.NewRequestWithContext(c.ctx, http.MethodPost, c.server.url+"api/v1/solve", io.LimitReader(dots{}, largeSize))
	if err != nil {
		return cut, err
	}
	r.ContentLength = largeSize
	return c.refused(r)
}

// chunked sends much without saying how much.
func (c *client) chunked() (int, error) {
	verb := one(c, []string{"solve", "solve/batch", "convert"})
	r, err := http.NewRequestWithContext(c.ctx, http.MethodPost, c.server.url+"api/v1/"+verb, io.LimitReader(dots{}, largeSize))
	if err != nil {
		return cut, err
	}
	return c.refused(r)
}

// refused sends what the server may close the connection at.
func (c *client) refused(r *http.Request) (int, error) {
	r.Header.Set("Content-Type", asText)
	answer, err := c.http.Do(r)
	switch {
	case c.ctx.Err() != nil:
		return cut, plain(c.ctx.Err())
	case err != nil:
		return cut, nil
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		return cut, nil
	}
	return answer.StatusCode, documented(answer, text)
}

// broken sends what is no JSON, or is JSON and makes no sense.
func (c *client) broken() (int, error) {
	body := one(c, []string{
		`{"puzzle": "53..7....6..195`,
		`{"puzzle": ` + strings.Repeat("[", 100_000),
		`{"puzzle": {"puzzle": {"puzzle": 1}}}`,
		`{"puzzle": "` + strings.Repeat("9", 81) + `", "limit": 1e999}`,
		`{"puzzle": "53..7", "limit": -1}`,
		"\x00\xff\xfe{\x80}",
		`null`,
		`{"puzzle": null}`,
		`{"puzzle": "` + strings.Repeat("\\u0000", 81) + `"}`,
	})
	status, _, err := c.post(one(c, []string{"solve", "check", "rate", "hint", "count"}), asJSON, strings.NewReader(body))
	return status, err
}

// emptyGrid has more solutions than anybody can count.
var emptyGrid = strings.Repeat(".", 81)

// countAll asks for the number of all grids there are.
func (c *client) countAll() (int, error) {
	var got struct{ Exact bool }
	status, err := c.object("count", map[string]any{"puzzle": emptyGrid, "limit": 0}, &got)
	if err == nil && status == http.StatusOK && got.Exact {
		err = errors.New("the server has counted all grids")
	}
	return status, err
}

// empty asks for a solution of the empty grid.
func (c *client) empty() (int, error) {
	var got struct {
		Solution         string
		Solvable, Unique bool
	}
	status, err := c.object("solve", map[string]any{"puzzle": emptyGrid, "limit": 1 + c.rand.IntN(1000)}, &got)
	if err == nil && status == http.StatusOK && (!solves(emptyGrid, got.Solution) || !got.Solvable || got.Unique) {
		err = fmt.Errorf("the empty grid is answered with %+v", got)
	}
	return status, err
}

// unsolvable asks for a solution where there is none.
func (c *client) unsolvable() (int, error) {
	puzzle := one(c, unsolvable)
	var got struct {
		Solvable bool
		Solution string
	}
	status, err := c.object(one(c, []string{"solve", "check"}), map[string]any{"puzzle": puzzle}, &got)
	if err == nil && status == http.StatusOK && (got.Solvable || got.Solution != "") {
		err = fmt.Errorf("%s is answered with %+v", puzzle, got)
	}
	return status, err
}

// rateHardest asks for what takes a second or more.
func (c *client) rateHardest() (int, error) {
	status, _, err := c.post("rate", asText, strings.NewReader(one(c, c.library.hardest)))
	return status, err
}

// batchHardest asks for as much of it as nobody waits for.
func (c *client) batchHardest() (int, error) {
	status, text, err := c.post("rate/batch", asText, strings.NewReader(strings.Join(c.library.hardest, "\n")))
	if err != nil || status != http.StatusOK {
		return status, err
	}
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	if last := lines[len(lines)-1]; !strings.HasPrefix(last, `{"done":`) && !strings.HasPrefix(last, `{"error":`) {
		err = fmt.Errorf("rate/batch ends with %.200s", last)
	}
	return status, err
}
