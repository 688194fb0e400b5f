package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"syscall"
	"time"
)

// A server is what is asked: a process of ours, or one of somebody else.
type server struct {
	url   string
	cmd   *exec.Cmd     // nil if it is not ours
	dir   string        // for the command and its log
	done  chan struct{} // closed when it has ended
	ended error         // how
}

// pageLine is what nonet serve says first.
var pageLine = regexp.MustCompile(`^Nonet is at (\S+)`)

// start runs a server with this command, or one that it builds.
func start(nonet string) (s *server, err error) {
	s = &server{done: make(chan struct{})}
	if s.dir, err = os.MkdirTemp("", "load"); err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			s.kill()
		}
	}()
	if nonet == "" {
		nonet = filepath.Join(s.dir, "nonet.exe")
		build := exec.Command("go", "build", "-o", nonet, "./cmd/nonet")
		build.Stderr = os.Stderr
		if err := build.Run(); err != nil {
			return nil, fmt.Errorf("build nonet: %w", err)
		}
	}
	log, err := os.Create(s.log())
	if err != nil {
		return nil, err
	}
	defer log.Close()
	cmd := exec.Command(nonet, "serve", "--addr", "127.0.0.1:0", "--log", "json")
	cmd.Stderr = log
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	s.cmd = cmd
	line, err := bufio.NewReader(stdout).ReadString('\n')
	go func() {
		s.ended = cmd.Wait()
		close(s.done)
	}()
	said := pageLine.FindStringSubmatch(line)
	if said == nil {
		text, _ := os.ReadFile(s.log())
		return nil, fmt.Errorf("nonet serve does not start: %s%s, %w", line, text, err)
	}
	s.url = said[1]
	return s, nil
}

// log returns the name of the file with the server's log.
func (s *server) log() string { return filepath.Join(s.dir, "log") }

// end ends a server of ours, and says what is wrong with its end or its log.
func (s *server) end() error {
	if s.cmd == nil {
		return nil
	}
	select {
	case <-s.done:
		return fmt.Errorf("the server ended before it was told to: %v", s.ended)
	default:
	}
	if runtime.GOOS == "windows" {
		return nil // no signals can be sent
	}
	if err := s.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		return err
	}
	select {
	case <-s.done:
		if status := s.cmd.ProcessState.ExitCode(); status != 143 {
			return fmt.Errorf("the server ends with exit status %d, expected 143", status)
		}
	case <-time.After(15 * time.Second):
		return errors.New("the server does not end within 15s")
	}
	return s.errors()
}

// errors returns the first error that the log notes.
func (s *server) errors() error {
	text, err := os.ReadFile(s.log())
	if err != nil {
		return err
	}
	for line := range bytes.Lines(text) {
		if bytes.Contains(line, []byte(`"level":"ERROR"`)) || bytes.Contains(line, []byte("panic")) {
			return fmt.Errorf("the log of the server notes an error: %s", bytes.TrimSpace(line))
		}
	}
	return nil
}

// kill ends a server of ours that is still running, and removes its files.
func (s *server) kill() {
	if s.cmd != nil {
		_ = s.cmd.Process.Kill() // it may have ended
		<-s.done
	}
	os.RemoveAll(s.dir)
}
