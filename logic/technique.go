package logic

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// A Technique is a way to make progress that has a name among players. They are
// numbered in the order in which HoDoKu 2.2 tries them, easy ones first. Some it looks
// for together, as if they were one: nice loops and AICs, their grouped forms, and
// forcing chains or nets of both kinds. There the first step may be of any of them.
//
// In text, as in JSON, a technique is its name. Other values than those below are no
// techniques: they have no names, no score, and no steps.
type Technique uint8

// The techniques, as HoDoKu names them.
const (
	FullHouse Technique = iota
	NakedSingle
	HiddenSingle
	LockedPair
	LockedTriple
	Pointing
	Claiming
	NakedPair
	NakedTriple
	HiddenPair
	HiddenTriple
	NakedQuadruple
	HiddenQuadruple
	XWing
	Swordfish
	Jellyfish
	Squirmbag
	Whale
	Leviathan
	RemotePair
	BUGPlusOne
	Skyscraper
	TwoStringKite
	DualTwoStringKite
	TurbotFish
	EmptyRectangle
	DualEmptyRectangle
	WWing
	XYWing
	XYZWing
	UniquenessTest1
	UniquenessTest2
	UniquenessTest3
	UniquenessTest4
	UniquenessTest5
	UniquenessTest6
	HiddenRectangle
	AvoidableRectangleType1
	AvoidableRectangleType2
	FinnedXWing
	SashimiXWing
	FinnedSwordfish
	SashimiSwordfish
	FinnedJellyfish
	SashimiJellyfish
	FinnedSquirmbag
	SashimiSquirmbag
	FinnedWhale
	SashimiWhale
	FinnedLeviathan
	SashimiLeviathan
	SuedeCoq
	SimpleColorsTrap
	SimpleColorsWrap
	MultiColors1
	MultiColors2
	XChain
	XYChain
	ContinuousNiceLoop
	DiscontinuousNiceLoop
	AIC
	GroupedContinuousNiceLoop
	GroupedDiscontinuousNiceLoop
	GroupedAIC
	ALSXZ
	ALSXYWing
	ALSChain
	DeathBlossom
	FrankenXWing
	FrankenSwordfish
	FrankenJellyfish
	FrankenSquirmbag
	FrankenWhale
	FrankenLeviathan
	FinnedFrankenXWing
	FinnedFrankenSwordfish
	FinnedFrankenJellyfish
	FinnedFrankenSquirmbag
	FinnedFrankenWhale
	FinnedFrankenLeviathan
	MutantXWing
	MutantSwordfish
	MutantJellyfish
	MutantSquirmbag
	MutantWhale
	MutantLeviathan
	FinnedMutantXWing
	FinnedMutantSwordfish
	FinnedMutantJellyfish
	FinnedMutantSquirmbag
	FinnedMutantWhale
	FinnedMutantLeviathan
	KrakenFishType1
	KrakenFishType2
	ForcingChainContradiction
	ForcingChainVerity
	ForcingNetContradiction
	ForcingNetVerity
	TemplateSet
	TemplateDelete
	BruteForce
)

// A Level says how hard a step is, or a puzzle, after its hardest step and its
// score. In text, as in JSON, it is its name.
type Level uint8

// The levels, as HoDoKu names them.
const (
	Easy Level = iota
	Medium
	Hard
	Unfair
	Extreme
)

// A technique is what is known about a Technique. Names, library codes, levels and
// scores are those of HoDoKu 2.2.
type technique struct {
	name      string
	short     string // its name on a command line
	library   string // its code in HoDoKu's library of techniques
	level     Level
	score     int
	byDefault bool // used when solving, if nothing else is said
}

var techniques = [...]technique{
	FullHouse:                    {"Full House", "fh", "0000", Easy, 4, true},
	NakedSingle:                  {"Naked Single", "n1", "0003", Easy, 4, true},
	HiddenSingle:                 {"Hidden Single", "h1", "0002", Easy, 14, true},
	LockedPair:                   {"Locked Pair", "l2", "0110", Medium, 40, true},
	LockedTriple:                 {"Locked Triple", "l3", "0111", Medium, 60, true},
	Pointing:                     {"Locked Candidates Type 1 (Pointing)", "lc1", "0100", Medium, 50, true},
	Claiming:                     {"Locked Candidates Type 2 (Claiming)", "lc2", "0101", Medium, 50, true},
	NakedPair:                    {"Naked Pair", "n2", "0200", Medium, 60, true},
	NakedTriple:                  {"Naked Triple", "n3", "0201", Medium, 80, true},
	HiddenPair:                   {"Hidden Pair", "h2", "0210", Medium, 70, true},
	HiddenTriple:                 {"Hidden Triple", "h3", "0211", Medium, 100, true},
	NakedQuadruple:               {"Naked Quadruple", "n4", "0202", Hard, 120, true},
	HiddenQuadruple:              {"Hidden Quadruple", "h4", "0212", Hard, 150, true},
	XWing:                        {"X-Wing", "bf2", "0300", Hard, 140, true},
	Swordfish:                    {"Swordfish", "bf3", "0301", Hard, 150, true},
	Jellyfish:                    {"Jellyfish", "bf4", "0302", Hard, 160, true},
	Squirmbag:                    {"Squirmbag", "bf5", "0303", Unfair, 470, false},
	Whale:                        {"Whale", "bf6", "0304", Unfair, 470, false},
	Leviathan:                    {"Leviathan", "bf7", "0305", Unfair, 470, false},
	RemotePair:                   {"Remote Pair", "rp", "0703", Hard, 110, true},
	BUGPlusOne:                   {"Bivalue Universal Grave + 1", "bug1", "0610", Hard, 100, true},
	Skyscraper:                   {"Skyscraper", "sk", "0400", Hard, 130, true},
	TwoStringKite:                {"2-String Kite", "2sk", "0401", Hard, 150, true},
	DualTwoStringKite:            {"Dual 2-String Kite", "d2sk", "0404", Hard, 150, false},
	TurbotFish:                   {"Turbot Fish", "tf", "0403", Hard, 120, true},
	EmptyRectangle:               {"Empty Rectangle", "er", "0402", Hard, 120, true},
	DualEmptyRectangle:           {"Dual Empty Rectangle", "der", "0405", Hard, 120, false},
	WWing:                        {"W-Wing", "w", "0803", Hard, 150, true},
	XYWing:                       {"XY-Wing", "xy", "0800", Hard, 160, true},
	XYZWing:                      {"XYZ-Wing", "xyz", "0801", Hard, 180, true},
	UniquenessTest1:              {"Uniqueness Test 1", "u1", "0600", Hard, 100, true},
	UniquenessTest2:              {"Uniqueness Test 2", "u2", "0601", Hard, 100, true},
	UniquenessTest3:              {"Uniqueness Test 3", "u3", "0602", Hard, 100, true},
	UniquenessTest4:              {"Uniqueness Test 4", "u4", "0603", Hard, 100, true},
	UniquenessTest5:              {"Uniqueness Test 5", "u5", "0604", Hard, 100, true},
	UniquenessTest6:              {"Uniqueness Test 6", "u6", "0605", Hard, 100, true},
	HiddenRectangle:              {"Hidden Rectangle", "hr", "0606", Hard, 100, true},
	AvoidableRectangleType1:      {"Avoidable Rectangle Type 1", "ar1", "0607", Hard, 100, true},
	AvoidableRectangleType2:      {"Avoidable Rectangle Type 2", "ar2", "0608", Hard, 100, true},
	FinnedXWing:                  {"Finned X-Wing", "fbf2", "0310", Hard, 130, true},
	SashimiXWing:                 {"Sashimi X-Wing", "sbf2", "0320", Hard, 150, true},
	FinnedSwordfish:              {"Finned Swordfish", "fbf3", "0311", Unfair, 200, true},
	SashimiSwordfish:             {"Sashimi Swordfish", "sbf3", "0321", Unfair, 240, true},
	FinnedJellyfish:              {"Finned Jellyfish", "fbf4", "0312", Unfair, 250, true},
	SashimiJellyfish:             {"Sashimi Jellyfish", "sbf4", "0322", Unfair, 260, true},
	FinnedSquirmbag:              {"Finned Squirmbag", "fbf5", "0313", Unfair, 470, false},
	SashimiSquirmbag:             {"Sashimi Squirmbag", "sbf5", "0323", Unfair, 470, false},
	FinnedWhale:                  {"Finned Whale", "fbf6", "0314", Unfair, 470, false},
	SashimiWhale:                 {"Sashimi Whale", "sbf6", "0324", Unfair, 470, false},
	FinnedLeviathan:              {"Finned Leviathan", "fbf7", "0315", Unfair, 470, false},
	SashimiLeviathan:             {"Sashimi Leviathan", "sbf7", "0325", Unfair, 470, false},
	SuedeCoq:                     {"Sue de Coq", "sdc", "1101", Unfair, 250, true},
	SimpleColorsTrap:             {"Simple Colors Trap", "sc1", "0500", Hard, 150, true},
	SimpleColorsWrap:             {"Simple Colors Wrap", "sc2", "0501", Hard, 150, true},
	MultiColors1:                 {"Multi Colors 1", "mc1", "0502", Hard, 200, true},
	MultiColors2:                 {"Multi Colors 2", "mc2", "0503", Hard, 200, true},
	XChain:                       {"X-Chain", "x", "0701", Unfair, 260, true},
	XYChain:                      {"XY-Chain", "xyc", "0702", Unfair, 260, true},
	ContinuousNiceLoop:           {"Continuous Nice Loop", "cnl", "0706", Unfair, 280, true},
	DiscontinuousNiceLoop:        {"Discontinuous Nice Loop", "dnl", "0707", Unfair, 280, true},
	AIC:                          {"AIC", "aic", "0708", Unfair, 280, true},
	GroupedContinuousNiceLoop:    {"Grouped Continuous Nice Loop", "gcnl", "0709", Unfair, 300, true},
	GroupedDiscontinuousNiceLoop: {"Grouped Discontinuous Nice Loop", "gdnl", "0710", Unfair, 300, true},
	GroupedAIC:                   {"Grouped AIC", "gaic", "0711", Unfair, 300, true},
	ALSXZ:                        {"Almost Locked Set XZ-Rule", "axz", "0901", Unfair, 300, true},
	ALSXYWing:                    {"Almost Locked Set XY-Wing", "axy", "0902", Unfair, 320, true},
	ALSChain:                     {"Almost Locked Set Chain", "ach", "0903", Unfair, 340, true},
	DeathBlossom:                 {"Death Blossom", "db", "0904", Unfair, 360, false},
	FrankenXWing:                 {"Franken X-Wing", "ff2", "0330", Unfair, 300, true},
	FrankenSwordfish:             {"Franken Swordfish", "ff3", "0331", Unfair, 350, true},
	FrankenJellyfish:             {"Franken Jellyfish", "ff4", "0332", Unfair, 370, false},
	FrankenSquirmbag:             {"Franken Squirmbag", "ff5", "0333", Extreme, 470, false},
	FrankenWhale:                 {"Franken Whale", "ff6", "0334", Extreme, 470, false},
	FrankenLeviathan:             {"Franken Leviathan", "ff7", "0335", Extreme, 470, false},
	FinnedFrankenXWing:           {"Finned Franken X-Wing", "fff2", "0340", Unfair, 390, true},
	FinnedFrankenSwordfish:       {"Finned Franken Swordfish", "fff3", "0341", Unfair, 410, true},
	FinnedFrankenJellyfish:       {"Finned Franken Jellyfish", "fff4", "0342", Unfair, 430, false},
	FinnedFrankenSquirmbag:       {"Finned Franken Squirmbag", "fff5", "0343", Extreme, 470, false},
	FinnedFrankenWhale:           {"Finned Franken Whale", "fff6", "0344", Extreme, 470, false},
	FinnedFrankenLeviathan:       {"Finned Franken Leviathan", "fff7", "0345", Extreme, 470, false},
	MutantXWing:                  {"Mutant X-Wing", "mf2", "0350", Extreme, 450, false},
	MutantSwordfish:              {"Mutant Swordfish", "mf3", "0351", Extreme, 450, false},
	MutantJellyfish:              {"Mutant Jellyfish", "mf4", "0352", Extreme, 450, false},
	MutantSquirmbag:              {"Mutant Squirmbag", "mf5", "0353", Extreme, 470, false},
	MutantWhale:                  {"Mutant Whale", "mf6", "0354", Extreme, 470, false},
	MutantLeviathan:              {"Mutant Leviathan", "mf7", "0355", Extreme, 470, false},
	FinnedMutantXWing:            {"Finned Mutant X-Wing", "fmf2", "0360", Extreme, 470, false},
	FinnedMutantSwordfish:        {"Finned Mutant Swordfish", "fmf3", "0361", Extreme, 470, false},
	FinnedMutantJellyfish:        {"Finned Mutant Jellyfish", "fmf4", "0362", Extreme, 470, false},
	FinnedMutantSquirmbag:        {"Finned Mutant Squirmbag", "fmf5", "0363", Extreme, 470, false},
	FinnedMutantWhale:            {"Finned Mutant Whale", "fmf6", "0364", Extreme, 470, false},
	FinnedMutantLeviathan:        {"Finned Mutant Leviathan", "fmf7", "0365", Extreme, 470, false},
	KrakenFishType1:              {"Kraken Fish Type 1", "kf1", "0371", Extreme, 500, false},
	KrakenFishType2:              {"Kraken Fish Type 2", "kf2", "0372", Extreme, 500, false},
	ForcingChainContradiction:    {"Forcing Chain Contradiction", "fcc", "1301", Extreme, 500, true},
	ForcingChainVerity:           {"Forcing Chain Verity", "fcv", "1302", Extreme, 500, true},
	ForcingNetContradiction:      {"Forcing Net Contradiction", "fnc", "1303", Extreme, 700, true},
	ForcingNetVerity:             {"Forcing Net Verity", "fnv", "1304", Extreme, 700, true},
	TemplateSet:                  {"Template Set", "ts", "1201", Extreme, 10000, false},
	TemplateDelete:               {"Template Delete", "td", "1202", Extreme, 10000, false},
	BruteForce:                   {"Brute Force", "bf", "", Extreme, 10000, true},
}

// Techniques returns all techniques in their order.
func Techniques() []Technique {
	list := make([]Technique, len(techniques))
	for i := range list {
		list[i] = Technique(i)
	}
	return list
}

// TechniqueOf returns the technique with a name, a short name or a library code,
// in letters of either case.
func TechniqueOf(name string) (t Technique, ok bool) {
	i := slices.IndexFunc(techniques[:], func(e technique) bool {
		return strings.EqualFold(e.name, name) || strings.EqualFold(e.short, name) || e.library != "" && e.library == name
	})
	return Technique(max(i, 0)), i >= 0
}

// known reports whether there is such a technique.
func (t Technique) known() bool { return int(t) < len(techniques) }

// about returns what is known about a technique.
func (t Technique) about() technique {
	if !t.known() {
		return technique{}
	}
	return techniques[t]
}

// String returns the name players use, or "Technique(200)" where there is no such
// technique.
func (t Technique) String() string {
	if !t.known() {
		return fmt.Sprintf("Technique(%d)", uint8(t))
	}
	return techniques[t].name
}

// MarshalText gives the name.
func (t Technique) MarshalText() ([]byte, error) {
	if !t.known() {
		return nil, fmt.Errorf("there is no %s", t)
	}
	return []byte(t.String()), nil
}

// UnmarshalText reads a name, a short name or a library code, as [TechniqueOf] does.
func (t *Technique) UnmarshalText(text []byte) error {
	read, ok := TechniqueOf(string(text))
	if !ok {
		return fmt.Errorf("no technique is called %q", text)
	}
	*t = read
	return nil
}

// Short returns the name for a command line, such as "sk".
func (t Technique) Short() string { return t.about().short }

// Library returns the code in HoDoKu's library, four digits, or "" where there is
// none.
func (t Technique) Library() string { return t.about().library }

// Level returns how hard the technique is.
func (t Technique) Level() Level { return t.about().level }

// Score returns what a step adds to the score of a puzzle.
func (t Technique) Score() int { return t.about().score }

// ByDefault reports whether the technique is used when nothing else is said.
func (t Technique) ByDefault() bool { return t.about().byDefault }

// NeedsUnique reports whether the technique is right only where the puzzle has one
// solution.
func (t Technique) NeedsUnique() bool {
	return t == BUGPlusOne || t >= UniquenessTest1 && t <= AvoidableRectangleType2
}

// levels has the names of the levels and the highest score of each.
var levels = [...]struct {
	name     string
	maxScore int
}{{"Easy", 800}, {"Medium", 1000}, {"Hard", 1600}, {"Unfair", 1800}, {"Extreme", math.MaxInt}}

// String returns "Easy", "Medium", "Hard", "Unfair" or "Extreme", or "Level(9)" where
// there is no such level.
func (l Level) String() string {
	if int(l) >= len(levels) {
		return fmt.Sprintf("Level(%d)", uint8(l))
	}
	return levels[l].name
}

// MarshalText gives the name.
func (l Level) MarshalText() ([]byte, error) {
	if int(l) >= len(levels) {
		return nil, fmt.Errorf("there is no %s", l)
	}
	return []byte(l.String()), nil
}

// UnmarshalText reads a name, in letters of either case.
func (l *Level) UnmarshalText(text []byte) error {
	for i := range levels {
		if strings.EqualFold(levels[i].name, string(text)) {
			*l = Level(i)
			return nil
		}
	}
	return fmt.Errorf("no level is called %q", text)
}

// MaxScore returns the score above which a puzzle of this level is of the next
// one; no score is too high for Extreme.
func (l Level) MaxScore() int {
	if l >= Extreme {
		return math.MaxInt
	}
	return levels[l].maxScore
}
