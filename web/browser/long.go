package browser

import "testing"

// long leaves a test to the long form of the suite: with -short, as go test of
// the main module runs it, only the tests of the main ways through the page run.
func long(t *testing.T) {
	if testing.Short() {
		t.Skip("only without -short")
	}
}
