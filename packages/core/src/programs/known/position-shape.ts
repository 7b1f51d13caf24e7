import { type Formula, max, minus } from '../../formula/tree.ts'
import { childrenOf, namesOf, readsPosition } from '../../formula/walk.ts'
import type { Game } from '../../games/game.ts'
import { numbersOf } from '../../model/shape.ts'
import type { CounterRule } from '../../rules/rule.ts'
import type { Range } from '../tree/draft.ts'
import type { InputShape, Let } from './task.ts'

/** Numbers that are read are at most this large, where nothing else is known of them. */
export const LARGE: Range = { least: 0n, most: 10n ** 18n }
/** The same where they are multiplied as nimbers: of 32 bits, so that the products have no more. */
const FACTOR: Range = { least: 0n, most: 2n ** 31n - 1n }
export const MOST_HEAPS: Range = { least: 0n, most: 200_000n }
/** As many vertices, and as many edges, the graph or tree of a position may have. */
export const MOST_VERTICES = 100_000n

interface Position {
  readonly shape: InputShape
  readonly lets: readonly Let[]
}

/** What a position is, read off the formula and the rule. */
export function positionOf(game: Game<unknown>, f: Formula): Position {
  const ops = positionalOps(f)
  if (ops.has('treeOf')) return { shape: { kind: 'tree' }, lets: [] }
  if (ops.has('matching')) {
    const [start = 'start'] = namesOf(f)
    return { shape: { kind: 'graph', start }, lets: [] }
  }
  if (ops.size > 0) {
    const range = multiplies(f) ? FACTOR : LARGE
    const each = namesOf(f).map((name) => ({ name, range }))
    return { shape: { kind: 'heaps', each, count: MOST_HEAPS }, lets: [] }
  }
  const { rule, rules } = game
  const names = rule?.kind === 'counters' ? rule.names : ['n']
  if (rule?.kind === 'counters' && startsWithOne(game)) return startOf(game, rule)
  const own = !rule && rules.axes === 2 ? ['a', 'b'] : names
  return {
    shape: { kind: 'numbers', names: own.map((name) => ({ name, range: LARGE })) },
    lets: [],
  }
}

function multiplies(f: Formula): boolean {
  return f.op === 'nimProduct' || childrenOf(f).some(multiplies)
}

function positionalOps(f: Formula): Set<string> {
  const inner = childrenOf(f).flatMap((child) => [...positionalOps(child)])
  return new Set(readsPosition(f) ? [f.op, ...inner] : inner)
}

/** Whether a game of several counters starts with one number. */
export function startsWithOne({ rule, rules }: Game<unknown>): boolean {
  return rule?.kind === 'counters' && rule.names.length > 1 && rules.axes === 1
}

/** A game of two counters that starts with one number, the other being that less one. */
function startOf(game: Game<unknown>, rule: CounterRule): Position {
  const [first = 'n', second = 'limit'] = rule.names
  for (let n = 0n; n < 20n; n++) {
    const [a, b] = numbersOf(game.shape, game.rules.at?.([n])) ?? []
    if (a !== n || b !== (n > 0n ? n - 1n : 0n)) throw new TypeError(`${game.name}: another start`)
  }
  return {
    shape: { kind: 'numbers', names: [{ name: first, range: LARGE }] },
    lets: [[second, max(minus(first, 1), 0)]],
  }
}
