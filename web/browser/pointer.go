package browser

import (
	"fmt"
	"time"

	"github.com/chromedp/cdproto/input"
)

// A point is a place in the window.
type point struct{ X, Y float64 }

// middle waits until an element is there, visible, enabled and not moving,
// scrolls it into view and returns its middle.
func (p *page) middle(selector string) point {
	p.t.Helper()
	element := `document.querySelector(` + quote(selector) + `)`
	p.until(selector+" to be there and enabled", fmt.Sprintf(`(e => e && e.checkVisibility({visibilityProperty: true}) && !e.disabled)(%s)`, element))
	return read[point](p, fmt.Sprintf(`(e => {
		const inView = r => r.top >= 0 && r.left >= 0 && r.bottom <= innerHeight && r.right <= innerWidth;
		if (!inView(e.getBoundingClientRect())) e.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
		const r = e.getBoundingClientRect();
		return {x: r.x + r.width / 2, y: r.y + r.height / 2};
	})(%s)`, element))
}

// click clicks on an element with the mouse, with keys held as in "Ctrl".
func (p *page) click(selector string, held ...string) {
	p.t.Helper()
	m := p.middle(selector)
	// A click on what lies above something reaches what lies above.
	p.until(selector+" not to be covered", fmt.Sprintf(`(e => {
		const top = document.elementFromPoint(%f, %f), label = top?.closest("label");
		return top && (e.contains(top) || top.contains(e) || label?.control === e);
	})(document.querySelector(%s))`, m.X, m.Y, quote(selector)))
	p.mouse(input.DispatchMouseEventTypeMouseMoved, m, 0, held...)
	p.mouse(input.DispatchMouseEventTypeMousePressed, m, 1, held...)
	p.mouse(input.DispatchMouseEventTypeMouseReleased, m, 0, held...)
}

// drag presses the mouse on one element, moves over the others and lets go.
func (p *page) drag(selectors ...string) {
	p.t.Helper()
	last := p.middle(selectors[0])
	p.mouse(input.DispatchMouseEventTypeMouseMoved, last, 0)
	p.mouse(input.DispatchMouseEventTypeMousePressed, last, 1)
	for _, s := range selectors[1:] {
		last = p.middle(s)
		p.mouse(input.DispatchMouseEventTypeMouseMoved, last, 1)
	}
	p.mouse(input.DispatchMouseEventTypeMouseReleased, last, 0)
}

func (p *page) mouse(kind input.DispatchMouseEventType, at point, buttons int64, held ...string) {
	p.t.Helper()
	event := input.DispatchMouseEventParams{Type: kind, X: at.X, Y: at.Y, Buttons: buttons}
	for _, h := range held {
		event.Modifiers |= modifiers[h]
	}
	if kind != input.DispatchMouseEventTypeMouseMoved || buttons != 0 {
		event.Button = input.MouseButtonLeft
	}
	if kind != input.DispatchMouseEventTypeMouseMoved {
		event.ClickCount = 1
	}
	call(p, input.DispatchMouseEvent, event)
}

// tap touches an element with a finger, briefly.
func (p *page) tap(selector string) {
	p.t.Helper()
	p.hold(selector, 0)
}

// hold touches an element and lets go after a while: a long press.
func (p *page) hold(selector string, while time.Duration) {
	p.t.Helper()
	m := p.middle(selector)
	p.touch(input.DispatchTouchEventTypeTouchStart, m)
	time.Sleep(while) // a finger that rests is what is tested
	p.touch(input.DispatchTouchEventTypeTouchEnd)
}

// stroke the board: a finger touches one element and slides over the others.
func (p *page) slide(selectors ...string) {
	p.t.Helper()
	p.touch(input.DispatchTouchEventTypeTouchStart, p.middle(selectors[0]))
	for _, s := range selectors[1:] {
		p.touch(input.DispatchTouchEventTypeTouchMove, p.middle(s))
	}
	p.touch(input.DispatchTouchEventTypeTouchEnd)
}

func (p *page) touch(kind input.DispatchTouchEventType, fingers ...point) {
	p.t.Helper()
	event := input.DispatchTouchEventParams{Type: kind, TouchPoints: []*input.TouchPoint{}}
	for _, f := range fingers {
		event.TouchPoints = append(event.TouchPoints, &input.TouchPoint{X: f.X, Y: f.Y})
	}
	call(p, input.DispatchTouchEvent, event)
}
