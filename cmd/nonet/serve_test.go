package main

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"os/exec"
	"regexp"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"nonet/internal/soon"
)

// A serving is a run of nonet serve.
type serving struct {
	page           string // its address
	stdout, stderr *screen
	end            context.CancelCauseFunc
	status         chan int
}

// pageLine is what it says first.
var pageLine = regexp.MustCompile(`(?m)^Nonet is at (http://\S+/) \(Ctrl\+C ends it\)\n$`)

// startServe runs nonet serve with these flags at a port that is free, until
// the test ends.
func startServe(t *testing.T, flags ...string) *serving {
	t.Helper()
	ctx, end := context.WithCancelCause(context.Background())
	s := &serving{stdout: &screen{}, stderr: &screen{}, end: end, status: make(chan int, 1)}
	done := make(chan struct{})
	go func() {
		defer close(done)
		args := append([]string{"serve", "--addr", "127.0.0.1:0"}, flags...)
		s.status <- newApp(ctx, strings.NewReader(""), s.stdout, s.stderr).run(args)
	}()
	t.Cleanup(func() {
		end(nil)
		<-done
	})
	s.stdout.await(t, "Nonet is at ")
	line := pageLine.FindStringSubmatch(s.stdout.String())
	if line == nil {
		t.Fatalf("it says %q", s.stdout)
	}
	s.page = line[1]
	return s
}

// get returns the status and the body of a page.
func get(t *testing.T, url string) (int, string) {
	t.Helper()
	r, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	body, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return r.StatusCode, string(body)
}

func TestServe(t *testing.T) {
	t.Parallel()
	s := startServe(t, "--log", "json")
	for path, want := range map[string]string{"healthz": "", "": "<!doctype html>", "api/openapi.json": `"openapi"`} {
		status, body := get(t, s.page+path)
		if status != http.StatusOK || !strings.Contains(strings.ToLower(body), want) {
			t.Errorf("/%s: status %d, %.100q", path, status, body)
		}
	}
	s.stderr.await(t, `"path":"/healthz"`)
	s.end(stop{syscall.SIGTERM})
	if status := <-s.status; status != exitTerminated {
		t.Errorf("exit status %d", status)
	}
	if _, err := http.Get(s.page); err == nil {
		t.Error("it answers after its end")
	}
}

// Names that others point at this machine are not answered to.
func TestServeHosts(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		flags []string
		want  map[string]int
	}{
		{[]string{}, map[string]int{"": 200, "localhost": 200, "[::1]:1": 200, "evil.example": 421, "sudoku.example.org": 421}},
		{[]string{"--host", "sudoku.example.org"}, map[string]int{"": 200, "localhost": 200, "evil.example": 421, "sudoku.example.org": 200}},
		{[]string{"--host", "*"}, map[string]int{"": 200, "evil.example": 200}},
		{[]string{"--addr", "localhost:0"}, map[string]int{"": 200, "evil.example": 421}},
		{[]string{"--addr", "0.0.0.0:0"}, map[string]int{"": 200, "any.example": 200}},
		{[]string{"--addr", "0.0.0.0:0", "--host", "sudoku.example.org"}, map[string]int{"": 200, "evil.example": 421, "sudoku.example.org": 200}},
	} {
		s := startServe(t, append([]string{"--log", "off"}, test.flags...)...)
		for host, want := range test.want {
			r, err := http.NewRequest("GET", s.page+"healthz", nil)
			if err != nil {
				t.Fatal(err)
			}
			r.Host = host
			answer, err := http.DefaultClient.Do(r)
			if err != nil {
				t.Fatal(err)
			}
			answer.Body.Close()
			if answer.StatusCode != want {
				t.Errorf("%v: asked as %q: %d, want %d", test.flags, host, answer.StatusCode, want)
			}
		}
	}
}

// A request that is running at an interrupt gets its answer.
func TestServeFinishes(t *testing.T) {
	t.Parallel()
	s := startServe(t, "--log", "off")
	answered := make(chan string, 1)
	reading, writing := io.Pipe()
	patient := &http.Transport{ExpectContinueTimeout: time.Hour}
	go func() {
		r, err := http.NewRequest("POST", s.page+"api/v1/solve", reading)
		if err != nil {
			answered <- err.Error()
			return
		}
		r.Header.Set("Expect", "100-continue")
		answer, err := patient.RoundTrip(r)
		if err != nil {
			answered <- err.Error()
			return
		}
		defer answer.Body.Close()
		body, _ := io.ReadAll(answer.Body)
		answered <- string(body)
	}()
	io.WriteString(writing, puzzleLine[:40]) // which waits for the server to begin with it
	s.end(nil)
	s.stderr.await(t, "nonet: waiting up to 5s for requests that are running; a second interrupt ends at once\n")
	io.WriteString(writing, puzzleLine[40:])
	writing.Close()
	if body := <-answered; !strings.Contains(body, "534678912") {
		t.Errorf("the answer is %q", body)
	}
	if status := <-s.status; status != exitInterrupted {
		t.Errorf("exit status %d", status)
	}
	if !strings.HasSuffix(s.stderr.String(), "\nnonet: interrupted\n") {
		t.Errorf("standard error: %q", s.stderr)
	}
}

// Work that lasts longer than the end may take is cancelled.
func TestServeCancels(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	t.Parallel()
	s := startServe(t, "--log", "off", "--max-time", "1h")
	answered := make(chan int, 1)
	go func() {
		r, err := http.Post(s.page+"api/v1/count?limit=0", "text/plain", strings.NewReader(strings.Repeat(".", 81)))
		if err != nil {
			answered <- 0
			return
		}
		defer r.Body.Close()
		io.Copy(io.Discard, r.Body)
		answered <- r.StatusCode
	}()
	heavy := regexp.MustCompile(`(?m)^nonet_work_running{kind="heavy"} [^0]`)
	if !soon.Comes(func() bool {
		_, body := get(t, s.page+"metrics")
		return heavy.MatchString(body)
	}) {
		t.Fatal("the server does not work")
	}
	start := time.Now()
	s.end(nil)
	if status := <-s.status; status != exitInterrupted {
		t.Errorf("exit status %d", status)
	}
	if took := time.Since(start); took < graceTime || took > 4*graceTime { // the work lasts an hour
		t.Errorf("the end took %v", took)
	}
	if status := <-answered; status == 0 {
		t.Error("the request got no answer")
	}
}

// A second interrupt ends at once.
func TestServeEndsAtOnce(t *testing.T) {
	t.Parallel()
	if runtime.GOOS == "windows" {
		t.Skip("no signals can be sent")
	}
	soon.Within(t, "the end", 2*time.Second, func() time.Duration { return secondInterrupt(t) })
}

// secondInterrupt returns how long a server takes to end from there on.
func secondInterrupt(t *testing.T) time.Duration {
	cmd := exec.Command("nonet", "serve", "--addr", "127.0.0.1:0", "--log", "off")
	stdout, stderr := &screen{}, &screen{}
	cmd.Stdout, cmd.Stderr = stdout, stderr
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { cmd.Process.Kill() })
	stdout.await(t, "Nonet is at ")
	line := pageLine.FindStringSubmatch(stdout.String())
	if line == nil {
		t.Fatalf("it says %q, %q", stdout, stderr)
	}
	conn, err := net.Dial("tcp", strings.Trim(line[1], "htp:/"))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	io.WriteString(conn, "POST /api/v1/solve HTTP/1.1\r\nHost: nonet\r\nExpect: 100-continue\r\nContent-Length: 81\r\n\r\n")
	conn.Read(make([]byte, 1)) // it begins with the request
	cmd.Process.Signal(syscall.SIGINT)
	stderr.await(t, "waiting up to 5s")
	start := time.Now()
	cmd.Process.Signal(syscall.SIGINT)
	cmd.Wait()
	return time.Since(start)
}

// A port that is taken is said to be so, with what to do.
func TestServeTaken(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	addr := l.Addr().String()
	var stdout, stderr strings.Builder
	status := newApp(t.Context(), strings.NewReader(""), &stdout, &stderr).run([]string{"serve", "--addr", addr})
	want := "nonet: another program listens at " + addr + " already, perhaps another nonet serve; " +
		"end that one, or take another port: --addr 127.0.0.1:0 takes any that is free\n"
	if status != exitUnreadable || stdout.String() != "" || stderr.String() != want {
		t.Errorf("exit status %d, stdout %q, stderr %q", status, &stdout, &stderr)
	}
}

// An address that nobody is told of is not served.
func TestServeUntold(t *testing.T) {
	closed := writer(func([]byte) (int, error) { return 0, errors.New("no space") })
	var stderr strings.Builder
	status := newApp(t.Context(), strings.NewReader(""), closed, &stderr).run([]string{"serve", "--addr", "127.0.0.1:0"})
	if status != exitUnreadable || stderr.String() != "nonet: no space\n" {
		t.Errorf("exit status %d, stderr %q", status, &stderr)
	}
}

type writer func([]byte) (int, error)

func (w writer) Write(p []byte) (int, error) { return w(p) }

// servePort is the port in an example.
var servePort = regexp.MustCompile(`:8080\b`)

// serveExample runs an example of nonet serve at a port that is free, and ends it.
func serveExample(ts *testscript.TestScript, line string) {
	if runtime.GOOS == "windows" {
		return // no signals can be sent
	}
	line = strings.TrimSpace(servePort.ReplaceAllString(line, ":0"))
	if !strings.Contains(line, "--addr") {
		line += " --addr 127.0.0.1:0"
	}
	ts.Check(ts.Exec("bash", "-c", "exec "+line+` >page &
		for i in {1..500}; do grep -q '^Nonet is at ' page && break; sleep 0.01; done
		kill -TERM $!; wait $!; test $? = 143`))
	for said := range strings.Lines(ts.ReadFile("stderr")) {
		if said != "nonet: terminated\n" && !strings.HasPrefix(said, "nonet: others can reach this address too") {
			ts.Fatalf("nonet serve: %s", said)
		}
	}
}
