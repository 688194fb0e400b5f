package main

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
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
	case kind == "uint64" && bad.GetFlag().DefValue == "0":
		return fmt.Errorf("%s takes a whole number from 0 on, such as 4, not %q", name, value)
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
		if err == nil && isEmpty(f.Value) {
			what, _ := pflag.UnquoteUsage(f)
			err = fmt.Errorf("--%s is empty: it takes a %s", f.Name, what)
		}
	})
	return err
}

// isEmpty reports whether a flag has an empty text, or one among others.
func isEmpty(v pflag.Value) bool {
	if list, ok := v.(pflag.SliceValue); ok {
		texts := list.GetSlice()
		return len(texts) == 0 || slices.Contains(texts, "")
	}
	return v.Type() == "string" && v.String() == ""
}

// plainGroupError says in plain words which flags exclude each other.
func plainGroupError(cmd *cobra.Command, err error) error {
	if cmd == nil || cmd.ValidateFlagGroups() == nil {
		return err
	}
	_, set, ok := strings.Cut(err.Error(), "none of the others can be; [")
	if !ok {
		return err
	}
	set, _, _ = strings.Cut(set, "]")
	return fmt.Errorf("%s do not go together", list(strings.Fields("--"+strings.ReplaceAll(set, " ", " --"))))
}
