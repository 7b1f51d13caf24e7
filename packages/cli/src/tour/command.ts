import type { Lang } from '@nimber/core'
import type { Command } from 'commander'
import type { CommandParts } from '../frame/command-parts.ts'
import { runTour } from './tour.ts'
import { tourWords } from './words.ts'

/** Adds `nimber tour` to the program. */
export function addTourCommand(
  program: Command,
  lang: Lang,
  { langOption, examples }: CommandParts,
): void {
  const say = tourWords[lang]
  program
    .command('tour')
    .description(say.tour)
    .addOption(langOption())
    .addHelpText('after', examples(['nimber tour', 'nimber tour --lang zh']))
    .action(() => runTour(lang, (args) => program.parseAsync(args, { from: 'user' })))
}
