package scan

// A class is a set of the parts that a character can play in a line. One
// look at a table tells them all, however many a question asks for.
type class uint16

const (
	asDigit  class = 1 << iota // 1 to 9
	asNumber                   // 0 to 9
	asSign                     // a blank
	asLetter
	asStroke // draws rulers as well as blanks
	asRule   // draws rulers in runs
	asDot    // draws rulers only beside runs
	asCorner // stands in rulers between runs
	asGap    // stands between cells in a row
	asBlank  // ends a number
	asBreak  // ends a word
	asEdge   // ends a field in an address, a tag or a sentence
)

var classes = func() (table [256]class) {
	for c, list := range map[class]string{
		asDigit:  "123456789",
		asNumber: "0123456789",
		asSign:   ".0*_xX?-",
		asLetter: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
		asStroke: "-*_",
		asRule:   "-=*_~",
		asDot:    ".,'`",
		asCorner: "+|: \t",
		asGap:    " \t|+,;",
		asBlank:  " \t",
		asBreak:  " ,;\t",
		asEdge:   " ,;\t=/&'\"<>()|",
	} {
		for _, sign := range []byte(list) {
			table[sign] |= c
		}
	}
	return table
}()

// is reports whether c can be any of the parts.
func is(c byte, parts class) bool { return classes[c]&parts != 0 }

// isSign reports whether c is a way to write a blank.
func isSign(c byte) bool { return is(c, asSign) }

func isDigit(c byte) bool { return is(c, asDigit) }

func isCell(c byte) bool { return is(c, asDigit|asSign) }

func isLetter(c byte) bool { return is(c, asLetter) }

// isStroke reports whether c draws rulers as well as blanks.
func isStroke(c byte) bool { return is(c, asStroke) }
