package main

import (
	"bufio"
	"io"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

// readSize is how many bytes are read at a time.
const readSize = 1 << 18

// decompress returns the text of r, which may be compressed with gzip or zstd;
// its first bytes tell. Nothing is read ahead of need in the background: the
// reader of the text must know when it waits. The result is to be closed.
func decompress(r io.Reader) (io.ReadCloser, error) {
	b := bufio.NewReaderSize(r, readSize)
	magic, err := b.Peek(4)
	if err != nil && err != io.EOF {
		return nil, err
	}
	switch {
	case len(magic) >= 2 && magic[0] == 0x1f && magic[1] == 0x8b:
		return gzip.NewReader(b)
	case isZstd(magic):
		d, err := zstd.NewReader(b, zstd.WithDecoderConcurrency(1), zstd.WithDecoderLowmem(true), zstd.WithDecoderMaxWindow(maxWindow))
		if err != nil {
			return nil, err
		}
		return d.IOReadCloser(), nil
	}
	return io.NopCloser(b), nil
}

// maxWindow is how far back a zstd file may refer, which is what reading it
// takes of memory. Files of the levels up to 19 stay well below.
const maxWindow = 32 << 20

// isZstd reports whether a zstd frame, or one to skip, begins with magic.
func isZstd(magic []byte) bool {
	if len(magic) < 4 {
		return false
	}
	frame := string(magic) == "\x28\xb5\x2f\xfd"
	skippable := magic[0]&0xf0 == 0x50 && string(magic[1:]) == "\x2a\x4d\x18"
	return frame || skippable
}
