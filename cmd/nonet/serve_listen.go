package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net"
	"runtime"
	"strconv"
	"syscall"
)

// checkAddr refuses what is no HOST:PORT.
func checkAddr(addr string) error {
	_, port, err := net.SplitHostPort(addr)
	if err == nil {
		_, err = strconv.ParseUint(port, 10, 16)
	}
	if err != nil {
		return fmt.Errorf("--addr takes HOST:PORT, such as 127.0.0.1:8080, with a port from 0 to 65535, not %q", addr)
	}
	return nil
}

// listen begins to listen at addr, or says why it cannot and what to do.
func listen(addr string) (net.Listener, error) {
	l, err := new(net.ListenConfig).Listen(context.Background(), "tcp", addr)
	host, port, _ := net.SplitHostPort(addr)
	var unknown *net.DNSError
	switch {
	case err == nil:
		return l, nil
	case isSystemError(err, syscall.EADDRINUSE, 10048):
		return nil, fmt.Errorf("another program listens at %s already, perhaps another nonet serve; "+
			"end that one, or take another port: --addr %s takes any that is free", addr, net.JoinHostPort(host, "0"))
	case isSystemError(err, syscall.EACCES, 10013):
		return nil, fmt.Errorf("this user may not listen at port %s; take one from 1024 on, such as --addr %s",
			port, net.JoinHostPort(host, "8080"))
	case isSystemError(err, syscall.EADDRNOTAVAIL, 10049):
		return nil, fmt.Errorf("this machine does not have the address %s; 127.0.0.1 is for itself alone, 0.0.0.0 for all it has", host)
	case errors.As(err, &unknown):
		return nil, fmt.Errorf("no machine is known as %q; --addr takes an address of this machine, such as 127.0.0.1:%s", host, port)
	}
	return nil, err
}

// isSystemError reports whether err is that of Unix systems, or the one with
// this number on Windows.
func isSystemError(err error, unix, windows syscall.Errno) bool {
	return errors.Is(err, unix) || runtime.GOOS == "windows" && errors.Is(err, windows)
}

// reach returns the address for a browser of what listens at got, asked for as
// addr, and whether other machines may reach it.
func reach(addr string, got net.Addr) (page string, others bool) {
	tcp, ok := got.(*net.TCPAddr)
	if !ok {
		return got.String(), true
	}
	host, _, _ := net.SplitHostPort(addr)
	if ip := net.ParseIP(host); host == "" || ip != nil && ip.IsUnspecified() {
		host = "localhost"
		if ip.To4() != nil {
			host = "127.0.0.1"
		}
	}
	host = cmp.Or(host, tcp.IP.String())
	return "http://" + net.JoinHostPort(host, strconv.Itoa(tcp.Port)) + "/", !tcp.IP.IsLoopback()
}
