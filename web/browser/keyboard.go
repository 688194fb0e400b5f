package browser

import (
	"strings"

	"github.com/chromedp/cdproto/input"
)

// modifiers are the bits that the protocol has for them.
var modifiers = map[string]int64{"Alt": 1, "Ctrl": 2, "Meta": 4, "Shift": 8}

// A key is one of the keyboard: its place, what it writes, and its old number.
type key struct {
	code, plain, shifted string
	number               int64
	keypad               bool
}

// keys are those that tests press, by the name that press knows.
var keys = func() map[string]key {
	all := map[string]key{
		"Space":  {"Space", " ", " ", 32, false},
		".":      {"Period", ".", ">", 190, false},
		"?":      {"Slash", "/", "?", 191, false},
		"/":      {"Slash", "/", "?", 191, false},
		"Enter":  {"Enter", "\r", "\r", 13, false},
		"Numpad": {},
	}
	for i, symbol := range ")!@#$%^&*(" {
		digit := string(rune('0' + i))
		all[digit] = key{"Digit" + digit, digit, string(symbol), int64('0' + i), false}
		all["Numpad"+digit] = key{"Numpad" + digit, digit, digit, int64(96 + i), true}
	}
	for letter := 'a'; letter <= 'z'; letter++ {
		upper := strings.ToUpper(string(letter))
		all[string(letter)] = key{"Key" + upper, string(letter), upper, int64(letter - 32), false}
	}
	for name, number := range map[string]int64{
		"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35,
		"PageUp": 33, "PageDown": 34, "Delete": 46, "Backspace": 8, "Tab": 9, "Escape": 27,
	} {
		all[name] = key{name, "", "", number, false}
	}
	delete(all, "Numpad")
	return all
}()

// press presses keys one after another, each as "5", "Numpad5", "m",
// "ArrowLeft" or with modifiers as "Ctrl+Shift+z".
func (p *page) press(strokes ...string) {
	p.t.Helper()
	for _, stroke := range strokes {
		p.stroke(stroke, "")
	}
}

// edit presses a key that carries out a command of the browser, such as
// "paste".
func (p *page) edit(stroke, command string) {
	p.t.Helper()
	p.stroke(stroke, command)
}

func (p *page) stroke(stroke, command string) {
	p.t.Helper()
	parts := strings.Split(stroke, "+")
	name := parts[len(parts)-1]
	k, ok := keys[name]
	if !ok {
		p.t.Fatalf("no key is named %q", name)
	}
	p.send(stroke, name, k, command)
}

func (p *page) send(stroke, name string, k key, command string) {
	p.t.Helper()
	parts := strings.Split(stroke, "+")
	var held int64
	for _, m := range parts[:len(parts)-1] {
		held |= modifiers[m]
	}
	if name == "?" {
		held |= modifiers["Shift"]
	}

	event := input.DispatchKeyEventParams{
		Type: input.DispatchKeyEventTypeRawKeyDown, Modifiers: held, Code: k.code, Key: k.plain,
		WindowsVirtualKeyCode: k.number, NativeVirtualKeyCode: k.number,
	}
	if k.keypad {
		event.IsKeypad, event.Location = new(true), 3
	}
	if held&modifiers["Shift"] != 0 && k.shifted != "" {
		event.Key = k.shifted
	}
	switch {
	case k.plain == "":
		event.Key = name
	case name == "Enter":
		event.Key = "Enter"
	}
	// Only a key that is held with nothing but Shift writes.
	if k.plain != "" && held&^modifiers["Shift"] == 0 {
		event.Type, event.Text = input.DispatchKeyEventTypeKeyDown, event.Key
		if name == "Enter" {
			event.Text = "\r"
		}
	}
	if command != "" {
		event.Commands = []string{command}
	}
	call(p, input.DispatchKeyEvent, event)
	event.Type, event.Text, event.Commands = input.DispatchKeyEventTypeKeyUp, "", nil
	call(p, input.DispatchKeyEvent, event)
}

// strokeAs presses a key of a keyboard on which it writes something else.
func (p *page) strokeAs(stroke, writes string) {
	p.t.Helper()
	parts := strings.Split(stroke, "+")
	name := parts[len(parts)-1]
	other := keys[name]
	other.plain, other.shifted = writes, writes
	p.send(stroke, name, other, "")
}

// write types text into the field that has the focus.
func (p *page) write(text string) {
	p.t.Helper()
	call(p, input.InsertText, input.InsertTextParams{Text: text})
}

// focus puts the focus on an element.
func (p *page) focus(selector string) {
	p.t.Helper()
	p.until(selector, `document.querySelector(`+quote(selector)+`)`)
	read[any](p, `void document.querySelector(`+quote(selector)+`).focus()`)
}
