package browser

import (
	"fmt"
	"testing"
)

// windows are those that pictures are taken of, from a small phone to a screen.
var windows = [][2]int64{{320, 640}, {768, 1024}, {1440, 900}}

// At any size the board is square and whole, nothing has to be scrolled
// sideways, nothing lies above something else, and all can be hit.
func TestLayout(t *testing.T) {
	t.Parallel()
	long(t)
	for _, window := range append(windows, [2]int64{640, 320}, [2]int64{2560, 1440}) {
		for _, language := range []string{"en", "ko"} {
			t.Run(fmt.Sprintf("%dx%d %s", window[0], window[1], language), func(t *testing.T) {
				t.Parallel()
				p := open(t, sized(window[0], window[1]), speaking(language))
				p.sound("first visit")
				p.begin(readme)
				p.sound("playing")
				p.press("h", "h", "h")
				p.until("a drawing", drawnScript)
				p.sound("hint")
				p.press("Escape")
				for _, id := range []string{"walk", "watch"} {
					p.click("#" + id)
					p.appears("#" + id + "-panel")
					p.sound(id)
					p.click("#" + id + "-close")
				}
				for _, id := range dialogs {
					p.click("#" + id)
					p.appears("dialog[open]")
					p.sound(id)
					p.press("Escape")
					p.disappears("dialog[open]")
				}
			})
		}
	}
}

// On a projector the smallest text has 20 pixels.
func TestProjector(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t, sized(2560, 1440))
	p.begin(readme)
	p.press("a", "h", "h", "h")
	p.until("a drawing", drawnScript)
	small := read[[]string](p, `[...document.querySelectorAll("body *")].filter(e => e.checkVisibility() && !e.closest(".unseen, svg")
		&& [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()) && parseFloat(getComputedStyle(e).fontSize) < 20)
		.map(e => e.textContent.trim().slice(0, 30) + " " + getComputedStyle(e).fontSize)`)
	for _, text := range small {
		t.Errorf("too small for a projector: %s", text)
	}
}

// sound checks what is open now.
func (p *page) sound(where string) {
	p.t.Helper()
	for _, fault := range read[[]string](p, layoutScript) {
		p.t.Errorf("%s: %s", where, fault)
	}
}

const layoutScript = `(() => {
	const faults = [];
	const box = e => e.getBoundingClientRect();
	const name = e => e.id ? "#" + e.id : (e.textContent.trim() || e.ariaLabel || e.className).slice(0, 25);
	const px = n => Math.round(n * 10) / 10;
	const root = document.documentElement;
	if (root.scrollWidth > root.clientWidth) faults.push("the page is " + root.scrollWidth + " wide in a window of " + root.clientWidth);

	const board = box(document.querySelector("#board"));
	if (Math.abs(board.width - board.height) > 1) faults.push("the board is " + px(board.width) + " by " + px(board.height));
	if (board.width > innerWidth + .5 || board.height > innerHeight + .5) faults.push("the board does not fit the window: " + px(board.width));
	if (board.left < -.5 || board.right > innerWidth + .5) faults.push("the board reaches beyond the window");
	for (const c of document.querySelectorAll("#board [role=gridcell]")) {
		const r = box(c);
		if (Math.abs(r.width - r.height) > 2.5) { faults.push("cell " + c.id + " is " + px(r.width) + " by " + px(r.height)); break; }
	}

	// Controls: those of a dialog alone while one is open.
	const dialog = document.querySelector("dialog[open]");
	const all = [...(dialog ?? document).querySelectorAll("button, select, input, textarea, a[href], summary")].filter(e => {
		const r = box(e);
		return e.checkVisibility({opacityProperty: true, visibilityProperty: true}) && r.width > 1 && r.height > 1 && !e.matches(".skip:not(:focus)") && getComputedStyle(e).clipPath === "none";
	});
	// In a narrow window a panel is a sheet: it may lie on buttons, not on the board.
	const sheet = [...document.querySelectorAll("#panels, #panels > *")].find(e => e.checkVisibility() && ["fixed", "sticky"].includes(getComputedStyle(e).position) && box(e).height > 1);
	if (sheet && !dialog && box(sheet).top < board.bottom - 1) faults.push("the sheet covers " + px(board.bottom - box(sheet).top) + " of the board's " + px(board.height));
	const target = e => (e.matches("input[type=radio], input[type=checkbox]") && e.closest("label")) || e;
	// What of an element is to be seen: less what its scrolling ancestors hide.
	const seen = e => {
		const r = box(target(e));
		let {left, right, top, bottom} = r;
		for (let a = target(e).parentElement; a && a !== document.body; a = a.parentElement) {
			if (getComputedStyle(a).overflowY === "visible") continue;
			const s = box(a);
			left = Math.max(left, s.left); right = Math.min(right, s.right); top = Math.max(top, s.top); bottom = Math.min(bottom, s.bottom);
		}
		return {left, right, top, bottom, width: r.width, height: r.height, hidden: right - left < 1 || bottom - top < 1};
	};
	const boxes = all.map(e => [e, seen(e)]).filter(([, r]) => !r.hidden);
	for (const [e, r] of boxes) {
		if (e.matches("a[href]") && getComputedStyle(e).display === "inline") continue;
		const least = e.closest("#keypad") ? 44 : 24;
		if (r.width < least - .5 || r.height < least - .5) faults.push(name(e) + " is " + px(r.width) + " by " + px(r.height) + ", less than " + least);
		if (r.left < -.5 || r.right > innerWidth + .5) faults.push(name(e) + " reaches beyond the window");
		if (!dialog && !e.closest("#board") && r.left < board.right - 1 && r.right > board.left + 1 && r.top < board.bottom - 1 && r.bottom > board.top + 1 && !sheet?.contains(e)) faults.push(name(e) + " lies on the board");
	}
	for (let i = 0; i < boxes.length; i++) for (let j = i + 1; j < boxes.length; j++) {
		const [a, r] = boxes[i], [b, s] = boxes[j];
		if (sheet?.contains(a) !== sheet?.contains(b)) continue;
		if (a.contains(b) || b.contains(a) || target(a) === target(b)) continue;
		if (Math.min(r.right, s.right) - Math.max(r.left, s.left) > 1 && Math.min(r.bottom, s.bottom) - Math.max(r.top, s.top) > 1) faults.push(name(a) + " and " + name(b) + " overlap");
	}
	for (const [e, r] of boxes) {
		if (e.matches("button") && (e.scrollWidth > e.clientWidth + 1)) faults.push("the words of " + name(e) + " do not fit");
	}
	if (dialog) {
		const r = box(dialog);
		if (r.left < -.5 || r.right > innerWidth + .5 || r.top < -.5 || r.bottom > innerHeight + .5) faults.push("the dialog reaches beyond the window");
		if (dialog.scrollWidth > dialog.clientWidth + 1) faults.push("the dialog has to be scrolled sideways");
	}
	return faults;
})()`
