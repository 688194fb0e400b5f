package format_test

import (
	"context"
	"fmt"
	"os"
	"strings"

	"nonet"
	"nonet/format"
)

func Example() {
	text := `puzzle,rating
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79,1.2
8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..,10.5
`
	w := format.NewWriter(os.Stdout)
	for p, err := range format.NewReader(strings.NewReader(text)).All() {
		if err != nil {
			fmt.Println(err)
			continue
		}
		solution, _, err := nonet.Solve(context.Background(), p.Candidates)
		if err != nil {
			fmt.Println(err)
			continue
		}
		if err := w.Write(solution, p.Shape); err != nil {
			fmt.Println(err)
		}
	}
	if err := w.Flush(); err != nil {
		fmt.Println(err)
	}
	// Output:
	// 534678912672195348198342567859761423426853791713924856961537284287419635345286179
	// 812753649943682175675491283154237896369845721287169534521974368438526917796318452
}
