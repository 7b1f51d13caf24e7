import type { Lang } from '@nimber/core'
import { Command, CommanderError, Option } from 'commander'
import { runExplain, runGames, runProblems } from './catalogue/catalogue.ts'
import { runCheck } from './check/check.ts'
import { addCodeCommand } from './code/code.ts'
import { runDiscover } from './discover/discover.ts'
import { fail } from './frame/failure.ts'
import { mistakeIn } from './frame/mistake.ts'
import { complain, EXIT, languageOf } from './frame/settings.ts'
import { wrap, writeText } from './frame/terminal.ts'
import { type Dictionary, dictionary } from './frame/words.ts'
import { addGraphCommand } from './graph/command.ts'
import { runJudge } from './judge/judge.ts'
import { addPlayCommand } from './play/play.ts'
import { addMisereCommands } from './quotient/commands.ts'
import { addServeCommand } from './serve/serve.ts'
import { runSolve } from './solve/solve.ts'
import { runTour } from './solve/tour.ts'
import { addStressCommands } from './stress/commands.ts'
import { writeSamples } from './stress/gen.ts'
import { stressWords } from './stress/words.ts'
import { tableCommand } from './table/table.ts'

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
    complain(translate(error, dictionary[lang]))
  }
}

function build(lang: Lang): Command {
  const say = dictionary[lang]
  const titles: Record<string, string> = {
    'Usage:': say.usage,
    'Arguments:': say.arguments,
    'Options:': say.options,
    'Commands:': say.commands,
  }
  const langOption = () => new Option('--lang <zh|en>', say.langOption).choices(['zh', 'en'])
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
    .addOption(langOption())
    .helpOption('-h, --help', say.helpOption)
    .helpCommand('help [command]', say.helpCommand)
    .addHelpText(
      'after',
      examples(say, [
        'nimber solve nim 3 5 7',
        "nimber solve 'take {1,3,4}' 17",
        'nimber explain wythoff',
        'nimber judge hdu2176 < input.txt',
        'nimber tour',
      ]),
    )
  const budgetOption = () => new Option('--budget <factor>', say.budgetOption).default('1')
  const memoryOption = () => new Option('--memory <size>', say.memoryOption)

  program
    .command('solve')
    .description(say.solve)
    .argument('<game>', say.solveArgument)
    .argument('[position...]', say.positionArgument)
    .option('--json', say.jsonOption)
    .option('--all', say.allOption)
    .addOption(budgetOption())
    .addOption(langOption())
    .addHelpText(
      'after',
      examples(say, [
        'nimber solve nim 3 5 7',
        'nimber solve wythoff 9 14',
        "nimber solve 'bash 4' 23",
        "nimber solve 'take 2^k: 5 + take fib: 7 + nim: 9 2'",
        "nimber solve 'misere octal 0.77' 5 1 --json",
        "printf 'nim\\t3 5 7\\n' | nimber solve --json -",
      ]),
    )
    .action((game: string, position: string[], options) => runSolve(game, position, options, lang))
  program
    .command('table')
    .description(say.table)
    .argument('<game...>', say.gameArgument)
    .requiredOption('--to <bound>', say.toOption)
    .option('--format <name>', say.formatOption, 'text')
    .option('--out <file>', say.outOption)
    .option('--plot <file>', say.plotOption)
    .addOption(budgetOption())
    .addOption(memoryOption())
    .addOption(langOption())
    .addHelpText(
      'after',
      examples(say, [
        "nimber table 'take {1,3,4}' --to 30",
        'nimber table wythoff --to 9x9',
        'nimber table kayles --to 100 --plot kayles.svg',
        'nimber table grundy --to 1e6 --format csv --out grundy.csv',
      ]),
    )
    .action((game: string[], options) => tableCommand(game.join(' '), options, lang))
  program
    .command('discover')
    .description(say.discover)
    .argument('<game...>', say.discoverArgument)
    .option('--json', say.jsonOption)
    .option('--certificate <file>', say.certificateOption)
    .option('--family <ranges>', say.familyOption)
    .option('--plot <file>', say.plotOption)
    .option('--threads <number>', say.threadsOption)
    .addOption(budgetOption())
    .addOption(memoryOption())
    .addOption(langOption())
    .addHelpText(
      'after',
      examples(say, [
        "nimber discover 'take {1,3,4}'",
        'nimber discover kayles --certificate kayles.json',
        'nimber discover wythoff',
        "nimber discover 'take p..q' --family p=1..6,q=6..12",
        "printf 'take even\\ntake fib\\n' | nimber discover --json -",
        'nimber discover --json - --threads 4 < games.txt',
      ]),
    )
    .action((game: string[], options) => runDiscover(game.join(' '), options, lang))
  program
    .command('check')
    .description(say.check)
    .argument('<file>', say.fileArgument)
    .option('--json', say.jsonOption)
    .addOption(budgetOption())
    .addOption(langOption())
    .addHelpText(
      'after',
      examples(say, ['nimber check kayles.json', 'nimber check --json - < kayles.json']),
    )
    .action((file: string, options) => runCheck(file, options, lang))
  program
    .command('explain')
    .description(say.explain)
    .argument('<game...>', say.gameArgument)
    .addOption(langOption())
    .addHelpText(
      'after',
      examples(say, [
        'nimber explain nim',
        "nimber explain 'bash 4'",
        "nimber explain 'take 3..7'",
      ]),
    )
    .action((game: string[]) => runExplain(game.join(' '), lang))
  program
    .command('games')
    .description(say.games)
    .addOption(langOption())
    .addHelpText('after', examples(say, ['nimber games', 'nimber games --lang zh']))
    .action(() => runGames(lang))
  program
    .command('problems')
    .description(say.problems)
    .argument('[id]', say.idArgument)
    .option('--samples <folder>', stressWords[lang].samplesOption)
    .addOption(langOption())
    .addHelpText(
      'after',
      examples(say, [
        'nimber problems',
        'nimber problems hdu2176',
        'nimber problems hdu2176 --samples test',
      ]),
    )
    .action((id: string | undefined, { samples }: { samples?: string }) =>
      samples === undefined ? runProblems(id, lang) : writeSamples(id, samples, lang),
    )
  program
    .command('judge')
    .description(say.judge)
    .argument('<id>', say.idArgument)
    .addOption(langOption())
    .addHelpText(
      'after',
      examples(say, ['nimber judge hdu2176 < input.txt', 'echo "1 23 2" | nimber judge hdu1846']),
    )
    .action((id: string) => runJudge(id))
  program
    .command('tour')
    .description(say.tour)
    .addOption(langOption())
    .addHelpText('after', examples(say, ['nimber tour', 'nimber tour --lang zh']))
    .action(() => runTour(lang))
  const parts = {
    langOption,
    budgetOption,
    examples: (lines: readonly string[]) => examples(say, lines),
  }
  const adding = [
    addMisereCommands,
    addGraphCommand,
    addStressCommands,
    addCodeCommand,
    addPlayCommand,
    addServeCommand,
  ]
  for (const add of adding) add(program, lang, parts)
  for (const command of program.commands) {
    command.helpOption('-h, --help', say.helpOption).exitOverride()
    command.copyInheritedSettings(program)
  }
  return program
}

function examples(say: Dictionary, lines: readonly string[]): string {
  return `\n${say.examples}\n${lines.map((line) => `  ${line}`).join('\n')}`
}

/** What commander complains about, in the reader's language. */
function translate(error: CommanderError, say: Dictionary): string {
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? error.message
  switch (error.code) {
    case 'commander.unknownOption':
      return say.unknownOption(quoted)
    case 'commander.excessArguments':
      return say.tooMany(quoted)
    case 'commander.missingArgument':
    case 'commander.missingMandatoryOptionValue':
    case 'commander.optionMissingArgument':
      return say.missingArgument(quoted)
    case 'commander.invalidArgument':
      return say.badLang(/'([^']*)' is invalid/.exec(error.message)?.[1] ?? quoted)
    default:
      return error.message
  }
}
