import type { Lang } from '@nimber/core'
import { type Command, Option } from 'commander'
import { dictionary } from './words.ts'

/** What all commands share: options with their words, and how examples stand below a help. */
export interface CommandParts {
  readonly langOption: () => Option
  readonly budgetOption: () => Option
  readonly memoryOption: () => Option
  readonly examples: (lines: readonly string[]) => string
}

/** How a command, or a few that belong together, are added to the program. */
export type AddCommand = (program: Command, lang: Lang, parts: CommandParts) => void

/** The parts in a language. */
export function commandParts(lang: Lang): CommandParts {
  const say = dictionary[lang]
  return {
    langOption: () => new Option('--lang <zh|en>', say.langOption).choices(['zh', 'en']),
    budgetOption: () => new Option('--budget <factor>', say.budgetOption).default('1'),
    memoryOption: () => new Option('--memory <size>', say.memoryOption),
    examples: (lines) => `\n${say.examples}\n${lines.map((line) => `  ${line}`).join('\n')}`,
  }
}
