import {
  type Budget,
  brief,
  explain,
  explainEvidence,
  type Game,
  type Lang,
  parse,
  printValue,
  solve,
  type Verdict,
} from '@nimber/core'
import { answerLines, answerOrError } from '../files/lines.ts'
import { exampleOf, parseArguments } from '../frame/arguments.ts'
import { budgetFrom, fail, type Limits, type UsageError, wrongUse } from '../frame/failure.ts'
import { verdictJson } from '../frame/json.ts'
import { bold, cyan, dim, green, Progress, print, red, wrap, yellow } from '../frame/terminal.ts'
import { dictionary } from '../frame/words.ts'
import { solveWords, wrongSolve } from './words.ts'

interface SolveOptions extends Limits {
  readonly json?: boolean
  readonly all?: boolean
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
      return await answerLines((number, line) =>
        solveLine(number, line, budget, { lang, all: options.all ?? false }),
      )
    }
    const parsed = parseArguments(game, position)
    if (parsed.position === undefined) throw missingPosition(parsed.game)
    const verdict = solve(parsed.game, parsed.position, budget)
    const text = options.json
      ? verdictJson(verdict, budget, { lang, all: options.all ?? false })
      : undefined
    progress.clear()
    if (text === undefined) printVerdict(verdict, options.all ?? false, lang)
    else print(text)
  } catch (error) {
    progress.clear()
    fail(error, lang, options.budget)
  }
}

function missingPosition(game: Game<unknown>): UsageError {
  return wrongSolve((say) => say.missingPosition(exampleOf(game)))
}

/** The answer to a line `game<TAB>position` of `nimber solve --json -`. */
function solveLine(
  number: number,
  line: string,
  budget: Budget,
  options: { readonly lang: Lang; readonly all: boolean },
): string {
  const tab = line.indexOf('\t')
  const asked =
    tab < 0
      ? { game: line, position: '' }
      : { game: line.slice(0, tab), position: line.slice(tab + 1) }
  return answerOrError(number, asked, () => {
    const { game, position } = asked
    const parsed = position.trim() === '' ? parse(game) : parse(game, position)
    if (parsed.position === undefined) throw missingPosition(parsed.game)
    return verdictJson(solve(parsed.game, parsed.position, budget), budget, options)
  })
}

const SHOWN = 12

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
  if (outcome === 'N') printMoves(verdict, all, lang)
  print(`\n${cyan(common.why)}\n${wrap(explain(verdict)[lang], '  ')}`)
  print(`\n${cyan(say.evidence)}\n${wrap(explainEvidence(verdict.evidence)[lang], '  ')}`)
}

/** Whether the value shown was found by search although the outcome is known by a theorem. */
function valueBySearch({ game, evidence, outcome }: Verdict): boolean {
  return evidence.kind === 'theorem' && game.theorem?.outcome !== undefined && outcome === 'N'
}

function printMoves({ game, winning }: Verdict, all: boolean, lang: Lang): void {
  const [say, common] = [solveWords[lang], dictionary[lang]]
  const count = winning.knownCount
  print(`\n${cyan(common.winningMoves)}${count === undefined ? '' : `${common.colon}${count}`}`)
  let shown = 0n
  for (const move of winning.known()) {
    if (!all && shown === BigInt(SHOWN)) break
    print(
      wrap(
        `${clip(move.text[lang])}   ${dim(`${say.leaves} ${clip(game.rules.print(move.to), 40)}`)}`,
        '  ',
      ),
    )
    shown++
  }
  if (count === undefined) print(`  ${say.uncounted}`)
  else if (count > shown) print(`  ${say.andMore(count - shown)}`)
}

/** A text of more than `most` characters cut in the middle, between numbers unless they are long. */
function clip(text: string, most = 400): string {
  if (text.length <= most) return text
  const head = text.slice(0, most / 2).replace(/(?<= )\d{1,12}$/, '')
  const tail = text.slice(-most / 2).replace(/^\d{1,12}(?= )/, '')
  return `${head}…${tail}`
}
