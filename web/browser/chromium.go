package browser

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"time"
)

// names are what Chromium and its sisters are called.
var names = []string{"chromium", "chromium-browser", "google-chrome", "chrome"}

// findChromium returns the path of a browser, installing one where that is
// possible: on Debian, as root.
func findChromium() (string, error) {
	if path := os.Getenv("NONET_CHROMIUM"); path != "" {
		return exec.LookPath(path)
	}
	if path, ok := anyOf(names); ok {
		return path, nil
	}
	if os.Geteuid() != 0 {
		return "", errors.New("there is no Chromium, and only root could install one")
	}
	if err := install("chromium", "fonts-nanum"); err != nil {
		return "", fmt.Errorf("there is no Chromium, and none could be installed: %w", err)
	}
	if path, ok := anyOf(names); ok {
		return path, nil
	}
	return "", errors.New("there is no Chromium, even after installing it")
}

// anyOf returns where the first of these programs is.
func anyOf(programs []string) (string, bool) {
	for _, name := range programs {
		if path, err := exec.LookPath(name); err == nil {
			return path, true
		}
	}
	return "", false
}

// install installs Debian packages.
func install(packages ...string) error {
	apt, err := exec.LookPath("apt-get")
	if err != nil {
		return err
	}
	fmt.Fprintln(os.Stderr, "installing", packages)
	update := exec.Command(apt, "update", "-qq")
	add := exec.Command(apt, append([]string{"install", "-y", "-qq", "--no-install-recommends"}, packages...)...)
	for _, command := range []*exec.Cmd{update, add} {
		command.Env = append(os.Environ(), "DEBIAN_FRONTEND=noninteractive")
		command.WaitDelay = time.Second
		if out, err := command.CombinedOutput(); err != nil {
			return fmt.Errorf("%v: %w\n%s", command, err, out)
		}
	}
	return nil
}
