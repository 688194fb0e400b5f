package main

import (
	"net"
	"testing"
	"testing/synctest"
	"time"
)

func TestReach(t *testing.T) {
	for _, test := range []struct {
		addr, ip string
		page     string
		others   bool
	}{
		{"127.0.0.1:8080", "127.0.0.1", "http://127.0.0.1:8080/", false},
		{"127.0.0.1:0", "127.0.0.1", "http://127.0.0.1:8080/", false},
		{"localhost:8080", "127.0.0.1", "http://localhost:8080/", false},
		{"[::1]:8080", "::1", "http://[::1]:8080/", false},
		{":8080", "::", "http://localhost:8080/", true},
		{"[::]:8080", "::", "http://localhost:8080/", true},
		{"0.0.0.0:8080", "0.0.0.0", "http://127.0.0.1:8080/", true},
		{"192.0.2.1:8080", "192.0.2.1", "http://192.0.2.1:8080/", true},
		{"nonet.example:8080", "192.0.2.1", "http://nonet.example:8080/", true},
	} {
		page, others := reach(test.addr, &net.TCPAddr{IP: net.ParseIP(test.ip), Port: 8080})
		if page != test.page || others != test.others {
			t.Errorf("%s: %s, %v", test.addr, page, others)
		}
	}
}

func TestSizeFlag(t *testing.T) {
	for text, want := range map[string]int64{
		"1": 1, "800": 800, "800B": 800, "512kB": 512000, "4 MB": 4e6, "2mib": 2 << 20, "64KiB": 64 << 10,
		"": 0, "0": 0, "-1": 0, "kB": 0, "1.5MB": 0, "9999999999999MB": 0, "1GB": 0,
	} {
		var f sizeFlag
		if err := f.Set(text); f.bytes != want || (err == nil) != (want > 0) {
			t.Errorf("%q: %d, %v", text, f.bytes, err)
		}
	}
}

// pipeListener accepts pipes.
type pipeListener struct{ open chan net.Conn }

func (l pipeListener) Accept() (net.Conn, error) {
	c, ok := <-l.open
	if !ok {
		return nil, net.ErrClosed
	}
	return c, nil
}
func (l pipeListener) Close() error { close(l.open); return nil }
func (pipeListener) Addr() net.Addr { return nil }

// The connection above the maximum is accepted once another has closed.
func TestAtMost(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		inner := pipeListener{make(chan net.Conn, 4)}
		for range 4 {
			c, _ := net.Pipe()
			inner.open <- c
		}
		l := atMost(inner, 2)
		first, err := l.Accept()
		if err != nil {
			t.Fatal(err)
		}
		if _, err = l.Accept(); err != nil {
			t.Fatal(err)
		}
		go func() {
			time.Sleep(time.Hour)
			first.Close()
			first.Close() // leaves no second place
		}()
		start := time.Now()
		if _, err = l.Accept(); err != nil || time.Since(start) != time.Hour {
			t.Errorf("the third is accepted after %v, %v", time.Since(start), err)
		}
		go func() {
			time.Sleep(time.Hour)
			l.Close()
			l.Close()
		}()
		if _, err := l.Accept(); err != net.ErrClosed {
			t.Errorf("after the end: %v", err)
		}
	})
}

// What net/http needs of a connection to close it in peace is still there.
func TestAtMostTCP(t *testing.T) {
	inner, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	l := atMost(inner, 1)
	defer l.Close()
	client, err := net.Dial("tcp", l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	c, err := l.Accept()
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if _, ok := c.(interface{ CloseWrite() error }); !ok {
		t.Errorf("%T cannot close its half", c)
	}
}
