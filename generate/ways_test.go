package generate

import "testing"

// TestWays looks at the ways to fill a band for all partitions: the bounds that a draft is
// given up by, and all ways counted one by one for some of them.
func TestWays(t *testing.T) {
	table := tables()
	most := map[uint64]uint64{}
	for second := range table.list {
		bound := mostOf(&firstBox, &table.list[second])
		for third := range table.list {
			ways := uint64(table.ways[second][third])
			most[bound] = max(most[bound], ways)
			if ways == 0 || ways > bound || ways != uint64(table.ways[third][second]) {
				t.Fatalf("partitions %d and %d can be filled in %d ways, at most %d", second, third, ways, bound)
			}
			if (second*partitions+third)%997 != 0 {
				continue
			}
			var b band
			b.set(&firstBox, &table.list[second], &table.list[third])
			if n := countPlainly(&b); n != ways || table.waysOf(&b) != ways || b.countWays() != ways {
				t.Errorf("%o can be filled in %d ways, the table has %d", b, n, ways)
			}
		}
	}
	for bound, ways := range most {
		if bound != ways {
			t.Errorf("the bound %d is not reached: %d", bound, ways)
		}
	}
}

// countPlainly tries all ways to fill two boxes.
func countPlainly(b *band) (n uint64) {
	first, second := orderingsOf((*box)(b[:3])), orderingsOf((*box)(b[3:]))
	for i := range uint64(orders) {
		for k := range uint64(orders) {
			x, y := first.at(i), second.at(k)
			if z := everything &^ x &^ y; x&y == 0 && z.fitting((*box)(b[6:])) {
				n++
			}
		}
	}
	return n
}
