package browser

import (
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// The page takes less than 150 kB over the wire. How soon it can be played on
// depends on the machine, so it is said and not judged; it should be less than
// a second. Nothing else runs meanwhile: this test is not parallel.
func TestFirstLoad(t *testing.T) {
	p := tab(t, visitor{address: site.URL, width: 1280, height: 800, theme: "light", language: "en-US"})
	begun := time.Now()
	p.do(chromedp.Navigate(p.address + "/"))
	p.ready()
	p.focus("#board [tabindex='0']")
	p.press("5")
	p.cell("r1c1").holds(5)
	t.Logf("usable after %v", time.Since(begun))
	p.until("all to be loaded", `document.readyState === "complete" && performance.getEntriesByType("resource").every(r => r.responseEnd > 0)`)
	const most = 150_000
	bytes := p.transferred()
	t.Logf("%d bytes over the wire", bytes)
	if bytes > most || bytes < 1000 {
		t.Errorf("%d bytes over the wire, at most %d may", bytes, most)
	}
}
