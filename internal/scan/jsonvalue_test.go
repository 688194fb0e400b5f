package scan

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
)

// FuzzJSON holds that the quick way to read JSON reads what encoding/json reads,
// with the same places, and nothing that it refuses.
func FuzzJSON(f *testing.F) {
	for _, text := range []string{
		`[[5, 3, 0], ["6", "", null]]`, "[\n 1,\n\t2 ]", `{"Puzzle": "` + mild + `", "a": {"b": [true, false]}}`, `"a"`, `""`, `-1.5e3`, `[]`, `{}`, "null", "[[]",
		`["\u0031\ud83d\ude00\ud83d", "é", "` + "\xff" + `"]`, `[1,]`, `[,1]`, `{"a" 1}`, `{"a":1,}`, `[1 2]`, `[01]`, `[1.]`, `[tru]`, `["` + "\t" + `"]`, `["\x"]`, `[1]]`, `["a`, `["a\`,
		strings.Repeat("[", 9) + strings.Repeat("]", 9), strings.Repeat("[", 10) + strings.Repeat("]", 10),
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		doc := []byte(text)
		first := cursor{place: place{3, 7}}
		quick := jsonReader{doc: doc, at: first}
		got, ok := quick.whole()
		p := &jsonParser{doc: doc, dec: json.NewDecoder(strings.NewReader(text)), at: first}
		p.dec.UseNumber()
		want, err := p.value(0)
		switch {
		case ok && err != nil:
			t.Fatalf("%q is read, although %v", text, err)
		case ok && !reflect.DeepEqual(got, want):
			t.Fatalf("%q is read as %+v, not as %+v", text, got, want)
		case !ok && json.Valid(doc) && err == nil && strings.TrimSpace(text) == text:
			t.Fatalf("%q is not read, but is %+v", text, want)
		}
	})
}
