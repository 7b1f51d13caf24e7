import type { Lang } from '@nimber/core'
import type { Command } from 'commander'
import type { CommandParts } from '../frame/command-parts.ts'
import { dictionary } from '../frame/words.ts'
import { runJudge } from './judge.ts'
import { judgeWords } from './words.ts'

/** Adds `nimber judge` to the program. */
export function addJudgeCommand(
  program: Command,
  lang: Lang,
  { langOption, examples }: CommandParts,
): void {
  const say = judgeWords[lang]
  const common = dictionary[lang]
  program
    .command('judge')
    .description(say.judge)
    .argument('<id>', common.idArgument)
    .addOption(langOption())
    .addHelpText(
      'after',
      examples(['nimber judge hdu2176 < input.txt', 'echo "1 23 2" | nimber judge hdu1846']),
    )
    .action((id: string) => runJudge(id))
}
