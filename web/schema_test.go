package web_test

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"nonet/web"
)

// TestAnswersAsDescribed holds answers against the schemas of the description: its examples,
// the golden files, and more of each operation, problems and lines of batches among them.
func TestAnswersAsDescribed(t *testing.T) {
	url := start(t, web.Options{MaxPuzzles: 3})
	document := object(t, send(t, request(t, "GET", url+"/api/openapi.json", "")).body)
	for path, item := range document["paths"].(map[string]any) {
		op := item.(map[string]any)["post"].(map[string]any)
		t.Run(strings.TrimPrefix(path, "/api/v1/"), func(t *testing.T) {
			for _, body := range bodiesOf(path) {
				a := post(t, url+path, "application/json", body)
				schema, kind := schemaOf(document, op, a)
				if schema == nil {
					t.Errorf("%d %s is not described", a.status, kind)
					continue
				}
				for _, answer := range lines(t, a.body) {
					for _, fault := range faults(document, schema, answer, "answer") {
						t.Errorf("%.100s: %s", body, fault)
					}
				}
			}
			requests := op["requestBody"].(map[string]any)["content"].(map[string]any)
			for kind, content := range requests {
				checkExamples(t, document, content.(map[string]any), kind)
			}
			for kind, content := range op["responses"].(map[string]any)["200"].(map[string]any)["content"].(map[string]any) {
				checkExamples(t, document, content.(map[string]any), kind)
			}
		})
	}
	t.Run("golden files", func(t *testing.T) {
		files, err := filepath.Glob("testdata/*.json")
		if err != nil || len(files) < 10 {
			t.Fatal(files, err)
		}
		for _, file := range files {
			name, _, _ := strings.Cut(strings.TrimSuffix(filepath.Base(file), ".json"), "-")
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if text[0] != '{' {
				continue // a summary
			}
			schema := map[string]any{"$ref": "#/components/schemas/" + strings.ToUpper(name[:1]) + name[1:] + "Answer"}
			for _, fault := range faults(document, schema, object(t, text), file) {
				t.Error(fault)
			}
		}
	})
}

// bodiesOf returns requests whose answers differ in what they have.
func bodiesOf(path string) (bodies []string) {
	for _, puzzle := range []string{readme, clash, several, noPlace, readmeSolution, readme[:80], emptyGrid[:80] + "1", strings.Repeat("1", 81)} {
		bodies = append(bodies, `{"puzzle":"`+puzzle+`"}`)
	}
	with := func(more string) { bodies = append(bodies, `{"puzzle":"`+readme+`",`+more+`}`) }
	for _, more := range []string{`"frog":1`, `"coordinate":"A3","value":1`, `"coordinate":"A1","value":"3"`, `"solution":"` + readme + `"`, `"limit":3`, `"to":"grid","effort":true`,
		`"depth":"name"`, `"depth":"where"`, `"entries":"` + readmeSolution + `"`, `"entries":"..1` + emptyGrid[3:] + `"`, `"order":"se"`, `"next":true`} {
		with(more)
	}
	switch path {
	case "/api/v1/generate":
		bodies = []string{`{"seed":1,"count":2}`, `{"seed":1,"level":"hard"}`, `{"clues":{"high":81,"low":81},"seed":1}`, `{"clues":{"high":3}}`}
	case "/api/v1/solve/batch", "/api/v1/rate/batch":
		bodies = []string{readme + "\n" + clash + "\n" + readme[:80], noPlace + "\n" + several + "\n" + readmeSolution, strings.Repeat(readme+"\n", 4), "\n"}
	case "/api/v1/convert":
		bodies = append(bodies, `{"puzzle":"12 3 `+strings.Repeat("123456789 ", 79)+`"}`)
	}
	return bodies
}

// schemaOf returns the schema of an answer.
func schemaOf(document, op map[string]any, a answer) (map[string]any, string) {
	kind := a.header.Get("Content-Type")
	response, _ := op["responses"].(map[string]any)[fmt.Sprint(a.status)].(map[string]any)
	if ref, ok := response["$ref"].(string); ok {
		response, _ = resolve(document, ref).(map[string]any)
	}
	content, _ := response["content"].(map[string]any)
	media, _ := content[kind].(map[string]any)
	schema, _ := media["schema"].(map[string]any)
	return schema, kind
}

// checkExamples holds the examples of a content type against its schema.
func checkExamples(t *testing.T, document, content map[string]any, kind string) {
	t.Helper()
	schema := content["schema"].(map[string]any)
	values := map[string]any{}
	if example, ok := content["example"]; ok {
		values["example"] = example
	}
	examples, _ := content["examples"].(map[string]any)
	for name, example := range examples {
		values[name] = example.(map[string]any)["value"]
	}
	for name, value := range values {
		for _, fault := range faults(document, schema, value, kind+" "+name) {
			t.Error(fault)
		}
	}
}

// faults says what of a value its schema does not allow. It knows what the description uses.
func faults(document map[string]any, schema map[string]any, value any, at string) (list []string) {
	if ref, ok := schema["$ref"].(string); ok {
		schema = resolve(document, ref).(map[string]any)
	}
	fault := func(format string, args ...any) { list = append(list, at+": "+fmt.Sprintf(format, args...)) }
	if choices, ok := schema["anyOf"].([]any); ok {
		var all []string
		for _, one := range choices {
			inner := faults(document, one.(map[string]any), value, at)
			if len(inner) == 0 {
				return nil
			}
			all = append(all, inner...)
		}
		return all
	}
	if types := namesOf(schema["type"]); len(types) > 0 && !slices.ContainsFunc(types, func(name string) bool { return hasType(value, name) }) {
		fault("%v is no %v", value, types)
	}
	if enum, ok := schema["enum"].([]any); ok && !slices.Contains(enum, value) {
		fault("%v is none of %v", value, enum)
	}
	switch v := value.(type) {
	case map[string]any:
		properties, _ := schema["properties"].(map[string]any)
		for name, inner := range v {
			if property, ok := properties[name].(map[string]any); ok {
				list = append(list, faults(document, property, inner, at+"."+name)...)
			} else if schema["additionalProperties"] == false {
				fault("%s is not described", name)
			}
		}
		for _, name := range namesOf(schema["required"]) {
			if _, ok := v[name]; !ok {
				fault("%s is missing", name)
			}
		}
	case []any:
		items, _ := schema["items"].(map[string]any)
		for i, inner := range v {
			list = append(list, faults(document, items, inner, fmt.Sprintf("%s[%d]", at, i))...)
		}
	case float64:
		if low, ok := schema["minimum"].(float64); ok && v < low {
			fault("%v is below %v", v, low)
		}
		if high, ok := schema["maximum"].(float64); ok && v > high {
			fault("%v is above %v", v, high)
		}
	case string:
		if pattern, ok := schema["pattern"].(string); ok && !regexp.MustCompile(pattern).MatchString(v) {
			fault("%q does not match %s", v, pattern)
		}
	}
	return list
}

// namesOf returns a name, or the names of a list.
func namesOf(v any) (names []string) {
	switch v := v.(type) {
	case string:
		return []string{v}
	case []any:
		for _, one := range v {
			names = append(names, one.(string))
		}
	}
	return names
}

func hasType(v any, name string) bool {
	switch v := v.(type) {
	case nil:
		return name == "null"
	case bool:
		return name == "boolean"
	case float64:
		return name == "number" || name == "integer" && v == math.Trunc(v)
	case string:
		return name == "string"
	case []any:
		return name == "array"
	}
	return name == "object"
}

// TestAddressIsDescribed holds that each field that a request reads from the address is listed.
func TestAddressIsDescribed(t *testing.T) {
	url := start(t, web.Options{})
	document := object(t, send(t, request(t, "GET", url+"/api/openapi.json", "")).body)
	if security, ok := document["security"].([]any); !ok || len(security) > 0 {
		t.Errorf("security is %v", document["security"])
	}
	for path, item := range document["paths"].(map[string]any) {
		op := item.(map[string]any)["post"].(map[string]any)
		content := op["requestBody"].(map[string]any)["content"].(map[string]any)
		schema := content["application/json"].(map[string]any)["schema"].(map[string]any)
		ref, _ := schema["$ref"].(string)
		if ref == "" {
			continue // a batch reads none
		}
		listed := map[string]map[string]any{}
		parameters, _ := op["parameters"].([]any)
		for _, p := range parameters {
			listed[p.(map[string]any)["name"].(string)] = p.(map[string]any)["schema"].(map[string]any)
		}
		for name := range resolve(document, ref).(map[string]any)["properties"].(map[string]any) {
			if listed[name] == nil && name != "puzzle" {
				t.Errorf("%s: %s is not listed", path, name)
			}
		}
		if strings.HasSuffix(path, "/generate") {
			for _, text := range []string{"28..30", "28..", "..30", "4.2", "4.0 .. 5.0"} {
				if faults := faults(document, listed["clues"], text, "clues"); len(faults) > 0 {
					t.Error(faults)
				}
			}
		}
	}
}
