package closure_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"nonet/internal/closure"
	"pgregory.net/rapid"
)

// A plainClosure is the closure of all links by Warshall's algorithm: bit b%64 of word
// b/64 of row a says that a leads to b. Node n is 2n+1 when right, 2n when wrong.
type plainClosure [][]uint64

func newPlainClosure(nodes int, links []link) plainClosure {
	p := make(plainClosure, 2*nodes)
	for a := range p {
		p[a] = make([]uint64, (2*nodes+63)/64)
		p.add(a, a)
	}
	for _, l := range links {
		if l.strong {
			p.add(2*l.a, 2*l.b+1)
			p.add(2*l.b, 2*l.a+1)
		} else {
			p.add(2*l.a+1, 2*l.b)
			p.add(2*l.b+1, 2*l.a)
		}
	}
	for via := range p {
		for a := range p {
			if p.leads(a, via) {
				for i, word := range p[via] {
					p[a][i] |= word
				}
			}
		}
	}
	return p
}

func (p plainClosure) add(a, b int)        { p[a][b>>6] |= 1 << (b & 63) }
func (p plainClosure) leads(a, b int) bool { return p[a][b>>6]>>(b&63)&1 != 0 }

// A link leads both ways between two nodes.
type link struct {
	a, b   int
	strong bool
}

// fill enters links into a table and closes it.
func fill(t *closure.Table, nodes int, links []link) {
	t.Reset(nodes)
	for _, l := range links {
		if l.strong {
			t.AddStrong(l.a, l.b)
			t.AddStrong(l.b, l.a)
		} else {
			t.AddWeak(l.a, l.b)
			t.AddWeak(l.b, l.a)
		}
	}
	t.Close()
}

// drawLinks draws links between nodes, four strong ones at most for each.
func drawLinks(t *rapid.T, nodes int) (links []link) {
	strong := make([]int, nodes)
	node := rapid.IntRange(0, nodes-1)
	for range rapid.IntRange(0, 3*nodes).Draw(t, "links") {
		l := link{node.Draw(t, "a"), node.Draw(t, "b"), rapid.Bool().Draw(t, "strong")}
		if l.a == l.b || l.strong && (strong[l.a] == 4 || strong[l.b] == 4) {
			continue
		}
		if l.strong {
			strong[l.a]++
			strong[l.b]++
		}
		links = append(links, l)
	}
	return links
}

// TestClosure holds a table that is used again and again against the plain closure.
func TestClosure(t *testing.T) {
	var table closure.Table
	rapid.Check(t, func(t *rapid.T) {
		nodes := rapid.IntRange(1, 140).Draw(t, "nodes")
		links := drawLinks(t, nodes)
		fill(&table, nodes, links)
		plain := newPlainClosure(nodes, links)
		anyRefuted := false
		for a := range nodes {
			refuted := plain.leads(2*a+1, 2*a)
			anyRefuted = anyRefuted || refuted
			if has(table.Refuted(), a) != refuted {
				t.Fatalf("%v: refuted %d: %t", links, a, !refuted)
			}
			for b := range nodes {
				on, off := plain.leads(2*a+1, 2*b+1), plain.leads(2*a+1, 2*b)
				if has(table.On(a), b) != on || has(table.Off(a), b) != off {
					t.Fatalf("%v: %d leads to %d right: %t, wrong: %t", links, a, b, !on, !off)
				}
				same := on && plain.leads(2*b+1, 2*a+1)
				if of := table.Components(); (of[a] == of[b]) != same {
					t.Fatalf("%v: %d and %d lead to each other: %t", links, a, b, !same)
				}
			}
		}
		if table.AnyRefuted() != anyRefuted {
			t.Fatalf("%v: any refuted: %t", links, !anyRefuted)
		}
	})
}

func has(set []uint64, n int) bool { return set[n>>6]>>(n&63)&1 != 0 }

// TestLinks gives back the links that were added.
func TestLinks(t *testing.T) {
	var table closure.Table
	fill(&table, 70, []link{{3, 65, false}, {3, 66, true}, {3, 67, true}})
	if weak := table.Weak(3); table.Len() != 70 || table.Words() != 2 || weak[0] != 0 || weak[1] != 1<<1 {
		t.Errorf("%d nodes in %d words, 3 makes %x wrong", table.Len(), table.Words(), weak)
	}
	if strong := table.Strong(3); fmt.Sprint(strong) != "[66 67]" {
		t.Errorf("3 makes %v right when wrong", strong)
	}
	if table.Reset(0); table.Len() != 0 || table.AnyRefuted() {
		t.Error("nodes are left after a reset")
	}
}

// TestAllocations uses a table again for as many nodes.
func TestAllocations(t *testing.T) {
	var table closure.Table
	var links []link
	r := rand.New(rand.NewPCG(1, 2))
	for a := range 700 {
		links = append(links, link{a, r.IntN(700), false}, link{a, (a + 350) % 700, true})
	}
	fill(&table, 700, links)
	if n := testing.AllocsPerRun(5, func() { fill(&table, 700, links) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

// A chain: if 0 is right, 1 is wrong, 2 right and 3 wrong.
func ExampleTable() {
	var t closure.Table
	t.Reset(4)
	t.AddWeak(0, 1)
	t.AddWeak(1, 0)
	t.AddStrong(1, 2)
	t.AddStrong(2, 1)
	t.AddWeak(2, 3)
	t.AddWeak(3, 2)
	t.Close()
	fmt.Printf("right %04b, wrong %04b\n", t.On(0)[0], t.Off(0)[0])
	fmt.Println("any refuted:", t.AnyRefuted())
	// Output:
	// right 0101, wrong 1010
	// any refuted: false
}
