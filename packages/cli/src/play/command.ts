import type { Lang } from '@nimber/core'
import type { Command } from 'commander'
import type { CommandParts } from '../frame/command-parts.ts'
import { movesWords } from '../frame/moves/words.ts'
import { dictionary } from '../frame/words.ts'
import { type PlayOptions, runPlay } from './play.ts'
import { playWords } from './words.ts'

/** Adds `nimber play` to the program. */
export function addPlayCommand(
  program: Command,
  lang: Lang,
  { langOption, budgetOption, examples }: CommandParts,
): void {
  const say = playWords[lang]
  program
    .command('play')
    .description(say.play)
    .argument('[game]', say.gameArgument)
    .argument('[position...]', dictionary[lang].positionArgument)
    .option('--moves <file>', movesWords[lang].movesOption)
    .option('--level <name>', say.levelOption)
    .option('--second', say.secondOption)
    .option('--left', say.leftOption)
    .option('--right', say.rightOption)
    .option('--two', say.twoOption)
    .option('--watch', say.watchOption)
    .option('--seed <n>', say.seedOption)
    .option('--save <file>', say.saveOption)
    .option('--replay <file>', say.replayOption)
    .addOption(budgetOption())
    .addOption(langOption())
    .addHelpText(
      'after',
      `\n${say.helpAfter}\n\n${movesWords[lang].movesHelp}\n${examples([
        'nimber play nim 3 5 7',
        'nimber play wythoff 9 14 --second',
        "nimber play 'misere nim: 1 2 3' --level beginner",
        "nimber play 'take 2^k: 5 + nim: 3 4' --save game.txt",
        "nimber play 'domineering: ....|....|....' --right",
        'nimber play --replay game.txt',
        "printf 'hint\\n2 4\\n' | nimber play nim 3 5 7",
        'nimber play --moves moves.py 3 5 7',
      ])}`,
    )
    .action((game: string | undefined, position: string[], options: PlayOptions) =>
      runPlay(game, position, options, lang),
    )
}
