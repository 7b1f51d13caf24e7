import type { Lang } from '@nimber/core'
import type { Command } from 'commander'
import type { CommandParts } from '../frame/command-parts.ts'
import { graphCommand } from './graph.ts'
import { graphWords } from './words.ts'

/** Adds `nimber graph` to the program. */
export function addGraphCommand(
  program: Command,
  lang: Lang,
  { langOption, budgetOption, examples }: CommandParts,
): void {
  const say = graphWords[lang]
  program
    .command('graph')
    .description(say.graph)
    .argument('<file>', say.graphArgument)
    .option('--start <nodes...>', say.startOption)
    .option('--format <name>', say.graphFormatOption, 'text')
    .option('--out <file>', say.graphOutOption)
    .option('--svg <file>', say.svgOption)
    .option('--judge <format>', say.judgeOption)
    .option('--words <words>', say.wordsOption)
    .addOption(budgetOption())
    .addOption(langOption())
    .addHelpText(
      'after',
      `\n${say.judgeHelp}\n${examples([
        "printf 'a b\\nb a\\nb c\\n' | nimber graph -",
        'nimber graph moves.txt --start a b',
        'nimber graph moves.dot --start a --svg moves.svg',
        'nimber graph moves.json --format csv --out values.csv',
        'nimber graph moves.txt --format dot | dot -Tsvg > moves.svg',
        "printf '3 3\\n1 2\\n2 1\\n2 3\\n' | nimber graph - --judge edges",
      ])}`,
    )
    .action((file: string, options) => graphCommand(file, options, lang))
}
