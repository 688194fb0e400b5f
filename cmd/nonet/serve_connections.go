package main

import (
	"net"
	"sync"
)

// mostConnections is how many connections may be open at once. Each takes some
// 20 kB, and a file of the system.
const mostConnections = 2000

// A cappedListener keeps the number of open connections to a maximum. Those
// beyond wait, unaccepted, until others close.
type cappedListener struct {
	net.Listener
	places chan struct{}
	closed chan struct{}
	close  func() error
}

func atMost(l net.Listener, n int) net.Listener {
	c := &cappedListener{Listener: l, places: make(chan struct{}, n), closed: make(chan struct{})}
	c.close = sync.OnceValue(func() error {
		close(c.closed)
		return l.Close()
	})
	return c
}

func (l *cappedListener) Close() error { return l.close() }

func (l *cappedListener) Accept() (net.Conn, error) {
	select {
	case l.places <- struct{}{}:
	case <-l.closed:
		return nil, net.ErrClosed
	}
	conn, err := l.Listener.Accept()
	if err != nil {
		<-l.places
		return nil, err
	}
	leave := sync.OnceFunc(func() { <-l.places })
	if tcp, ok := conn.(*net.TCPConn); ok {
		// net/http closes half of a TCP connection where it refuses a body, so
		// that the client gets to read why.
		return &cappedTCP{tcp, leave}, nil
	}
	return &cappedConn{conn, leave}, nil
}

// A cappedTCP leaves its place when it is closed.
type cappedTCP struct {
	*net.TCPConn
	leave func()
}

func (c *cappedTCP) Close() error {
	defer c.leave()
	return c.TCPConn.Close()
}

// A cappedConn is the same for what is no TCP.
type cappedConn struct {
	net.Conn
	leave func()
}

func (c *cappedConn) Close() error {
	defer c.leave()
	return c.Conn.Close()
}
