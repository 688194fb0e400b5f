// Package browser tests Nonet's page in a real Chromium, as a visitor meets
// it: with keys, mouse, touch and a screen reader's eyes. It is a module of its
// own, so that no user of Nonet downloads what drives a browser.
//
//	go test          # everything, under a minute
//	go test -short   # what `go test ./...` of the project runs
//	go test -run Screenshots -update
//
// Chromium is looked for under NONET_CHROMIUM and the names it goes by. Where
// it is missing and can be installed, it is; otherwise the tests say loudly
// that nothing was tested, and fail when CI=true.
//
// A test reads like what a visitor does:
//
//	p := open(t)
//	p.paste(readme)
//	p.cell("r1c3").choose()
//	p.press("5")
//	p.cell("r1c3").is("clash")
//
// Every helper waits until what it looks for is there, and fails the test when
// it does not come. Whatever the browser complains of fails the test as well:
// errors on the console, broken security policies, failed requests, exceptions
// that nobody caught.
package browser
