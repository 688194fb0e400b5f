package main

import (
	"os"
	"path/filepath"
	"testing"
)

// script returns the path of a program for the shell.
func script(t *testing.T, text string) string {
	t.Helper()
	if _, err := os.Stat("/bin/sh"); err != nil {
		t.Skip("this system has no shell")
	}
	file := filepath.Join(t.TempDir(), "program")
	if err := os.WriteFile(file, []byte("#!/bin/sh\n"+text), 0o700); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestAskSerate(t *testing.T) {
	said, err := askSerate(script(t, `sed 's/$/ 7.2 1.2 1.2/' "${2#--input=}"`), []string{puzzle})
	if err != nil || said[puzzle] != "7.2 1.2 1.2" {
		t.Errorf("got %q, %v", said, err)
	}
	if _, err := askSerate(script(t, "exit 1"), []string{puzzle}); err == nil {
		t.Error("a program that fails passes")
	}
}

func TestAskHoDoKu(t *testing.T) {
	said, err := askHoDoKu(script(t, `sed 's/$/ #1 Medium (942)/' "$2" >"$2.out.txt"`), []string{puzzle})
	if err != nil || said[puzzle] != "Medium" {
		t.Errorf("got %q, %v", said, err)
	}
	if _, err := askHoDoKu(script(t, ""), []string{puzzle}); err == nil {
		t.Error("a program that writes nothing passes")
	}
}
