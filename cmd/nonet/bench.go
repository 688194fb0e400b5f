package main

import (
	"encoding/json"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"
	"nonet/internal/lanes"
)

const benchLong = `Bench times the solver of this machine, without reading and writing files: the
puzzles are text in memory, and the solutions are text in memory. Each solution is
proven to be the only one, or shown not to be.

Without FILE it takes three samples of its own: easy puzzles, puzzles with 17
givens, and the hardest known. Every kernel that this processor can run is
timed, with one thread and with one on each processor, unless --kernel and
--threads choose. A round lasts a twentieth of a second or longer. The rates are
those of the best round, the times in the last columns those of the median.

Of several solutions the smallest is settled, as solve does. With --any it is any
of them, once there is a second one, which is what other solvers give.

With --json there is one object with a list "runs"; each has:
  file, kernel, threads, puzzles, rounds
  puzzles_per_second        by the clock, in the best round
  puzzles_per_second_median
  puzzles_per_cpu_second    by CPU time, where the system tells it
  puzzles_per_cpu_second_median
  sweeps_per_puzzle, guesses_per_puzzle
  unique, several, none     how many puzzles have how many solutions

Exit status: 0 done;
` + exitHelp

const benchExamples = `  nonet bench --rounds 1 puzzles.txt
  nonet bench --threads 1 --kernel go --rounds 2 --json puzzles.txt`

// A bench is the verb bench with its flags.
type bench struct {
	*app
	kernels []string
	threads int
	rounds  int
	any     bool
	json    bool
}

// mostThreads is how many threads are timed at the most: each takes memory.
const mostThreads = 1024

func newBenchCommand(a *app) *cobra.Command {
	v := &bench{app: a}
	cmd := &cobra.Command{
		Use:     "bench [FILE...]",
		Short:   "Time the solver of this machine",
		Long:    benchLong,
		Example: benchExamples,
		RunE:    func(_ *cobra.Command, files []string) error { return v.run(files) },
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.StringSliceVar(&v.kernels, "kernel", nil, "time this `KERNEL` only: "+strings.Join(lanes.Names(), ", "))
	f.IntVar(&v.threads, "threads", 0, "use `N` threads only")
	f.IntVar(&v.rounds, "rounds", 5, "time `N` rounds of each")
	f.BoolVar(&v.any, "any", false, "take any of several solutions, not the smallest")
	f.BoolVar(&v.json, "json", false, "write one JSON object")
	return cmd
}

func (v *bench) run(files []string) error {
	switch {
	case v.rounds < 1:
		return fmt.Errorf("--rounds takes a whole number from 1 on, such as 5, not %d", v.rounds)
	case v.threads < 0 || v.threads > mostThreads:
		return fmt.Errorf("--threads takes a whole number from 1 to %d, such as 4, not %d", mostThreads, v.threads)
	}
	kernels, err := v.chosen()
	if err != nil {
		return err
	}
	sets, err := v.sets(files)
	if err != nil {
		return fail(err)
	}
	var runs []benchRun
	for _, set := range sets {
		for _, k := range kernels {
			for _, threads := range v.threadNumbers() {
				r, err := newBenchRun(v.ctx, newBenchSolver(set, k, threads, v.any), v.rounds)
				if err != nil {
					return err
				}
				runs = append(runs, r)
			}
		}
	}
	if v.json {
		return fail(json.NewEncoder(v.stdout).Encode(map[string]any{"runs": runs}))
	}
	return fail(writeRuns(v.stdout, runs))
}

// chosen returns the kernels to time.
func (v *bench) chosen() ([]*lanes.Kernel, error) {
	forced, err := lanes.Default()
	switch {
	case err != nil:
		return nil, err
	case len(v.kernels) == 0 && forced != lanes.Available()[0]:
		return []*lanes.Kernel{forced}, nil
	case len(v.kernels) == 0:
		return lanes.Available(), nil
	}
	var list []*lanes.Kernel
	for _, name := range v.kernels {
		k, err := lanes.Named(name)
		if err != nil {
			return nil, fmt.Errorf("--kernel: %w", err)
		}
		list = append(list, k)
	}
	return list, nil
}

// threadNumbers returns the numbers of threads to time.
func (v *bench) threadNumbers() []int {
	if v.threads > 0 {
		return []int{v.threads}
	}
	return slices.Compact([]int{1, runtime.GOMAXPROCS(0)})
}

// writeRuns writes a table.
func writeRuns(w io.Writer, runs []benchRun) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(t, "file\tkernel\tthreads\tpuzzles\t/s\tmedian\t/s of CPU\tmedian\tsweeps\tguesses\t\n")
	for _, r := range runs {
		fmt.Fprintf(t, "%s\t%s\t%d\t%d\t%.0f\t%.0f\t%s\t%s\t%.2f\t%.2f\t\n", r.File, r.Kernel, r.Threads, r.Puzzles,
			r.Wall, r.WallMedian, rate(r.CPU), rate(r.CPUMedian), r.Sweeps, r.Guesses)
	}
	return t.Flush()
}

// rate writes puzzles a second, "-" where nobody knows.
func rate(perSecond float64) string {
	if perSecond == 0 {
		return "-"
	}
	return fmt.Sprintf("%.0f", perSecond)
}
