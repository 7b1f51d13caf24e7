import type { Lang } from '@nimber/core'
import type { Command } from 'commander'
import { type AskedOptions, problemFor } from '../frame/asked.ts'
import { askedWords } from '../frame/asked-words.ts'
import type { CommandParts } from '../frame/command-parts.ts'
import { fail } from '../frame/failure.ts'
import { movesWords } from '../frame/moves/words.ts'
import { dictionary } from '../frame/words.ts'
import { judgeInput, runJudge } from './judge.ts'
import { judgeWords } from './words.ts'

/** Adds `nimber judge` to the program. */
export function addJudgeCommand(
  program: Command,
  lang: Lang,
  { langOption, examples }: CommandParts,
): void {
  const say = judgeWords[lang]
  const common = dictionary[lang]
  const asked = askedWords[lang]
  program
    .command('judge')
    .description(say.judge)
    .argument('[id]', common.idArgument)
    .option('--game <rule>', asked.gameOption)
    .option('--moves <file>', movesWords[lang].movesOption)
    .option('--format <format>', asked.inputOption)
    .option('--words <words>', asked.wordsOption)
    .option('--ask <what>', asked.askOption)
    .option('--label <text>', asked.labelOption)
    .addOption(langOption())
    .addHelpText(
      'after',
      `\n${asked.formatHelp}\n${movesWords[lang].movesHelp}\n${examples([
        'nimber judge hdu2176 < input.txt',
        'echo "1 23 2" | nimber judge hdu1846',
        "nimber judge --game 'bash m' --format 'n m' --words W,L < input.txt",
        "nimber judge --moves moves.py --format 'T; n' --words Win,Lose < input.txt",
      ])}`,
    )
    .action((id: string | undefined, options: AskedOptions) => {
      if (options.game === undefined && options.moves === undefined && id !== undefined)
        return runJudge(id)
      try {
        judgeInput(problemFor(id, options), lang)
      } catch (error) {
        fail(error, lang)
      }
    })
}
