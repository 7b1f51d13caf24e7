import type { Lang } from '@nimber/core'
import type { Command } from 'commander'
import type { CommandParts } from '../frame/command-parts.ts'
import { runServe, type ServeOptions } from './serve.ts'
import { serveWords } from './words.ts'

/** Adds `nimber serve` to the program. */
export function addServeCommand(
  program: Command,
  lang: Lang,
  { langOption, examples }: CommandParts,
): void {
  const say = serveWords[lang]
  program
    .command('serve')
    .description(say.serve)
    .option('--port <number>', say.portOption)
    .option('--host <address>', say.hostOption, '127.0.0.1')
    .option('--open', say.openOption, false)
    .option('--no-open', say.noOpenOption)
    .option('--store <folder>', say.storeOption)
    .option('--db <url>', say.dbOption)
    .addOption(langOption())
    .addHelpText(
      'after',
      examples([
        'nimber serve',
        'nimber serve --port 9000 --open',
        'nimber serve --store ./surveys',
        'nimber serve --db postgres://nimber@localhost/surveys',
      ]),
    )
    .action((options: ServeOptions) => runServe(options, lang))
}
