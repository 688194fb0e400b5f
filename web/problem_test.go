package web_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"nonet/web"
)

// Problems say in members of their own, for programs, what their sentence says.
func TestProblemMembers(t *testing.T) {
	url := start(t, web.Options{MaxBody: 2000, MaxPuzzles: 2}) + "/api/v1/"
	none := strings.Replace(readme, "53..7", "53.47", 1)
	for _, test := range []struct {
		path, body string
		name       string
		value      any
		locations  string
	}{
		{"hint", readmeSolution[:80] + ".", "reason", nil, "[]"},
		{"hint", none, "reason", "no-solution", "[body.puzzle]"},
		{"steps", none, "reason", "no-solution", "[body.puzzle]"},
		{"rate", several, "reason", "several-solutions", "[body.puzzle]"},
		{"rate", readmeSolution, "reason", "solved", "[body.puzzle]"},
		{"rate", readme[1:], "reason", nil, "[body.puzzle]"},
		{"generate", `{"level":"easy","se":{"low":8}}`, "reason", "contradiction", "[body.level body.se]"},
		{"generate", `{"se":{"low":1.3,"high":1.4},"level":"easy"}`, "reason", "contradiction", "[body.se]"},
		{"generate", `{"minimal":true,"clues":{"low":80}}`, "reason", "contradiction", "[body.clues body.minimal]"},
		{"generate", `{"se":{"low":1.35}}`, "reason", nil, "[body.se]"},
		{"convert", strings.Repeat(".", 2001), "most", 2000.0, "[]"},
		{"convert", `{"several":true,"puzzle":"` + strings.Repeat(readme+`\n`, 3) + `"}`, "most", 2.0, "[]"},
	} {
		t.Run(fmt.Sprintf("%s %.40s", test.path, test.body), func(t *testing.T) {
			o := object(t, post(t, url+test.path, "text/plain", test.body).body)
			locations := []string{}
			items, _ := o["errors"].([]any)
			for _, item := range items {
				locations = append(locations, item.(map[string]any)["location"].(string))
			}
			slices.Sort(locations)
			if o[test.name] != test.value || fmt.Sprint(locations) != test.locations {
				t.Errorf("%s is %v, wrong are %v: %v", test.name, o[test.name], locations, o)
			}
		})
	}
}
