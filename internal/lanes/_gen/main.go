// The generator writes the assembly of the kernels.
package main

import (
	"flag"

	. "github.com/mmcloughlin/avo/build"
)

// outputs lists the file of each kernel.
var outputs = map[string]string{
	"avx512":  "kernel_avx512_amd64.s",
	"avx2":    "kernel_avx2_amd64.s",
	"text512": "text_avx512_amd64.s",
	"text2":   "text_avx2_amd64.s",
}

func main() {
	kernel := flag.String("kernel", "avx512", "what to write: avx512, avx2, text512 or text2")
	flag.Parse()
	ConstraintExpr("!noasm")
	switch *kernel {
	case "avx512":
		new(wide).sweep()
		new(wide).branch()
		new(wide).compress()
		new(wide).expand()
		new(wide).verify()
	case "avx2":
		new(half).sweep()
		new(half).branch()
		new(half).compress()
		new(half).expand()
		new(half).verify()
	case "text512":
		(&text{textUnit: textAVX512{}}).both()
	case "text2":
		(&text{textUnit: textAVX2{}}).both()
	}
	Generate()
}
