import type { Lang } from '@nimber/core'
import { Command, CommanderError } from 'commander'
import { type AddCommand, commandParts } from './command-parts.ts'
import { fail } from './failure.ts'
import { complaintOf, mistakeIn } from './mistake.ts'
import { complain, EXIT, languageOf } from './settings.ts'
import { wrap, writeText } from './terminal.ts'
import { dictionary } from './words.ts'

/** Runs the command line of a program that has these commands; sets the exit code of the process. */
export async function runProgram(
  args: readonly string[],
  commands: readonly AddCommand[],
): Promise<void> {
  const lang = languageOf(args, process.env)
  const program = build(commands, lang)
  const names = program.commands.map((command) => command.name())
  const mistake = mistakeIn(args, names, lang)
  if (mistake !== undefined) {
    process.exitCode = EXIT.badInput
    return complain(wrap(mistake))
  }
  try {
    await program.parseAsync(args.length > 0 ? args : ['--help'], { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) return fail(error, lang)
    if (error.exitCode === 0) return
    if (error.code === 'commander.help') return program.outputHelp() // options but no command
    process.exitCode = EXIT.badInput
    complain(complaintOf(error, args.find((arg) => names.includes(arg)) ?? '', lang))
  }
}

/** The program with its commands, as it speaks a language. */
function build(commands: readonly AddCommand[], lang: Lang): Command {
  const say = dictionary[lang]
  const parts = commandParts(lang)
  const titles: Record<string, string> = {
    'Usage:': say.usage,
    'Arguments:': say.arguments,
    'Options:': say.options,
    'Commands:': say.commands,
  }
  const program = new Command('nimber')
  program
    .description(say.tagline)
    .version(__VERSION__, '-V, --version', say.versionOption)
    .configureHelp({
      helpWidth: 80,
      styleTitle: (title) => titles[title] ?? title,
      optionDescription: (option) => option.description,
    })
    .configureOutput({ writeOut: writeText, writeErr: () => {} })
    .exitOverride()
    .addOption(parts.langOption())
    .helpOption('-h, --help', say.helpOption)
    .helpCommand('help [command]', say.helpCommand)
    .addHelpText(
      'after',
      parts.examples([
        'nimber solve nim 3 5 7',
        "nimber solve 'take {1,3,4}' 17",
        'nimber explain wythoff',
        'nimber judge hdu2176 < input.txt',
        'nimber tour',
      ]),
    )
  for (const add of commands) add(program, lang, parts)
  inherit(program, say.helpOption)
  return program
}

/** Lets commands behave as the one that they belong to. */
function inherit(parent: Command, helpOption: string): void {
  for (const command of parent.commands) {
    command.helpOption('-h, --help', helpOption).exitOverride()
    command.copyInheritedSettings(parent)
    inherit(command, helpOption)
  }
}
