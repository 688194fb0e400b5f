package main

import (
	"net/url"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
)

// TestServingDoc runs the commands of docs/serving.md that use curl.
func TestServingDoc(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the commands are for another shell")
	}
	if _, err := exec.LookPath("curl"); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal("the examples of docs/serving.md need curl")
		}
		t.Skip("NOT CHECKED: the examples of docs/serving.md need curl")
	}
	page, err := url.Parse(startServe(t, "--log", "off").page)
	if err != nil {
		t.Fatal(err)
	}
	checkConsole(t, "../../docs/serving.md", func(command string) string {
		out, err := exec.Command("sh", "-c", strings.ReplaceAll(command, "127.0.0.1:8080", page.Host)).CombinedOutput()
		if err != nil {
			t.Errorf("%s: %v", command, err)
		}
		return string(out)
	})
}
