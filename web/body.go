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

// readBody reads the body of a request as far as it is allowed to be. One that is large takes
// a place, so that there are only so many at once.
func (j *job) readBody(w http.ResponseWriter, r *http.Request) ([]byte, *problem) {
	most := j.options.MaxBody
	if encoding := strings.Join(r.Header.Values("Content-Encoding"), ", "); packed(encoding) {
		w.Header().Set("Accept-Encoding", "identity")
		return nil, newProblem(http.StatusUnsupportedMediaType, "a body that is packed as %.40q is not read; send it as it is", encoding)
	}
	if r.ContentLength > most {
		w.Header().Set("Connection", "close")
		return nil, tooLarge(most)
	}
	c := http.NewResponseController(w)
	c.SetReadDeadline(time.Now().Add(bodyTime))
	var b bytes.Buffer
	limited := http.MaxBytesReader(w, r.Body, most)
	_, err := io.CopyN(&b, limited, largeBody+1)
	switch {
	case errors.Is(err, io.EOF):
		err = nil
	case err == nil:
		if err = j.enlarge(r.Context()); err == nil {
			c.SetReadDeadline(time.Now().Add(bodyTime))
			_, err = b.ReadFrom(limited)
		}
	}
	// What is read from here on tells only whether the client is still there.
	c.SetReadDeadline(time.Time{})
	if err == nil {
		return b.Bytes(), nil
	}
	w.Header().Set("Connection", "close") // what is left of the body is not read
	if errors.Is(err, errBusy) {
		return nil, j.workProblem(err)
	}
	if _, ok := errors.AsType[*http.MaxBytesError](err); ok {
		return nil, tooLarge(most)
	}
	if errors.Is(err, os.ErrDeadlineExceeded) {
		return nil, newProblem(http.StatusRequestTimeout, "the body did not arrive within %v", bodyTime)
	}
	return nil, newProblem(http.StatusBadRequest, "the body is incomplete: %v", err)
}

// packed reports whether a body has another coding than none.
func packed(encoding string) bool {
	for one := range strings.SplitSeq(encoding, ",") {
		if one = strings.TrimSpace(one); one != "" && !strings.EqualFold(one, "identity") {
			return true
		}
	}
	return false
}

func tooLarge(most int64) *problem {
	return newProblem(http.StatusRequestEntityTooLarge, "the body has more than the %d bytes that are read", most).limited(limitBody).allowing(most)
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

// addAll adds values that are written as those of forms are.
func (f fields) addAll(in string, values url.Values, known func(string) bool) *problem {
	for name, list := range values {
		if !known(name) {
			return unknownField(in, name)
		}
		for _, v := range list {
			if p := f.add(in, name, value{text: v}); p != nil {
				return p
			}
		}
	}
	return nil
}

// byteOrderMark is what some editors begin a text with.
var byteOrderMark = []byte("\ufeff")

// readFields takes a request apart. A text that is no JSON and no form is the
// field called text, "" where there is none.
func readFields(r *http.Request, body []byte, text string, known func(string) bool) (fields, *problem) {
	f := fields{}
	query, err := url.ParseQuery(r.URL.RawQuery)
	if err != nil {
		return nil, newProblem(http.StatusBadRequest, "the fields in the address are not readable: %v", err)
	}
	if p := f.addAll("query", query, known); p != nil {
		return nil, p
	}
	body = bytes.TrimPrefix(body, byteOrderMark)
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
			return f, f.addAll("body", values, known)
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

// unknownField is the problem of a field that there is not.
func unknownField(in, name string) *problem {
	const most = 50
	if len(name) > most {
		name = strings.ToValidUTF8(name[:most], "") + "..."
	}
	return fieldProblem(in+"."+name, name, nil, errors.New("there is no such field"))
}

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
			return unknownField("body", name)
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
