package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"
)

// newHelpCommand returns a help verb that takes an unknown name for the
// mistake it is.
func newHelpCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "help [VERB]",
		Short:   "Print the help of a verb",
		Example: "  nonet help solve",
		RunE: func(cmd *cobra.Command, args []string) error {
			verb, rest, err := cmd.Root().Find(args)
			if err != nil {
				return err
			}
			if len(rest) > 0 {
				return fmt.Errorf("%s has no verb %q", verb.CommandPath(), rest[0])
			}
			verb.InitDefaultHelpFlag()
			return verb.Help()
		},
	}
}

// help writes the help of a command to standard output.
func help(cmd *cobra.Command, _ []string) {
	out := cmd.OutOrStdout()
	about := cmd.Long
	if about == "" {
		about = cmd.Short + "."
	}
	fmt.Fprintf(out, "%s\n\n%s", strings.TrimSpace(about), usageText(cmd))
	if cmd.HasExample() {
		fmt.Fprintf(out, "\nExamples:\n%s\n", cmd.Example)
	}
	if cmd.HasAvailableLocalFlags() {
		fmt.Fprintf(out, "\nFlags:\n%s", cmd.LocalFlags().FlagUsages())
	}
}

// usage says what is wrong with the command line and how it should look.
func (a *app) usage(cmd *cobra.Command, err error) {
	if cmd.Name() == "help" {
		cmd = cmd.Root()
	}
	a.errorf("%v", err)
	fmt.Fprintf(a.stderr, "\n%s\nSee '%s --help'.\n", usageText(cmd), cmd.CommandPath())
}

// usageText returns how the command is called, and its verbs if it has some.
func usageText(cmd *cobra.Command) string {
	var b strings.Builder
	fmt.Fprintf(&b, "Usage: %s\n", cmd.UseLine())
	if cmd.HasAvailableSubCommands() {
		b.WriteString("\nVerbs:\n")
		for _, verb := range cmd.Commands() {
			if verb.IsAvailableCommand() {
				fmt.Fprintf(&b, "  %-12s%s\n", verb.Name(), verb.Short)
			}
		}
	}
	return b.String()
}
