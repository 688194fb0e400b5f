package main

import (
	"errors"
	"math"
	"strconv"
	"strings"
)

// A sizeFlag is a number of bytes, written with a unit or without.
type sizeFlag struct{ bytes int64 }

func (f *sizeFlag) Type() string { return "SIZE" }

func (f *sizeFlag) String() string {
	switch {
	case f.bytes == 0:
		return ""
	case f.bytes%(1<<20) == 0:
		return strconv.FormatInt(f.bytes>>20, 10) + "MiB"
	}
	return strconv.FormatInt(f.bytes, 10)
}

// sizeUnits are the units of a size; the last is a part of the others.
var sizeUnits = []struct {
	name  string
	bytes int64
}{{"kb", 1e3}, {"mb", 1e6}, {"kib", 1 << 10}, {"mib", 1 << 20}, {"b", 1}, {"", 1}}

func (f *sizeFlag) Set(text string) error {
	for _, unit := range sizeUnits {
		digits, ok := strings.CutSuffix(strings.ToLower(text), unit.name)
		if !ok {
			continue
		}
		n, err := strconv.ParseInt(strings.TrimSpace(digits), 10, 64)
		if err != nil || n < 1 || n > math.MaxInt64/unit.bytes {
			break
		}
		f.bytes = n * unit.bytes
		return nil
	}
	return errors.New("it takes a size from 1 byte on, such as 800, 512kB or 4MB, not " + strconv.Quote(text))
}
