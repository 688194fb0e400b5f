package logic

import (
	"os"
	"strings"
	"testing"
)

// TestGradeOf holds the grade of sample puzzles, found without the steps of singles, against the
// path that it stands for.
func TestGradeOf(t *testing.T) {
	for name, n := range map[string]int{"easy.txt": 100, "17-clue.txt": 100, "hardest.txt": 8} {
		t.Run(name, func(t *testing.T) {
			if testing.Short() {
				n = min(n, 10) / 2
			}
			text, err := os.ReadFile("../testdata/" + name)
			if err != nil {
				t.Fatal(err)
			}
			for line := range strings.Lines(string(text)) {
				if n--; n < 0 {
					break
				}
				b := NewBoard(grid(t, strings.TrimSpace(line)))
				path, err := Options{Unique: true}.Solve(t.Context(), b)
				if err != nil {
					t.Fatal(err)
				}
				want := grade{path.Level, path.Score, path.Hardest()}
				if got := gradeOf(t.Context(), &b); got != want {
					t.Errorf("%s: grade %v, its path has %v", strings.TrimSpace(line), got, want)
				}
			}
			if n > 0 {
				t.Errorf("%d puzzles are missing", n)
			}
		})
	}
}
