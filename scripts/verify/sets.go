package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// sets are large public sets of puzzles, which are no part of the project. All
// of their puzzles have a solution.
var sets = []struct {
	file   string
	unique bool // and only one
}{
	{"kaggle_10k.txt.gz", true},
	{"kaggle3m_5000.txt.gz", true},
	{"gen_minimal_100k.txt.gz", true},
	{"puzzles2_17_clue.txt.gz", true},
	{"puzzles3_top1465.txt.gz", true},
	{"puzzles5_forum_hardest_1905.txt.gz", true},
	{"puzzles6_forum_hardest_1106.txt.gz", true},
	{"puzzles7_serg.txt.gz", false},
	{"top95.txt.gz", true},
	{"norvig_hardest.txt.gz", true},
}

// verifySets checks the sets that are in the folder and says which are not.
func (j *job) verifySets() error {
	found := 0
	for _, set := range sets {
		file := filepath.Join(j.sets, set.file)
		_, err := os.Stat(file)
		if errors.Is(err, fs.ErrNotExist) {
			fmt.Fprintf(j.out, "not there: %q\n", file)
			continue
		}
		if err != nil {
			return err
		}
		if err := j.verifyFile(file, set.unique); err != nil {
			return err
		}
		found++
	}
	if found == 0 {
		return fmt.Errorf("none of the sets is in %q", j.sets)
	}
	return nil
}
