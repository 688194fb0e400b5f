//go:build linux || darwin

package main

import (
	"os"
	"runtime"
	"syscall"
)

// peakMemory returns the largest memory that a process held, in MB.
func peakMemory(s *os.ProcessState) int64 {
	usage, ok := s.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0
	}
	if runtime.GOOS == "darwin" {
		return usage.Maxrss >> 20
	}
	return usage.Maxrss >> 10
}
