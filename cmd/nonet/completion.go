package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"
)

const completionLong = `Completion prints a script that lets a shell complete verbs, flags and files.

bash and PowerShell read it at the start of a session, fish from the folder
~/.config/fish/completions, zsh from a file _nonet in a folder of its fpath.`

const completionExamples = `  source <(nonet completion bash)
  nonet completion zsh > _nonet
  nonet completion fish > nonet.fish
  nonet completion powershell > nonet.ps1`

func newCompletionCommand() *cobra.Command {
	shells := []cobra.Completion{"bash", "zsh", "fish", "powershell"}
	return &cobra.Command{
		Use:               "completion SHELL",
		Short:             "Print a script that completes the command line",
		Long:              completionLong,
		Example:           completionExamples,
		ValidArgsFunction: cobra.FixedCompletions(shells, cobra.ShellCompDirectiveNoFileComp),
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) != 1 {
				return errors.New("name one shell: bash, zsh, fish or powershell")
			}
			return complete(cmd, args[0])
		},
	}
}

// complete prints the script for one shell.
func complete(cmd *cobra.Command, shell string) error {
	root, out := cmd.Root(), cmd.OutOrStdout()
	switch shell {
	case "bash":
		return root.GenBashCompletionV2(out, true)
	case "zsh":
		return root.GenZshCompletion(out)
	case "fish":
		return root.GenFishCompletion(out, true)
	case "powershell":
		return root.GenPowerShellCompletionWithDesc(out)
	}
	return fmt.Errorf("there is no completion for %q; name bash, zsh, fish or powershell", shell)
}
