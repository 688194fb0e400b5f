package browser

import (
	"os"
	"path/filepath"
	"sync"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// clipboard is held by the test that uses the clipboard: all tabs share it.
var clipboard sync.Mutex

// paste pastes text where the focus is, without the clipboard.
func (p *page) paste(text string) {
	p.t.Helper()
	read[any](p, `void (() => {
		const data = new DataTransfer();
		data.setData("text/plain", `+quote(text)+`);
		(document.activeElement ?? document.body).dispatchEvent(
			new ClipboardEvent("paste", {clipboardData: data, bubbles: true, cancelable: true}));
	})()`)
}

// holdClipboard keeps the clipboard from other tests until this one ends, and
// lets the page use it.
func (p *page) holdClipboard() {
	p.t.Helper()
	clipboard.Lock()
	p.t.Cleanup(clipboard.Unlock)
	for _, name := range []string{"clipboard-read", "clipboard-write"} {
		_, err := chromedp.CallBrowser(p.ctx, browser.SetPermission, browser.SetPermissionParams{
			Permission:       &browser.PermissionDescriptor{Name: name},
			Setting:          browser.PermissionSettingGranted,
			Origin:           p.address,
			BrowserContextID: chromedp.FromContext(p.ctx).BrowserContextID,
		})
		if err != nil {
			p.t.Fatal(err)
		}
	}
	p.toClipboard("")
}

// toClipboard copies text somewhere else.
func (p *page) toClipboard(text string) {
	p.t.Helper()
	read[any](p, `navigator.clipboard.writeText(`+quote(text)+`)`)
}

// fromClipboard returns what was copied, once it is more than nothing.
func (p *page) fromClipboard() string {
	p.t.Helper()
	return read[string](p, `new Promise(async answer => {
		const end = performance.now() + `+milliseconds(patience)+`;
		let text = "";
		while (!text && performance.now() < end) {
			text = await navigator.clipboard.readText();
			await new Promise(next => setTimeout(next, 10));
		}
		answer(text);
	})`)
}

// drop drops a file on the board.
func (p *page) drop(name, content string) {
	p.t.Helper()
	p.dropOn("#board", name, content)
}

// dropOn drops a file on an element.
func (p *page) dropOn(selector, name, content string) {
	p.t.Helper()
	path := filepath.Join(p.t.TempDir(), name)
	if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
		p.t.Fatal(err)
	}
	m := p.middle(selector)
	for _, kind := range []input.DispatchDragEventType{
		input.DispatchDragEventTypeDragEnter, input.DispatchDragEventTypeDragOver, input.DispatchDragEventTypeDrop,
	} {
		call(p, input.DispatchDragEvent, input.DispatchDragEventParams{
			Type: kind, X: m.X, Y: m.Y,
			Data: &input.DragData{Items: []*input.DragDataItem{}, Files: []string{path}, DragOperationsMask: 1},
		})
	}
}

// upload chooses a file in a file field.
func (p *page) upload(selector, name, content string) {
	p.t.Helper()
	path := filepath.Join(p.t.TempDir(), name)
	if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
		p.t.Fatal(err)
	}
	p.do(chromedp.SetUploadFiles(chromedp.CSS(selector), []string{path}))
}
