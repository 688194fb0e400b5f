package logic

import (
	"encoding/json"
	"reflect"
	"testing"
)

// TestRecord writes a step as JSON and reads it back.
func TestRecord(t *testing.T) {
	b := NewBoard(grid(t, gameText))
	for s := range Find(&b, TwoStringKite) {
		const want = `{"technique":"2-String Kite","level":"Hard","score":150,"digits":[4],"eliminations":["r2c9\u003c\u003e4"],` +
			`"text":"2-String Kite: 4 in r2c2 or r7c9, connected by r7c3,r9c2 =\u003e r2c9\u003c\u003e4",` +
			`"marks":[{"cell":"r2c2","digit":4,"role":"end"},{"cell":"r7c9","digit":4,"role":"end"},` +
			`{"cell":"r7c3","digit":4,"role":"bridge"},{"cell":"r9c2","digit":4,"role":"bridge"}],` +
			`"units":[{"unit":"row 7","role":"base"},{"unit":"column 2","role":"base"},{"unit":"box 7","role":"unit"}],` +
			`"chains":[[{"cells":["r7c9"],"digit":4,"on":false,"strong":false},{"cells":["r7c3"],"digit":4,"on":true,"strong":true},` +
			`{"cells":["r9c2"],"digit":4,"on":false,"strong":false},{"cells":["r2c2"],"digit":4,"on":true,"strong":true}]]}`
		text, err := json.Marshal(s)
		if err != nil || string(text) != want {
			t.Errorf("got  %s\nwant %s\n%v", text, want, err)
		}
		break
	}
}

// TestRecordOfAll reads back the JSON of a step of each technique, and asks that it
// leaves nothing out.
func TestRecordOfAll(t *testing.T) {
	for _, s := range stepsOfCases(t) {
		want := s.Record(&s.board)
		text, err := json.Marshal(want)
		if err != nil {
			t.Fatal(err)
		}
		var got Record
		if err := json.Unmarshal(text, &got); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: read back as %+v, %v", &s.Step, got, err)
		}
		if want.Library == "" || len(want.Digits) == 0 || len(want.Placements) != len(s.Placements) ||
			len(want.Eliminations) != len(s.Eliminations) || len(want.Marks) != len(s.Marks) ||
			len(want.Units) != len(s.Units) || len(want.Chains) != len(s.Chains) {
			t.Errorf("%s: incomplete: %s", &s.Step, text)
		}
	}
}
