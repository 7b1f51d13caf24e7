import type { Option } from 'commander'

/** What all commands share: options with their words, and how examples stand below a help. */
export interface CommandParts {
  readonly langOption: () => Option
  readonly budgetOption: () => Option
  readonly examples: (lines: readonly string[]) => string
}
