import {
  type AnyGame,
  type Budget,
  brief,
  certifyPosition,
  explain,
  explainEvidence,
  type Game,
  type Lang,
  type Parsed,
  type PartizanVerdict,
  parseAny,
  positionIn,
  printValue,
  solve,
  solvePartizan,
  type Verdict,
} from '@nimber/core'
import { writeCertificate } from '../files/certificate-file.ts'
import { answerLines, answerOrError, type Line, piecesOf } from '../files/lines.ts'
import { drawVerdict } from '../files/picture.ts'
import { exampleOf, parseAnyArguments } from '../frame/arguments.ts'
import { budgetFrom, fail, type Limits, type UsageError, wrongUse } from '../frame/failure.ts'
import { partizanJson, verdictJson } from '../frame/json.ts'
import { gameOfFile, positionOfArguments } from '../frame/moves/game.ts'
import { bold, cyan, dim, green, Progress, print, red, wrap, yellow } from '../frame/terminal.ts'
import { dictionary } from '../frame/words.ts'
import { clip, printMoves } from './moves.ts'
import { printPartizan } from './partizan.ts'
import { solveWords, wrongSolve } from './words.ts'

interface SolveOptions extends Limits {
  /** A file of the person's own that lists moves. */
  readonly moves?: string
  readonly json?: boolean
  readonly all?: boolean
  readonly certificate?: string
  readonly svg?: string
}

/** `nimber solve`. */
export async function runSolve(
  game: string | undefined,
  position: readonly string[],
  options: SolveOptions,
  lang: Lang,
): Promise<void> {
  const progress = new Progress()
  try {
    const budget = budgetFrom(options, progress)
    if (game === '-' && options.moves === undefined) {
      if (!options.json) throw wrongUse((say) => say.cannotRead)
      if (options.certificate !== undefined) throw wrongSolve((say) => say.oneCertificate)
      if (options.svg !== undefined) throw wrongUse((say) => say.onePicture)
      return await answerLines((number, line) =>
        solveLine(number, line, budget, { lang, all: options.all ?? false }),
      )
    }
    const parsed = asked(game, position, options.moves)
    if (parsed.position === undefined) throw missingPosition(parsed.game)
    const shown = { lang, all: options.all ?? false }
    const verdict = verdictOf(parsed.game, parsed.position, budget)
    const show = options.json ? jsonOf(verdict, budget, shown) : () => printAny(verdict, shown)
    if (options.svg !== undefined) drawVerdict(partizanOnly(verdict), options.svg, lang)
    let written: (() => void) | undefined
    try {
      if (options.certificate !== undefined)
        written = writeCertificate(
          'forms' in verdict ? certifyPosition(verdict, budget) : undefined,
          options.certificate,
          solveWords[lang].noCertificate,
          lang,
        )
    } finally {
      // the answer stands, whatever becomes of its proof
      progress.clear()
      show()
    }
    written?.()
  } catch (error) {
    progress.clear()
    fail(error, lang, options.budget)
  }
}

/** The game and the position of the arguments. */
function asked(
  game: string | undefined,
  position: readonly string[],
  moves: string | undefined,
): Parsed<AnyGame<unknown>> {
  if (moves !== undefined) {
    const own = gameOfFile(moves)
    const given = game === undefined ? position : [game, ...position]
    return { game: own as Game<unknown>, position: positionOfArguments(own, given) }
  }
  if (game === undefined) throw wrongUse((say) => say.missingArgument('game', 'solve'))
  return parseAnyArguments(game, position)
}

/** A verdict, whether or not the players have the same moves. */
type AnyVerdict = Verdict | PartizanVerdict

function verdictOf(game: AnyGame<unknown>, position: unknown, budget: Budget): AnyVerdict {
  return game.partizan ? solvePartizan(game, position, budget) : solve(game, position, budget)
}

/** The verdict, if it can be drawn. */
function partizanOnly(verdict: AnyVerdict): PartizanVerdict {
  if (!('forms' in verdict)) throw wrongUse((say) => say.samePicture)
  return verdict
}

function missingPosition(game: AnyGame<unknown>): UsageError {
  return wrongSolve((say) => say.missingPosition(exampleOf(game)))
}

interface Shown {
  readonly lang: Lang
  readonly all: boolean
}

/** The verdict as a line of JSON, ready to be printed. */
function jsonOf(verdict: AnyVerdict, budget: Budget, shown: Shown): () => void {
  const pieces = piecesOf(lineOf(verdict, budget, shown))
  return () => print(...pieces)
}

function lineOf(verdict: AnyVerdict, budget: Budget, shown: Shown): Line {
  return 'forms' in verdict
    ? partizanJson(verdict, budget, shown)
    : verdictJson(verdict, budget, shown)
}

/** Prints the verdict for a person. */
function printAny(verdict: AnyVerdict, { all, lang }: Shown): void {
  if ('forms' in verdict) printPartizan(verdict, all, lang)
  else printVerdict(verdict, all, lang)
}

/** The answer to a line `game<TAB>position` of `nimber solve --json -`. */
function solveLine(number: number, line: string, budget: Budget, shown: Shown): Line {
  const tab = line.indexOf('\t')
  const asked =
    tab < 0
      ? { game: line, position: '' }
      : { game: line.slice(0, tab), position: line.slice(tab + 1) }
  return answerOrError(number, asked, () => {
    const { game, position } = asked
    const parsed = position.trim() === '' ? parseAny(game) : parseAny(game, position)
    if (parsed.position === undefined) throw missingPosition(parsed.game)
    return lineOf(verdictOf(parsed.game, parsed.position, budget), budget, shown)
  })
}

function printVerdict(verdict: Verdict, all: boolean, lang: Lang): void {
  const [say, common] = [solveWords[lang], dictionary[lang]]
  const { game, position, outcome, value, endless } = verdict
  const name = lang === 'en' ? game.name : game.nameZh
  print(bold(wrap(`${name}: ${clip(positionIn(game, position, lang))}`)))
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
