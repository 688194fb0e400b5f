package scan

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// marks is a grid of candidates as groups.
const marks = "1567 3 1567 4 12579 179 689 5678 579 9 45 2 8 57 6 3 457 1 1567 1458 14567 1357 13579 1379 4689 2 4579 " +
	"8 12459 1459 13 6 139 7 145 2345 17 6 147 2 1378 5 14 9 34 1257 1259 3 17 4 179 126 156 8 " +
	"12356 7 1569 1356 135 134 12489 148 249 4 1 8 9 137 2 5 17 6 1256 1259 1569 1567 157 8 1249 3 2479"

// groups writes 81 groups as nine rows, each group w wide, each row put into
// format, which has one %s for each box.
func groups(text, format string, w int) string {
	var lines []string
	fields := strings.Fields(text)
	for i := 0; i < 81; i += 9 {
		var boxes []any
		for k := i; k < i+9; k += 3 {
			boxes = append(boxes, fmt.Sprintf("%-*s %-*s %-*s", w, fields[k], w, fields[k+1], w, fields[k+2]))
		}
		lines = append(lines, fmt.Sprintf(format, boxes...))
	}
	return strings.Join(lines, "\n") + "\n"
}

// singles writes the groups of one digit as 81 characters.
func singles(text string) string {
	var b strings.Builder
	for _, f := range strings.Fields(text) {
		if len(f) > 1 {
			f = "."
		}
		b.WriteString(f)
	}
	return b.String()
}

// positional writes 81 groups as 729 characters.
func positional(text, sign string) string {
	var b strings.Builder
	for _, f := range strings.Fields(text) {
		for d := '1'; d <= '9'; d++ {
			if strings.ContainsRune(f, d) {
				b.WriteRune(d)
			} else {
				b.WriteString(sign)
			}
		}
	}
	return b.String()
}

func TestCandidates(t *testing.T) {
	rule := strings.Repeat("-", 70)
	for _, tc := range []struct {
		name, text string
		want       []string
	}{
		{"frame", "*" + rule + "*\n" + groups(marks, "| %s | %s | %s |", 6) + "*" + rule + "*\n", []string{marks}},
		{"bars only", groups(marks, "%s | %s | %s", 6), []string{marks}},
		{"every cell boxed", "| " + strings.NewReplacer(" ", " | ", "\n", " |\n| ").Replace(strings.TrimSpace(groups(marks, "%s %s %s", 1))) + " |\n", []string{marks}},
		{"rows of groups", groups(marks, "%s %s %s", 1), []string{marks}},
		{"rows of groups with commas", strings.ReplaceAll(groups(marks, "%s %s %s", 1), " ", ","), []string{marks}},
		{"one line of groups", marks, []string{marks}},
		{"one line of groups with commas", strings.ReplaceAll(marks, " ", ","), []string{marks}},
		{"729 characters", positional(marks, "."), []string{marks}},
		{"729 characters with zeros", positional(marks, "0"), []string{marks}},
		{"list of strings", `["` + strings.ReplaceAll(marks, " ", `","`) + `"]`, []string{marks}},
		{"object", `{"puzzle":"` + singles(marks) + `","candidates":["` + strings.ReplaceAll(marks, " ", `","`) + `"]}`, []string{marks}},
		{"object without candidates", `{"puzzle":"` + mild + `","candidates":null}`, []string{mild}},
		{"rows with every candidate", groups(strings.Repeat("123456789 ", 80)+"12", "%s %s %s", 1), []string{strings.Repeat("123456789 ", 80) + "12"}},
		{"digits in any order", strings.Replace(marks, "1567", "7156", 1), []string{marks}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if diff := cmp.Diff(tc.want, read(t, tc.text)); diff != "" {
				t.Errorf("%s\n(-want +got)\n%s", tc.text, diff)
			}
		})
	}
}

func TestCandidateErrors(t *testing.T) {
	for _, tc := range []struct {
		name, text, want string
	}{
		{"a blank among candidates", strings.Replace(groups(marks, "%s %s %s", 1), "1567", ".", 1),
			`line 1, column 1: found the blank '.', expected the candidates of the cell, as in the other cells`},
		{"candidate in the wrong place", "2" + positional(marks, ".")[1:],
			"line 1, column 1: found candidate 2 at place 1 of its group of nine, expected 1 or a blank"},
		{"two blanks", "0" + positional("2"+marks[4:], ".")[1:],
			"line 1, column 3: found the blank '.' beside the blank '0', expected one way to write a blank in a grid"},
		{"728 characters", positional(marks, ".")[:728], "line 1, column 1: found 728 cells, expected 81 cells"},
		{"80 groups", strings.TrimPrefix(marks, "1567 "), "line 1, column 0: found 80 fields, expected 81 cells"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if diff := cmp.Diff([]string{tc.want}, read(t, tc.text)); diff != "" {
				t.Errorf("%s\n(-want +got)\n%s", tc.text, diff)
			}
		})
	}
}
