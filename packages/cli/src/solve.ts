import { createInterface } from 'node:readline'
import {
  BeyondBudget,
  type Budget,
  brief,
  explain,
  explainEvidence,
  findEntry,
  type Game,
  type Lang,
  type Parsed,
  parse,
  solve,
  TextError,
  type Verdict,
} from '@nimber/core'
import { budgetFrom, fail, UsageError } from './failure.ts'
import { verdictJson } from './json.ts'
import { bold, cyan, dim, green, Progress, print, red, wrap, yellow } from './terminal.ts'
import { dictionary } from './words.ts'

interface SolveOptions {
  readonly json?: boolean
  readonly all?: boolean
  readonly budget: string
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
    const budget = budgetFrom(options.budget, progress)
    if (game === '-') {
      if (!options.json) throw new UsageError((say) => say.cannotRead)
      return await solveLines(budget, options, lang)
    }
    const parsed = parseArguments(game, position)
    if (parsed.position === undefined) throw missingPosition(parsed.game)
    const verdict = solve(parsed.game, parsed.position, budget)
    const text = options.json
      ? verdictJson(verdict, { lang, all: options.all ?? false })
      : undefined
    progress.clear()
    if (text === undefined) printVerdict(verdict, options.all ?? false, lang)
    else print(text)
  } catch (error) {
    progress.clear()
    fail(error, lang, options.budget)
  }
}

/** The game and position of the arguments: `nim 3 5 7`, `'bash 4' 23`, `bash 4 23`, `'nim: 3 5 7'`. */
function parseArguments(game: string, position: readonly string[]): Parsed {
  if (position.length > 0) {
    try {
      const alone = parse(game)
      if (alone.position === undefined) return parse(game, position.join(' '))
    } catch (error) {
      // perhaps the game goes on in the next argument: take 1..4 23
      if (!(error instanceof TextError) || error.text !== game) throw error
    }
  }
  return parse([game, ...position].join(' '))
}

function missingPosition(game: Game<unknown>): UsageError {
  return new UsageError((say) => say.missingPosition(exampleOf(game)))
}

/** The game with a position to try, as one argument of the shell. */
export function exampleOf(game: Game<unknown>): string {
  const { rules, name } = game
  const known = findEntry(name)?.examples[0]
  const coordinates = rules.axes === 2 ? [5n, 8n] : [20n]
  const position = rules.at?.(coordinates) ?? [...rules.upTo(4)].at(-1)
  return `'${known ?? `${name}: ${rules.print(position)}`}'`
}

/** `nimber solve --json -`: a line `game<TAB>position` in, an object a line out. */
async function solveLines(budget: Budget, options: SolveOptions, lang: Lang): Promise<void> {
  let number = 0
  for await (const line of createInterface({
    input: process.stdin,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number++
    if (line.trim() === '') continue
    const tab = line.indexOf('\t')
    const [game, position] = tab < 0 ? [line, ''] : [line.slice(0, tab), line.slice(tab + 1)]
    try {
      const parsed = position.trim() === '' ? parse(game) : parse(game, position)
      if (parsed.position === undefined) throw missingPosition(parsed.game)
      const verdict = solve(parsed.game, parsed.position, budget)
      print(verdictJson(verdict, { lang, all: options.all ?? false }))
    } catch (error) {
      print(JSON.stringify({ line: number, game, position, error: errorObject(error) }))
    }
  }
}

function errorObject(error: unknown): object {
  if (error instanceof TextError) return { kind: 'input', offset: error.offset, ...error.words }
  if (error instanceof BeyondBudget) return { kind: 'budget', ...error.words }
  if (error instanceof UsageError) return { kind: 'input', ...error.words }
  process.exitCode = 1
  const message = error instanceof Error ? error.message : String(error)
  return { kind: 'internal', en: message, zh: message }
}

const SHOWN = 12

function printVerdict(verdict: Verdict, all: boolean, lang: Lang): void {
  const say = dictionary[lang]
  const { game, position, outcome, value } = verdict
  const name = lang === 'en' ? game.name : game.nameZh
  print(bold(wrap(`${name}: ${clip(game.rules.print(position))}`)))
  const result = { N: green(say.wins), P: red(say.loses), D: yellow(say.draws) }[outcome]
  const how = valueBySearch(verdict) ? say.bySearch : ''
  print(result + (value === undefined ? '' : dim(` · ${say.value} ${brief(value)}${how}`)))
  if (outcome === 'N') printMoves(verdict, all, lang)
  print(`\n${cyan(say.why)}\n${wrap(explain(verdict)[lang], '  ')}`)
  print(`\n${cyan(say.evidence)}\n${wrap(explainEvidence(verdict.evidence)[lang], '  ')}`)
}

/** Whether the value shown was found by search although the outcome is known by a theorem. */
function valueBySearch({ game, evidence, outcome }: Verdict): boolean {
  return evidence.kind === 'theorem' && game.theorem?.outcome !== undefined && outcome === 'N'
}

function printMoves({ game, winning }: Verdict, all: boolean, lang: Lang): void {
  const say = dictionary[lang]
  const count = winning.knownCount
  print(`\n${cyan(say.winningMoves)}${count === undefined ? '' : `${say.colon}${count}`}`)
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
