package main

import (
	"errors"
	"fmt"
	"strconv"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// plainFlagError says in plain words what a flag takes whose value cannot be read.
func plainFlagError(_ *cobra.Command, err error) error {
	bad, ok := errors.AsType[*pflag.InvalidValueError](err)
	if !ok {
		return err
	}
	name, value := "--"+bad.GetFlag().Name, bad.GetValue()
	switch kind := bad.GetFlag().Value.Type(); {
	case errors.Is(err, strconv.ErrRange):
		return fmt.Errorf("%s: the number %s is too large", name, value)
	case kind == "int" || kind == "uint64":
		return fmt.Errorf("%s takes a whole number, such as 4, not %q", name, value)
	case kind == "duration":
		return fmt.Errorf("%s takes a time with its unit, such as 500ms, 2s or 1m30s, not %q", name, value)
	case kind == "bool":
		return fmt.Errorf("%s takes no value: write it alone or leave it out", name)
	}
	return fmt.Errorf("%s: %w", name, errors.Unwrap(err))
}

// notNegative refuses a time below zero.
func notNegative(flag string, d time.Duration) error {
	if d < 0 {
		return fmt.Errorf("--%s takes a time from 0s on, such as 500ms, 2s or 1m30s, not %v", flag, d)
	}
	return nil
}

// noEmptyFlag refuses a flag with an empty text, as a variable of a shell leaves it
// that is not set: no flag of any verb has a meaning for it.
func noEmptyFlag(cmd *cobra.Command) (err error) {
	cmd.Flags().Visit(func(f *pflag.Flag) {
		if err == nil && f.Value.Type() == "string" && f.Value.String() == "" {
			what, _ := pflag.UnquoteUsage(f)
			err = fmt.Errorf("--%s is empty: it takes a %s", f.Name, what)
		}
	})
	return err
}
