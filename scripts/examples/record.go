package main

import (
	"encoding/json"
	"fmt"
	"strings"

	"nonet/logic"
)

// recordText is the part of the page about steps in JSON.
const recordText = `# Steps in JSON

With ` + "`--json`" + `, ` + "`nonet steps`, `nonet explain` and `nonet hint`" + ` give each step as an object with all that a drawing needs. This is
the [2-String Kite](#2-string-kite) from above:

` + "```json\n%s\n```" + `

` + "`placements`" + ` read r5c5=5, ` + "`eliminations`" + ` r5c5<>5; a step has one or the other. ` + "`text`" + ` is its sentence, ` + "`library`" + ` its line in HoDoKu's
library. ` + "`marks`" + ` are the candidates and ` + "`units`" + ` the units with a part in the step; one may have several parts. ` + "`chains`" + ` are lists of
nodes, each of which follows from the one before: the digit is in one of the cells if ` + "`on`" + ` is true, else in none of them. A node with
` + "`set`" + ` stands for an almost locked set, and ` + "`keeps`" + ` are the digits by which the chain leaves it. The link to a node is ` + "`strong`" + ` or weak; with
` + "`joint`" + ` the node needs the ends of other chains, too.

The steps of Sudoku Explainer, with ` + "`--order se`" + `, have ` + "`rating` and `grid`" + `, the grid after the step, instead of ` + "`level`, `score` and `library`" + `.
Where chains branch, each is a list of its own that begins at a node of one before, and the node where they meet is ` + "`joint`" + `. A node
with ` + "`by`" + ` follows by no link: the technique that it names takes the digit out of the cell, once the nodes before it are wrong.

The parts:

| role | what has it |
|---|---|
%s`

// roleMeanings say what has each role.
var roleMeanings = []struct {
	role logic.Role
	text string
}{
	{logic.RoleDefining, "the candidates that make the pattern: the pair, the base of the fish"},
	{logic.RoleFin, "base candidates outside of the cover of a fish"},
	{logic.RoleEndoFin, "base candidates in two base units"},
	{logic.RoleSecondFin, "those of the base candidates that are fins of the second of two siamese fish"},
	{logic.RoleBase, "units that a pattern starts from"},
	{logic.RoleCover, "units that it takes candidates from"},
	{logic.RoleSecondCover, "those of the second of two siamese fish"},
	{logic.RoleUnit, "other units"},
	{logic.RoleCross, "the row and the column of an Empty Rectangle"},
	{logic.RolePivot, "the pivot of a wing, the stem of a Death Blossom"},
	{logic.RolePincer, "the pincers of a wing"},
	{logic.RoleColorA, "one color of a coloring; what is right in a chain"},
	{logic.RoleColorB, "the other color; what is wrong in a chain"},
	{logic.RoleColorC, "one color of a second coloring"},
	{logic.RoleColorD, "the other color of it"},
	{logic.RoleEnd, "the ends of a pattern, one of which is right at least"},
	{logic.RoleBridge, "the candidates that connect them, and the unit where these are the only ones"},
	{logic.RoleExtra, "candidates without which there would be two solutions"},
	{logic.RoleStart, "candidates that chains start from, and the unit that these are in"},
	{logic.RoleConflict, "what the chains contradict: a candidate right and wrong, or all those of a cell or a unit wrong"},
	{logic.RoleGroup0, "groups of cells, numbered from 0: almost locked sets, petals, the parts of a Sue de Coq, " +
		"the cells of the subset in Uniqueness Test 3, those that exclude combinations of aligned cells"},
}

// recordSection returns the part of the page about steps in JSON.
func recordSection(kites []example) (string, error) {
	var rows, step string
	for _, m := range roleMeanings {
		rows += fmt.Sprintf("| `%s` | %s |\n", m.role, m.text)
	}
	var err error
	if len(kites) > 0 {
		step, err = recordOf(&kites[0])
	}
	return fmt.Sprintf(recordText, step, rows), err
}

// recordOf returns the step of an example in JSON, broken into lines.
func recordOf(e *example) (string, error) {
	var text strings.Builder
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(e.step.Record(&e.board))
	lines := strings.NewReplacer(`,"digits"`, ",\n \"digits\"", `,"text"`, ",\n \"text\"", `,"library"`, ",\n \"library\"",
		`,"marks":[`, ",\n \"marks\":[\n  ", `,"units":[`, ",\n \"units\":[\n  ", `,"chains":[[`, ",\n \"chains\":[[\n  ", `},{`, "},\n  {")
	return strings.TrimSpace(lines.Replace(text.String())), err
}
