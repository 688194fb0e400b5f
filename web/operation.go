package web

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"reflect"
	"strconv"
	"time"

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

// A weigher is a request that says itself how it is worked on.
type weigher interface{ weight() weight }

// largeBody is the size from which on a body takes a place, and reading it is work as well.
const largeBody = 16 << 10

// addOperations adds them all.
func (s *Server) addOperations() {
	add(s, solveOperation, s.solve)
	add(s, checkOperation, s.check)
	add(s, countOperation, s.count)
	add(s, hintOperation, s.hint)
	add(s, stepsOperation, s.steps)
	add(s, rateOperation, s.rate)
	add(s, generateOperation, s.generate)
	add(s, canonOperation, s.canon)
	add(s, convertOperation, s.convert)
	s.addBatch(solveBatchOperation, reflect.TypeFor[solveLine](), s.solveEntries)
	s.addBatch(rateBatchOperation, reflect.TypeFor[rateLine](), s.rateEntries)
}

// add adds an operation whose requests are an I and answers an O. The work may be done
// twice for one request; see job.do.
func add[I, O any](s *Server, op operation, work func(context.Context, *I) (*O, error)) {
	d := newDecoder(s.api.OpenAPI().Components.Schemas, reflect.TypeFor[I]())
	s.handle(s.describe(op, reflect.TypeFor[I](), reflect.TypeFor[O](), d), func(w http.ResponseWriter, r *http.Request) {
		j := s.newJob()
		defer j.end()
		body, p := j.readBody(w, r)
		if p != nil {
			s.fail(w, p)
			return
		}
		ctx, cancel := s.context(r)
		defer cancel()
		in := new(I)
		if err := j.read(ctx, r, body, d, reflect.ValueOf(in).Elem()); err != nil {
			s.fail(w, s.workProblem(err))
			return
		}
		weight := op.weight
		if own, ok := any(in).(weigher); ok {
			weight = own.weight()
		}
		if j.large {
			weight = max(weight, bulky)
		}
		var out *O
		err := j.do(ctx, weight, func(ctx context.Context) (err error) {
			out, err = work(ctx, in)
			return err
		})
		if err != nil {
			s.fail(w, s.workProblem(err))
			return
		}
		s.writeJSON(w, out)
	})
}

// addBatch adds an operation on many puzzles, which answers with a line for each.
func (s *Server) addBatch(op operation, line reflect.Type, answer batchAnswerer) {
	s.handle(s.describeBatch(op, line), func(w http.ResponseWriter, r *http.Request) { s.serveBatch(w, r, answer) })
}

// handle adds the handler of an operation that has been described.
func (s *Server) handle(op *huma.Operation, handler http.HandlerFunc) {
	s.api.Adapter().Handle(op, func(c huma.Context) {
		r, w := humago.Unwrap(c)
		handler(w, r)
	})
}

// read reads the body of a request into a struct.
func (j *job) read(ctx context.Context, r *http.Request, body []byte, d *decoder, in reflect.Value) error {
	if j.large {
		if err := j.acquire(ctx, j.trials[bulky], false); err != nil {
			return err
		}
		defer j.trials[bulky].release()
	}
	f, p := readFields(r, body, d.text, d.known)
	if p == nil {
		p = d.decode(in, f)
	}
	if p != nil {
		return p
	}
	return nil
}

// context returns the context of a request, which ends when the server closes as well.
func (s *Server) context(r *http.Request) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancelCause(r.Context())
	stop := context.AfterFunc(s.closing, func() { cancel(errClosing) })
	return ctx, func() { stop(); cancel(nil) }
}

// writeTime is how long a client may take to receive an answer, beside the time it takes to
// find one.
const writeTime = 30 * time.Second

// writeJSON answers with an object.
func (s *Server) writeJSON(w http.ResponseWriter, v any) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		s.fail(w, s.workProblem(err))
		return
	}
	http.NewResponseController(w).SetWriteDeadline(time.Now().Add(writeTime))
	h := w.Header()
	h.Set("Content-Type", "application/json")
	h.Set("Cache-Control", "no-store")
	h.Set("Content-Length", strconv.Itoa(b.Len()))
	w.Write(b.Bytes())
}

// refused is the problem of a field that is read but makes no sense.
func refused(field string, err error) *problem {
	return fieldProblem("body."+field, field, nil, err)
}
