package browser

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"

	pages "github.com/chromedp/cdproto/page"
)

// Pictures are compared for their layout: shrunk eight times, so that text
// becomes grey and the fonts of the machine matter little.
//
// A pixel of the shrunk picture differs when a colour differs by more than
// colourTolerance of 255; a picture differs when more than areaTolerance of its
// pixels do. TestPictures shows that this lets other words pass, and nothing
// that moves.
const (
	shrinking       = 8
	colourTolerance = 40
	areaTolerance   = 0.025
)

// update says that the pictures of testdata are to be written anew.
var update = flag.Bool("update", false, "write the reference pictures in testdata anew")

// picture takes a picture of the window.
func (p *page) picture() image.Image {
	p.t.Helper()
	raw := call(p, pages.CaptureScreenshot, pages.CaptureScreenshotParams{Format: pages.CaptureScreenshotFormatPng}).Data
	taken, err := png.Decode(bytes.NewReader(raw))
	if err != nil {
		p.t.Fatal(err)
	}
	return taken
}

// shrink averages squares of pixels.
func shrink(large image.Image) *image.RGBA {
	b := large.Bounds()
	small := image.NewRGBA(image.Rect(0, 0, b.Dx()/shrinking, b.Dy()/shrinking))
	for y := range small.Bounds().Dy() {
		for x := range small.Bounds().Dx() {
			var sum [3]uint32
			for i := range shrinking * shrinking {
				r, g, b, _ := large.At(b.Min.X+x*shrinking+i%shrinking, b.Min.Y+y*shrinking+i/shrinking).RGBA()
				sum[0], sum[1], sum[2] = sum[0]+r>>8, sum[1]+g>>8, sum[2]+b>>8
			}
			const n = shrinking * shrinking
			small.SetRGBA(x, y, color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255})
		}
	}
	return small
}

// difference is the share of the pixels in which two shrunk pictures differ.
func difference(a, b image.Image) float64 {
	if a.Bounds() != b.Bounds() {
		return 1
	}
	different := 0
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			if apart(a.At(x, y), b.At(x, y)) {
				different++
			}
		}
	}
	return float64(different) / float64(a.Bounds().Dx()*a.Bounds().Dy())
}

// apart reports whether two colours differ noticeably.
func apart(a, b color.Color) bool {
	r1, g1, b1, _ := a.RGBA()
	r2, g2, b2, _ := b.RGBA()
	for _, pair := range [][2]uint32{{r1, r2}, {g1, g2}, {b1, b2}} {
		if d := int(pair[0]>>8) - int(pair[1]>>8); d > colourTolerance || d < -colourTolerance {
			return true
		}
	}
	return false
}

// looksLike compares the window with a picture in testdata, or writes that with
// -update.
func (p *page) looksLike(name string) {
	p.t.Helper()
	taken := p.picture()
	small := shrink(taken)
	path := filepath.Join("testdata", name+".png")
	if *update {
		writePicture(p, path, small)
		return
	}
	reference, err := readPicture(path)
	if err != nil {
		p.t.Fatalf("%v; -update writes it", err)
	}
	if d := difference(small, reference); d > areaTolerance {
		full := filepath.Join(os.TempDir(), "nonet-"+name+".png")
		writePicture(p, full, taken)
		p.t.Errorf("%.1f%% of the picture %s differ, at most %.0f%% may; the window is in %s", d*100, path, areaTolerance*100, full)
	}
}

func readPicture(path string) (image.Image, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return png.Decode(file)
}

func writePicture(p *page, path string, picture image.Image) {
	p.t.Helper()
	var raw bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(&raw, picture); err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(path, raw.Bytes(), 0o644); err != nil {
		p.t.Fatal(fmt.Errorf("reference picture: %w", err))
	}
}
