package main

import (
	"cmp"
	"fmt"
	"runtime"
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

// addTo gives the shared flags to a verb that may take long.
func (o *options) addTo(cmd *cobra.Command) {
	cmd.Flags().DurationVar(&o.timeout, "timeout", 0, "give a puzzle up after this `TIME`, such as 2s or 500ms; 0 is no limit")
	o.addResults(cmd)
}

// addResults gives the flags for results to a verb.
func (o *options) addResults(cmd *cobra.Command) {
	f := cmd.Flags()
	f.SortFlags = false
	f.StringVarP(&o.output, "output", "o", "", "write the results to `FILE` instead of standard output")
	f.BoolVar(&o.json, "json", false, "write one JSON object a puzzle")
	f.BoolVarP(&o.quiet, "quiet", "q", false, "no notes and no progress bar; errors are still reported")
}

// addWorkers gives the flag for the number of workers to a verb.
func (o *options) addWorkers(cmd *cobra.Command) {
	cmd.Flags().IntVar(&o.workers, "workers", 0, "work with `N` at once; 0 is one for each processor, more than four for each are not used")
}

// check refuses values that the flags' types allow.
func (o *options) check() error {
	if err := notNegative("timeout", o.timeout); err != nil {
		return err
	}
	if o.workers < 0 {
		return fmt.Errorf("--workers takes a whole number, such as 4, not %d; 0 is one for each processor", o.workers)
	}
	return nil
}

// workersPerProcessor is how many workers a processor is given at the most. Each takes
// memory, and more of them do nothing faster.
const workersPerProcessor = 4

// workerCount returns how many workers there are to be.
func (o *options) workerCount() int {
	processors := runtime.GOMAXPROCS(0)
	return min(cmp.Or(o.workers, processors), workersPerProcessor*processors)
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
