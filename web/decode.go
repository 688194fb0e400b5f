package web

import (
	"encoding/json"
	"errors"
	"math"
	"net/http"
	"reflect"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// A fieldReader is a type that reads its own field, from text or from JSON.
type fieldReader interface {
	readText(text string) error
	readJSON(raw json.RawMessage) error
}

// A decoder fills structs of one type with the fields of requests. What the tags of the
// type say of a field is in its schema, which the field is held against.
type decoder struct {
	registry huma.Registry
	fields   []fieldSpec
	byName   map[string]int
	text     string // the field that a body of plain text stands for
}

// A fieldSpec is one field of the type.
type fieldSpec struct {
	name     string
	index    int
	schema   *huma.Schema
	required bool
}

// newDecoder returns the decoder of a struct type whose schema is in the registry.
func newDecoder(registry huma.Registry, t reflect.Type) *decoder {
	schema := registry.SchemaFromRef(registry.Schema(t, true, "").Ref)
	d := &decoder{registry: registry, byName: map[string]int{}}
	for i := range t.NumField() {
		f := t.Field(i)
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		spec := fieldSpec{name: name, index: i, schema: schema.Properties[name], required: f.Tag.Get("required") == "true"}
		if f.Tag.Get("body") == "text" {
			d.text = name
		}
		d.byName[name] = len(d.fields)
		d.fields = append(d.fields, spec)
	}
	return d
}

func (d *decoder) known(name string) bool {
	_, ok := d.byName[name]
	return ok
}

// decode fills the struct that v is with the fields of a request.
func (d *decoder) decode(v reflect.Value, f fields) *problem {
	for _, spec := range d.fields {
		given, ok := f[spec.name]
		if string(given.raw) == "null" {
			ok = false
		}
		target := v.Field(spec.index).Addr()
		switch {
		case ok:
			if err := d.set(target, spec.schema, given); err != nil {
				return locate(err, given, spec.name)
			}
		case spec.required:
			return fieldProblem("body."+spec.name, spec.name, nil, errors.New("is missing"))
		case spec.schema.Default != nil:
			raw, err := json.Marshal(spec.schema.Default)
			if err == nil {
				err = json.Unmarshal(raw, target.Interface())
			}
			if err != nil {
				return newProblem(http.StatusInternalServerError, "%s: %v", spec.name, err)
			}
		}
	}
	return nil
}

// An insideError is about a part of a field, as "[2]" is.
type insideError struct {
	part  string
	value any
	err   error
}

func (e *insideError) Error() string { return e.err.Error() }

// locate returns the problem of a field.
func locate(err error, v value, name string) *problem {
	var inside *insideError
	if errors.As(err, &inside) {
		return fieldProblem(v.location+inside.part, name+inside.part, inside.value, inside.err)
	}
	var shown any = v.text
	if v.raw != nil {
		shown = v.raw
	}
	return fieldProblem(v.location, name, shown, err)
}

// set reads one field.
func (d *decoder) set(target reflect.Value, schema *huma.Schema, v value) error {
	if own, ok := target.Interface().(fieldReader); ok {
		if v.raw != nil {
			return own.readJSON(v.raw)
		}
		return own.readText(v.text)
	}
	raw := v.raw
	if raw == nil {
		raw = rawOf(v.text, schema.Type)
	}
	var parsed any
	if err := json.Unmarshal(raw, &parsed); err != nil {
		return errors.New("expected " + schema.Type)
	}
	var result huma.ValidateResult
	huma.Validate(d.registry, schema, huma.NewPathBuffer(nil, 0), huma.ModeWriteToServer, parsed, &result)
	if len(result.Errors) > 0 {
		var detail *huma.ErrorDetail
		if errors.As(result.Errors[0], &detail) {
			return &insideError{part: detail.Location, value: detail.Value, err: errors.New(detail.Message)}
		}
		return result.Errors[0]
	}
	if n, ok := wholeNumber(raw); ok && schema.Type == huma.TypeInteger {
		raw = json.RawMessage(n)
	}
	if err := json.Unmarshal(raw, target.Interface()); err != nil {
		return errors.New("expected " + schema.Type)
	}
	return nil
}

// wholeNumber returns a number without a fraction as digits: 5.0 is the integer 5, as it
// is in a schema.
func wholeNumber(raw json.RawMessage) (digits string, ok bool) {
	var n float64
	if json.Unmarshal(raw, &n) != nil || n != math.Trunc(n) || math.Abs(n) >= 1<<53 {
		return "", false
	}
	return strconv.FormatInt(int64(n), 10), true
}

// rawOf writes text as the JSON of a type. Where it cannot be that, it is a string, which
// the schema refuses.
func rawOf(text, kind string) json.RawMessage {
	var v any = text
	switch kind {
	case huma.TypeInteger, huma.TypeNumber:
		if json.Valid([]byte(text)) {
			return json.RawMessage(text)
		}
	case huma.TypeBoolean:
		switch strings.ToLower(text) {
		case "", "1", "true", "yes", "on":
			v = true
		case "0", "false", "no", "off":
			v = false
		}
	case huma.TypeArray:
		v = strings.Split(text, ",")
	}
	raw, _ := json.Marshal(v)
	return raw
}
