package web

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strconv"
	"strings"
)

// A static is the files of the page. They do not change while the program runs, so they
// are packed once and have tags that stand for what is in them.
type static struct{ files map[string]*staticFile }

type staticFile struct {
	kind           string
	security       []headerLine // nil where it is neither a document nor a worker
	plain, zipped  []byte       // zipped is nil where it would not be smaller
	tag, zippedTag string
}

// kinds are the content types of the page, which do not depend on the machine.
var kinds = map[string]string{
	".html":        "text/html; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".json":        "application/json",
	".svg":         "image/svg+xml",
	".png":         "image/png",
	".ico":         "image/x-icon",
	".woff2":       "font/woff2",
	".txt":         "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json",
}

// workerEnd is how the names of scripts end that the page runs as workers.
const workerEnd = "-worker.js"

// newStatic packs the files of a tree.
func newStatic(tree fs.FS) *static {
	s := &static{files: map[string]*staticFile{}}
	err := fs.WalkDir(tree, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(tree, name)
		if err != nil {
			return err
		}
		kind, ok := kinds[path.Ext(name)]
		if !ok {
			kind = mime.TypeByExtension(path.Ext(name))
		}
		f := newStaticFile(kind, text)
		if strings.HasSuffix(name, workerEnd) {
			f.security = workerHeaders
		}
		s.files["/"+name] = f
		return nil
	})
	if err != nil {
		panic(err) // the tree is part of the program
	}
	if index := s.files["/index.html"]; index != nil {
		s.files["/"] = index
	}
	return s
}

func newStaticFile(kind string, text []byte) *staticFile {
	sum := sha256.Sum256(text)
	tag := base64.RawURLEncoding.EncodeToString(sum[:12])
	f := &staticFile{kind: kind, plain: text, tag: `"` + tag + `"`}
	if kind == kinds[".html"] {
		f.security = documentHeaders
	}
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		panic(err)
	}
	if _, err = z.Write(text); err == nil {
		err = z.Close()
	}
	if err == nil && b.Len() < len(text)*9/10 {
		f.zipped, f.zippedTag = b.Bytes(), `"`+tag+`-gzip"`
	}
	return f
}

// ServeHTTP answers with a file.
func (s *static) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	f := s.files[r.URL.Path]
	switch {
	case r.Method != http.MethodGet && r.Method != http.MethodHead:
		w.Header().Set("Allow", "GET, HEAD")
		newProblem(http.StatusMethodNotAllowed, "%.20s is not possible here; send GET", r.Method).write(w)
	case f == nil:
		notFound(w)
	default:
		f.ServeHTTP(w, r)
	}
}

// ServeHTTP answers with the file, or says that the client has it.
func (f *staticFile) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	body, tag := f.plain, f.tag
	h.Set("Cache-Control", "no-cache")
	h.Del("Content-Security-Policy") // each byte counts in the many files of the page
	setAll(h, f.security)
	if f.zipped != nil {
		h.Add("Vary", "Accept-Encoding")
		if acceptsGzip(r.Header.Get("Accept-Encoding")) {
			body, tag = f.zipped, f.zippedTag
			h.Set("Content-Encoding", "gzip")
		}
	}
	h.Set("ETag", tag)
	if matches(r.Header.Get("If-None-Match"), f) {
		h.Del("Content-Encoding")
		w.WriteHeader(http.StatusNotModified)
		return
	}
	h.Set("Content-Type", f.kind)
	h.Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(http.StatusOK)
	if r.Method != http.MethodHead {
		w.Write(body)
	}
}

// matches reports whether one of the tags of a client is that of the file, packed or not.
func matches(header string, f *staticFile) bool {
	for tag := range strings.SplitSeq(header, ",") {
		tag = strings.TrimPrefix(strings.TrimSpace(tag), "W/")
		if tag == "*" || tag == f.tag || tag == f.zippedTag && tag != "" {
			return true
		}
	}
	return false
}

// acceptsGzip reports whether a client takes gzip. What it says of gzip by name counts
// before what it says of all.
func acceptsGzip(header string) bool {
	named, all := -1.0, -1.0
	for part := range strings.SplitSeq(header, ",") {
		name, parameters, _ := strings.Cut(part, ";")
		switch strings.ToLower(strings.TrimSpace(name)) {
		case "gzip", "x-gzip":
			named = quality(parameters)
		case "*":
			all = quality(parameters)
		}
	}
	return named > 0 || named < 0 && all > 0
}

// quality returns the weight among the parameters of a coding: 1 where there is none, 0 where
// it is none.
func quality(parameters string) float64 {
	for parameter := range strings.SplitSeq(parameters, ";") {
		name, text, _ := strings.Cut(parameter, "=")
		if strings.ToLower(strings.TrimSpace(name)) == "q" {
			q, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
			if err != nil || !(q > 0) {
				return 0
			}
			return q
		}
	}
	return 1
}

// notFound says that there is no such page.
func notFound(w http.ResponseWriter) {
	h := w.Header()
	setAll(h, documentHeaders)
	h.Set("Content-Type", kinds[".html"])
	h.Set("Cache-Control", "no-store")
	w.WriteHeader(http.StatusNotFound)
	w.Write([]byte("<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Not found</title>\n<h1>Not found</h1>\n<p>There is no page here.</p>\n</html>\n"))
}
