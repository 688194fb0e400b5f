package main

import (
	"bufio"
	"io"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

// decompress returns the text of r, which may be compressed with gzip or zstd;
// its first bytes tell. Windows are allowed what the zstd program allows.
// Nothing is read ahead of need in the background: the reader of the text must
// know when it waits.
func decompress(r io.Reader) (io.Reader, error) {
	b := bufio.NewReaderSize(r, 1<<16)
	magic, err := b.Peek(4)
	if err != nil && err != io.EOF {
		return nil, err
	}
	switch {
	case len(magic) >= 2 && magic[0] == 0x1f && magic[1] == 0x8b:
		return gzip.NewReader(b)
	case isZstd(magic):
		return zstd.NewReader(b, zstd.WithDecoderConcurrency(1), zstd.WithDecoderLowmem(true), zstd.WithDecoderMaxWindow(128<<20))
	}
	return b, nil
}

// isZstd reports whether a zstd frame, or one to skip, begins with magic.
func isZstd(magic []byte) bool {
	if len(magic) < 4 {
		return false
	}
	frame := string(magic) == "\x28\xb5\x2f\xfd"
	skippable := magic[0]&0xf0 == 0x50 && string(magic[1:]) == "\x2a\x4d\x18"
	return frame || skippable
}
