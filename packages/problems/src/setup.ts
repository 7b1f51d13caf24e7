import {
  entries,
  type Formula,
  type Game,
  gameOfRule,
  type HeapRecord,
  playableOf,
  setOf,
  take,
} from '@nimber/core'
import { reader } from './formulas.ts'
import { itemsOf, listOf, singleNames, varsOf } from './layout.ts'
import type { AllOf, Layout, Numbers, Play, Setup } from './problem.ts'

/** Numbers of a case that are no position of a game. */
export class NoPosition extends Error {
  constructor(numbers: Numbers) {
    super(`no position: ${numbers.slice(0, 20).join(' ')}`)
  }
}

/** All numbers of a list, for a position or a set. */
export function allOf(all: AllOf['all']): AllOf {
  return { all }
}

export const isAll = (given: object): given is AllOf => 'all' in given

/** A way from all numbers of a case to its game and position, by the first setup that applies. */
export function playOf(layout: Layout, setups: readonly Setup[]): (numbers: Numbers) => Play {
  if (setups.length === 0) throw new TypeError('a problem has at least one setup')
  const names = singleNames(layout)
  const plain = names.length === layout.length
  const made = setups.map(({ when, at, ...setup }) => ({
    applies: when && reader(when, names),
    gameOf: gameReader(setup, layout),
    position: positionReader(at, layout),
  }))
  return (numbers) => {
    const singles = plain ? numbers : singlesOf(layout, numbers)
    const setup = made.find(({ applies }) => !applies || applies(singles) === 1n)
    if (!setup) throw new NoPosition(numbers)
    const own = setup.gameOf(singles, numbers)
    return { game: own, position: setup.position(own, singles, numbers) }
  }
}

/** The numbers of a case that are no items of lists, in the order of the input. */
function singlesOf(layout: Layout, numbers: Numbers): Numbers {
  const vars = varsOf(layout, numbers)
  return singleNames(layout).map((name) => vars[name] as bigint)
}

type PositionReader = (game: Game<unknown>, singles: Numbers, numbers: Numbers) => unknown

function positionReader(at: Setup['at'], layout: Layout): PositionReader {
  if (isAll(at)) {
    const { all } = at
    if (typeof all !== 'string')
      return (game, _, numbers) => positionOf(game, recordsOf(all, layout, numbers))
    return (_, __, numbers) => heapsOr0(itemsOf(layout, numbers, all))
  }
  const coordinates = at.map((f) => reader(f, singleNames(layout)))
  return (game, singles, numbers) => {
    const found = coordinates.map((value) => value(singles))
    if (found.some((n) => n < 0n)) throw new NoPosition(numbers)
    // a game of the rule language has lists of numbers for positions, others make their own
    return game.rule ? found : game.rules.at?.(found)
  }
}

/** The position of a game whose heaps are several numbers each. */
export function positionOf({ shape, name }: Game<unknown>, heaps: readonly HeapRecord[]): unknown {
  if (shape.kind !== 'records')
    throw new TypeError(`the heaps of ${name} have no numbers with names`)
  return shape.fromRecords(heaps)
}

/** The heaps of a position, which has one of nothing where there are none. */
export function heapsOr0(heaps: Numbers): Numbers {
  return heaps.length > 0 ? heaps : [0n]
}

function recordsOf(all: Readonly<Record<string, string>>, layout: Layout, numbers: Numbers) {
  const parts = Object.entries(all)
  const { each, from, to } = listOf(layout, numbers, parts[0]?.[1] ?? '')
  const places = parts.map(([key, name]) => [key, each.indexOf(name)] as const)
  // there may be hundreds of thousands
  const records: HeapRecord[] = []
  for (let at = from; at < to; at += each.length) {
    const record: Record<string, bigint> = {}
    for (const [key, place] of places) record[key] = numbers[at + place] as bigint
    records.push(record)
  }
  return records
}

/** The game of a setup: the same for all cases where its parameters are. */
export function gameReader(
  { game: slug, params = {} }: Pick<Setup, 'game' | 'params'>,
  layout: Layout,
): (singles: Numbers, numbers: Numbers) => Game<unknown> {
  const set = entries
    .find((each) => each.slug === slug)
    ?.params.find((param) => param.kind === 'set')
  const amounts = set && params[set.name]
  if (amounts && isAll(amounts) && typeof amounts.all === 'string') {
    const { all } = amounts
    return (_, numbers) => gameOfRule(take(setOf([...itemsOf(layout, numbers, all)])), 'normal')
  }
  const list = Object.entries(params).map(([name, f]) => {
    if (isAll(f)) throw new TypeError(`${name} of ${slug} is not a set`)
    return [name, reader(f, singleNames(layout))] as const
  })
  const argsOf = (numbers: Numbers) =>
    Object.fromEntries(list.map(([name, value]) => [name, value(numbers)]))
  if (!hasFixedParams(params)) return (singles) => game(slug, argsOf(singles))
  let fixed: Game<unknown> | undefined
  return () => {
    fixed ??= game(slug, argsOf([]))
    return fixed
  }
}

/** Whether the parameters are the same in every case. */
export function hasFixedParams(params: Setup['params'] = {}): params is Record<string, Formula> {
  return Object.values(params).every((f) => !isAll(f) && f.op === 'int')
}

/** Games already made, since the same few come in case after case; forgotten when they are many. */
const games = new Map<string, Game<unknown>>()
const MOST_GAMES = 1000

/** The game of the catalogue with a slug and its parameters; where it is partizan, Left begins. */
export function game(slug: string, args: Readonly<Record<string, bigint>> = {}): Game<unknown> {
  let key = slug
  for (const name in args) key += ` ${args[name]}`
  let made = games.get(key)
  if (!made) {
    if (games.size === MOST_GAMES) games.clear()
    made = playableOf(slug, args)
    games.set(key, made)
  }
  return made
}
