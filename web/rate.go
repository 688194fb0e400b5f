package web

import (
	"context"

	"nonet"
	"nonet/logic"
)

var rateOperation = operation{
	name:    "rate",
	weight:  trial,
	summary: "Say how hard a puzzle is",
	description: "Gives the three ratings of Sudoku Explainer, and the level and the score of HoDoKu. " +
		"The puzzle must have one solution. Most take a millisecond, the hardest known longer than a request may.",
	example: map[string]any{"puzzle": readmePuzzle},
}

type rateRequest struct {
	Puzzle gridField `json:"puzzle" required:"true" body:"text"`
}

type rating struct {
	ER      float64 `json:"er" doc:"The rating of the hardest step by Sudoku Explainer; 20 where its techniques do not suffice." example:"7.2"`
	EP      float64 `json:"ep" doc:"That of the hardest step up to the first digit placed." example:"7.2"`
	ED      float64 `json:"ed" doc:"That of the first step." example:"2.6"`
	Level   string  `json:"level" enum:"Easy,Medium,Hard,Unfair,Extreme" doc:"The level by HoDoKu."`
	Score   int     `json:"score" doc:"The score by HoDoKu."`
	Hardest string  `json:"hardest" doc:"The last technique in HoDoKu's order of those that are needed; Brute Force is a digit taken from the solution." example:"Naked Single"`
}

type rateAnswer struct {
	Puzzle string `json:"puzzle" doc:"The puzzle, as 81 characters."`
	rating
	SETechnique string `json:"seTechnique" doc:"The hardest technique by Sudoku Explainer." example:"Hidden Single"`
}

func ratingOf(r logic.Ratings, level logic.Level, score int, hardest logic.Technique) rating {
	return rating{ER: tenths(r.ER), EP: tenths(r.EP), ED: tenths(r.ED), Level: level.String(), Score: score, Hardest: hardest.String()}
}

// tenths returns a rating as a number with one decimal.
func tenths(r logic.SE) float64 { return float64(r) / 10 }

func (s *Server) rate(ctx context.Context, in *rateRequest) (*rateAnswer, error) {
	p := in.Puzzle.Candidates
	ratings, steps, err := logic.RateSteps(ctx, p)
	if err != nil {
		return nil, puzzleProblem(p, err)
	}
	path, err := logic.Options{Unique: true}.Solve(ctx, logic.BoardOfCandidates(p))
	if err != nil {
		return nil, err
	}
	out := &rateAnswer{Puzzle: in.Puzzle.Grid().String(), rating: ratingOf(ratings, path.Level, path.Score, path.Hardest())}
	if i := hardest(ratings, steps); i >= 0 {
		out.SETechnique = steps[i].Technique
	}
	return out, nil
}

// rated rates a puzzle without the name of a technique of Sudoku Explainer, which would take
// longer.
func rated(ctx context.Context, p nonet.Candidates) (rating, error) {
	r, err := logic.Rate(ctx, p)
	if err != nil {
		return rating{}, puzzleProblem(p, err)
	}
	return ratingOf(r.Ratings, r.Level, r.Score, r.Hardest), nil
}
