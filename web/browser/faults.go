package browser

import (
	"fmt"
	"net/url"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
)

// faults gathers what the browser complains of, and what it transferred.
type faults struct {
	mu        sync.Mutex
	heard     []string
	forgiven  []*regexp.Regexp
	requested map[network.RequestID]string
	bytes     float64
}

// forgive says that complaints which match the expression are part of the test.
func (p *page) forgive(expression string) {
	p.faults.mu.Lock()
	defer p.faults.mu.Unlock()
	p.faults.forgiven = append(p.faults.forgiven, regexp.MustCompile(expression))
}

// transferred returns how many bytes came over the wire.
func (p *page) transferred() int {
	p.faults.mu.Lock()
	defer p.faults.mu.Unlock()
	return int(p.faults.bytes)
}

// hear takes an event of the tab.
func (f *faults) hear(event any) {
	f.mu.Lock()
	defer f.mu.Unlock()
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		text := e.ExceptionDetails.Text
		if e.ExceptionDetails.Exception != nil {
			text += " " + e.ExceptionDetails.Exception.Description
		}
		f.heard = append(f.heard, "exception: "+text)
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.ConsoleAPICalledTypeError || e.Type == runtime.ConsoleAPICalledTypeWarning || e.Type == runtime.ConsoleAPICalledTypeAssert {
			var words []string
			for _, a := range e.Args {
				words = append(words, strings.Trim(string(a.Value), `"`)+a.Description)
			}
			f.heard = append(f.heard, "console: "+strings.Join(words, " "))
		}
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError || e.Entry.Level == log.EntryLevelWarning {
			f.heard = append(f.heard, fmt.Sprintf("%s: %s %s", e.Entry.Source, e.Entry.Text, e.Entry.URL))
		}
	case *network.EventRequestWillBeSent:
		if f.requested == nil {
			f.requested = map[network.RequestID]string{}
		}
		f.requested[e.RequestID] = e.Request.URL
		if !ours(e.Request.URL) {
			f.heard = append(f.heard, "request to somebody else: "+e.Request.URL)
		}
	case *network.EventLoadingFailed:
		// What the page itself cancels is no fault.
		if !e.Canceled {
			f.heard = append(f.heard, fmt.Sprintf("request failed: %s %s", f.requested[e.RequestID], e.ErrorText))
		}
	case *network.EventLoadingFinished:
		f.bytes += e.EncodedDataLength
	}
}

// ours reports whether an address is of a server of the tests, or inside the
// page.
func ours(address string) bool {
	u, err := url.Parse(address)
	return err == nil && (u.Hostname() == "127.0.0.1" || u.Scheme == "blob" || u.Scheme == "data" || u.Scheme == "about")
}

// report fails the test for each complaint that was not forgiven.
func (f *faults) report(t *testing.T) {
	t.Helper()
	f.mu.Lock()
	defer f.mu.Unlock()
next:
	for _, words := range f.heard {
		for _, expression := range f.forgiven {
			if expression.MatchString(words) {
				continue next
			}
		}
		t.Errorf("the browser complains: %s", words)
	}
}
