package main

import (
	"cmp"
	"errors"
	"fmt"

	"nonet/logic"
)

// A techniqueRecord is the JSON object of a technique.
type techniqueRecord struct {
	Technique string `json:"technique"`
	Short     string `json:"short"`
	Library   string `json:"library,omitempty"`
	Level     string `json:"level"`
	Score     int    `json:"score"`
	ByDefault bool   `json:"by_default"`
}

// writeList lists the techniques.
func (v *stepper) writeList(a *app, files []string) error {
	if len(files) > 0 {
		return errors.New("--list reads no FILE: it names techniques, not steps")
	}
	if err := v.check(); err != nil {
		return err
	}
	chosen := logic.Techniques()
	if v.techniqueFlags.any() {
		use, err := v.techniqueFlags.chosen()
		if err != nil {
			return err
		}
		chosen = use.Techniques
	}
	out, err := a.create(v.output, false)
	if err != nil {
		return fail(err)
	}
	for _, t := range chosen {
		err = cmp.Or(err, v.writeTechnique(out, t))
	}
	return fail(cmp.Or(err, out.Close()))
}

func (v *stepper) writeTechnique(out *output, t logic.Technique) error {
	if v.json {
		return out.object(techniqueRecord{t.String(), t.Short(), t.Library(), t.Level().String(), t.Score(), t.ByDefault()})
	}
	note := ""
	if !t.ByDefault() {
		note = "  (only if asked for)"
	}
	return out.write(fmt.Sprintf("%-5s %-4s %-8s %5d  %s%s\n", t.Short(), t.Library(), t.Level(), t.Score(), t, note))
}
