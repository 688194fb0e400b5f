package web

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// A handler that panics is answered for, counted and noted.
func TestPanic(t *testing.T) {
	var log strings.Builder
	s := New(Options{Log: slog.New(slog.NewTextHandler(&log, nil))})
	defer s.Close()
	add(s, operation{name: "frog", weight: light}, func(context.Context, *canonRequest) (*canonAnswer, error) { panic("croak") })
	s.mux.HandleFunc("GET /half", func(w http.ResponseWriter, _ *http.Request) {
		io.WriteString(w, "half")
		panic("croak")
	})

	w := send(s, "frog", readmePuzzle)
	if w.Code != 500 || w.Header().Get("Content-Type") != typeProblem || strings.Contains(w.Body.String(), "croak") {
		t.Errorf("%d %v %s", w.Code, w.Header(), w.Body)
	}
	for _, text := range []string{"level=ERROR msg=panic path=/api/v1/frog cause=croak stack=", "trouble_test.go", "msg=request method=POST path=/api/v1/frog status=500"} {
		if !strings.Contains(log.String(), text) {
			t.Errorf("no %s in %s", text, &log)
		}
	}
	func() {
		defer func() {
			if cause := recover(); cause != http.ErrAbortHandler {
				t.Errorf("half an answer ends with %v", cause)
			}
		}()
		s.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest("GET", "/half", nil))
	}()
	numbers := httptest.NewRecorder()
	s.ServeHTTP(numbers, httptest.NewRequest("GET", "/metrics", nil))
	for _, line := range []string{"nonet_panics_total 2\n", `nonet_requests_total{route="/api/v1/frog",status="5xx"} 1`} {
		if !strings.Contains(numbers.Body.String(), line) {
			t.Errorf("no %s", line)
		}
	}
	if w := send(s, "canon", readmePuzzle); w.Code != 200 || len(s.trials[light].taken) > 0 {
		t.Errorf("afterwards: %d %s", w.Code, w.Body)
	}
}

// connect serves one connection until the test ends. It has no buffer.
func connect(t *testing.T, s *Server) net.Conn {
	client, server := net.Pipe()
	connection := make(chan net.Conn, 1)
	connection <- server
	serving := &http.Server{Handler: s}
	go serving.Serve(&oneConnection{connection})
	t.Cleanup(func() {
		client.Close()
		serving.Close()
		s.Close()
	})
	return client
}

// slowBody sends the first bytes of a body, and then nothing more.
func slowBody(t *testing.T, s *Server, path string, announced, sent int) (*http.Response, string) {
	client := connect(t, s)
	go fmt.Fprintf(client, "POST /api/v1/%s HTTP/1.1\r\nHost: nonet\r\nContent-Length: %d\r\n\r\n%s", path, announced, strings.Repeat(".", sent))
	answer, err := http.ReadResponse(bufio.NewReader(client), nil)
	if err != nil {
		t.Fatal(err)
	}
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer, string(body)
}

// oneConnection is a listener that accepts what is in the channel.
type oneConnection struct{ open chan net.Conn }

func (l *oneConnection) Accept() (net.Conn, error) {
	if c, ok := <-l.open; ok {
		return c, nil
	}
	return nil, net.ErrClosed
}
func (l *oneConnection) Close() error { close(l.open); return nil }
func (*oneConnection) Addr() net.Addr { return nil }

// A body that does not arrive is waited for as long as is said.
func TestSlowBody(t *testing.T) {
	for _, test := range []struct {
		path            string
		announced, sent int
	}{
		{"solve", 81, 40},
		{"solve", 81, 0},
		{"solve/batch", 81, 40},
		{"solve", 4 * largeBody, 2 * largeBody},
	} {
		t.Run(fmt.Sprint(test.path, test.announced), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				s := New(Options{})
				begin := time.Now()
				answer, body := slowBody(t, s, test.path, test.announced, test.sent)
				if answer.StatusCode != 408 || !strings.Contains(body, "did not arrive within 10s") || !answer.Close {
					t.Errorf("%d %v %s", answer.StatusCode, answer.Header, body)
				}
				if took := time.Since(begin); took != bodyTime {
					t.Errorf("took %v", took)
				}
				if n := len(s.bodies.taken); n > 0 {
					t.Errorf("%d places are left taken", n)
				}
			})
		})
	}
}

// An answer that is not taken is waited for as long as is said, in all its parts together.
func TestSlowReader(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := New(Options{})
		client := connect(t, s)
		body := strings.Repeat(readmePuzzle+"\n", 10*chunk)
		go fmt.Fprintf(client, "POST /api/v1/solve/batch HTTP/1.1\r\nHost: nonet\r\nContent-Length: %d\r\n\r\n%s", len(body), body)
		client.SetDeadline(time.Now().Add(time.Hour))
		begin := time.Now()
		for buffer := make([]byte, 4096); ; time.Sleep(time.Second) {
			if _, err := client.Read(buffer); err != nil {
				break
			}
		}
		if took := time.Since(begin); took < writeTime || took > writeTime+5*time.Second {
			t.Errorf("the connection ends after %v", took)
		}
		synctest.Wait()
		if n := len(s.bodies.taken) + len(s.batches.taken); n > 0 {
			t.Errorf("%d places are left taken", n)
		}
	})
}

// An answer of which nothing is taken is given up sooner.
func TestNoReader(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := New(Options{})
		client := connect(t, s)
		begin := time.Now()
		fmt.Fprintf(client, "POST /api/v1/solve/batch HTTP/1.1\r\nHost: nonet\r\nContent-Length: %d\r\n\r\n%s", len(readmePuzzle), readmePuzzle)
		synctest.Wait()
		if n := len(s.batches.taken); n != 1 {
			t.Errorf("%d batches are answered", n)
		}
		for len(s.batches.taken) > 0 && time.Since(begin) < time.Minute {
			time.Sleep(time.Second)
		}
		if took := time.Since(begin); took < pieceTime || took > pieceTime+2*time.Second {
			t.Errorf("given up after %v", took)
		}
	})
}

// What waits of a batch for its client is bounded, whatever the puzzles are.
func TestBatchLines(t *testing.T) {
	const most = 700 // bytes of a line
	w := send(New(Options{}), "solve/batch", strings.Repeat(strings.Repeat("1", 81)+"\n", 3)+strings.Repeat("frog ", 1000))
	for line := range strings.Lines(w.Body.String()) {
		if len(line) > most {
			t.Errorf("%d bytes: %s", len(line), line)
		}
	}
	s := New(Options{Queue: 1})
	defer s.Close()
	for range cap(s.batches.taken) {
		s.batches.taken <- struct{}{}
	}
	s.batches.waiting.Add(1)
	if w := send(s, "solve/batch", readmePuzzle); w.Code != 503 || !strings.Contains(w.Body.String(), `"limit":"concurrency"`) {
		t.Errorf("%d %s", w.Code, w.Body)
	}
	if w := send(s, "solve", readmePuzzle); w.Code != 200 {
		t.Errorf("%d %s", w.Code, w.Body)
	}
}
