package browser

import (
	"context"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// A visitor is who opens the page, with what and where.
type visitor struct {
	address, fragment string
	width, height     int64
	theme, language   string
	touch             bool
}

// A habit is one thing about a visitor.
type habit func(*visitor)

// sized has a window of this size.
func sized(width, height int64) habit {
	return func(v *visitor) { v.width, v.height = width, height }
}

// themed prefers "light" or "dark" colours.
func themed(theme string) habit { return func(v *visitor) { v.theme = theme } }

// speaking has a browser in this language, as "ko-KR".
func speaking(language string) habit { return func(v *visitor) { v.language = language } }

// phone has a small screen to touch and no mouse.
func phone(v *visitor) { v.width, v.height, v.touch = 390, 844, true }

// following opens a link with this fragment, as "#p=...".
func following(fragment string) habit { return func(v *visitor) { v.fragment = fragment } }

// at visits another server.
func at(address string) habit { return func(v *visitor) { v.address = address } }

// settle makes a tab this visitor's.
func (v visitor) settle() chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		agent, err := chromedp.Run(ctx, chromedp.Evaluate[string]("navigator.userAgent"))
		if err != nil {
			return err
		}
		steps := []func() error{
			// Several tabs are open at once, and each believes to be in front.
			func() error {
				return tell(ctx, t, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true})
			},
			func() error {
				return tell(ctx, t, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
					Width: v.width, Height: v.height, DeviceScaleFactor: 1, Mobile: v.touch,
				})
			},
			func() error {
				return tell(ctx, t, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{
					Enabled: v.touch, MaxTouchPoints: 5,
				})
			},
			func() error {
				return tell(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
					Features: []*emulation.MediaFeature{
						{Name: "prefers-color-scheme", Value: v.theme},
						{Name: "prefers-reduced-motion", Value: "reduce"},
					},
				})
			},
			func() error {
				return tell(ctx, t, emulation.SetUserAgentOverride, emulation.SetUserAgentOverrideParams{
					UserAgent: agent, AcceptLanguage: v.language,
				})
			},
		}
		for _, step := range steps {
			if err := step(); err != nil {
				return err
			}
		}
		return nil
	})
}

// tell is cdp.Call for commands whose answer nobody needs.
func tell[P, R any](ctx context.Context, t *chromedp.Target, command cdp.Command[P, R], params P) error {
	_, err := cdp.Call(ctx, t, command, params)
	return err
}
