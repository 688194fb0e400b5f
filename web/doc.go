// Package web is the page that people play on, and the HTTP API behind it.
//
// A [Server] is an [http.Handler] with both: the page at /, the API below
// /api/v1/, its description for programs at /api/openapi.json and for people at
// /api/. New makes one; whatever has an address to listen on serves it.
//
//	server := web.New(web.Options{})
//	defer server.Close()
//	http.ListenAndServe("127.0.0.1:8080", server)
//
// Nothing is read from a disk and nothing is loaded from elsewhere: the page is
// part of the program. No state is kept between requests, and no cookie is set.
//
// # Work
//
// What takes microseconds, as solving does, is done at once. What may take longer
// is tried for some milliseconds and then waits for one of a few places, in the
// order in which it came, so that hard puzzles do not stop easy ones; work.go says
// how. Each request is bounded in the size of its body, its number of puzzles and its
// time, and large bodies in how many there are at once; an answer names the limit that
// it reached.
package web
