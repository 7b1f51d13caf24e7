import { readsPosition } from '../src/formula/walk.ts'
import {
  BeyondBudget,
  childrenOf,
  evaluate,
  type Formula,
  type Game,
  solve,
  TextError,
  USUAL_BUDGET,
} from '../src/index.ts'
import type { Given, Task } from '../src/programs/known/task.ts'

/** A game and what its program does. */
export interface Trial {
  readonly text: string
  readonly game: Game<unknown>
  readonly task: Task
}

/** Numbers at which a type of integers ends, or numbers that are exact in it. */
const EDGES = [31n, 32n, 53n].flatMap((bits) => [2n ** bits - 1n, 2n ** bits, 2n ** bits + 1n])

/** The numbers at the end of a range, at the ends of types of integers, and the least ones. */
function endsOf({ least, most }: { readonly least: bigint; readonly most: bigint }): bigint[] {
  const all = [most, most - 1n, most - 2n, most / 2n, most / 2n + 1n, ...EDGES, 2n, 1n]
  return [...new Set(all)].filter((n) => n >= least && n <= most)
}

const pairs = <T>(list: readonly T[], other = list) =>
  list.flatMap((a) => other.map((b) => [a, b] as const))

/** Positions of a program with the largest numbers that it promises to read. */
export function endPositions({
  shape,
  derived,
}: Pick<Task, 'shape' | 'derived'>): readonly string[] {
  const ends = (name: Given) => endsOf(name.range)
  switch (shape.kind) {
    case 'numbers': {
      const [first = [], second] = shape.names.map(ends)
      if (shape.names.length > 2) return [shape.names.map(({ range }) => range.most).join(' ')]
      if (!second) return first.map(String)
      // every position takes a search, which is short where one of two counters is small
      if (derived) return [`${first[0]} 1`, `1 ${second[0]}`]
      return pairs(first, second).map((pair) => pair.join(' '))
    }
    case 'heaps': {
      const [first = [], second] = shape.each.map(ends)
      const heaps = second ? pairs(first, second).map((pair) => pair.join('/')) : first.map(String)
      const [a = '', b = '', c = ''] = heaps
      return [...heaps, ...pairs(heaps.slice(0, 5)).map((pair) => pair.join(' ')), `${a} ${b} ${c}`]
    }
    case 'tree':
      return TREES.map((tree) => tree.join(' '))
    case 'graph':
      return GRAPHS
    case 'sum': {
      const parts = shape.parts.map(endPositions)
      const longest = Math.max(...parts.map((list) => list.length))
      return Array.from({ length: longest }, (_, i) =>
        parts.map((list, j) => list[(i * (j + 1)) % list.length]).join(' + '),
      )
    }
    case 'set':
    case 'line':
      return []
  }
}

const range = (length: number) => Array.from({ length }, (_, i) => i)
const VERTICES = 100_000

/** A path, a star and a comb of as many vertices as a program reads. */
const TREES = [
  range(VERTICES),
  range(VERTICES).fill(0),
  range(VERTICES).map((i) => (i % 2 === 0 ? i : i - 1)),
]

/** A path of all vertices, the largest of them alone, and as many edges as a program reads. */
const GRAPHS = [
  `${range(VERTICES - 1)
    .map((i) => `${i}-${i + 1}`)
    .join(' ')} start 0`,
  `${VERTICES - 2}-${VERTICES - 1} start ${VERTICES - 1}`,
  `${range(VERTICES)
    .map(() => `0-${VERTICES - 1}`)
    .join(' ')} start 0`,
]

/** Little where there is a formula to be asked; else a table to its end, or a short search. */
const BUDGETS = {
  formula: { table: 1_000_000, search: 1000 },
  table: { table: 10 * USUAL_BUDGET.table, search: 300_000 },
}

const WORDS = { N: 'first', P: 'second', D: 'draw' }

/**
 * Who wins a position: by `solve`, or by the exact value of the formula where that gives up;
 * undefined where there is no formula either, or the position is another one.
 */
export function winnerOf(trial: Trial, position: string): string | undefined {
  const { game, task } = trial
  try {
    const parsed = game.rules.parse(position)
    // of a set of coins no member comes twice
    if (wordsOf(game.rules.print(parsed)) < wordsOf(position)) return undefined
    return WORDS[solve(game, parsed, BUDGETS[task.derived ? 'table' : 'formula']).outcome]
  } catch (error) {
    if (!(error instanceof BeyondBudget || error instanceof TextError)) throw error
    return winnerByFormula(trial, position)
  }
}

const wordsOf = (text: string) => text.split(' ').length

function winnerByFormula({ task }: Trial, position: string): string | undefined {
  const { shape, answer, derived, lets } = task
  if (derived || lets.length > 0 || answer.kind !== 'winner' || answer.winning) return undefined
  const of = (names: readonly Given[], numbers: readonly string[]) =>
    Object.fromEntries(names.map(({ name }, i) => [name, BigInt(numbers[i] ?? '')]))
  const parts = position.split(' ')
  const scope =
    shape.kind === 'heaps'
      ? { vars: {}, heaps: parts.map((part) => of(shape.each, part.split('/'))) }
      : { vars: shape.kind === 'numbers' ? of(shape.names, parts) : {} }
  return evaluate(answer.losing, scope) === 1n ? WORDS.P : WORDS.N
}

/** Whether a program reads heaps and decides by a formula; what it does with them, if so. */
export function foldsOf({ task: { shape, derived, answer } }: Trial): string | undefined {
  if (shape.kind !== 'heaps' || derived || shape.quotient || answer.kind !== 'winner')
    return undefined
  const ops = (f: Formula): string[] => [
    ...(readsPosition(f) ? [f.op] : []),
    ...childrenOf(f).flatMap(ops),
  ]
  return [shape.each.length, ...new Set(ops(answer.losing))].join(' ')
}

/** As many heaps as a program promises to read, of the largest size and a little less. */
export function mostHeaps(trial: Trial): { position: string; winner: string | undefined } {
  const { shape } = trial.task
  if (shape.kind !== 'heaps') throw new TypeError(`${trial.text} has no heaps`)
  const heaps = Array.from({ length: Number(shape.count.most) }, (_, i) =>
    shape.each.map(({ range }) => range.most - BigInt(i % 7)).join('/'),
  )
  const position = heaps.join(' ')
  return { position, winner: winnerByFormula(trial, position) }
}
