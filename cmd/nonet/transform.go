package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"

	"github.com/spf13/cobra"
	"nonet"
	"nonet/canon"
	"nonet/format"
)

const transformLong = `Transform turns each puzzle into an equivalent one and writes it in the shape that
the puzzle came in, unless --to names another. TRANSFORM is a list of words with
commas between, done one after the other:

  rotate, rotate180, rotate270   turn the grid clockwise; rotate90 is rotate
  mirror, flip                   left becomes right, top becomes bottom
  transpose, anti-transpose      reflect in the diagonal from the top left, or
                                 from the top right
  swap-bands=12, swap-stacks=13  let two bands or stacks change places
  swap-rows=12, swap-columns=79  so for rows of one band, columns of one stack
  swap-digits=12                 let two digits change their names
  rows=321456789                 the row that comes to each place, here row 3 to
                                 the first
  columns=321456789              so for columns
  digits=234567891               what becomes of each digit, here 2 of 1
  identity                       do nothing

With --random there is no TRANSFORM: each puzzle gets one of its own, which depends
on --seed and on how many puzzles stand before it, and on nothing else.

Candidates are turned too, and written as 729 characters, whatever --to names.

` + jsonHelp + `  transform          what was done
  result             81 characters, or 729 where the input gave candidates
` + jsonUnreadable + `

Exit status: 0 all turned;
` + exitHelpAtOnce

const transformExamples = `  nonet transform rotate puzzle.txt
  nonet transform swap-bands=12,digits=987654321 puzzles.txt
  nonet transform --random --seed 7 puzzles.txt`

// A transformer is the verb transform with its flags.
type transformer struct {
	*stream
	options
	to     shapeFlag
	random bool
	seed   uint64
	number uint64 // of puzzles so far
	t      canon.Transform
}

func newTransformCommand(a *app) *cobra.Command {
	v := &transformer{}
	cmd := &cobra.Command{
		Use:     "transform TRANSFORM [FILE...]",
		Short:   "Turn each puzzle into an equivalent one",
		Long:    transformLong,
		Example: transformExamples,
		RunE: func(cmd *cobra.Command, args []string) error {
			if cmd.Flags().Changed("seed") && !v.random {
				return errors.New("--seed goes with --random")
			}
			return v.run(a, args)
		},
	}
	f := cmd.Flags()
	f.BoolVar(&v.random, "random", false, "turn each puzzle at random")
	f.Uint64Var(&v.seed, "seed", 0, "with --random, the `NUMBER` that decides what is drawn")
	f.Var(&v.to, "to", "write puzzles in this shape")
	v.addResults(cmd)
	cmd.MarkFlagsMutuallyExclusive("json", "to")
	cmd.RegisterFlagCompletionFunc("to", cobra.FixedCompletions(shapeNames(), cobra.ShellCompDirectiveNoFileComp))
	return cmd
}

func (v *transformer) run(a *app, args []string) (err error) {
	if !v.random {
		if len(args) == 0 {
			return errors.New("name a TRANSFORM, such as rotate, or use --random")
		}
		if v.t, err = canon.ParseTransform(args[0]); err != nil {
			if isFile(args[0]) {
				err = fmt.Errorf("name a TRANSFORM before the file %s, such as rotate, or use --random", args[0])
			}
			return err
		}
		args = args[1:]
	} else if len(args) > 0 && !isFile(args[0]) {
		if _, err := canon.ParseTransform(args[0]); err == nil {
			return fmt.Errorf("--random draws transforms; %s does not go with it", args[0])
		}
	}
	s, err := a.openStream(args, &v.options)
	if err != nil {
		return err
	}
	v.stream = s
	return s.close(each(s, v.answer, v.report))
}

// answer returns the transform for a puzzle.
func (v *transformer) answer(context.Context, format.Entry) canon.Transform {
	v.number++
	if !v.random {
		return v.t
	}
	return canon.Random(rand.New(rand.NewPCG(v.seed, v.number)))
}

// A transformRecord is the JSON object of one puzzle.
type transformRecord struct {
	place
	Transform string `json:"transform"`
	Result    string `json:"result"`
}

func (v *transformer) report(it item, t canon.Transform) error {
	made := it
	made.puzzle.Candidates = t.ApplyCandidates(it.puzzle.Candidates)
	switch {
	case v.json:
		return v.out.object(transformRecord{newPlace(it), t.String(), puzzleText(made)})
	case it.puzzle.Marked:
		if v.to.set {
			v.note(it, "candidates are written as 729 characters, not in the shape "+v.to.String())
		}
		return v.out.write(puzzleText(made) + "\n")
	}
	return v.out.grid(made.puzzle.Grid(), v.shape(it))
}

// shape returns the shape to write a puzzle in.
func (v *transformer) shape(it item) nonet.Shape {
	if v.to.set {
		return v.to.shape
	}
	return it.puzzle.Shape
}
