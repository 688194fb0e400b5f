package main

import (
	"bufio"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"syscall"
	"testing"
)

// The program reports which signal ended it as a shell would.
func TestSignals(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no signals can be sent")
	}
	for _, test := range []struct {
		signal os.Signal
		status int
		stderr string
	}{
		{os.Interrupt, 130, "nonet: interrupted\n"},
		{syscall.SIGTERM, 143, "nonet: terminated\n"},
	} {
		t.Run(test.signal.String(), func(t *testing.T) {
			cmd := exec.Command("nonet", "count")
			var stderr strings.Builder
			cmd.Stderr = &stderr
			in, err := cmd.StdinPipe()
			if err != nil {
				t.Fatal(err)
			}
			out, err := cmd.StdoutPipe()
			if err != nil {
				t.Fatal(err)
			}
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			io.WriteString(in, puzzleLine)
			bufio.NewReader(out).ReadString('\n')
			cmd.Process.Signal(test.signal)
			cmd.Wait()
			if got := cmd.ProcessState.ExitCode(); got != test.status || stderr.String() != test.stderr {
				t.Errorf("exit status %d, stderr %q; want %d, %q", got, &stderr, test.status, test.stderr)
			}
		})
	}
}
