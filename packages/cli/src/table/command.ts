import type { Lang } from '@nimber/core'
import type { Command } from 'commander'
import type { CommandParts } from '../frame/command-parts.ts'
import { movesWords } from '../frame/moves/words.ts'
import { dictionary } from '../frame/words.ts'
import { tableCommand } from './table.ts'
import { tableWords } from './words.ts'

/** Adds `nimber table` to the program. */
export function addTableCommand(
  program: Command,
  lang: Lang,
  { langOption, budgetOption, memoryOption, examples }: CommandParts,
): void {
  const say = tableWords[lang]
  const common = dictionary[lang]
  program
    .command('table')
    .description(say.table)
    .argument('[game...]', common.gameArgument)
    .option('--moves <file>', movesWords[lang].movesOption)
    .requiredOption('--to <bound>', say.toOption)
    .option('--format <name>', say.formatOption, 'text')
    .option('--out <file>', say.outOption)
    .option('--plot <file>', common.plotOption)
    .addOption(budgetOption())
    .addOption(memoryOption())
    .addOption(langOption())
    .addHelpText(
      'after',
      `\n${movesWords[lang].movesHelp}\n${examples([
        "nimber table 'take {1,3,4}' --to 30",
        'nimber table wythoff --to 9x9',
        'nimber table kayles --to 100 --plot kayles.svg',
        'nimber table grundy --to 1e6 --format csv --out grundy.csv',
        'nimber table --moves moves.py --to 30',
      ])}`,
    )
    .action((game: string[], options) => tableCommand(game.join(' '), options, lang))
}
