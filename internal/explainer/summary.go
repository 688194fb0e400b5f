package explainer

import "math/bits"

// A summary is what the techniques tried most often ask of a region, as some sets of
// digits of nine bits each. It is made anew only after the region has changed.
//
//	sets 0 to 5   digits with several places, all of them in that segment
//	set 6         digits with several places in no one segment, which nobody asks for
//	sets 7 to 9   digits with one, two, three places
type summary [2]uint64

const (
	setsAWord  = 5
	aloneSet   = noSegment + 1
	widthOfSet = 9
)

// set returns one of the sets.
func (s *summary) set(i int) uint16 {
	return uint16(s[i/setsAWord]>>(i%setsAWord*widthOfSet)) & allDigits
}

func (s *summary) alone() uint16 { return s.set(aloneSet) }

// few returns the digits with two to n places, n being 2 or 3.
func (s *summary) few(n int) uint16 {
	few := s.set(aloneSet + 1)
	if n > 2 {
		few |= s.set(aloneSet + 2)
	}
	return few
}

// summaryOf is the summary of a region where digit 0 has some places and no other
// digit has any.
var summaryOf = func() (of [allDigits + 1]summary) {
	for p := range of {
		n := bits.OnesCount(uint(p))
		if n > 1 {
			of[p].add(int(segmentOf[p]))
		}
		if n >= 1 && n <= 3 {
			of[p].add(aloneSet + n - 1)
		}
	}
	return of
}()

func (s *summary) add(i int) { s[i/setsAWord] |= 1 << (i % setsAWord * widthOfSet) }

// sumUp brings the summaries up to date.
func (b *board) sumUp() {
	for ; b.changed != 0; b.changed &= b.changed - 1 {
		r := bits.TrailingZeros32(b.changed)
		var s summary
		for d, p := range b.places[r] {
			s[0] |= summaryOf[p&allDigits][0] << d
			s[1] |= summaryOf[p&allDigits][1] << d
		}
		b.regions[r] = s
	}
}
