import type { Lang } from '@nimber/core'
import type { Command } from 'commander'
import type { CommandParts } from '../frame/command-parts.ts'
import { runProve } from './prove.ts'
import { proveWords } from './words.ts'

/** Adds `nimber prove` to the program. */
export function addProveCommand(
  program: Command,
  lang: Lang,
  { langOption, budgetOption, examples }: CommandParts,
): void {
  const say = proveWords[lang]
  program
    .command('prove')
    .description(say.prove)
    .argument('<sentence...>', say.sentenceArgument)
    .option('--system <name>', say.systemOption)
    .option('--json', say.jsonOption)
    .option('--svg <file>', say.svgOption)
    .option('--dot <file>', say.dotOption)
    .option('--format <walnut>', say.formatOption)
    .option('--states <number>', say.statesOption)
    .addOption(budgetOption())
    .addOption(langOption())
    .addHelpText(
      'after',
      `\n${say.notation}${examples([
        "nimber prove 'Aa,b,c xor(a,b,c) => xor(b,a,c)'",
        "nimber prove '?msd_fib Ea,b fib(a) & fib(b) & a < b & fib(a+b)'",
        "nimber prove 'Aa,b losing wythoff(a,b) => losing wythoff(b,a)'",
        "nimber prove 'Ab losing wythoff(a,b) => a < 2*b'",
        "nimber prove 'power2(n) & n > 10' --format walnut",
        "nimber prove --system fib 'Ek n = 3*k' --svg multiples.svg",
      ])}`,
    )
    .action((sentence: string[], options) => runProve(sentence.join(' '), options, lang))
}
