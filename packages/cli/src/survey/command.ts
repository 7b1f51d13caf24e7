import { type Lang, nearest } from '@nimber/core'
import { COLUMNS } from '@nimber/survey/row'
import type { Command } from 'commander'
import type { CommandParts } from '../frame/command-parts.ts'
import { fail, wrongUse } from '../frame/failure.ts'
import { dictionary } from '../frame/words.ts'
import { runCheckSurvey } from './check.ts'
import { runExport } from './export.ts'
import { runSurvey } from './run.ts'
import { runShow } from './show.ts'
import { runList, runStatus } from './status.ts'
import { surveyWords } from './words.ts'
import { runWork } from './work.ts'

/** Adds `nimber survey` to the program. */
export function addSurveyCommand(
  program: Command,
  lang: Lang,
  { langOption, memoryOption, examples }: CommandParts,
): void {
  const say = surveyWords[lang]
  const survey = program.command('survey').description(say.survey).addOption(langOption())
  survey
    .usage('[options] [command]')
    .helpCommand('help [command]', dictionary[lang].helpCommand)
    .addHelpText(
      'after',
      examples([
        "nimber survey run 'octal 0.{0-7}{0-7}{1-7}' --name octal3",
        'nimber survey show octal3 --sort -period',
        'nimber survey check octal3',
      ]),
    )
    .argument('[command...]')
    .action(([name]: string[]) => {
      if (name === undefined) return survey.outputHelp()
      const names = survey.commands.map((command) => command.name())
      fail(
        wrongUse((say) => say.unknownCommand(name, nearest(name, names) ?? '')),
        lang,
      )
    })
  const sub = (usage: string, description: string) =>
    survey
      .command(usage)
      .description(description)
      .option('--store <folder>', say.storeOption)
      .option('--db <url>', say.dbOption)
      .addOption(langOption())
  sub('run', say.run)
    .argument('[family...]', say.familyArgument)
    .option('--name <name>', say.nameOption)
    .option('--kind <kind>', say.kindOption)
    .option('--workers <number>', say.workersOption)
    .option('--budget <factor>', say.budgetOption)
    .option('--retry <status>', say.retryOption)
    .addOption(memoryOption())
    .addHelpText(
      'after',
      examples([
        "nimber survey run 'octal 0.{0-7}{0-7}{1-7}'",
        "nimber survey run 'take {a,b,c} for 1 <= a < b < c <= 20' --name triples",
        "nimber survey run 'hex 0.{0-F}{1-F}' --workers 4",
        "nimber survey run 'take p..q for 1 <= p <= q <= 30' --store ./surveys",
        "nimber survey run 'octal 0.{0-7}{1-7}' --kind quotient",
        'nimber survey run - --name mine < rules.txt',
        'nimber survey run --name triples --retry none --budget 10',
      ]),
    )
    .action((family: string[], options) => runSurvey(family.join(' '), options, lang))
  sub('status', say.status)
    .argument('[name]', say.nameArgument)
    .option('--json', dictionary[lang].jsonOption)
    .addHelpText('after', examples(['nimber survey status', 'nimber survey status triples --json']))
    .action((name: string | undefined, options) => runStatus(name, options, lang))
  sub('list', say.list)
    .option('--json', dictionary[lang].jsonOption)
    .addHelpText('after', examples(['nimber survey list']))
    .action((options) => runList(options, lang))
  sub('show', say.show)
    .argument('<name>', say.nameArgument)
    .option('--where <condition>', say.whereOption)
    .option('--sort <columns>', say.sortOption)
    .option('--format <format>', say.formatOption)
    .option('--out <file>', say.outOption)
    .addHelpText(
      'after',
      `\n${say.columnsAre(COLUMNS.join(', '))}\n${examples([
        'nimber survey show triples --sort -period',
        'nimber survey show triples --where "status = none or seconds > 10"',
        'nimber survey show triples --where "rule ~ \'0.1\' and not period = null"',
        'nimber survey show triples --format csv --out triples.csv',
      ])}`,
    )
    .action((name: string, options) => runShow(name, options, lang))
  sub('check', say.check)
    .argument('<name>', say.nameArgument)
    .option('--workers <number>', say.workersOption)
    .addHelpText('after', examples(['nimber survey check triples']))
    .action((name: string, options) => runCheckSurvey(name, options, lang))
  sub('work', say.work)
    .option('--workers <number>', say.workersOption)
    .addHelpText(
      'after',
      examples([
        'nimber survey work --db postgres://nimber@db.example.org/surveys',
        'NIMBER_DB=postgres://nimber:secret@db/surveys nimber survey work --workers 8',
      ]),
    )
    .action((options) => runWork(options, lang))
  sub('export', say.export)
    .argument('<name>', say.nameArgument)
    .requiredOption('--out <folder>', say.outFolderOption)
    .addHelpText('after', examples(['nimber survey export triples --out triples']))
    .action((name: string, options) => runExport(name, options, lang))
}
