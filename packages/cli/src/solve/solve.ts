import {
  type AnyGame,
  type Budget,
  brief,
  certifyPosition,
  explain,
  explainEvidence,
  type Lang,
  parseAny,
  printValue,
  solve,
  solvePartizan,
  type Verdict,
} from '@nimber/core'
import { writeCertificate } from '../files/certificate-file.ts'
import { answerLines, answerOrError } from '../files/lines.ts'
import { exampleOf, parseAnyArguments } from '../frame/arguments.ts'
import { budgetFrom, fail, type Limits, type UsageError, wrongUse } from '../frame/failure.ts'
import { partizanJson, verdictJson } from '../frame/json.ts'
import { bold, cyan, dim, green, Progress, print, red, wrap, yellow } from '../frame/terminal.ts'
import { dictionary } from '../frame/words.ts'
import { clip, printMoves } from './moves.ts'
import { printPartizan } from './partizan.ts'
import { solveWords, wrongSolve } from './words.ts'

interface SolveOptions extends Limits {
  readonly json?: boolean
  readonly all?: boolean
  readonly certificate?: string
}

/** `nimber solve`. */
export async function runSolve(
  game: string,
  position: readonly string[],
  options: SolveOptions,
  lang: Lang,
): Promise<void> {
  const progress = new Progress()
  try {
    const budget = budgetFrom(options, progress)
    if (game === '-') {
      if (!options.json) throw wrongUse((say) => say.cannotRead)
      if (options.certificate !== undefined) throw wrongSolve((say) => say.oneCertificate)
      return await answerLines((number, line) =>
        solveLine(number, line, budget, { lang, all: options.all ?? false }),
      )
    }
    const parsed = parseAnyArguments(game, position)
    if (parsed.position === undefined) throw missingPosition(parsed.game)
    const all = options.all ?? false
    const show = options.json
      ? jsonOf(parsed.game, parsed.position, budget, { lang, all })
      : textOf(parsed.game, parsed.position, budget, { lang, all })
    progress.clear()
    show()
    if (options.certificate !== undefined)
      certify(parsed.game, parsed.position, budget, options.certificate, lang)
    progress.clear()
  } catch (error) {
    progress.clear()
    fail(error, lang, options.budget)
  }
}

/** Writes the certificate of a position to a file; throws BeyondBudget where it is too large. */
function certify(
  game: AnyGame<unknown>,
  position: unknown,
  budget: Budget,
  path: string,
  lang: Lang,
): void {
  const certificate = game.partizan
    ? certifyPosition(solvePartizan(game, position, budget), budget)
    : undefined
  writeCertificate(certificate, path, solveWords[lang].noCertificate, lang)
}

function missingPosition(game: AnyGame<unknown>): UsageError {
  return wrongSolve((say) => say.missingPosition(exampleOf(game)))
}

interface Shown {
  readonly lang: Lang
  readonly all: boolean
}

/** The verdict as a line of JSON, ready to be printed. */
function jsonOf(
  game: AnyGame<unknown>,
  position: unknown,
  budget: Budget,
  shown: Shown,
): () => void {
  const text = verdictLine(game, position, budget, shown)
  return () => print(text)
}

/** The verdict for a person, ready to be printed. */
function textOf(
  game: AnyGame<unknown>,
  position: unknown,
  budget: Budget,
  { all, lang }: Shown,
): () => void {
  if (game.partizan) {
    const verdict = solvePartizan(game, position, budget)
    return () => printPartizan(verdict, all, lang)
  }
  const verdict = solve(game, position, budget)
  return () => printVerdict(verdict, all, lang)
}

function verdictLine(
  game: AnyGame<unknown>,
  position: unknown,
  budget: Budget,
  shown: Shown,
): string {
  return game.partizan
    ? partizanJson(solvePartizan(game, position, budget), budget, shown)
    : verdictJson(solve(game, position, budget), budget, shown)
}

/** The answer to a line `game<TAB>position` of `nimber solve --json -`. */
function solveLine(number: number, line: string, budget: Budget, shown: Shown): string {
  const tab = line.indexOf('\t')
  const asked =
    tab < 0
      ? { game: line, position: '' }
      : { game: line.slice(0, tab), position: line.slice(tab + 1) }
  return answerOrError(number, asked, () => {
    const { game, position } = asked
    const parsed = position.trim() === '' ? parseAny(game) : parseAny(game, position)
    if (parsed.position === undefined) throw missingPosition(parsed.game)
    return verdictLine(parsed.game, parsed.position, budget, shown)
  })
}

function printVerdict(verdict: Verdict, all: boolean, lang: Lang): void {
  const [say, common] = [solveWords[lang], dictionary[lang]]
  const { game, position, outcome, value, endless } = verdict
  const name = lang === 'en' ? game.name : game.nameZh
  print(bold(wrap(`${name}: ${clip(game.rules.print(position))}`)))
  const result = { N: green(common.wins), P: red(common.loses), D: yellow(common.draws) }[outcome]
  const how = valueBySearch(verdict) ? say.bySearch : ''
  const known = value === undefined ? endless?.value : value
  const shown = typeof known === 'bigint' ? brief(known) : known && printValue(known)
  print(result + (shown === undefined ? '' : dim(` · ${common.value} ${shown}${how}`)))
  if (outcome === 'N') printMoves(common.winningMoves, verdict.winning, game, all, lang)
  print(`\n${cyan(common.why)}\n${wrap(explain(verdict)[lang], '  ')}`)
  print(`\n${cyan(say.evidence)}\n${wrap(explainEvidence(verdict.evidence)[lang], '  ')}`)
}

/** Whether the value shown was found by search although the outcome is known by a theorem. */
function valueBySearch({ game, evidence, outcome }: Verdict): boolean {
  return evidence.kind === 'theorem' && game.theorem?.outcome !== undefined && outcome === 'N'
}
