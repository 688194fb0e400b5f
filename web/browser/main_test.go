package browser

import (
	"context"
	"flag"
	"fmt"
	"os"
	"testing"

	"github.com/chromedp/chromedp"
)

func TestMain(m *testing.M) {
	os.Exit(run(m))
}

// run starts the browser and the server, runs the tests, and ends both.
func run(m *testing.M) int {
	flag.Parse()
	path, err := findChromium()
	if err != nil {
		return untested("the page in a browser: " + err.Error())
	}
	profile, err := os.MkdirTemp("", "nonet-browser-")
	if err != nil {
		return untested("the page in a browser: " + err.Error())
	}
	defer os.RemoveAll(profile)

	ctx, stop := chromedp.NewExecAllocator(context.Background(), flags(path, profile)...)
	defer stop()
	ctx, cancel := chromedp.NewContext(ctx)
	defer cancel()
	if err := chromedp.Do(ctx); err != nil {
		return untested(fmt.Sprintf("the page in a browser: %s does not start: %v", path, err))
	}
	chrome = ctx

	site = startServer(nil)
	defer site.Close()

	code := m.Run()
	chromedp.Cancel(ctx)
	return code
}

// flags make Chromium quiet, offline but for us, and its pictures steady.
func flags(path, profile string) []chromedp.ExecAllocatorOption {
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path),
		chromedp.UserDataDir(profile),
		chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("font-render-hinting", "none"),
		chromedp.Flag("disable-lcd-text", true),
		chromedp.Flag("force-device-scale-factor", "1"),
		chromedp.Flag("hide-scrollbars", true),
		chromedp.Flag("lang", "en-US"),
		chromedp.WindowSize(1280, 800),
	)
	if os.Geteuid() == 0 {
		options = append(options, chromedp.NoSandbox)
	}
	return options
}

// untested says loudly what was not tested and returns the exit status:
// failure where nothing may be skipped.
func untested(what string) int {
	fmt.Fprintf(os.Stderr, "!! NOT TESTED: %s\n", what)
	if os.Getenv("CI") == "true" {
		return 1
	}
	return 0
}
