import { compileFunction } from 'node:vm'
import { parse } from '@nimber/core'
import { answersOf, gameProblem, parseFormat } from '@nimber/problems'
import {
  analyse,
  BeyondBudget,
  type Budget,
  bestMove,
  type Discovery,
  discover,
  evaluate,
  type Game,
  isHeapRule,
  languages,
  losingStream,
  type Match,
  type Move,
  NoProgram,
  type Outcome,
  played,
  positionOf,
  resultOf,
  solve,
  spokenMove,
  TextError,
  tabulate,
  Verdicts,
  writeProgram,
} from '../../packages/core/src/index.ts'
import { gameTask } from '../../packages/core/src/programs/game.ts'
import type { InputShape } from '../../packages/core/src/programs/known/task.ts'
import { explore } from '../../packages/core/src/values/search.ts'
import { outcomes as pageOutcomes } from '../../packages/web/src/worker/tasks/outcomes.ts'
import { hint as pageHint } from '../../packages/web/src/worker/tasks/reply.ts'
import { table as pageTable } from '../../packages/web/src/worker/tasks/table.ts'
import { verdict as pageVerdict } from '../../packages/web/src/worker/tasks/verdict.ts'
import { view as pageView } from '../../packages/web/src/worker/tasks/view.ts'
import { ts } from './typescript.ts'

/** A game with positions, as texts: all of the small ones can be searched. */
export interface Subject {
  readonly text: string
  readonly game: Game<unknown>
  readonly small: readonly string[]
  /** Numbers that no search reaches. */
  readonly large: readonly string[]
  /** The bounds of a table that has all small positions that are numbers. */
  readonly bounds?: readonly [number] | readonly [number, number]
}

/** What a way says of a position, as far as it can tell. */
export interface Answer {
  readonly outcome?: Outcome
  readonly value?: bigint
  /** The first winning moves, with what they leave. */
  readonly winning?: readonly string[]
}

/** A way to answer: made ready for a game, then asked for positions; undefined where it cannot. */
type Way = (subject: Subject) => (position: string) => Answer | undefined

/** Work for one question: less than a person waits, so that hundreds of rules can be asked. */
const BUDGET: Budget = { table: 300_000, search: 10_000 }

/** So many winning moves are compared. */
const SOME = 50

/** What some work gives; undefined where it is beyond the budget or there is nothing of the kind. */
function within<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof BeyondBudget || error instanceof TextError || error instanceof NoProgram)
      return undefined
    throw error
  }
}

function firstOf<T>(list: Iterable<T>): T[] {
  const found: T[] = []
  for (const item of list) if (found.push(item) === SOME) break
  return found
}

/** The first moves as the page tells them: in the words of a player. */
const movesOf = (game: Game<unknown>, from: unknown, moves: Iterable<Move<unknown>>) =>
  firstOf(moves).map(
    (move) => `${spokenMove(game, from, move).en} leaves ${game.rules.print(move.to)}`,
  )

const NOTHING = () => undefined
const context = { progress: () => {} }

/** All ways to an answer; plain search knows nothing but the rule. */
export const ways = {
  search({ game, small }) {
    const { rules } = game
    const starts = small.map((text) => rules.parse(text))
    const found = within(() => explore(game, starts, BUDGET))
    if (!found) return NOTHING
    return (text) => {
      const position = rules.parse(text)
      if (!found.has(position)) return undefined
      const value = found.value(position)
      return {
        outcome: found.outcome(position),
        ...(value !== undefined && { value }),
        winning: movesOf(
          game,
          position,
          found.movesWhere(position, (to) => found.outcome(to) === 'P'),
        ),
      }
    }
  },

  solve: ({ game }) => {
    return (text) =>
      within(() => {
        const position = game.rules.parse(text)
        const { outcome, value, winning } = solve(game, position, BUDGET)
        const moves = movesOf(game, position, winning.known())
        return { outcome, ...(value !== undefined && { value }), winning: moves }
      })
  },

  table({ game, bounds }) {
    const table = bounds && within(() => tabulate(game, bounds, BUDGET))
    if (!table || !bounds) return NOTHING
    return inTable(game, bounds, (...place) => table.cell(...place))
  },

  discover({ game }) {
    const found = within(() => discover(game, BUDGET))
    return found ? byDiscovery(found) : NOTHING
  },

  program({ game, small, large }) {
    const task = within(() => gameTask(game, BUDGET))
    const language = languages.find(({ id }) => id === 'ts')
    const source = task && language && within(() => writeProgram(task, language, 'en'))
    if (!task || !source) return NOTHING
    // a program that makes a table makes it up to the heap that is asked for
    const asked = task.derived ? small : [...small, ...large]
    const read = asked.map((text) => [text, inputOf(task.shape, text)] as const)
    const lines = read.filter(([, input]) => input !== undefined)
    const output = run(source, lines.map(([, input]) => `${input}\n`).join(''))
    const said = new Map(lines.map(([text], i) => [text, OUTCOMES[output[i] ?? '']]))
    return (text) => {
      const outcome = said.get(text)
      return outcome && { outcome }
    }
  },

  play({ game, small }) {
    const { rules } = game
    const from = (text: string) => within(() => new Verdicts(game, rules.parse(text), BUDGET))
    const verdicts = from(small.at(-1) ?? '')
    return (text) => {
      const position = rules.parse(text)
      const verdict = within(() => (verdicts ?? from(text))?.of(position))
      return (
        verdict && {
          outcome: verdict.outcome,
          winning: movesOf(game, position, verdict.winning.known()),
        }
      )
    }
  },

  match: ({ game, small }) => {
    return (text) =>
      text === small.at(-1)
        ? within(() => ({ outcome: playedOut(game, game.rules.parse(text)) }))
        : undefined
  },

  judge({ text: game, small }) {
    const subject = parse(game).game
    const isHeaps = subject.rule !== undefined && isHeapRule(subject.rule)
    const size = small.at(-1)?.split(' ').length ?? 1
    const names = Array.from({ length: size }, (_, i) => `n${i} 0..9`)
    const format = isHeaps ? 'T; k 1..3 heaps 0..9' : `T; ${names.join(' ')}`
    const problem = within(() => {
      return gameProblem(subject, parseFormat(format), ['N', 'P', 'D'], format)
    })
    if (!problem) return NOTHING
    return (text) => {
      const numbers = text.split(' ')
      if (!numbers.every((n) => /^\d+$/.test(n)) || (!isHeaps && numbers.length !== size))
        return undefined
      const input = `1\n${isHeaps ? `${numbers.length} ` : ''}${text}\n`
      return within(() => ({ outcome: answersOf(problem, input)[0]?.trim() as Outcome }))
    }
  },

  stream({ game }) {
    return (text) => {
      const stream = losingStream(game)
      if (!stream || !/^\d[\d ]*$/.test(text)) return undefined
      stream.add(text.split(' ').map(BigInt))
      return { outcome: stream.result() === 0n ? 'N' : 'P' }
    }
  },

  page: ({ text: game }) => {
    return (position) =>
      within(() => {
        const found = pageVerdict({ game, position, most: SOME, budget: 0.01 }, context)
        return {
          outcome: found.outcome,
          ...(found.value !== null && { value: BigInt(found.value) }),
          winning: found.winning.map(({ text, to }) => `${text.en} leaves ${to}`),
        }
      })
  },

  'table of the page'({ game, text, bounds }) {
    const table =
      bounds && within(() => pageTable({ game: text, to: bounds, budget: 0.01 }, context))
    if (!table || !bounds) return NOTHING
    const cell = (i = 0, j?: number) => {
      const value = table.values[j === undefined ? i : i * ((bounds[1] ?? 0) + 1) + j] as number
      return table.outcomes ? ('LWD'[value] as string) : value
    }
    return inTable(game, bounds, cell)
  },

  'match of the page': ({ text: game, small }) => {
    const start = small.at(-1) ?? ''
    return (position) => {
      if (position !== start) return undefined
      const match = { game, start, moves: [] }
      return within(() => {
        const { verdict } = pageView(match, context)
        const [outcome] = pageOutcomes({ ...match, positions: [position] }, context)
        const hint = pageHint(match, context)
        if (!verdict || outcome !== verdict.outcome) return never([verdict?.outcome, outcome])
        const wins = hint?.kind === 'wins'
        if (hint && wins !== (outcome === 'N')) return never([outcome, hint])
        return { outcome }
      })
    }
  },
} satisfies Record<string, Way>

const OUTCOMES: Readonly<Record<string, Outcome>> = { first: 'N', second: 'P', draw: 'D' }
const LETTERS: Readonly<Record<string, Outcome>> = { W: 'N', L: 'P', D: 'D' }

/** The cells of a table as answers. */
function inTable(
  { rules }: Game<unknown>,
  bounds: readonly number[],
  cell: (...place: number[]) => number | bigint | string,
): (text: string) => Answer | undefined {
  const places = bounds.reduce<number[][]>(
    (all, most) => all.flatMap((p) => Array.from({ length: most + 1 }, (_, n) => [...p, n])),
    [[]],
  )
  const known = new Map(places.map((p) => [rules.print(rules.at?.(p.map(BigInt))), p]))
  return (text) => {
    const place = known.get(text)
    if (!place) return undefined
    const found = cell(...place)
    if (typeof found === 'string') return { outcome: LETTERS[found] as Outcome }
    return { outcome: Number(found) === 0 ? 'P' : 'N', value: BigInt(found) }
  }
}

/** What a discovery says, where it is proved, and up to where it was looked at. */
function byDiscovery(found: Discovery): (text: string) => Answer | undefined {
  const { formula, about, status, checkedTo, game } = found
  if (!formula) return NOTHING
  const names = game.rule?.kind === 'counters' ? game.rule.names : ['n']
  return (text) => {
    if (!/^\d[\d ]*$/.test(text)) return undefined
    const numbers = text.split(' ').map(BigInt)
    if (numbers.length !== names.length) return undefined
    if (status !== 'proved' && numbers.some((n) => n > checkedTo)) return undefined
    const vars = Object.fromEntries(names.map((name, i) => [name, numbers[i] as bigint]))
    const value = evaluate(formula, { vars })
    if (about === 'value') return { outcome: value === 0n ? 'P' : 'N', value }
    return value === 1n ? { outcome: 'P' } : undefined
  }
}

/** A position as a program reads it; undefined where it does not read such a position. */
function inputOf(shape: InputShape, text: string): string | undefined {
  const numbers = text.replaceAll('/', ' ').split(' ')
  if (!numbers.every((n) => /^\d+$/.test(n))) return undefined
  const fits = (n: string, most: bigint | undefined) => most !== undefined && BigInt(n) <= most
  if (shape.kind === 'numbers')
    return numbers.length === shape.names.length &&
      numbers.every((n, i) => fits(n, shape.names[i]?.range.most))
      ? numbers.join(' ')
      : undefined
  if (shape.kind === 'heaps')
    return numbers.every((n, i) => fits(n, shape.each[i % shape.each.length]?.range.most))
      ? numbers.join(' ')
      : undefined
  return undefined
}

/** The lines that a program in TypeScript writes. */
function run(source: string, input: string): readonly string[] {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS },
  })
  const data = Buffer.from(input)
  const output: string[] = []
  const fs = {
    readFileSync: (_: number, encoding?: BufferEncoding) =>
      encoding ? data.toString(encoding) : data,
  }
  const script = compileFunction(outputText, ['require', 'process', 'exports'])
  script(() => fs, { stdout: { write: (text: string) => output.push(text) } }, {})
  return output.join('').trimEnd().split('\n')
}

/** Who wins where two perfect players play a position to its end. */
function playedOut(game: Game<unknown>, start: unknown): Outcome {
  const verdicts = new Verdicts(game, start, BUDGET)
  let match: Match<unknown> = { game, start, moves: [], players: ['perfect', 'perfect'], seed: 1 }
  for (let result = resultOf(match); ; result = resultOf(match)) {
    if (result) {
      const analysis = analyse(match, verdicts)
      if (result.winner === undefined) return analysis?.kind === 'fair' ? 'D' : never(analysis)
      if (analysis?.kind !== 'from the start') return never(analysis)
      return result.winner === 0 ? 'N' : 'P'
    }
    const choice = bestMove(verdicts, positionOf(match))
    if (!choice) return never(choice)
    match = played(match, choice.move)
  }
}

function never(found: unknown): never {
  throw new Error(`a match goes on with ${JSON.stringify(found)}`)
}
