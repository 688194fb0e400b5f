package scan

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
)

// readJSON parses a value that begins at first. Lists quoted in the manner of
// Python are JSON but for the quotes.
func readJSON(doc []byte, first place) (value, *Error) {
	if bytes.IndexByte(doc, '"') < 0 {
		doc = bytes.ReplaceAll(doc, []byte("'"), []byte(`"`))
	}
	quick := jsonReader{doc: doc, at: cursor{place: first}}
	if v, ok := quick.whole(); ok {
		return v, nil
	}
	p := &jsonParser{doc: doc, dec: json.NewDecoder(bytes.NewReader(doc)), at: cursor{place: first}}
	p.dec.UseNumber()
	v, err := p.value(0)
	if err == nil {
		return v, nil
	}
	found := err.Error()
	if errors.Is(err, io.ErrUnexpectedEOF) {
		found = "a JSON value that does not end"
	}
	where := p.here()
	return value{}, &Error{Line: where.line, Column: where.column, Found: found, Wanted: "a JSON list of cells"}
}

type jsonParser struct {
	doc    []byte
	dec    *json.Decoder
	at     cursor
	values int
}

// here returns where the next token begins.
func (p *jsonParser) here() place {
	next := int(p.dec.InputOffset())
	for next < len(p.doc) && strings.IndexByte(" \t\r\n,:", p.doc[next]) >= 0 {
		next++
	}
	return p.at.move(p.doc, next)
}

// The bounds keep a hostile text from taking memory out of proportion.
const (
	maxDepth  = 8 // of lists, and of strings that hold JSON
	maxValues = 1 << 16
)

var (
	errDepth  = errors.New("lists nested too deep")
	errValues = errors.New("a list of over 65536 values")
)

func (p *jsonParser) value(depth int) (value, error) {
	if depth > maxDepth {
		return value{}, errDepth
	}
	if p.values++; p.values > maxValues {
		return value{}, errValues
	}
	v := value{place: p.here()}
	tok, err := p.dec.Token()
	if err != nil {
		return value{}, err
	}
	switch t := tok.(type) {
	case json.Delim:
		v.kind = byte(t)
		for p.dec.More() {
			if err := p.item(&v, depth); err != nil {
				return value{}, err
			}
		}
		_, err = p.dec.Token()
		return v, err
	case string:
		v.kind, v.text = '"', t
	case json.Number:
		v.kind, v.text = '0', t.String()
	case nil:
		v.kind, v.text = 'n', "null"
	default:
		v.kind, v.text = 'b', fmt.Sprint(t)
	}
	return v, nil
}

// item reads the next item of a list or member of an object.
func (p *jsonParser) item(v *value, depth int) error {
	if v.kind == '[' {
		item, err := p.value(depth + 1)
		v.items = append(v.items, item)
		return err
	}
	key, err := p.dec.Token()
	if err != nil {
		return err
	}
	item, err := p.value(depth + 1)
	v.names = append(v.names, strings.ToLower(fmt.Sprint(key)))
	v.items = append(v.items, item)
	return err
}
