package web

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"html/template"
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

//go:embed docs
var manualFiles embed.FS

// A manualPage is what the page about the API shows: the description of the API, as the
// template needs it.
type manualPage struct {
	Version    string
	About      string
	Errors     []manualError
	Problem    []manualField
	Operations []manualOperation
}

type manualError struct {
	Status int
	Name   string
	About  string
}

type manualOperation struct {
	Name, Path, Summary, About string
	Request, Answer            []manualField
	Curl                       []string
	Example                    string
}

type manualField struct {
	Name, Type, About string
	Required          bool
}

// A manualTable is a table of fields. Mark says which are needed.
type manualTable struct {
	Title  string
	Fields []manualField
	Mark   bool
}

// defaultHost is where the server is in the page about the API, unless a request says where.
const defaultHost = "localhost:8080"

// hostPattern is that of a host that may stand in a command as it is, if it is not too long.
var hostPattern = regexp.MustCompile(`^([A-Za-z0-9][A-Za-z0-9.-]*|\[[0-9A-Fa-f:.]+\])(:[0-9]+)?$`)

// longestHost is the length of the longest name with a port.
const longestHost = 253 + len(":65535")

// manualFor returns the page with commands that ask the server at a host.
func manualFor(host string, page *staticFile) *staticFile {
	if host == defaultHost || len(host) > longestHost || !hostPattern.MatchString(host) {
		return page
	}
	if host[0] == '[' {
		host = "-g '" + host + "'" // shells and curl would take the brackets for a pattern
	}
	return newStaticFile(page.kind, bytes.ReplaceAll(page.plain, []byte("curl "+defaultHost), []byte("curl "+template.HTMLEscapeString(host))))
}

// manual returns the page about the API.
func (s *Server) manual() *staticFile {
	page := template.Must(template.New("manual.html").Funcs(template.FuncMap{
		"fields": func(title string, fields []manualField, mark bool) manualTable {
			return manualTable{title, fields, mark}
		},
	}).ParseFS(manualFiles, "docs/manual.html"))
	o := s.api.OpenAPI()
	p := manualPage{Version: o.Info.Version, About: o.Info.Description, Problem: s.fieldsOf("Problem")}
	for _, e := range s.errors() {
		p.Errors = append(p.Errors, manualError{e.status, http.StatusText(e.status), e.description})
	}
	for _, op := range s.operations() {
		p.Operations = append(p.Operations, s.manualOperation(op))
	}
	var b bytes.Buffer
	if err := page.Execute(&b, p); err != nil {
		panic(err) // the template is part of the program
	}
	return newStaticFile(kinds[".html"], b.Bytes())
}

func (s *Server) manualOperation(op *huma.Operation) manualOperation {
	m := manualOperation{Name: op.OperationID, Path: strings.TrimPrefix(op.Path, "/api/"), Summary: op.Summary, About: op.Description}
	url := defaultHost + op.Path
	if request := op.RequestBody.Content[typeJSON]; request.Example != nil {
		body, err := json.Marshal(request.Example)
		if err != nil {
			panic(err)
		}
		m.Request = s.fieldsOf(request.Schema.Ref)
		m.Curl = append(m.Curl, fmt.Sprintf("curl %s -H 'Content-Type: application/json' -d '%s'", url, body))
	}
	if text := op.RequestBody.Content[typeText]; text != nil {
		line := fmt.Sprintf("curl %s -d '%s'", url, strings.TrimSpace(text.Example.(string)))
		if m.Request == nil {
			line = fmt.Sprintf("curl %s --data-binary @puzzles.txt", url)
		}
		m.Curl = append(m.Curl, line)
	}
	for _, answer := range op.Responses["200"].Content {
		schema := answer.Schema
		if len(schema.AnyOf) > 0 {
			schema = schema.AnyOf[0]
		}
		m.Answer = s.fieldsOf(schema.Ref)
		m.Example = pretty(answer)
	}
	return m
}

// pretty writes an example for people. Lines stay as they are.
func pretty(answer *huma.MediaType) string {
	var b bytes.Buffer
	if answer.Example == nil {
		for _, name := range slices.Sorted(maps.Keys(answer.Examples)) {
			fmt.Fprintf(&b, "%s\n", answer.Examples[name].Value)
		}
		return strings.TrimSpace(b.String())
	}
	if err := json.Indent(&b, answer.Example.(json.RawMessage), "", "  "); err != nil {
		panic(err)
	}
	return b.String()
}

// fieldsOf lists the fields of a schema: what is needed first, then by name.
func (s *Server) fieldsOf(ref string) (fields []manualField) {
	schema := s.api.OpenAPI().Components.Schemas.Map()[ref[strings.LastIndex(ref, "/")+1:]]
	for name, property := range schema.Properties {
		fields = append(fields, manualField{Name: name, Type: typeOf(property), About: aboutOf(property), Required: slices.Contains(schema.Required, name)})
	}
	slices.SortFunc(fields, func(a, b manualField) int {
		if a.Required != b.Required {
			if a.Required {
				return -1
			}
			return 1
		}
		return strings.Compare(a.Name, b.Name)
	})
	return fields
}

// typeOf names the type of a field.
func typeOf(s *huma.Schema) string {
	switch {
	case s.Ref != "":
		return "object"
	case s.Type == huma.TypeArray:
		return "array of " + typeOf(s.Items) + "s"
	case s.Type != "":
		return s.Type
	case len(s.AnyOf) > 0:
		names := make([]string, 0, len(s.AnyOf))
		for _, one := range s.AnyOf {
			if name := typeOf(one); !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
		return strings.Join(names, " or ")
	}
	return "value"
}

// aboutOf says what a field holds, and which values it may have.
func aboutOf(s *huma.Schema) string {
	about := s.Description
	if len(s.Enum) > 0 {
		names := make([]string, len(s.Enum))
		for i, v := range s.Enum {
			names[i] = fmt.Sprint(v)
		}
		about += " One of " + strings.Join(names, ", ") + "."
	}
	if s.Minimum != nil && s.Maximum != nil {
		about += fmt.Sprintf(" From %.0f to %.0f.", *s.Minimum, *s.Maximum)
	}
	if s.Default != nil {
		about += fmt.Sprintf(" Where it is left out, %v.", s.Default)
	}
	return strings.TrimSpace(about)
}
