import type { Lang } from '@nimber/core'
import { type Command, Option } from 'commander'
import type { CommandParts } from '../frame/command-parts.ts'
import { dictionary } from '../frame/words.ts'
import { runCalc } from './calc.ts'
import { calcWords } from './words.ts'

/** Adds `nimber calc` to the program. */
export function addCalcCommand(
  program: Command,
  lang: Lang,
  { langOption, budgetOption, examples }: CommandParts,
): void {
  const say = calcWords[lang]
  program
    .command('calc')
    .description(say.calc)
    .argument('[expression...]', say.expressionArgument)
    // an expression may begin with a minus
    .allowUnknownOption()
    .option('--json', dictionary[lang].jsonOption)
    .option('--nimbers', say.nimbersOption)
    .addOption(new Option('--table [size]', say.tableOption).preset('16'))
    .option('--tree', say.treeOption)
    .option('--svg <file>', say.svgOption)
    .addOption(budgetOption())
    .addOption(langOption())
    .addHelpText(
      'after',
      `\n${say.notation}${examples([
        "nimber calc '{1|-1} + ^* - 3/4'",
        "nimber calc '^ > *'",
        "nimber calc '*3 + *5'",
        "nimber calc '6 * 11 + 3'",
        "nimber calc --nimbers '5^3 / (7+2)'",
        'nimber calc --table 16',
        "nimber calc '{5|{2|-3}}' --svg thermograph.svg",
        "nimber calc '4.{2,{3|0}|-1}' --tree",
        "printf '3/4 - ^\\n{2|0} ? 1\\n' | nimber calc --json -",
      ])}`,
    )
    .action((expression: string[], options) => runCalc(expression, options, lang))
}
