import { evaluate, type Formula, type Game, gameOf, gameOfRule, setOf, take } from '@nimber/core'
import type { Play, Setup, Shape } from './problem.ts'

type Numbers = readonly bigint[]

/** The number of a case with a name. */
export function the(name: string): Formula {
  return { op: 'var', name }
}

/** The number of a case with a name, less one. */
export function lessOne(name: string): Formula {
  return { op: '-', of: [the(name), { op: 'int', value: 1n }] }
}

/** Whether the number of a case with a name has a value. */
export function isNumber(name: string, value: number): Formula {
  return { op: '=', of: [the(name), { op: 'int', value: BigInt(value) }] }
}

/** A way from all numbers of a case to its game and position, by the first setup that applies. */
export function playOf(shape: Shape, setups: readonly Setup[]): (numbers: Numbers) => Play {
  const [first] = setups
  if (!first) throw new TypeError('a problem has at least one setup')
  switch (shape.kind) {
    case 'heaps':
      return ([, ...heaps]) => ({
        game: game(first.game),
        position: heaps.length > 0 ? heaps : [0n],
      })
    case 'pairs':
      return ([, ...numbers]) => ({ game: game(first.game), position: bounded(numbers) })
    case 'set':
      return ([heap = 0n, , ...amounts]) => ({
        game: gameOfRule(take(setOf(amounts)), 'normal'),
        position: [heap],
      })
    case 'numbers':
      return fromNumbers(shape.names, setups)
  }
}

/** Heaps with their bounds, from the numbers of both in turn. */
function bounded(numbers: Numbers): readonly { size: bigint; most: bigint }[] {
  return Array.from({ length: numbers.length >> 1 }, (_, i) => ({
    size: numbers[2 * i] as bigint,
    most: numbers[2 * i + 1] as bigint,
  }))
}

function fromNumbers(names: readonly string[], setups: readonly Setup[]): (from: Numbers) => Play {
  const made = setups.map(({ game: slug, when, params = {}, at = [] }) => ({
    applies: when && reader(when, names),
    gameOf: gameReader(slug, params, names),
    at: at.map((f) => reader(f, names)),
  }))
  return (numbers) => {
    const setup = made.find(({ applies }) => !applies || applies(numbers) === 1n)
    if (!setup) throw new RangeError(`no setup for ${numbers.join(' ')}`)
    const own = setup.gameOf(numbers)
    const coordinates = setup.at.map((value) => value(numbers))
    // a game of the rule language has lists of numbers for positions, others make their own
    return { game: own, position: own.rule ? coordinates : own.rules.at?.(coordinates) }
  }
}

/** The game of a setup: the same for all cases where its parameters are. */
function gameReader(
  slug: string,
  params: Readonly<Record<string, Formula>>,
  names: readonly string[],
): (numbers: Numbers) => Game<unknown> {
  const list = Object.entries(params).map(([name, f]) => [name, reader(f, names)] as const)
  const argsOf = (numbers: Numbers) =>
    Object.fromEntries(list.map(([name, value]) => [name, value(numbers)]))
  if (Object.values(params).some((f) => f.op !== 'int')) return (from) => game(slug, argsOf(from))
  let fixed: Game<unknown> | undefined
  return () => {
    fixed ??= game(slug, argsOf([]))
    return fixed
  }
}

/** The value of a formula of the numbers with these names; what is simple is compiled. */
function reader(formula: Formula, names: readonly string[]): (numbers: Numbers) => bigint {
  switch (formula.op) {
    case 'int':
      return () => formula.value
    case 'var': {
      const index = names.indexOf(formula.name)
      return (numbers) => numbers[index] as bigint
    }
    case '-': {
      const [left, right] = [reader(formula.of[0], names), reader(formula.of[1], names)]
      return (numbers) => left(numbers) - right(numbers)
    }
    case '=': {
      const [left, right] = [reader(formula.of[0], names), reader(formula.of[1], names)]
      return (numbers) => (left(numbers) === right(numbers) ? 1n : 0n)
    }
    case 'max': {
      const [left, right] = [reader(formula.of[0], names), reader(formula.of[1], names)]
      return (numbers) => {
        const [a, b] = [left(numbers), right(numbers)]
        return a > b ? a : b
      }
    }
    default:
      return (numbers) => {
        const vars = Object.fromEntries(names.map((name, i) => [name, numbers[i] as bigint]))
        return evaluate(formula, { vars })
      }
  }
}

/** Games already made, since the same few come in case after case; forgotten when they are many. */
const games = new Map<string, Game<unknown>>()
const MOST_GAMES = 1000

/** The game of the catalogue with a slug and its parameters. */
export function game(slug: string, args: Readonly<Record<string, bigint>> = {}): Game<unknown> {
  const key = [slug, ...Object.values(args)].join(' ')
  let made = games.get(key)
  if (!made) {
    if (games.size === MOST_GAMES) games.clear()
    made = gameOf(slug, args)
    games.set(key, made)
  }
  return made
}
