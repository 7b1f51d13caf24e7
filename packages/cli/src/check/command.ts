import type { Lang } from '@nimber/core'
import type { Command } from 'commander'
import type { CommandParts } from '../frame/command-parts.ts'
import { dictionary } from '../frame/words.ts'
import { runCheck } from './check.ts'
import { checkWords } from './words.ts'

/** Adds `nimber check` to the program. */
export function addCheckCommand(
  program: Command,
  lang: Lang,
  { langOption, budgetOption, examples }: CommandParts,
): void {
  const say = checkWords[lang]
  const common = dictionary[lang]
  program
    .command('check')
    .description(say.check)
    .argument('<file>', say.fileArgument)
    .option('--json', common.jsonOption)
    .addOption(budgetOption())
    .addOption(langOption())
    .addHelpText(
      'after',
      examples(['nimber check kayles.json', 'nimber check --json - < kayles.json']),
    )
    .action((file: string, options) => runCheck(file, options, lang))
}
