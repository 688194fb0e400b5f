package browser

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"testing"
)

// The page looks as it did, at three sizes, in both themes. A change that is
// meant is looked at and written with -update.
func TestScreenshots(t *testing.T) {
	t.Parallel()
	long(t)
	for _, window := range windows {
		for _, theme := range []string{"light", "dark"} {
			name := fmt.Sprintf("%dx%d-%s", window[0], window[1], theme)
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				p := open(t, sized(window[0], window[1]), themed(theme))
				p.begin(readme)
				p.reads("#unique", "one solution")
				p.until("the rating", `document.querySelector("#rating").textContent.trim()`)
				p.cell("r1c3").choose()
				p.press("4", "ArrowRight", "Shift+2", "Shift+6", "ArrowRight", "ArrowRight", "Ctrl+2", "Alt+3")
				p.cell("r1c6").coloured(1)
				// The seconds and the message about the beginning come and go.
				read[any](p, `void (document.querySelector("#timer").style.visibility = "hidden", document.querySelector(".messages").style.visibility = "hidden", scrollTo(0, 0))`)
				p.looksLike(name)
			})
		}
	}
}

// The comparison lets other fonts pass and finds what has moved.
func TestPictures(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t, sized(768, 1024))
	p.begin(readme)
	taken := p.picture()
	small := shrink(taken)

	t.Run("the same", func(t *testing.T) {
		if d := difference(small, shrink(p.picture())); d > areaTolerance/3 {
			t.Errorf("two pictures of the same differ in %.1f%%", d*100)
		}
	})
	t.Run("other letters", func(t *testing.T) {
		read[any](p, `void [...document.querySelectorAll("body *")].forEach(e => { e.style.fontStyle = "italic"; })`)
		d := difference(small, shrink(p.picture()))
		if d > areaTolerance {
			t.Errorf("pictures of other letters differ in %.1f%%", d*100)
		}
	})
	t.Run("moved", func(t *testing.T) {
		for _, by := range []image.Point{{12, 0}, {0, 12}, {-24, 0}} {
			moved := image.NewRGBA(taken.Bounds())
			draw.Draw(moved, moved.Bounds(), image.NewUniform(color.White), image.Point{}, draw.Src)
			draw.Draw(moved, moved.Bounds().Add(by), taken, image.Point{}, draw.Src)
			d := difference(small, shrink(moved))
			if d <= areaTolerance {
				t.Errorf("a picture moved by %v differs in %.1f%% only", by, d*100)
			}
		}
	})
}
