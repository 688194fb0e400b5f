package web

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"reflect"
	"strconv"
	"strings"
	"time"
	"unicode"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
)

// An operation is one thing that can be asked of the API.
type operation struct {
	name        string // POST /api/v1/NAME
	summary     string
	description string
	weight      weight
	example     any // of a request
}

// addOperations adds them all.
func (s *Server) addOperations() {
	add(s, solveOperation, s.solve)
	add(s, checkOperation, s.check)
	add(s, hintOperation, s.hint)
	add(s, stepsOperation, s.steps)
	add(s, convertOperation, s.convert)
}

// add adds an operation whose requests are an I and answers an O. The work may be done
// twice for one request; see Server.do.
func add[I, O any](s *Server, op operation, work func(context.Context, *I) (*O, error)) {
	registry := s.api.OpenAPI().Components.Schemas
	d := newDecoder(registry, reflect.TypeFor[I]())
	registry.Schema(reflect.TypeFor[O](), true, "")
	documented := &huma.Operation{Method: http.MethodPost, Path: "/api/v1/" + op.name, OperationID: op.name,
		Summary: op.summary, Description: op.description}
	s.api.OpenAPI().AddOperation(documented)
	s.api.Adapter().Handle(documented, func(c huma.Context) {
		r, w := humago.Unwrap(c)
		in := new(I)
		if p := s.read(w, r, d, reflect.ValueOf(in).Elem()); p != nil {
			p.write(w)
			return
		}
		ctx, cancel := s.context(r)
		defer cancel()
		var out *O
		err := s.do(ctx, op.weight, func(ctx context.Context) (err error) {
			out, err = work(ctx, in)
			return err
		})
		if err != nil {
			s.workProblem(err).write(w)
			return
		}
		writeJSON(w, out)
	})
}

// read reads the body of a request into a struct.
func (s *Server) read(w http.ResponseWriter, r *http.Request, d *decoder, in reflect.Value) *problem {
	body, p := readBody(w, r, s.options.MaxBody)
	if p != nil {
		return p
	}
	f, p := readFields(r, body, d.text, d.known)
	if p != nil {
		return p
	}
	return d.decode(in, f)
}

// context returns the context of a request, which ends when the server closes as well.
func (s *Server) context(r *http.Request) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancelCause(r.Context())
	stop := context.AfterFunc(s.closing, func() { cancel(errClosing) })
	return ctx, func() { stop(); cancel(nil) }
}

// writeTime is how long a client may take to receive an answer.
const writeTime = 30 * time.Second

// writeJSON answers with an object.
func writeJSON(w http.ResponseWriter, v any) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		newProblem(http.StatusInternalServerError, "something went wrong in the server").write(w)
		return
	}
	http.NewResponseController(w).SetWriteDeadline(time.Now().Add(writeTime))
	h := w.Header()
	h.Set("Content-Type", "application/json")
	h.Set("Cache-Control", "no-store")
	h.Set("Content-Length", strconv.Itoa(b.Len()))
	w.Write(b.Bytes())
}

// schemaName names the schema of a type: with a capital, as in Problem.
func schemaName(t reflect.Type, hint string) string {
	name := huma.DefaultSchemaNamer(t, hint)
	first, rest := []rune(name)[0], string([]rune(name)[1:])
	return string(unicode.ToUpper(first)) + strings.TrimSuffix(rest, "Field")
}

// refused is the problem of a field that is read but makes no sense.
func refused(field string, err error) *problem {
	return fieldProblem("body."+field, field, nil, err)
}
