package browser

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
)

// A spoken is an element as a screen reader has it: a role, a name and states,
// and nothing of how it looks or what it is called in the document.
type spoken struct {
	role, name, description, value string
	states                         map[string]string
	id                             cdp.BackendNodeID
}

func (s spoken) String() string { return fmt.Sprintf("%s %q", s.role, s.name) }

// tree is what a screen reader sees of the page, in order.
func (p *page) tree() []spoken {
	p.t.Helper()
	var all []spoken
	for _, n := range call(p, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{}).Nodes {
		if n.Ignored {
			continue
		}
		s := spoken{
			role: plain(n.Role), name: plain(n.Name), description: plain(n.Description), value: plain(n.Value),
			states: map[string]string{}, id: n.BackendDOMNodeID,
		}
		for _, property := range n.Properties {
			s.states[string(property.Name)] = plain(property.Value)
		}
		all = append(all, s)
	}
	return all
}

// plain is the text of a value of the tree.
func plain(v *accessibility.Value) string {
	if v == nil {
		return ""
	}
	var value any
	if json.Unmarshal(v.Value, &value) != nil || value == nil {
		return ""
	}
	return strings.TrimSpace(fmt.Sprint(value))
}

// listen waits for an element with this role, and a name that matches the
// expression, and returns it.
func (p *page) listen(role, name string) spoken {
	p.t.Helper()
	expression := regexp.MustCompile("(?i)" + name)
	for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		tree := p.tree()
		var near []string
		for _, s := range tree {
			if s.role != role {
				continue
			}
			if expression.MatchString(s.name) {
				return s
			}
			near = append(near, s.name)
		}
		if time.Now().After(end) {
			p.t.Fatalf("a screen reader finds no %s named %q among %q", role, name, near)
		}
	}
}

// hears waits until a live region says something that matches the expression.
func (p *page) hears(expression string) string {
	p.t.Helper()
	want := regexp.MustCompile("(?i)" + expression)
	for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		said := p.announced()
		for _, words := range said {
			if want.MatchString(words) {
				return words
			}
		}
		if time.Now().After(end) {
			p.t.Fatalf("a screen reader hears %q, nothing like %q", said, expression)
		}
	}
}

// announced is what the live regions hold that are part of the tree.
func (p *page) announced() []string {
	p.t.Helper()
	return read[[]string](p, `[...document.querySelectorAll("[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output")]
		.filter(e => e.checkVisibility() && !e.closest("[aria-hidden=true]")).map(e => e.textContent.trim()).filter(Boolean)`)
}

// reach gives an element the focus, as a screen reader does when its user
// stops there.
func (p *page) reach(s spoken) {
	p.t.Helper()
	call(p, dom.Focus, dom.FocusParams{BackendNodeID: s.id})
}

// activate goes to an element by role and name and presses Enter.
func (p *page) activate(role, name string) {
	p.t.Helper()
	p.reach(p.listen(role, name))
	p.press("Enter")
}
