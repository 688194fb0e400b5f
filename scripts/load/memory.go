package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"
)

// mb is what memory is counted in.
const mb = 1 << 20

// rss returns the memory that the server holds, in bytes: of a process of ours as the
// system tells it, else as the server does.
func (s *server) rss(ctx context.Context) (int64, error) {
	if s.cmd != nil {
		if text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", s.cmd.Process.Pid)); err == nil {
			return field(strings.NewReader(string(text)), "VmRSS:", 1024)
		}
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, s.url+"metrics", nil)
	if err != nil {
		return 0, err
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return 0, err
	}
	defer answer.Body.Close()
	return field(answer.Body, "process_resident_memory_bytes", 1)
}

// field returns the number behind a name at the beginning of a line, in units
// of so many bytes.
func field(r io.Reader, name string, unit float64) (int64, error) {
	lines := bufio.NewScanner(r)
	for lines.Scan() {
		words := strings.Fields(lines.Text())
		if len(words) < 2 || words[0] != name {
			continue
		}
		n, err := strconv.ParseFloat(words[1], 64)
		return int64(n * unit), err
	}
	if err := lines.Err(); err != nil {
		return 0, err
	}
	return 0, fmt.Errorf("the server does not tell %s", name)
}

// watch takes a sample of the memory now and then, until ctx is done.
func (s *server) watch(ctx context.Context, every time.Duration, sample func(int64, error)) {
	tick := time.NewTicker(every)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			if n, err := s.rss(ctx); ctx.Err() == nil {
				sample(n, err)
			}
		}
	}
}

// growth returns how much memory there was at the end of the first fifth of
// the samples and at the end of all: the medians of the tenths behind and
// before these, as garbage comes and goes.
func growth(samples []int64) (from, to int64) {
	tenth := max(1, len(samples)/10)
	if len(samples) < 3 {
		return 0, 0
	}
	first := len(samples) / 5
	return median(samples[first : first+tenth]), median(samples[len(samples)-tenth:])
}

// median returns the one in the middle, of two the larger.
func median(samples []int64) int64 {
	sorted := slices.Sorted(slices.Values(samples))
	return sorted[len(sorted)/2]
}
