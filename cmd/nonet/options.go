package main

import (
	"errors"
	"time"

	"github.com/spf13/cobra"
	"nonet"
)

// options are the flags that the verbs share.
type options struct {
	output  string
	json    bool
	quiet   bool
	timeout time.Duration
	workers int  // 0 for all processors
	appends bool // the results are added to those in the output already
}

// addTo gives the shared flags to a verb.
func (o *options) addTo(cmd *cobra.Command) {
	f := cmd.Flags()
	f.SortFlags = false
	f.StringVarP(&o.output, "output", "o", "", "write the results to `FILE` instead of standard output")
	f.BoolVar(&o.json, "json", false, "write one JSON object a puzzle")
	f.DurationVar(&o.timeout, "timeout", 0, "give a puzzle up after this `TIME`, as in 2s or 500ms")
	f.BoolVarP(&o.quiet, "quiet", "q", false, "no notes and no progress bar; errors are still reported")
}

// addWorkers gives the flag for the number of workers to a verb.
func (o *options) addWorkers(cmd *cobra.Command) {
	cmd.Flags().IntVar(&o.workers, "workers", 0, "solve on `N` processors at once; 0 is all of them")
}

// check refuses values that the flags' types allow.
func (o *options) check() error {
	if o.timeout < 0 {
		return errors.New("--timeout is less than no time")
	}
	if o.workers < 0 {
		return errors.New("--workers is less than none")
	}
	return nil
}

// A shapeFlag is the value of --to.
type shapeFlag struct {
	shape nonet.Shape
	set   bool
}

func (f *shapeFlag) Type() string { return "SHAPE" }

func (f *shapeFlag) String() string {
	if !f.set {
		return ""
	}
	return f.shape.String()
}

func (f *shapeFlag) Set(name string) (err error) {
	f.shape, err = nonet.ParseShape(name)
	f.set = err == nil
	return err
}

// shapeNames returns the names of all shapes.
func shapeNames() []string {
	var names []string
	for s := nonet.Shape(0); ; s++ {
		name := s.String()
		if _, err := nonet.ParseShape(name); err != nil {
			return names
		}
		names = append(names, name)
	}
}
