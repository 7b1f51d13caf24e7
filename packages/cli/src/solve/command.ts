import type { Lang } from '@nimber/core'
import type { Command } from 'commander'
import type { CommandParts } from '../frame/command-parts.ts'
import { movesWords } from '../frame/moves/words.ts'
import { dictionary } from '../frame/words.ts'
import { runSolve } from './solve.ts'
import { solveWords } from './words.ts'

/** Adds `nimber solve` to the program. */
export function addSolveCommand(
  program: Command,
  lang: Lang,
  { langOption, budgetOption, examples }: CommandParts,
): void {
  const say = solveWords[lang]
  const common = dictionary[lang]
  program
    .command('solve')
    .description(say.solve)
    .argument('[game]', say.gameArgument)
    .argument('[position...]', common.positionArgument)
    .option('--moves <file>', movesWords[lang].movesOption)
    .option('--json', common.jsonOption)
    .option('--all', say.allOption)
    .option('--certificate <file>', say.certificateOption)
    .option('--svg <file>', say.svgOption)
    .addOption(budgetOption())
    .addOption(langOption())
    .addHelpText(
      'after',
      `\n${movesWords[lang].movesHelp}\n${examples([
        'nimber solve nim 3 5 7',
        'nimber solve wythoff 9 14',
        "nimber solve 'bash 4' 23",
        "nimber solve 'take 2^k: 5 + take fib: 7 + nim: 9 2'",
        "nimber solve domineering '...|...|..#'",
        "nimber solve domineering '...|...' --certificate proof.json",
        "nimber solve hackenbush '0-1b 1-2r' --svg bush.svg",
        "nimber solve 'misere octal 0.77' 5 1 --json",
        "printf 'nim\\t3 5 7\\n' | nimber solve --json -",
        'nimber solve --moves moves.py 3 5 7',
      ])}`,
    )
    .action((game: string | undefined, position: string[], options) =>
      runSolve(game, position, options, lang),
    )
}
