package main

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"time"
)

// dial connects without the manners of an HTTP client.
func (c *client) dial() (net.Conn, error) {
	u, err := url.Parse(c.server.url)
	if err != nil {
		return nil, err
	}
	host := u.Host
	if u.Port() == "" {
		host = net.JoinHostPort(u.Hostname(), "80")
	}
	return new(net.Dialer).DialContext(c.ctx, "tcp", host)
}

// header begins a request whose body has so many bytes.
func (c *client) header(verb string, length int) string {
	u, _ := url.Parse(c.server.url) // dial has read it
	return fmt.Sprintf("POST %sapi/v1/%s HTTP/1.1\r\nHost: %s\r\nContent-Type: %s\r\nContent-Length: %d\r\n\r\n",
		u.Path, verb, u.Host, asText, length)
}

// slowBody sends a byte of its body a second.
func (c *client) slowBody() (int, error) { return c.slow(c.header("solve", 1000), 1000) }

// slowHeader sends a byte of its header a second.
func (c *client) slowHeader() (int, error) { return c.slow("POST /api/v1/sol", 1000) }

// slow sends a text at once and then a byte a second, n of them, until the
// server has enough of it.
func (c *client) slow(begin string, n int) (int, error) {
	conn, err := c.dial()
	if err != nil {
		return cut, plain(err)
	}
	defer conn.Close()
	if _, err := io.WriteString(conn, begin); err != nil {
		return cut, nil
	}
	answered := make(chan int, 1)
	go func() {
		answer, err := http.ReadResponse(bufio.NewReader(conn), nil)
		if err != nil {
			answered <- cut
			return
		}
		answer.Body.Close()
		answered <- answer.StatusCode
	}()
	tick := time.NewTicker(time.Second)
	defer tick.Stop()
	for range n {
		select {
		case status := <-answered:
			return status, nil
		case <-c.asking.Done():
			return cut, errNotOver
		case <-tick.C:
			if _, err := io.WriteString(conn, "."); err != nil {
				return <-answered, nil
			}
		}
	}
	return cut, fmt.Errorf("the server waits for %d seconds", n)
}

// vanish is gone before there is an answer: in the middle of the request, after
// it, or while the answer comes.
func (c *client) vanish() (int, error) {
	conn, err := c.dial()
	if err != nil {
		return cut, plain(err)
	}
	defer conn.Close()
	if tcp, ok := conn.(*net.TCPConn); ok && c.rand.IntN(2) == 0 {
		if err := tcp.SetLinger(0); err != nil { // a reset
			return cut, err
		}
	}
	hard := one(c, c.library.hardest)
	_, err = io.WriteString(conn, one(c, []string{
		c.header("solve", 81) + hard[:40],
		c.header("count?limit=0", 81) + emptyGrid,
		c.header("rate", 81) + hard,
	}))
	c.sleep(0, 100*time.Millisecond)
	return cut, plain(err)
}
