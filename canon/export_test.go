package canon

import (
	"fmt"

	"nonet"
)

// NewForm returns Form with memory of its own, which nothing takes away.
func NewForm() func(nonet.Grid) Result {
	f := new(finder)
	return func(g nonet.Grid) Result { return f.form(&g) }
}

// Nth returns the transform of a number below Order.
func Nth(n uint64) Transform { return nth(n) }

// Parts returns what a transform consists of: whether it transposes, and the orders of rows,
// columns and digits.
func Parts(t Transform) [4]string {
	return [4]string{fmt.Sprint(t.transposed), fmt.Sprint(t.rows), fmt.Sprint(t.columns), fmt.Sprint(t.digits)}
}
