import type { Lang } from '@nimber/core'
import type { Command } from 'commander'
import type { CommandParts } from '../frame/command-parts.ts'
import { dictionary } from '../frame/words.ts'
import { runGenus } from './genus.ts'
import { runQuotient } from './quotient.ts'
import { quotientWords } from './words.ts'

/** Adds `nimber quotient` and `nimber genus` to the program. */
export function addMisereCommands(
  program: Command,
  lang: Lang,
  { langOption, budgetOption, examples }: CommandParts,
): void {
  const say = quotientWords[lang]
  const { jsonOption, positionArgument } = dictionary[lang]
  program
    .command('quotient')
    .description(say.quotient)
    .argument('<game...>', say.quotientArgument)
    .option('--to <heap>', say.toOption)
    .option('--json', jsonOption)
    .option('--format <name>', say.tableOption)
    .option('--certificate <file>', say.certificateOption)
    .addOption(budgetOption())
    .addOption(langOption())
    .addHelpText(
      'after',
      examples([
        'nimber quotient kayles',
        "nimber quotient 'octal 0.123' --format csv",
        'nimber quotient kayles --certificate kayles-misere.json',
        "nimber quotient 'octal 0.137' --to 26",
        "printf 'octal 0.75\\noctal 0.71\\n' | nimber quotient --json -",
      ]),
    )
    .action((game: string[], options) => runQuotient(game.join(' '), options, lang))
  program
    .command('genus')
    .description(say.genus)
    .argument('<game>', say.genusArgument)
    .argument('[position...]', positionArgument)
    .option('--json', jsonOption)
    .addOption(budgetOption())
    .addOption(langOption())
    .addHelpText(
      'after',
      examples(["nimber genus 'octal 0.77' 5", 'nimber genus kayles 5 9 --json']),
    )
    .action((game: string, position: string[], options) => runGenus(game, position, options, lang))
}
