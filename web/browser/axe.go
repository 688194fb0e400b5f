package browser

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha512"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// axe-core, the checker of accessibility, as the npm registry has it. Its
// licence, MPL-2.0, is not ours: it is fetched to be run and not kept with the
// project. A new version needs the sum that `npm view axe-core dist.integrity`
// names.
const (
	axeVersion   = "4.14.1"
	axeIntegrity = "sha512-FHfa+lmNjQZfJz1q8wKqIDwC6DExcHt/pkjNQb09a3NPjCKg2rhu5qb2S4r76ASyFNNtuFooJpZe37OgudVGtQ=="
)

// axe returns the script of axe-core, from the cache or else from the registry.
var axe = sync.OnceValues(func() (string, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	folder := filepath.Join(cache, "nonet")
	path := filepath.Join(folder, "axe-core-"+axeVersion+".tgz")
	if packed, err := os.ReadFile(path); err == nil && whole(packed) {
		return script(packed)
	}
	packed, err := fetchAxe()
	if err != nil {
		return "", err
	}
	if !whole(packed) {
		return "", fmt.Errorf("axe-core %s is not the file that it was", axeVersion)
	}
	// A cache that cannot be written costs time and nothing else.
	if os.MkdirAll(folder, 0o755) == nil {
		_ = os.WriteFile(path, packed, 0o644)
	}
	return script(packed)
})

// whole reports whether a package is the one that was pinned.
func whole(packed []byte) bool {
	sum := sha512.Sum512(packed)
	return "sha512-"+base64.StdEncoding.EncodeToString(sum[:]) == axeIntegrity
}

// fetchAxe gets the package with npm, which knows mirrors and proxies, or
// without where there is no npm.
func fetchAxe() ([]byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	if npm, err := exec.LookPath("npm"); err == nil {
		folder, err := os.MkdirTemp("", "nonet-axe-")
		if err != nil {
			return nil, err
		}
		defer os.RemoveAll(folder)
		pack := exec.CommandContext(ctx, npm, "pack", "--silent", "axe-core@"+axeVersion)
		pack.Dir = folder
		if out, err := pack.CombinedOutput(); err != nil {
			return nil, fmt.Errorf("npm pack: %w: %s", err, out)
		}
		return os.ReadFile(filepath.Join(folder, "axe-core-"+axeVersion+".tgz"))
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, "https://registry.npmjs.org/axe-core/-/axe-core-"+axeVersion+".tgz", nil)
	if err != nil {
		return nil, err
	}
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("axe-core: %s", answer.Status)
	}
	return io.ReadAll(io.LimitReader(answer.Body, 10<<20))
}

// script takes the one file that is needed out of the package.
func script(packed []byte) (string, error) {
	unzipped, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return "", err
	}
	for files := tar.NewReader(unzipped); ; {
		header, err := files.Next()
		if errors.Is(err, io.EOF) {
			return "", errors.New("axe-core has no axe.min.js")
		}
		if err != nil {
			return "", err
		}
		if header.Name == "package/axe.min.js" {
			var text strings.Builder
			_, err := io.Copy(&text, files)
			return text.String(), err
		}
	}
}
