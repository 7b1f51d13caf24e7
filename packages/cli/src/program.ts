import type { Lang } from '@nimber/core'
import { Command, CommanderError } from 'commander'
import { addCalcCommand } from './calc/command.ts'
import { addCatalogueCommands } from './catalogue/commands.ts'
import { addCheckCommand } from './check/command.ts'
import { addCodeCommand } from './code/command.ts'
import { addDiscoverCommand } from './discover/command.ts'
import { type AddCommand, commandParts } from './frame/command-parts.ts'
import { fail } from './frame/failure.ts'
import { complaintOf, mistakeIn } from './frame/mistake.ts'
import { complain, EXIT, languageOf } from './frame/settings.ts'
import { wrap, writeText } from './frame/terminal.ts'
import { dictionary } from './frame/words.ts'
import { addGraphCommand } from './graph/command.ts'
import { addJudgeCommand } from './judge/command.ts'
import { addLearnCommand } from './learn/command.ts'
import { addPlayCommand } from './play/command.ts'
import { addProveCommand } from './prove/command.ts'
import { addMisereCommands } from './quotient/commands.ts'
import { addServeCommand } from './serve/command.ts'
import { addSolveCommand } from './solve/command.ts'
import { addStressCommands } from './stress/commands.ts'
import { addSurveyCommand } from './survey/command.ts'
import { addTableCommand } from './table/command.ts'
import { addTourCommand } from './tour/command.ts'

/** The commands, in the order of the help. */
const COMMANDS: readonly AddCommand[] = [
  addSolveCommand,
  addTableCommand,
  addDiscoverCommand,
  addCheckCommand,
  addProveCommand,
  addCatalogueCommands, // explain, games, problems
  addJudgeCommand,
  addLearnCommand,
  addTourCommand,
  addMisereCommands, // quotient, genus
  addGraphCommand,
  addCalcCommand,
  addStressCommands, // stress, gen
  addCodeCommand,
  addPlayCommand,
  addSurveyCommand,
  addServeCommand,
]

/** Runs the command line; sets the exit code of the process. */
export async function run(args: readonly string[]): Promise<void> {
  const lang = languageOf(args, process.env)
  const program = build(lang)
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
    complain(complaintOf(error, lang))
  }
}

/** The program with all commands, as it speaks a language. */
function build(lang: Lang): Command {
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
  for (const add of COMMANDS) add(program, lang, parts)
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
