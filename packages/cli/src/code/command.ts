import type { Lang } from '@nimber/core'
import type { Command } from 'commander'
import type { CommandParts } from '../frame/command-parts.ts'
import { type CodeOptions, runCode } from './code.ts'
import { codeWords } from './words.ts'

/** Adds `nimber code` to the program. */
export function addCodeCommand(program: Command, lang: Lang, { examples }: CommandParts): void {
  const say = codeWords[lang]
  // behind this command --lang is a programming language, before it the language of all texts
  program.enablePositionalOptions()
  program
    .command('code')
    .description(say.code)
    .argument('<name...>', say.nameArgument)
    .option('--lang <language>', say.langOption, 'cpp')
    .option('--words <zh|en>', say.wordsOption)
    .option('--short', say.shortOption)
    .option('--std <standard>', say.stdOption)
    .addHelpText(
      'after',
      `\n${say.helpAfter}\n${examples([
        'nimber code hdu2176 --lang java',
        'nimber code nyoj-stones-4 --lang python --words zh',
        'nimber code hdu1846 --short --std c++98',
        'nimber code wythoff --lang c > wythoff.c',
        "nimber code 'take {1,3,4}' --lang ts",
        "nimber code 'octal 0.156'",
      ])}`,
    )
    .action((name: string[], options: CodeOptions) => runCode(name.join(' '), options, lang))
}
