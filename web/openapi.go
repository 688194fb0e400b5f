package web

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/danielgtaylor/huma/v2"
)

const (
	typeJSON    = "application/json"
	typeText    = "text/plain"
	typeForm    = "application/x-www-form-urlencoded"
	typeLines   = "application/x-ndjson"
	typeProblem = "application/problem+json"
)

// newOpenAPI returns the description of the API, yet without operations.
func (s *Server) newOpenAPI() *huma.OpenAPI {
	schemas := huma.NewMapRegistry("#/components/schemas/", schemaName)
	o := &huma.OpenAPI{
		OpenAPI: "3.1.0",
		Info: &huma.Info{
			Title:   "Nonet",
			Version: s.options.Version,
			Description: "Solves Sudoku, checks it, counts solutions, gives hints, rates and makes puzzles. Every operation is a POST. " +
				"A body is a JSON object, or plain text, which is the puzzle; curl -d GRID is understood too, and so is a form. " +
				"With text the other fields stand in the address, as in ?depth=where. Cells are r1c1 to r9c9, grids in answers 81 characters with . for a blank.",
			License: &huma.License{Name: "Apache-2.0", Identifier: "Apache-2.0"},
		},
		Servers:    []*huma.Server{{URL: "../", Description: "This server."}},
		Security:   []map[string][]string{}, // there are no accounts
		Components: &huma.Components{Schemas: schemas, Responses: map[string]*huma.Response{}},
	}
	problem := schemas.Schema(reflect.TypeFor[problem](), true, "")
	for _, r := range s.errors() {
		response := &huma.Response{Description: r.description, Content: map[string]*huma.MediaType{typeProblem: {Schema: problem}}}
		if r.status == http.StatusServiceUnavailable {
			response.Headers = map[string]*huma.Param{"Retry-After": {Description: "In how many seconds it is worth another try.", Schema: &huma.Schema{Type: huma.TypeInteger}}}
		}
		o.Components.Responses[r.name()] = response
	}
	return o
}

// An errorResponse is one way in which every operation may end.
type errorResponse struct {
	status      int
	description string
}

func (r errorResponse) name() string { return strings.ReplaceAll(http.StatusText(r.status), " ", "") }

// errors are the answers that are problems, and the limits that lead to them.
func (s *Server) errors() []errorResponse {
	o := s.options
	return []errorResponse{
		{http.StatusBadRequest, "The body is no JSON, or ended too early; line and column say where. Or the fields in the address are not readable."},
		{http.StatusForbidden, "The request comes from a page of another site, which this server does not work for."},
		{http.StatusMisdirectedRequest, "The server is asked by a name that it is not known by."},
		{http.StatusRequestTimeout, fmt.Sprintf("The body did not arrive within %v.", bodyTime)},
		{http.StatusRequestEntityTooLarge, fmt.Sprintf("The body has more than %d bytes (limit body), or the text more than %d puzzles (limit puzzles); most says so.", o.MaxBody, o.MaxPuzzles)},
		{http.StatusUnsupportedMediaType, "The content type of the body is none that is read, or the body is packed."},
		{http.StatusUnprocessableEntity, "A field is missing, unknown or holds what it cannot: errors name it. For text that is no puzzle, line, column, cells, found and wanted say what is wrong where. For a puzzle without an answer, or wishes that no puzzle fulfils, reason says why."},
		{http.StatusInternalServerError, "Something went wrong in the server. Its log says what."},
		{http.StatusServiceUnavailable, fmt.Sprintf("The work took longer than %v (limit time), too many requests were waiting (limit concurrency), or the server shuts down. A puzzle that was given up may have a solution or not.", o.MaxTime)},
	}
}

// describe adds an operation to the description of the API.
func (s *Server) describe(op operation, in, out reflect.Type, d *decoder) *huma.Operation {
	schemas := s.api.OpenAPI().Components.Schemas
	o := s.newOperation(op)
	request := schemas.Schema(in, true, "")
	o.RequestBody.Content[typeJSON] = &huma.MediaType{Schema: request, Example: op.example}
	if d.text != "" {
		o.RequestBody.Content[typeText] = &huma.MediaType{Schema: &huma.Schema{Type: huma.TypeString, Description: "What stands for the field " + d.text + "."}, Example: readmePuzzle}
		o.RequestBody.Content[typeForm] = &huma.MediaType{Schema: request}
	}
	o.RequestBody.Required = d.text != ""
	for _, f := range d.fields {
		if f.name == d.text {
			continue
		}
		schema := addressSchema(f.schema)
		no := false
		p := &huma.Param{Name: f.name, In: "query", Description: f.schema.Description, Schema: schema}
		if schema.Type == huma.TypeArray {
			p.Explode = &no
		}
		o.Parameters = append(o.Parameters, p)
	}
	o.Responses["200"] = &huma.Response{Description: "The answer.", Content: map[string]*huma.MediaType{typeJSON: {Schema: schemas.Schema(out, true, "")}}}
	s.api.OpenAPI().AddOperation(o)
	return o
}

// addressSchema returns the schema of a field that stands in the address: what may be text
// or something else is text there, and so is a range.
func addressSchema(field *huma.Schema) *huma.Schema {
	schema := *field
	for _, one := range field.AnyOf {
		if one.Type == huma.TypeString {
			schema = *one
		}
	}
	if schema.Type == huma.TypeObject {
		schema = huma.Schema{Type: huma.TypeString, Pattern: rangePattern, Examples: []any{"4..5", "4..", "..5"}}
	}
	schema.Description = field.Description
	return &schema
}

// describeBatch adds an operation on many puzzles.
func (s *Server) describeBatch(op operation, line reflect.Type) *huma.Operation {
	schemas := s.api.OpenAPI().Components.Schemas
	o := s.newOperation(op)
	for _, kind := range []string{typeText, typeLines, typeJSON} {
		o.RequestBody.Content[kind] = &huma.MediaType{Schema: &huma.Schema{Description: "Puzzles in any shape."}}
	}
	o.RequestBody.Content[typeText].Example = op.example
	o.RequestBody.Required = true
	o.Responses["200"] = &huma.Response{Description: "A line of JSON for each puzzle, and one more at the end. The schema and the examples are those of one line.", Content: map[string]*huma.MediaType{
		typeLines: {Schema: &huma.Schema{Description: "Each line is one of these.", AnyOf: []*huma.Schema{
			schemas.Schema(line, true, ""), schemas.Schema(reflect.TypeFor[batchError](), true, ""), schemas.Schema(reflect.TypeFor[batchEnd](), true, ""),
		}}},
	}}
	s.api.OpenAPI().AddOperation(o)
	return o
}

func (s *Server) newOperation(op operation) *huma.Operation {
	o := &huma.Operation{Method: http.MethodPost, Path: "/api/v1/" + op.name, OperationID: strings.ReplaceAll(op.name, "/", "-"),
		Summary: op.summary, Description: op.description,
		RequestBody: &huma.RequestBody{Content: map[string]*huma.MediaType{}}, Responses: map[string]*huma.Response{}}
	for _, r := range s.errors() {
		o.Responses[strconv.Itoa(r.status)] = &huma.Response{Ref: "#/components/responses/" + r.name()}
	}
	return o
}

// document completes the description with the answers of a server to its own examples, and
// returns it as JSON.
func (s *Server) document(examples *Server) []byte {
	s.promote()
	for path, item := range s.api.OpenAPI().Paths {
		for _, kind := range []string{typeJSON, typeText} {
			request, ok := item.Post.RequestBody.Content[kind]
			if !ok || request.Example == nil {
				continue
			}
			for _, answer := range item.Post.Responses["200"].Content {
				if answer.Example == nil && answer.Examples == nil {
					examples.exampleAnswer(answer, path, kind, request.Example)
				}
			}
		}
	}
	for _, schema := range s.api.OpenAPI().Components.Schemas.Map() {
		for _, property := range schema.Properties {
			property.Nullable = property.Nullable && property.Type != huma.TypeArray // a list without items is []
		}
	}
	text, err := json.Marshal(s.api.OpenAPI())
	if err != nil {
		panic(err) // it holds nothing but what is part of the program
	}
	return text
}

// promote adds to the schemas of structs the fields of those that they embed, as the answers
// have them. Huma looks for them only where the names of their types are exported.
func (s *Server) promote() {
	schemas := s.api.OpenAPI().Components.Schemas
	for name, schema := range maps.Clone(schemas.Map()) {
		t := schemas.TypeFromRef("#/components/schemas/" + name)
		if t == nil || t.Kind() != reflect.Struct || schema.Properties == nil {
			continue
		}
		for i := range t.NumField() {
			f := t.Field(i)
			if !f.Anonymous || f.IsExported() {
				continue
			}
			inner := huma.SchemaFromType(schemas, f.Type)
			maps.Copy(schema.Properties, inner.Properties)
			schema.Required = append(schema.Required, inner.Required...)
		}
	}
}

// exampleAnswer asks the API itself for the answer to an example. Of lines each is an example
// of its own.
func (s *Server) exampleAnswer(answer *huma.MediaType, path, kind string, example any) {
	body, ok := example.(string)
	if kind == typeJSON {
		text, err := json.Marshal(example)
		if err != nil {
			panic(err)
		}
		body = string(text)
	} else if !ok {
		panic("an example of text is none")
	}
	r, err := http.NewRequest(http.MethodPost, path, strings.NewReader(body))
	if err != nil {
		panic(err)
	}
	r.Header.Set("Content-Type", kind)
	w := &memory{header: http.Header{}}
	s.mux.ServeHTTP(w, r)
	if w.header.Get("Content-Type") != typeLines {
		answer.Example = json.RawMessage(bytes.TrimSpace(w.body.Bytes()))
		return
	}
	answer.Examples = map[string]*huma.Example{}
	for line := range bytes.Lines(w.body.Bytes()) {
		name := fmt.Sprintf("line-%d", len(answer.Examples)+1)
		answer.Examples[name] = &huma.Example{Value: json.RawMessage(bytes.TrimSpace(line))}
	}
}

// A memory keeps an answer.
type memory struct {
	header http.Header
	body   bytes.Buffer
}

func (m *memory) Header() http.Header         { return m.header }
func (m *memory) WriteHeader(int)             {}
func (m *memory) Write(b []byte) (int, error) { return m.body.Write(b) }

// schemaName names the schema of a type: with a capital, as in Problem.
func schemaName(t reflect.Type, hint string) string {
	name := []rune(huma.DefaultSchemaNamer(t, hint))
	name[0] = unicode.ToUpper(name[0])
	return string(name)
}

// operations returns the operations in the order in which they are described.
func (s *Server) operations() []*huma.Operation {
	order := []string{"solve", "check", "count", "hint", "steps", "rate", "generate", "canon", "convert", "solve-batch", "rate-batch"}
	list := make([]*huma.Operation, 0, len(order))
	for _, item := range slices.Collect(maps.Values(s.api.OpenAPI().Paths)) {
		list = append(list, item.Post)
	}
	slices.SortFunc(list, func(a, b *huma.Operation) int {
		return slices.Index(order, a.OperationID) - slices.Index(order, b.OperationID)
	})
	return list
}
