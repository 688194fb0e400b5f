package web_test

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"

	"nonet/web"
)

func ExampleNew() {
	server := web.New(web.Options{MaxBody: 64 << 10})
	defer server.Close()
	listening := httptest.NewServer(server)
	defer listening.Close()

	puzzle := "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	resp, err := http.Post(listening.URL+"/api/v1/hint?depth=where", "text/plain", strings.NewReader(puzzle))
	if err != nil {
		fmt.Println(err)
		return
	}
	defer resp.Body.Close()
	body, _ := io.ReadAll(resp.Body)
	fmt.Println(resp.Status, strings.Contains(string(body), "Next: Naked Single, at r5c5"))
	// Output: 200 OK true
}
