import {
  coordinates,
  type Formula,
  formulaToJson,
  type Game,
  gameWith,
  type Let,
  NoProgram,
  playableOf,
  type Setting,
  settle,
  type Task,
  theoremWords,
  type Words,
} from '@nimber/core'
import { knownUpTo } from './known-up-to.ts'
import type { NumbersProblem, Setup } from './problem.ts'
import { hasFixedParams, isAll } from './setup.ts'
import { derivedForHeaps, renamed, unfold } from './unfold.ts'

/** Who wins a case: names for parts of it, and conditions in these names and those of the input. */
export interface Decided extends Pick<Task, 'lets' | 'derived' | 'about'> {
  readonly losing: Formula
  readonly winning?: Formula
  /** The games of the cases, with any parameters where they are read. */
  readonly games: readonly Game<unknown>[]
  /** The names of the numbers of the position, where there is one game. */
  readonly position: readonly string[]
}

/** Who wins the cases of a problem whose numbers have names; throws NoProgram. */
export function decide({ setups, bounds }: NumbersProblem, names: readonly string[]): Decided {
  if (setups.every(isSettled)) return byTheorems(setups, names)
  const [setup, other] = setups
  if (!setup || other || setup.when || !hasFixedParams(setup.params))
    throw new NoProgram(NO_FORMULA)
  return byKnowledge(setup, names, (name) => bounds.of[name]?.most ?? 0n)
}

const NO_FORMULA: Words = {
  en: 'No formula is known of this game that holds whatever its parameters are: a program is printed where they do not change from case to case.',
  zh: '没有对所有参数都成立的公式：只有参数不随各组变化时，才能输出程序。',
}

/** Whether a theorem decides a setup by a formula of its parameters and coordinates. */
function isSettled({ game: slug, params = {}, at }: Setup): boolean {
  const game = gameWith(slug, params as Record<string, Formula>)
  return game.theorem?.formula !== undefined && !isAll(at) && at.length === coordinates(game).length
}

function byTheorems(setups: readonly Setup[], names: readonly string[]): Decided {
  const { lets, settings } = namedPositions(setups, names)
  const { losing, winning, theorems } = settle(settings)
  const games = settings.map(({ game, params }) => gameWith(game, params))
  return {
    about: theorems.flatMap(theoremWords),
    lets,
    losing,
    ...(winning && { winning }),
    games,
    position: games[0] ? coordinates(games[0]) : [],
  }
}

/** Who wins by what is known of a game with heaps or counters that are formulas of the numbers. */
function byKnowledge(
  { game: slug, params = {}, at }: Setup,
  names: readonly string[],
  mostOf: (name: string) => bigint,
): Decided {
  if (isAll(at)) throw new NoProgram(NO_FORMULA)
  const args = Object.entries(params).map(([name, f]) => [name, 'value' in f ? f.value : 0n])
  const game = playableOf(slug, Object.fromEntries(args))
  const known = knownUpTo(game, largest(at, mostOf))
  const { shape, losing, winning, derived, why: about } = known
  const given = shape.kind === 'numbers' ? shape.names.map(({ name }) => name) : []
  const { lets, own } = variables(at, given, names)
  const base = { about, lets, games: [game], position: own }
  if (shape.kind === 'heaps' && shape.each.length === 1 && !shape.quotient)
    return {
      ...base,
      losing: unfold(losing, own),
      ...(derived && { derived: derivedForHeaps(derived, own) }),
    }
  if (shape.kind !== 'numbers' || given.length !== at.length || known.lets.length > 0)
    throw new NoProgram({
      en: `What is known of ${game.name} is not about ${at.length} numbers with names.`,
      zh: `关于${game.nameZh}，已知的结论不适用于 ${at.length} 个有名字的数。`,
    })
  const to = new Map(given.map((name, i) => [name, own[i] as string]))
  return {
    ...base,
    losing: renamed(losing, to),
    ...(winning && { winning: renamed(winning, to) }),
    ...(derived && { derived: derived.map((d) => ({ ...d, of: Object.fromEntries(to) })) }),
  }
}

/** The largest number of a position, where the formulas show it. */
function largest(at: readonly Formula[], mostOf: (name: string) => bigint): bigint {
  const of = (f: Formula): bigint => {
    switch (f.op) {
      case 'int':
        return f.value
      case 'var':
        return mostOf(f.name)
      case '-':
        return of(f.of[0])
      case '+':
        return of(f.of[0]) + of(f.of[1])
      case 'max':
        return at.length === 0 ? 0n : maximum(f.of.map(of))
      default:
        throw new NoProgram({
          en: 'How large the numbers of the position become is not seen from their formulas.',
          zh: '从公式看不出局面中的数有多大。',
        })
    }
  }
  return maximum(at.map(of))
}

const maximum = (list: readonly bigint[]) => list.reduce((a, b) => (a > b ? a : b), 0n)

/** Names for the numbers of a position: those of the input, and others for formulas of these. */
function variables(
  at: readonly Formula[],
  given: readonly string[],
  names: readonly string[],
): { lets: readonly Let[]; own: readonly string[] } {
  const lets: Let[] = []
  const own = at.map((f, i) => {
    if (f.op === 'var') return f.name
    const wanted = given[i] ?? (at.length === 1 ? 'n' : `h${i + 1}`)
    const taken = [...names, ...lets.map(([name]) => name)]
    const name = freeName(wanted, taken)
    lets.push([name, f])
    return name
  })
  return { lets, own }
}

/** A name that none of some others is. */
export function freeName(wanted: string, taken: readonly string[]): string {
  let name = wanted
  while (taken.includes(name)) name += '0'
  return name
}

/** Variables for the positions of all setups, where they are the same and have names of their own. */
function namedPositions(
  setups: readonly Setup[],
  names: readonly string[],
): { lets: readonly Let[]; settings: readonly Setting[] } {
  const settings = setups.map(
    ({ game, params = {}, at, when }): Setting => ({
      game,
      params: params as Record<string, Formula>,
      at: isAll(at) ? [] : at,
      ...(when && { when }),
    }),
  )
  const [first] = settings
  if (!first) throw new TypeError('a problem has at least one setup')
  const own = coordinates(gameWith(first.game, first.params))
  const same = settings.every((s) => textOf(s.at) === textOf(first.at))
  const lets = own.flatMap((name, i): Let[] => {
    const value = first.at[i]
    return !value || isName(value, name) ? [] : [[name, value]]
  })
  if (!same || lets.some(([name]) => names.includes(name))) return { lets: [], settings }
  return { lets, settings: settings.map((s) => ({ ...s, at: [] })) }
}

const textOf = (list: readonly Formula[]) => JSON.stringify(list.map(formulaToJson))
const isName = (f: Formula, name: string) => f.op === 'var' && f.name === name
