import type { Lang } from '@nimber/core'
import type { Command } from 'commander'
import type { CommandParts } from '../frame/command-parts.ts'
import { type LearnOptions, runLearn } from './learn.ts'
import { learnWords } from './words.ts'

/** Adds `nimber learn` to the program. */
export function addLearnCommand(
  program: Command,
  lang: Lang,
  { langOption, examples }: CommandParts,
): void {
  const say = learnWords[lang]
  program
    .command('learn')
    .description(say.learn)
    .argument('[lesson]', say.lessonArgument)
    .option('--practise <topic>', say.practiseOption)
    .option('--seed <number>', say.seedOption)
    .option('--export <folder>', say.exportOption)
    .addOption(langOption())
    .addHelpText(
      'after',
      examples([
        'nimber learn',
        'nimber learn 3',
        'nimber learn nim --lang zh',
        'nimber learn --practise mex',
        'nimber learn --export handouts',
      ]),
    )
    .action((lesson: string | undefined, options: LearnOptions) => runLearn(lesson, options, lang))
}
