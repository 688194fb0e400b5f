package main

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
)

// errNoFile is what stat says of a stream that is no file of the system.
var errNoFile = errors.New("not a file")

// stat describes one of the files to read; "-" is standard input.
func (a *app) stat(name string) (fs.FileInfo, error) {
	if name == "-" {
		return statStream(a.stdin)
	}
	return os.Stat(name)
}

// statOutput describes the file that the results go to; "" and "-" are
// standard output.
func (a *app) statOutput(name string) (fs.FileInfo, error) {
	if name == "" || name == "-" {
		return statStream(a.stdout)
	}
	return os.Stat(name)
}

func statStream(stream any) (fs.FileInfo, error) {
	if f, ok := stream.(*os.File); ok {
		return f.Stat()
	}
	return nil, errNoFile
}

// size returns the bytes that the files hold, 0 when that cannot be known.
func (a *app) size(files []string) int64 {
	var total int64
	for _, name := range files {
		info, err := a.stat(name)
		if err != nil || !info.Mode().IsRegular() {
			return 0
		}
		total += info.Size()
	}
	return total
}

// keepApart refuses an output that is also read, by whatever names.
func (a *app) keepApart(output string, files []string) error {
	to, err := a.statOutput(output)
	if err != nil || !to.Mode().IsRegular() {
		return nil
	}
	for _, name := range files {
		if from, err := a.stat(name); err == nil && os.SameFile(from, to) {
			return fmt.Errorf("%s cannot be read and written at once", cmp.Or(plainName(name), plainName(output), "the file"))
		}
	}
	return nil
}

// plainName returns the name of a file, "" for a standard stream.
func plainName(name string) string {
	if name == "-" {
		return ""
	}
	return name
}

// readOnce reports whether name and one of the files are the same input, of a
// kind that is gone when it has been read.
func (a *app) readOnce(name string, files []string) bool {
	if name == "-" && slices.Contains(files, "-") {
		return true
	}
	x, err := a.stat(name)
	if err != nil || x.Mode()&(fs.ModeNamedPipe|fs.ModeSocket|fs.ModeCharDevice) == 0 {
		return false
	}
	return slices.ContainsFunc(files, func(other string) bool {
		y, err := a.stat(other)
		return err == nil && os.SameFile(x, y)
	})
}
