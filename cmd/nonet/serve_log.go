package main

import (
	"fmt"
	"log"
	"log/slog"
)

// logger returns what notes requests on standard error. Somebody who looks on
// at a terminal is told what went wrong, and all where that was asked for.
func (v *server) logger() (*slog.Logger, error) {
	switch v.log {
	case "":
		var opt slog.HandlerOptions
		if isTerminal(v.stderr) {
			opt.Level = slog.LevelWarn
		}
		return slog.New(slog.NewTextHandler(v.stderr, &opt)), nil
	case "text":
		return slog.New(slog.NewTextHandler(v.stderr, nil)), nil
	case "json":
		return slog.New(slog.NewJSONHandler(v.stderr, nil)), nil
	case "off":
		return slog.New(slog.DiscardHandler), nil
	}
	return nil, fmt.Errorf("--log takes text, json or off, not %q", v.log)
}

// errorLog returns the same for what net/http has to say.
func errorLog(l *slog.Logger) *log.Logger {
	return slog.NewLogLogger(l.Handler(), slog.LevelWarn)
}
