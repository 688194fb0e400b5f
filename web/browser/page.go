package browser

import (
	"context"
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// patience is how long a helper waits for what it looks for. It is long, so
// that a busy machine fails nothing; what is there at once costs nothing.
const patience = 30 * time.Second

// A page is Nonet in a tab, with a profile of its own: nothing is stored when
// it opens.
type page struct {
	t       *testing.T
	ctx     context.Context
	address string
	faults  *faults
}

// chrome is the context of the one browser, in which tests open their tabs.
var chrome context.Context

// open shows the page as a visitor with these habits sees it first. Without
// any: in English, in light colours, with a mouse, in 1280 by 800 pixels.
func open(t *testing.T, habits ...habit) *page {
	t.Helper()
	v := visitor{address: site.URL, width: 1280, height: 800, theme: "light", language: "en-US"}
	for _, h := range habits {
		h(&v)
	}
	p := tab(t, v)
	p.visit(v.address + "/" + v.fragment)
	return p
}

// tab opens an empty tab for visitor v, to be closed at the end of the test,
// which then fails if the browser complained.
func tab(t *testing.T, v visitor) *page {
	t.Helper()
	f := &faults{}
	ctx, cancel := chromedp.NewContext(chrome, chromedp.WithNewBrowserContext(), chromedp.WithListener(f.hear))
	ctx, end := context.WithTimeout(ctx, 5*time.Minute)
	t.Cleanup(func() { end(); cancel() })
	p := &page{t: t, ctx: ctx, address: v.address, faults: f}
	t.Cleanup(func() { f.report(t) })
	p.do(v.settle())
	return p
}

// visit goes to an address and waits until the page can be played.
func (p *page) visit(address string) {
	p.t.Helper()
	p.do(chromedp.Navigate(address))
	p.ready()
}

// reload loads the page again, as F5 does.
func (p *page) reload() {
	p.t.Helper()
	p.do(chromedp.Reload())
	p.ready()
}

// ready waits until the page can be played.
func (p *page) ready() {
	p.t.Helper()
	p.until("the board with its 81 cells", `document.querySelectorAll("#board [role=gridcell][aria-label]").length === 81`)
}

// do carries actions out.
func (p *page) do(actions ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	if err := chromedp.Do(p.ctx, actions...); err != nil {
		p.t.Fatal(err)
	}
}

// call sends a command of the protocol to the tab and returns its answer.
func call[P, R any](p *page, command cdp.Command[P, R], params P) R {
	p.t.Helper()
	answer, err := chromedp.Call(p.ctx, command, params)
	if err != nil {
		p.t.Fatalf("%s: %v", command.Method, err)
	}
	return answer
}

// read evaluates JavaScript, which may be a promise, and returns its value.
func read[T any](p *page, script string) T {
	p.t.Helper()
	var value T
	raw, err := chromedp.Run(p.ctx, chromedp.Evaluate[[]byte](script, chromedp.EvalAwaitPromise, asVisitor))
	if err != nil {
		p.t.Fatalf("%s: %v", script, err)
	}
	if len(raw) == 0 {
		return value
	}
	if err := json.Unmarshal(raw, &value); err != nil {
		p.t.Fatalf("%s is %s: %v", script, raw, err)
	}
	return value
}

// asVisitor lets a script do what needs a click, such as to copy.
func asVisitor(e *runtime.EvaluateParams) { e.UserGesture = new(true) }

// until waits until the JavaScript condition holds. What says in words what is
// waited for.
func (p *page) until(what, condition string) {
	p.t.Helper()
	if !p.comes(condition) {
		p.t.Fatalf("waited in vain for %s%s", what, p.situation())
	}
}

// comes reports whether the JavaScript condition holds within patience. A
// condition that throws does not hold yet.
func (p *page) comes(condition string) bool {
	p.t.Helper()
	return read[bool](p, fmt.Sprintf(`new Promise(answer => {
		const end = performance.now() + %d;
		const look = () => {
			let holds = false;
			try { holds = !!(%s) } catch {}
			if (holds || performance.now() > end) return answer(holds);
			setTimeout(look, 10);
		};
		look();
	})`, patience.Milliseconds(), condition))
}

// eventually waits until something outside the page is so.
func (p *page) eventually(what string, holds func() bool) {
	p.t.Helper()
	for end := time.Now().Add(patience); !holds(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			p.t.Fatalf("waited in vain for %s%s", what, p.situation())
		}
	}
}

// situation describes what the page shows, for messages of failed tests.
func (p *page) situation() string {
	p.t.Helper()
	type shown struct{ Grid, Message, Alert, Focus, Dialog string }
	s := read[shown](p, `({
		grid: [...document.querySelectorAll("#board [role=gridcell]")].map(c => c.dataset.digit > 0 ? c.dataset.digit : ".").join(""),
		message: document.querySelector("#message")?.textContent ?? "",
		alert: document.querySelector("#alert")?.textContent ?? "",
		focus: document.activeElement?.id || document.activeElement?.tagName,
		dialog: document.querySelector("dialog[open]")?.id ?? "",
	})`)
	text := fmt.Sprintf("\nboard   %s\nfocus   %s", s.Grid, s.Focus)
	for name, words := range map[string]string{"message": s.Message, "alert": s.Alert, "dialog": s.Dialog} {
		if words != "" {
			text += fmt.Sprintf("\n%-7s %s", name, words)
		}
	}
	return text
}

// quote writes text as a JavaScript string.
func quote(text string) string {
	raw, err := json.Marshal(text)
	if err != nil {
		panic(err) // a string always has a JSON form
	}
	return string(raw)
}
