package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
)

const (
	asJSON = "application/json"
	asText = "text/plain"
)

// post asks the API and returns the status and all of the body.
func (c *client) post(verb, kind string, body io.Reader) (int, []byte, error) {
	return c.request(http.MethodPost, "api/v1/"+verb, kind, body)
}

func (c *client) request(method, path, kind string, body io.Reader) (int, []byte, error) {
	r, err := http.NewRequestWithContext(c.ctx, method, c.server.url+path, body)
	if err != nil {
		return cut, nil, err
	}
	if kind != "" {
		r.Header.Set("Content-Type", kind)
	}
	answer, err := c.http.Do(r)
	if err != nil {
		return cut, nil, plain(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		return cut, nil, plain(err)
	}
	if err := documented(answer, text); err != nil {
		return cut, nil, err
	}
	c.problem = ""
	if answer.StatusCode >= 400 {
		c.problem = string(text[:min(len(text), 300)])
	}
	return answer.StatusCode, text, nil
}

// plain returns err without addresses, so that errors of one kind read the same.
func plain(err error) error {
	if err == nil {
		return nil
	}
	if errors.Is(err, context.DeadlineExceeded) {
		return fmt.Errorf("no answer %v after the end", afterTime)
	}
	for next := errors.Unwrap(err); next != nil; next = errors.Unwrap(err) {
		err = next
	}
	return err
}

// documented returns what an answer lacks that each of its status has.
func documented(answer *http.Response, body []byte) error {
	if answer.StatusCode < 400 {
		return nil
	}
	if kind := answer.Header.Get("Content-Type"); !strings.HasPrefix(kind, "application/problem+json") {
		return fmt.Errorf("status %d comes as %q", answer.StatusCode, kind)
	}
	var problem struct {
		Status        int
		Title, Detail string
	}
	if err := json.Unmarshal(body, &problem); err != nil || problem.Status != answer.StatusCode || problem.Title == "" || problem.Detail == "" {
		return fmt.Errorf("status %d comes with the problem %.200q", answer.StatusCode, body)
	}
	if answer.StatusCode == http.StatusServiceUnavailable && answer.Header.Get("Retry-After") == "" {
		return errors.New("status 503 comes without Retry-After")
	}
	return nil
}

// object asks for an object and returns the fields of the answer in out, if
// there is one.
func (c *client) object(verb string, in map[string]any, out any) (int, error) {
	body, err := json.Marshal(in)
	if err != nil {
		return cut, err
	}
	return c.read(verb, asJSON, bytes.NewReader(body), out)
}

func (c *client) read(verb, kind string, body io.Reader, out any) (int, error) {
	status, text, err := c.post(verb, kind, body)
	if err != nil || status != http.StatusOK {
		return status, err
	}
	return status, json.Unmarshal(text, out)
}
