package explainer

// towardsOff aims at a candidate's being off. It reports whether the candidate leads
// there when it is on. What leads to it is, by contraposition, what it turns off.
func (r *reach) towardsOff(candidate int) bool {
	c := int(r.number[candidate])
	copy(r.aim, r.Off(c))
	return r.aim[c>>6]>>(c&63)&1 != 0
}

// towardsOn aims at a candidate's being on. It reports whether the candidate leads
// there when it is off.
func (r *reach) towardsOn(candidate int) bool {
	c := int(r.number[candidate])
	clear(r.aim)
	found := false
	for _, next := range r.Strong(c) {
		found = found || r.On(int(next))[c>>6]>>(c&63)&1 != 0
		for i, word := range r.Off(int(next)) {
			r.aim[i] |= word
		}
	}
	return found
}

// towardsItself aims at a candidate from itself. It reports whether a cycle through it
// may remove something: some candidate that it leads to and back excludes candidates
// that turn themselves off, as all that a cycle removes do.
func (r *reach) towardsItself(candidate int) bool {
	c := int(r.number[candidate])
	if !r.removing[r.Components()[c]] {
		return false
	}
	clear(r.aim)
	of := r.Components()
	for other := range of {
		if of[other] == of[c] {
			r.aim[other>>6] |= 1 << (other & 63)
		}
	}
	return true
}

// leads reports whether a potential on leads towards what is aimed at.
func (r *reach) leads(on potential) bool {
	c := r.number[on.candidate()]
	return r.aim[c>>6]>>(c&63)&1 != 0
}

// leadsOn reports whether a potential off turns on what leads there.
func (r *reach) leadsOn(off potential) bool {
	c := int(r.number[off.candidate()])
	for _, next := range r.Strong(c) {
		if r.aim[next>>6]>>(next&63)&1 != 0 {
			return true
		}
	}
	return false
}
