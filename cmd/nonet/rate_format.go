package main

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"
)

// rateFields are the letters that --format knows.
const rateFields = "grpdnelst%"

// checkRateFormat refuses a format with an unknown field.
func checkRateFormat(format string) error {
	for i := 0; i < len(format); i++ {
		if format[i] != '%' {
			continue
		}
		i++
		field, _ := utf8.DecodeRuneInString(format[i:])
		switch {
		case i == len(format):
			return errors.New("--format: a % stands alone at the end; write %% for a percent sign")
		case !strings.ContainsRune(rateFields, field):
			return fmt.Errorf("--format: there is no field %%%c; there are %%%s", field,
				strings.Join(strings.Split(rateFields, ""), ", %"))
		}
	}
	return nil
}

// unescaped returns a format with its escapes replaced as printf does it.
func unescaped(format string) (string, error) {
	var b strings.Builder
	for i := 0; i < len(format); i++ {
		if format[i] != '\\' {
			b.WriteByte(format[i])
			continue
		}
		i++
		switch letter, _ := utf8.DecodeRuneInString(format[i:]); {
		case i == len(format):
			return "", errors.New(`--format: a \ stands alone at the end; write \\ for a backslash`)
		case letter == 't':
			b.WriteByte('\t')
		case letter == 'n':
			b.WriteByte('\n')
		case letter == '\\':
			b.WriteByte('\\')
		default:
			return "", fmt.Errorf(`--format: there is no escape \%c; there are \t, \n, \\`, letter)
		}
	}
	return b.String(), nil
}

// usesLevel reports whether a format that has been checked has any field of HoDoKu's.
func usesLevel(format string) bool {
	for i := 0; i < len(format); i++ {
		if format[i] == '%' {
			i++
			if strings.IndexByte("lst", format[i]) >= 0 {
				return true
			}
		}
	}
	return false
}

// formatted fills the fields of --format.
func (v *rater) formatted(it item, r *rated) string {
	var b strings.Builder
	for i := 0; i < len(v.format); i++ {
		if v.format[i] != '%' {
			b.WriteByte(v.format[i])
			continue
		}
		i++
		switch v.format[i] {
		case 'g':
			b.WriteString(puzzleText(it))
		case 'r':
			b.WriteString(r.rating.ER.String())
		case 'p':
			b.WriteString(r.rating.EP.String())
		case 'd':
			b.WriteString(r.rating.ED.String())
		case 'n':
			fmt.Fprint(&b, v.number)
		case 'e':
			fmt.Fprintf(&b, "%.3f", r.took.Seconds())
		case 'l':
			b.WriteString(r.orStatus(r.rating.Level))
		case 's':
			fmt.Fprint(&b, r.rating.Score)
		case 't':
			b.WriteString(r.orStatus(r.rating.Hardest))
		case '%':
			b.WriteByte('%')
		}
	}
	return b.String()
}

// orStatus returns a value, or why there is no rating.
func (r *rated) orStatus(value fmt.Stringer) string {
	if r.status != statusRated {
		return r.status
	}
	return value.String()
}
