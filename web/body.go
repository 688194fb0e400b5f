package web

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"mime"
	"net/http"
	"net/url"
	"os"
	"strings"
	"time"
	"unicode/utf8"
)

// bodyTime is how long a client may take to send a body.
const bodyTime = 10 * time.Second

// readBody reads the body of a request as far as it is allowed to be.
func readBody(w http.ResponseWriter, r *http.Request, most int64) ([]byte, *problem) {
	if r.ContentLength > most {
		w.Header().Set("Connection", "close")
		return nil, tooLarge(most)
	}
	c := http.NewResponseController(w)
	c.SetReadDeadline(time.Now().Add(bodyTime))
	var b bytes.Buffer
	b.Grow(int(max(r.ContentLength, 0)) + bytes.MinRead)
	_, err := b.ReadFrom(http.MaxBytesReader(w, r.Body, most))
	// What is read from here on tells only whether the client is still there.
	c.SetReadDeadline(time.Time{})
	if err == nil {
		return b.Bytes(), nil
	}
	w.Header().Set("Connection", "close") // what is left of the body is not read
	if _, ok := errors.AsType[*http.MaxBytesError](err); ok {
		return nil, tooLarge(most)
	}
	if errors.Is(err, os.ErrDeadlineExceeded) {
		return nil, newProblem(http.StatusRequestTimeout, "the body did not arrive within %v", bodyTime)
	}
	return nil, newProblem(http.StatusBadRequest, "the body is incomplete: %v", err)
}

func tooLarge(most int64) *problem {
	return newProblem(http.StatusRequestEntityTooLarge, "the body has more than the %d bytes that are read", most).limited(limitBody)
}

// A value is what a request says for one field.
type value struct {
	text     string          // as it stands in a form, in the address, or as the whole body
	raw      json.RawMessage // as it stands in JSON; nil where it is text
	location string          // body.puzzle, query.depth
}

// fields are the values of a request by name.
type fields map[string]value

// add adds a value, unless there is one already.
func (f fields) add(in, name string, v value) *problem {
	v.location = in + "." + name
	if other, ok := f[name]; ok {
		return fieldProblem(v.location, name, nil, errors.New("given twice, also as "+other.location))
	}
	f[name] = v
	return nil
}

// readFields takes a request apart. A text that is no JSON and no form is the
// field called text, "" where there is none.
func readFields(r *http.Request, body []byte, text string, known func(string) bool) (fields, *problem) {
	f := fields{}
	for name, values := range r.URL.Query() {
		if !known(name) {
			return nil, fieldProblem("query."+name, name, nil, errUnknown)
		}
		for _, v := range values {
			if p := f.add("query", name, value{text: v}); p != nil {
				return nil, p
			}
		}
	}
	kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if err != nil && r.Header.Get("Content-Type") != "" {
		return nil, newProblem(http.StatusUnsupportedMediaType, "the content type is not readable: %v", err)
	}
	isJSON := kind == "application/json" || strings.HasSuffix(kind, "+json")
	isForm := kind == "application/x-www-form-urlencoded"
	switch {
	case isJSON:
		return f, f.addJSON(body, text, known)
	case !isForm && kind != "" && kind != "application/octet-stream" && !strings.HasPrefix(kind, "text/"):
		return nil, newProblem(http.StatusUnsupportedMediaType,
			"a body of type %s is not read; send application/json, text/plain or application/x-www-form-urlencoded", kind)
	}
	// What curl sends as a form is often JSON or a puzzle. No puzzle begins with a brace.
	if bytes.HasPrefix(bytes.TrimSpace(body), []byte("{")) {
		return f, f.addJSON(body, text, known)
	}
	if isForm {
		if values, ok := formOf(string(body), known); ok {
			for name, list := range values {
				if !known(name) {
					return nil, fieldProblem("body."+name, name, nil, errUnknown)
				}
				for _, v := range list {
					if p := f.add("body", name, value{text: v}); p != nil {
						return nil, p
					}
				}
			}
			return f, nil
		}
	}
	if len(body) == 0 {
		return f, nil
	}
	if text == "" {
		return nil, newProblem(http.StatusBadRequest, "the body is no JSON object and no form")
	}
	return f, f.add("body", text, value{text: string(body)})
}

var errUnknown = errors.New("there is no such field")

// formOf reads a form. It is one where some field of it is known; otherwise the body is
// a text that was sent as it is.
func formOf(body string, known func(string) bool) (url.Values, bool) {
	for piece := range strings.SplitSeq(body, "&") {
		name, _, ok := strings.Cut(piece, "=")
		if ok && known(name) {
			values, err := url.ParseQuery(body)
			return values, err == nil
		}
	}
	return nil, false
}

// addJSON adds the members of an object. Anything else is the text itself, written in
// JSON, unless there is no field for it.
func (f fields) addJSON(body []byte, text string, known func(string) bool) *problem {
	d := json.NewDecoder(bytes.NewReader(body))
	fail := func(err error) *problem { return jsonProblem(body, d, err) }
	if trimmed := bytes.TrimSpace(body); len(trimmed) == 0 {
		return nil
	} else if trimmed[0] != '{' {
		var raw json.RawMessage
		if err := d.Decode(&raw); err != nil {
			return fail(err)
		}
		if _, err := d.Token(); !errors.Is(err, io.EOF) {
			return fail(errMore)
		}
		if text == "" {
			return newProblem(http.StatusBadRequest, "the body is no JSON object")
		}
		return f.add("body", text, value{raw: raw})
	}
	if _, err := d.Token(); err != nil {
		return fail(err)
	}
	for d.More() {
		token, err := d.Token()
		if err != nil {
			return fail(err)
		}
		name := token.(string)
		if !known(name) {
			return fieldProblem("body."+name, name, nil, errUnknown)
		}
		var raw json.RawMessage
		if err := d.Decode(&raw); err != nil {
			return fail(err)
		}
		if p := f.add("body", name, value{raw: raw}); p != nil {
			return p
		}
	}
	if _, err := d.Token(); err != nil {
		return fail(err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return fail(errMore)
	}
	return nil
}

var errMore = errors.New("there is more behind its end")

// jsonProblem says where JSON is broken.
func jsonProblem(body []byte, d *json.Decoder, err error) *problem {
	at := d.InputOffset()
	if _, ok := errors.AsType[*json.SyntaxError](err); ok {
		var all json.RawMessage // read as a whole, the error says where in the whole
		if syntax, ok := errors.AsType[*json.SyntaxError](json.Unmarshal(body, &all)); ok {
			err, at = syntax, syntax.Offset
		}
	}
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		err, at = errors.New("it ends too early"), int64(len(body))
	}
	before := body[:min(at, int64(len(body)))]
	line := before[bytes.LastIndexByte(before, '\n')+1:]
	p := newProblem(http.StatusBadRequest, "the body is no JSON: %v", err)
	p.Line, p.Column = bytes.Count(before, []byte("\n"))+1, max(1, utf8.RuneCount(line))
	p.Errors = []problemItem{{Message: p.Detail, Location: "body"}}
	return p
}
