import type { Lang } from '@nimber/core'
import type { Command } from 'commander'
import type { CommandParts } from '../frame/command-parts.ts'
import { movesWords } from '../frame/moves/words.ts'
import { dictionary } from '../frame/words.ts'
import { runDiscover } from './discover.ts'
import { discoverWords } from './words.ts'

/** Adds `nimber discover` to the program. */
export function addDiscoverCommand(
  program: Command,
  lang: Lang,
  { langOption, budgetOption, memoryOption, examples }: CommandParts,
): void {
  const say = discoverWords[lang]
  const common = dictionary[lang]
  program
    .command('discover')
    .description(say.discover)
    .argument('[game...]', say.gameArgument)
    .option('--moves <file>', movesWords[lang].movesOption)
    .option('--json', common.jsonOption)
    .option('--certificate <file>', say.certificateOption)
    .option('--family <ranges>', say.familyOption)
    .option('--plot <file>', common.plotOption)
    .option('--threads <number>', say.threadsOption)
    .option('--system <names>', say.systemOption)
    .option('--states <number>', say.statesOption)
    .option('--levels <number>', say.levelsOption)
    .option('--heaps <number>', say.heapsOption)
    .option('--svg <file>', say.svgOption)
    .option('--dot <file>', say.dotOption)
    .option('--format <walnut>', say.formatOption)
    .addOption(budgetOption())
    .addOption(memoryOption())
    .addOption(langOption())
    .addHelpText(
      'after',
      `\n${movesWords[lang].movesHelp}\n${examples([
        "nimber discover 'take {1,3,4}'",
        'nimber discover kayles --certificate kayles.json',
        'nimber discover wythoff',
        "nimber discover 'take any or split' --certificate lasker.json",
        'nimber discover wythoff --levels 1 --system fib',
        "nimber discover 'moore 2' --heaps 3",
        'nimber discover wythoff --svg wythoff.svg',
        'nimber discover wythoff --format walnut',
        "nimber discover 'take p..q' --family p=1..6,q=6..12",
        "printf 'take even\\ntake fib\\n' | nimber discover --json -",
        'nimber discover --json - --threads 4 < games.txt',
        'nimber discover --moves moves.py',
      ])}`,
    )
    .action((game: string[], options) => runDiscover(game.join(' '), options, lang))
}
