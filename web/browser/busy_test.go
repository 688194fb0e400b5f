package browser

import (
	"testing"
)

// Long work shows that it runs; a visitor plays on meanwhile and cancels it.
func TestBusy(t *testing.T) {
	t.Parallel()
	long(t)
	stuck := startStuck(t, "/generate", "")
	p := open(t, at(stuck.url))
	p.begin(readme)
	for n, cancel := range []func(){
		func() { p.click("#cancel") },
		func() { p.press("Escape") },
	} {
		p.click("#new")
		p.click("#new-make")
		p.appears("#busy")
		p.appears("#cancel")
		p.hears("puzzle|making|looking")

		p.cell("r1c3").choose()
		p.press(string(rune('1' + n)))
		p.cell("r1c3").holds(1 + n)

		cancel()
		p.disappears("#busy")
		p.eventually("the server to be told", func() bool { return stuck.givenUp.Load() == int32(n+1) })
	}
	if stuck.asked.Load() != 2 {
		t.Errorf("the server was asked %d times, not twice", stuck.asked.Load())
	}
	p.shows("532" + readme[3:])
}

// Where the server has gone the page says so, and goes on as far as it can.
func TestServerGone(t *testing.T) {
	t.Parallel()
	long(t)
	server := startServer(nil)
	defer server.Close()
	p := open(t, at(server.URL))
	p.begin(readme)
	p.reads("#unique", "one solution")
	p.until("the rating", `document.querySelector("#rating").textContent.trim()`)
	p.forgive(`ERR_CONNECTION|Failed to (load|fetch)|ERR_SOCKET|ERR_EMPTY`)
	server.Listener.Close()
	server.CloseClientConnections()

	p.cell("r1c3").choose()
	p.press("5")
	p.cell("r1c3").is("clash")
	p.press("4", "h")
	p.hears("server|reach|connection")
	p.press("Ctrl+z")
	p.cell("r1c3").holds(5)
	p.press("Ctrl+y", "Delete")
	p.until("the message to go", `!document.querySelector("#alert").textContent`)
	p.click("#new")
	// Where the dialog has been fetched before, it is there and says it itself.
	p.until("the dialog or the message", `document.querySelector("#new-make") || document.querySelector("#alert").textContent`)
	if read[bool](p, `!!document.querySelector("#new-make")`) {
		p.click("#new-make")
	}
	p.until("what is missing to be said", `/server|reach|connection/i.test(document.querySelector("dialog[open] [role=alert]")?.textContent || document.querySelector("#alert").textContent)`)
	p.press("Escape")
	p.shows(readme)
	p.click("#auto")
	p.cell("r1c3").notes("candidates", "1 2 4")
}
