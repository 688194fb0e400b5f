//go:build linux || darwin

package main

import (
	"os"
	"runtime"
	"syscall"
)

// tellsPeak says that this system records the most memory a process held.
const tellsPeak = true

// peakMemory returns the largest memory that a process held, in MB.
func peakMemory(s *os.ProcessState) int {
	largest := int(s.SysUsage().(*syscall.Rusage).Maxrss)
	if runtime.GOOS == "darwin" {
		return largest >> 20 // bytes there, elsewhere KB
	}
	return largest >> 10
}
