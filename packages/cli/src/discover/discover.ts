import {
  type AnyGame,
  type Budget,
  DISCOVER_BUDGET,
  type Discovery,
  discover,
  discoverFamily,
  discoverPartizan,
  type FamilyDiscovery,
  type Formula,
  type Game,
  heatSvg,
  inLang,
  type Lang,
  latexFormula,
  type PartizanDiscovery,
  parseAny,
  parseParameters,
  plotSvg,
  printFormula,
  recordOf,
  TextError,
  tabulate,
} from '@nimber/core'
import { writeCertificate } from '../files/certificate-file.ts'
import { answerLines, answerOrError } from '../files/lines.ts'
import { writeFile } from '../files/out-file.ts'
import { budgetFrom, fail, type Limits, wrongUse } from '../frame/failure.ts'
import { gameOfFile } from '../frame/moves/game.ts'
import { wrongMoves } from '../frame/moves/words.ts'
import { Progress, print } from '../frame/terminal.ts'
import { type AutomatonOptions, showAutomaton, wantsAutomaton } from './automaton.ts'
import { partizanJson, printPartizan } from './partizan.ts'
import { Pool } from './pool.ts'
import { onHeaps, type PushOptions, pushFrom } from './push.ts'
import { printDiscovery, printFamily } from './text.ts'
import { discoverWords, wrongDiscover } from './words.ts'

interface DiscoverOptions extends Limits, PushOptions, AutomatonOptions {
  /** A file of the person's own that lists moves. */
  readonly moves?: string
  readonly json?: boolean
  readonly certificate?: string
  readonly family?: string
  readonly plot?: string
  readonly threads?: string
}

/** `nimber discover`. */
export async function runDiscover(
  text: string,
  options: DiscoverOptions,
  lang: Lang,
): Promise<void> {
  const progress = new Progress()
  try {
    const budget: Budget = {
      ...budgetFrom(options, progress, DISCOVER_BUDGET),
      progress: (done, stage) => progress.update(done, stage?.[lang]),
    }
    const push = pushFrom(options)
    const drawn = wantsAutomaton(options)
    if (drawn && options.family !== undefined) throw wrongDiscover((say) => say.noAutomaton)
    if (options.moves !== undefined && (text === '-' || options.family !== undefined))
      throw wrongMoves((say) => say.onlyHere)
    if (text === '-') return await discoverLines(options, lang)
    if (options.family !== undefined) {
      if (options.heaps !== undefined) throw wrongDiscover((say) => say.noHeaps(text))
      const family = discoverFamily(text, parseParameters(options.family), budget)
      progress.clear()
      if (options.json) print(familyJson(family, lang))
      else printFamily(family, lang)
      return
    }
    const own = options.moves === undefined ? parseGame(text) : ownGame(options.moves, text)
    const game = onHeaps(own, options.heaps)
    if (game.partizan) {
      const found = discoverPartizan(game, budget)
      progress.clear()
      return reportPartizan(found, options, lang)
    }
    const discovery = discover(game, budget, push)
    progress.clear()
    const printed = options.format !== undefined || options.dot === '-'
    if (drawn) showAutomaton(discovery, options, lang)
    if (options.plot !== undefined) writeFile(options.plot, drawingOf(discovery, lang))
    const written = certificateFile(discovery, options, lang)
    if (options.json) print(discoveryJson(discovery, budget, lang))
    else if (!printed) printDiscovery(discovery, lang, Number(options.budget))
    written?.()
  } catch (error) {
    progress.clear()
    fail(error, lang, options.budget)
  }
}

/** `nimber discover --json -`: a game a line in, an object a line out. */
async function discoverLines(options: DiscoverOptions, lang: Lang): Promise<void> {
  if (!options.json) throw wrongUse((say) => say.cannotRead)
  const { family, certificate, plot, budget, memory } = options
  const pushed =
    pushFrom(options) !== undefined || options.heaps !== undefined || wantsAutomaton(options)
  if (pushed || family !== undefined || certificate !== undefined || plot !== undefined)
    throw wrongDiscover((say) => say.linesAlone)
  const threads = threadsFrom(options.threads)
  const task: LineTask = { budget, ...(memory !== undefined && { memory }), lang }
  if (threads === 1) return answerLines(lineAnswers(task))
  const pool = new Pool(threads, { pool: 'discover', options: task })
  await answerLines((number, line) => pool.ask(number, line))
  await pool.close()
}

/** The number of threads of `--threads`; 1 where nothing is said. */
function threadsFrom(text: string | undefined): number {
  const threads = Number(text ?? '1')
  if (!Number.isInteger(threads) || threads < 1 || threads > 256)
    throw wrongDiscover((say) => say.badThreads(text ?? ''))
  return threads
}

/** What a thread must know to answer lines. */
interface LineTask extends Limits {
  readonly lang: Lang
}

/** Answers the lines of `nimber discover --json -`. */
export function lineAnswers(task: LineTask): (number: number, line: string) => string {
  const budget = budgetFrom(task, new Progress(), DISCOVER_BUDGET)
  return (number, line) => {
    const asked = { game: line.trim() }
    return answerOrError(number, asked, () => {
      const game = parseGame(asked.game)
      return game.partizan
        ? partizanJson(discoverPartizan(game, budget))
        : discoveryJson(discover(game, budget), budget, task.lang)
    })
  }
}

/** Says what was found out about players with rules of their own. */
function reportPartizan(found: PartizanDiscovery, options: DiscoverOptions, lang: Lang): void {
  if (wantsAutomaton(options)) throw wrongDiscover((say) => say.noAutomaton)
  if (options.plot !== undefined) throw wrongDiscover((say) => say.noPlot)
  const written = certificateFile(found, options, lang)
  if (options.json) print(partizanJson(found))
  else printPartizan(found, lang)
  written?.()
}

/**
 * Writes the certificate that `--certificate` asks for, and gives what says so: the file comes before
 * the answer, whose reader may have gone (`| head`), and the words come after it.
 */
function certificateFile(
  { certificate }: Discovery | PartizanDiscovery,
  { certificate: path }: DiscoverOptions,
  lang: Lang,
): (() => void) | undefined {
  if (path === undefined) return undefined
  return writeCertificate(certificate, path, discoverWords[lang].noCertificate, lang)
}

/** The game of a file; nothing else may be named. */
function ownGame(moves: string, text: string): AnyGame<unknown> {
  if (text !== '') throw wrongMoves((say) => say.notBoth)
  return gameOfFile(moves) as Game<unknown>
}

function parseGame(text: string): AnyGame<unknown> {
  if (text === '') throw wrongUse((say) => say.missingArgument('game', 'discover'))
  const { game, position } = parseAny(text)
  if (position !== undefined)
    throw new TextError(text, text.lastIndexOf(':') + 1, {
      en: discoverWords.en.hasPosition,
      zh: discoverWords.zh.hasPosition,
    })
  return game
}

/** A discovery as one line of JSON; what is not known is null. */
function discoveryJson(discovery: Discovery, budget: Budget, lang: Lang): string {
  const record = recordOf(discovery, budget)
  const { statements, theorem, status, period, preperiod, saltus, maxValue, checkedTo } = record
  const [first] = statements
  return JSON.stringify({
    game: record.game.en,
    status,
    formula: first ? { text: first.text[lang], latex: first.latex[lang] } : null,
    period,
    preperiod,
    saltus,
    maxValue,
    checkedTo,
    certificate: record.certificate?.kind ?? null,
    ...(theorem && {
      theorem: {
        name: theorem.name.en,
        nameZh: theorem.name.zh,
        reference: inLang(theorem.reference, 'en'),
      },
    }),
  })
}

function familyJson({ text, status, formula, checkedTo }: FamilyDiscovery, lang: Lang): string {
  return JSON.stringify({
    game: text,
    status,
    formula: formula ? formulaJson(formula, lang) : null,
    period: null,
    preperiod: null,
    saltus: null,
    maxValue: null,
    checkedTo,
    certificate: null,
  })
}

function formulaJson(formula: Formula, lang: Lang): { text: string; latex: string } {
  return { text: printFormula(formula, lang), latex: latexFormula(formula, lang) }
}

/** Plots show three periods, but at most this many values; for two counters this many a side. */
const MOST_PLOTTED = 1_000_000
const SIDE_PLOTTED = 60

function drawingOf(discovery: Discovery, lang: Lang): string {
  const { game, period, checkedTo } = discovery
  const title = lang === 'en' ? game.name : game.nameZh
  if (game.rules.axes === 2) {
    const side = Math.min(SIDE_PLOTTED, checkedTo)
    const table = tabulate(game, [side, side])
    return heatSvg({ title, rows: side, columns: side, cell: (a, b) => table.cell(a, b), lang })
  }
  const wanted = period ? Math.max(100, period.from + 3 * period.length) : 1000
  const last = Math.min(wanted, discovery.certificate ? MOST_PLOTTED : checkedTo)
  const table = tabulate(game, [last])
  if (table.letters)
    return heatSvg({ title, rows: 0, columns: last, cell: (_, n) => table.cell(n), lang })
  const values = table.values ?? Array.from({ length: last + 1 }, (_, n) => Number(table.cell(n)))
  return plotSvg({ title, values, period, lang })
}
