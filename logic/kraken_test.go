package logic

import (
	"testing"
)

// TestKrakenSound wants the solution to survive every kraken fish, and every chain to
// lead from a fin or a base candidate to what goes, by links that the board has.
func TestKrakenSound(t *testing.T) {
	list := positions(t, 8, fishUpTo(3, basicFish)...)
	count := map[Technique]int{}
	for _, p := range list {
		for _, technique := range krakens.techniques {
			for s := range Find(&p.board, technique) {
				if why := p.checkStep(&s); why != "" {
					t.Fatalf("%v: %s\n%v", technique, why, s)
				}
				for _, chain := range s.Chains {
					if why := checkKrakenChain(&p.board, &s, chain); why != "" {
						t.Fatalf("%v: %s\n%v", technique, why, s)
					}
				}
				count[technique]++
			}
		}
	}
	for _, technique := range krakens.techniques {
		if count[technique] == 0 {
			t.Errorf("%s finds nothing", technique)
		}
	}
	t.Logf("%d and %d steps on %d positions", count[KrakenFishType1], count[KrakenFishType2], len(list))
}

// checkKrakenChain returns what is wrong with a chain of a kraken fish, or "".
func checkKrakenChain(b *Board, s *Step, chain Chain) string {
	first, last := chain[0], chain[len(chain)-1]
	if !first.On || last.On || len(chain)%2 != 0 {
		return "a chain that does not lead from right to wrong"
	}
	if last.Cells[0] != s.Eliminations[0].Cell || last.Digit != s.Eliminations[0].Digit {
		return "a chain to something else"
	}
	return checkLinks(b, s.Technique, chain)
}

// BenchmarkKraken looks for all kraken fish of both types.
func BenchmarkKraken(b *testing.B) {
	list := positions(b, 5)
	for _, technique := range krakens.techniques {
		b.Run(technique.Short(), func(b *testing.B) {
			steps, boards := 0, 0
			for i := 0; b.Loop(); i++ {
				for range Find(&list[i%len(list)].board, technique) {
					steps++
				}
				boards++
			}
			b.ReportMetric(float64(steps)/float64(boards), "fish/op")
		})
	}
}
