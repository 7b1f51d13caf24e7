import type { Lang } from '@nimber/core'
import type { Command } from 'commander'
import type { CommandParts } from '../frame/command-parts.ts'
import { dictionary } from '../frame/words.ts'
import { runExplain, runGames, runProblems } from './catalogue.ts'
import { writeSamples } from './samples.ts'
import { catalogueWords } from './words.ts'

/** Adds `nimber explain`, `games` and `problems` to the program. */
export function addCatalogueCommands(
  program: Command,
  lang: Lang,
  { langOption, examples }: CommandParts,
): void {
  const say = catalogueWords[lang]
  const common = dictionary[lang]
  program
    .command('explain')
    .description(say.explain)
    .argument('<game...>', common.gameArgument)
    .option('--svg <file>', say.svgOption)
    .addOption(langOption())
    .addHelpText(
      'after',
      examples([
        'nimber explain nim',
        'nimber explain mex',
        "nimber explain 'bash 4'",
        "nimber explain 'take 3..7'",
        'nimber explain domineering --svg domineering.svg',
      ]),
    )
    .action((game: string[], { svg }: { svg?: string }) => runExplain(game.join(' '), svg, lang))
  program
    .command('games')
    .description(say.games)
    .addOption(langOption())
    .addHelpText('after', examples(['nimber games', 'nimber games --lang zh']))
    .action(() => runGames(lang))
  program
    .command('problems')
    .description(say.problems)
    .argument('[id]', common.idArgument)
    .option('--samples <folder>', say.samplesOption)
    .addOption(langOption())
    .addHelpText(
      'after',
      examples([
        'nimber problems',
        'nimber problems hdu2176',
        'nimber problems hdu2176 --samples test',
      ]),
    )
    .action((id: string | undefined, { samples }: { samples?: string }) =>
      samples === undefined ? runProblems(id, lang) : writeSamples(id, samples, lang),
    )
}
