package canon

import "nonet"

// NewForm returns Form with memory of its own, which nothing takes away.
func NewForm() func(nonet.Grid) Result {
	f := new(finder)
	return func(g nonet.Grid) Result { return f.form(&g) }
}
