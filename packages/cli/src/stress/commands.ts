import type { Lang } from '@nimber/core'
import type { Command } from 'commander'
import { askedWords } from '../frame/asked-words.ts'
import type { CommandParts } from '../frame/command-parts.ts'
import { movesWords } from '../frame/moves/words.ts'
import { dictionary } from '../frame/words.ts'
import { runGen } from './gen.ts'
import { runStress } from './stress.ts'
import { stressWords } from './words.ts'

/** Adds the commands that test programs. */
export function addStressCommands(
  program: Command,
  lang: Lang,
  { langOption, examples }: CommandParts,
): void {
  const say = stressWords[lang]
  const asked = askedWords[lang]
  program
    .command('stress')
    .description(say.stress)
    .argument('[id]', say.stressArgument)
    .argument('[command...]', say.commandArgument)
    .option('--solution <file>', say.solutionOption)
    .option('--brute <cmd>', say.bruteOption)
    .option('--gen <cmd>', say.genOption)
    .option('--expected <cmd>', say.expectedOption)
    .option('--game <rule>', asked.gameOption)
    .option('--moves <file>', movesWords[lang].movesOption)
    .option('--format <format>', asked.inputOption)
    .option('--words <words>', asked.wordsOption)
    .option('--ask <what>', asked.askOption)
    .option('--label <text>', asked.labelOption)
    .option('-j, --jobs <n>', say.jobsOption, '1')
    .option('--time <seconds>', say.timeOption)
    .option('--memory <size>', say.memoryOption)
    .option('--seed <n>', say.seedOption)
    .option('--cases <n>', say.casesOption)
    .option('--keep-going', say.keepGoingOption)
    .option('--strict', say.strictOption)
    .option('--json', say.jsonOption)
    .addOption(langOption())
    .addHelpText(
      'after',
      `\n${asked.formatHelp}\n${movesWords[lang].movesHelp}\n\n${say.comparedHelp}\n${examples([
        'nimber stress hdu2176 -- ./a.out',
        'nimber stress nyoj-stones-4 --solution main.cpp',
        "nimber stress --game 'take {1,3,4}' --format 'T; n' --words Win,Lose \\",
        '              -- python3 sol.py',
        "nimber stress --game nim --format 'k 1..8 heaps 0..10^9; 0' \\",
        '              --words Yes,No --solution Main.java',
        'nimber stress --brute brute.py --gen gen.py -- ./a.out',
        "nimber stress --expected ./slow --format 'T; n h[n]' --solution main.cpp",
      ])}`,
    )
    .action((id: string | undefined, command: string[], options) =>
      runStress(id === undefined ? [] : [id, ...command], options, lang),
    )
  program
    .command('gen')
    .description(say.gen)
    .argument('[id]', dictionary[lang].idArgument)
    .option('--game <rule>', asked.gameOption)
    .option('--moves <file>', movesWords[lang].movesOption)
    .option('--format <format>', asked.inputOption)
    .option('--words <words>', asked.wordsOption)
    .option('--ask <what>', asked.askOption)
    .option('--label <text>', asked.labelOption)
    .option('--seed <n>', say.seedOption)
    .option('--size <n>', say.sizeOption, '10')
    .addOption(langOption())
    .addHelpText(
      'after',
      examples(['nimber gen hdu2176', 'nimber gen nyoj-stones-4 --seed 7 --size max']),
    )
    .action((id: string | undefined, options) => runGen(id, options, lang))
}
