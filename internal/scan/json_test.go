package scan

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// list writes nine lists of nine items, each made of a cell by item.
func list(cells string, item func(string) string) string {
	var rows []string
	for _, r := range rowsOf(cells) {
		var items []string
		for _, c := range strings.Split(r, "") {
			items = append(items, item(c))
		}
		rows = append(rows, "["+strings.Join(items, ",")+"]")
	}
	return "[" + strings.Join(rows, ",\n ") + "]"
}

func quoted(c string) string { return `"` + c + `"` }

// as returns an item function that writes a blank as sign and a digit with
// digit.
func as(sign string, digit func(string) string) func(string) string {
	return func(c string) string {
		if c == "." {
			return sign
		}
		return digit(c)
	}
}

func bare(c string) string { return c }

func TestJSON(t *testing.T) {
	strs := list(mild, quoted)
	flat := strings.ReplaceAll(strings.ReplaceAll(list(blanks(mild, "0"), bare), "],\n [", ","), "]]", "]")[1:]
	for _, tc := range []struct {
		name, text string
		want       []string
		shape      Shape
	}{
		{"strings", strs, []string{mild}, JSONStrings},
		{"strings on one line", strings.ReplaceAll(strs, "\n", ""), []string{mild}, JSONStrings},
		{"behind a name", "Input: board = \n" + strs + "\n", []string{mild}, JSONStrings},
		{"behind a name on its line", "board = " + strs + ";\n", []string{mild}, JSONStrings},
		{"behind a name, on the lines below", "grid = [\n" + list(mild, as("0", bare))[1:], []string{mild}, JSON},
		{"numbers behind a name on one line", "board = " + strings.ReplaceAll(list(mild, as("0", bare)), "\n", "") + ";\n", []string{mild}, JSON},
		{"numbers behind words on one line, and another", "My grid: " + strings.ReplaceAll(list(mild, as("0", bare)), "\n", "") + "\n" + mild, []string{mild, mild}, JSON},
		{"numbers behind a declaration", "int[][] b = " + strings.ReplaceAll(list(mild, as("0", bare)), "\n", ""), []string{mild}, JSON},
		{"spread over many lines", strings.NewReplacer("[", "[\n", ",", ",\n  ").Replace(strs), []string{mild}, JSONStrings},
		{"single quotes", strings.ReplaceAll(strs, `"`, `'`), []string{mild}, JSONStrings},
		{"zero strings", list(mild, as(`"0"`, quoted)), []string{mild}, JSONStrings},
		{"empty strings", list(mild, as(`""`, quoted)), []string{mild}, JSONStrings},
		{"nulls", list(mild, as("null", bare)), []string{mild}, JSON},
		{"nulls beside zeros", strings.Replace(list(mild, as("0", bare)), "0", "null", 9), []string{mild}, JSON},
		{"zeros beside nulls", strings.Replace(list(mild, as("null", bare)), "null", "0", 9), []string{mild}, JSON},
		{"empty strings beside dots", strings.Replace(strs, `"."`, `""`, 9), []string{mild}, JSONStrings},
		{"empty strings beside nulls and empty space", strings.Replace(strings.Replace(list(mild, as(`""`, quoted)), `""`, "null", 9), `""`, `" "`, 1), []string{mild}, JSONStrings},
		{"numbers", list(mild, as("0", bare)), []string{mild}, JSON},
		{"numbers with a fraction of nothing", list(mild, as("0.0", func(c string) string { return c + ".0" })), []string{mild}, JSON},
		{"flat numbers", flat, []string{mild}, JSONFlat},
		{"strings of nine", `["` + strings.Join(rowsOf(mild), `", "`) + `"]`, []string{mild}, JSONRows},
		{"one string", quoted(mild), []string{mild}, JSONText},
		{"one string of nine lines", quoted(strings.Join(rowsOf(mild), `\n`)), []string{mild}, JSONText},
		{"object", `{"id": 7, "puzzle": "` + mild + `", "solution": "` + done + `"}`, []string{mild}, JSONText},
		{"object with a board", `{"size": 9, "board": ` + list(mild, as("0", bare)) + `}`, []string{mild}, JSON},
		{"object with a grid and its solution", `{"solution": "` + done + `", "Grid": "` + mild + `"}`, []string{mild}, JSONText},
		{"candidates beside another name", `{"grid": "` + done + `", "candidates": "` + mild + `"}`, []string{mild}, JSONText},
		{"object in an object", `{"newboard":{"grids":[{"value":` + list(mild, as("0", bare)) + `,"solution":` + list(done, bare) + `,"difficulty":"Easy"}],"results":1,"message":"All Ok"}}`, []string{mild}, JSON},
		{"object with several", `{"puzzles": ["` + mild + `","` + done + `"]}`, []string{mild, done}, JSONText},
		{"several on a line", strings.ReplaceAll(strs+" "+strs, "\n", ""), []string{mild, mild}, JSONStrings},
		{"objects a line", `{"puzzle":"` + mild + "\"}\n{\"puzzle\":\"" + done + "\"}\n", []string{mild, done}, JSONText},
		{"list of strings", `["` + mild + `","` + done + `"]`, []string{mild, done}, JSONText},
		{"list of grids", "[" + strs + "," + list(done, quoted) + "]", []string{mild, done}, JSONStrings},
		{"list of grids as strings of nine", `[["` + strings.Join(rowsOf(mild), `","`) + `"],["` + strings.Join(rowsOf(done), `","`) + `"]]`, []string{mild, done}, JSONRows},
		{"list of nine full grids as strings of nine", "[" + strings.Repeat(`["`+strings.Join(rowsOf(done), `","`)+`"],`, 8) + `["` + strings.Join(rowsOf(done), `","`) + `"]]`,
			repeat(done, 9), JSONRows},
		{"list of nine strings of 81", `["` + strings.Repeat(mild+`","`, 8) + mild + `"]`,
			strings.Split(strings.TrimSpace(strings.Repeat(mild+" ", 9)), " "), JSONText},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if diff := cmp.Diff(tc.want, read(t, tc.text)); diff != "" {
				t.Errorf("%s\n(-want +got)\n%s", tc.text, diff)
			}
			if g, err := New(strings.NewReader(tc.text)).Next(); err != nil || g.Shape != tc.shape {
				t.Errorf("shape %d, want %d (%v)", g.Shape, tc.shape, err)
			}
		})
	}
}

// A bracket that nothing closes takes no grid with it.
func TestJSONGivesUp(t *testing.T) {
	for _, text := range []string{"{note to myself\n", "[[Don't]]\n", "{\n"} {
		if got := read(t, text+mild+"\n"+mild+"\n"); len(got) < 2 || got[len(got)-1] != mild || got[len(got)-2] != mild {
			t.Errorf("%s gives %q", text, got)
		}
	}
}

// inStrings puts a text into a JSON string, that into another, and so on.
func inStrings(text string, deep int) string {
	escape := strings.NewReplacer(`"`, `\u0022`, `\`, `\u005c`)
	for range deep {
		text = quoted(escape.Replace(text))
	}
	return text
}

func TestStringsInStrings(t *testing.T) {
	if diff := cmp.Diff([]string{mild}, read(t, inStrings(mild, 8))); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestJSONErrors(t *testing.T) {
	strs := list(mild, quoted)
	for _, tc := range []struct {
		name, text, want string
	}{
		{"eight rows", strs[:strings.LastIndex(strs, ",\n")] + "]", "line 1, column 1: found 8 rows, expected 9 rows of 9 cells"},
		{"ten cells in a row", strings.Replace(strs, `"5"`, `"5","1"`, 1), "line 1, column 2: found 10 cells in row 1, expected 9 cells"},
		{"letter in a row", strings.Replace(strs, `"6"`, `"l"`, 1), `line 2, column 3: found the string "l", expected a digit 1 to 9 or a blank (. 0 * _ x X ? -)`},
		{"number too large", list(mild, as("10", bare)), "line 1, column 7: found the value 10, expected a digit 1 to 9 or a blank (. 0 * _ x X ? -)"},
		{"a list as a cell", strings.Replace(list(mild, as("0", bare)), "5", "[]", 1), "line 1, column 3: found a list inside a row, expected a digit 1 to 9 or a blank (. 0 * _ x X ? -)"},
		{"an object as a cell", strings.Replace(strs, `"8"`, "{}", 1), "line 3, column 11: found an object inside a row, expected a digit 1 to 9 or a blank (. 0 * _ x X ? -)"},
		{"null as a row", strings.Replace(strs, strs[strings.LastIndex(strs, "["):len(strs)-1], "null", 1), "line 9, column 2: found the value null, expected a list of nine cells"},
		{"a number as a row", "[5" + list(mild, as("0", bare))[20:], "line 1, column 2: found the value 5, expected a list of nine cells"},
		{"a fraction", strings.Replace(list(mild, as("0", bare)), "5", "5.5", 1), "line 1, column 3: found the value 5.5, expected a digit 1 to 9 or a blank (. 0 * _ x X ? -)"},
		{"an exponent", strings.Replace(list(mild, as("0", bare)), "5", "5.0e0", 1), "line 1, column 3: found the value 5.0e0, expected a digit 1 to 9 or a blank (. 0 * _ x X ? -)"},
		{"true", list(mild, as("true", bare)), "line 1, column 7: found the value true, expected a digit 1 to 9 or a blank (. 0 * _ x X ? -)"},
		{"open at the end", strs[:len(strs)-1], "line 1, column 1: found a JSON value that does not end, expected 81 cells: a line of 81, or nine rows of nine"},
		{"no comma", strings.Replace(strs, ",", " ", 1), `line 1, column 7: found invalid character '"' after array element, expected a JSON list of cells`},
		{"80 cells in a string", quoted(mild[1:]), "line 1, column 1: found 80 cells in the string, expected 81 cells"},
		{"80 numbers", "[0" + strings.Repeat(",0", 79) + "]", "line 1, column 1: found a list of 80, expected a list of nine lists of nine cells"},
		{"two names for a puzzle", `{"grid": "` + mild + `", "board": "` + mild + `"}`, `line 1, column 104: found a second member "board", expected one`},
		{"damaged under one name, whole under another", `{"grid": "` + mild[1:] + `", "board": "` + mild + `"}`, `line 1, column 103: found a second member "board", expected one`},
		{"80 cells in a grid", `{"grid": "` + mild[1:] + `"}`, "line 1, column 10: found 80 cells in the string, expected 81 cells"},
		{"a name for a number", `{"value": 5}`, "line 1, column 11: found the value 5, expected a list of nine lists of nine cells"},
		{"object without puzzle", `{"solution": "` + mild + `"}`, `line 1, column 1: found an object, expected a list of cells, or an object with a member "puzzle"`},
		{"two blanks", strings.Replace(strs, `"."`, `"0"`, 1), "line 1, column 15: found the blank '.' beside the blank '0', expected one way to write a blank in a grid"},
		{"79 cells behind a name on one line", "board = " + strings.ReplaceAll(strings.Replace(list(mild, as("0", bare)), ",7,9]", "]", 1), "\n", ""), "line 1, column 178: found 7 cells in row 9, expected 9 cells"},
		{"cells before a list on one line", "board 53..7.... = " + strings.ReplaceAll(list(mild, as("0", bare)), "\n", ""), `line 1, column 1: found the field "board 53..7.... = [[5", expected a digit 1 to 9 or a blank (. 0 * _ x X ? -)`},
		{"a list that goes on behind a name", "board = " + strings.ReplaceAll(list(mild, as("0", bare)), "\n", "")[:177], "line 1, column 0: found 76 fields, expected 81 cells"},
		{"two blanks beside nulls", strings.NewReplacer("null", `"."`).Replace(strings.Replace(list(mild, as("null", bare)), "null", "0", 1)), "line 1, column 9: found the blank '.' beside the blank '0', expected one way to write a blank in a grid"},
		{"two blanks around a null", strings.Replace(strings.Replace(strs, `"."`, `"0"`, 1), `"."`, "null", 1), "line 1, column 24: found the blank '.' beside the blank '0', expected one way to write a blank in a grid"},
		{"null among candidates", "[" + strings.Repeat(`"12",`, 80) + "null]", "line 1, column 402: found the blank of empty space, expected the candidates of the cell, as in the other cells"},
		{"letter in a string of nine", `["53..Q....", "` + strings.Join(rowsOf(mild)[1:], `", "`) + `"]`, `line 1, column 7: found the string "Q", expected a digit 1 to 9 or a blank (. 0 * _ x X ? -)`},
		{"two grids in a string", quoted(mild + `\n` + mild), "line 1, column 1: found more than one grid in the string, expected 81 cells"},
		{"a grid and more in a string", quoted(mild + `\n` + mild[1:]), "line 1, column 1: found 80 cells behind the grid in the string, expected nothing more"},
		{"null", `{"puzzle": null}`, `line 1, column 1: found an object, expected a list of cells, or an object with a member "puzzle"`},
		{"two puzzles", `{"puzzle":"` + mild + `","Puzzle":"` + done + `"}`, `line 1, column 104: found a second member "puzzle", expected one`},
		{"candidates of another puzzle", `{"puzzle":"` + mild + `","candidates":"` + done + `"}`, "line 1, column 108: found candidates that are not those of the puzzle, expected one puzzle"},
		{"a blank in a string of nine", `["53..7... ", "` + strings.Join(rowsOf(mild)[1:], `", "`) + `"]`, `line 1, column 11: found the string " ", expected a digit 1 to 9 or a blank (. 0 * _ x X ? -)`},
		{"strings in strings", inStrings(mild, 9), "line 1, column 1: found strings nested too deep" + strings.Repeat(" in the string", 8) + ", expected 81 cells"},
		{"empty list", "[]", "line 1, column 1: found a list of 0, expected a list of nine lists of nine cells"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if diff := cmp.Diff([]string{tc.want}, read(t, tc.text+"\n")); diff != "" {
				t.Errorf("%s\n(-want +got)\n%s", tc.text, diff)
			}
			if got := read(t, tc.text+"\n"+mild+"\n"); tc.name != "open at the end" && got[len(got)-1] != mild {
				t.Errorf("the grid behind the error is lost: %q", got)
			}
		})
	}
}
