import { describe, expect, test } from 'vitest'
import { entries } from '../src/games/catalogue.ts'
import type { Entry } from '../src/games/game.ts'
import { type Game, parse, type Rule, solve, TextError, USUAL_BUDGET } from '../src/index.ts'
import { explore } from '../src/values/search.ts'

/** Parameters to try besides those of the examples; and how large positions are, where unusual. */
const PARAMS: Record<string, string[]> = {
  bash: ['1', '2', '3', '5'],
  'bounded-nim': ['2', '4'],
  'bash-range': ['1 3', '2 4', '2 5', '3 3', '3 7', '4 9'],
  'bash-rest': ['1 3', '2 4', '2 5', '3 3', '3 7'],
  'misere-bash-rest': ['1 3', '2 4', '2 5', '3 3', '3 7'],
  powers: ['2', '3', '4', '5', '6', '10'],
  subtraction: ['{1,4}', '{2,3}', '{1,3,4}', '{5}'],
  'k-fold': ['1', '2', '3', '4', '7'],
  ring: ['1..1', '1..2', '1..3', '1..5', '2..3', '2..2'],
  moore: ['1', '2', '3'],
  product: ['ruler mock-turtles'],
  castles: ['1 1 1', '2 2 1', '3 1 2', '5 4 3'],
  hill: ['3', '4'],
  multiplication: ['2 2', '3 7'],
  'quarter-disc': ['5 1', '8 2', '7 3'],
  'staircase-tree': ['3'],
}
const SIZE: Record<string, number> = {
  'two-smaller': 5,
  'halve-into': 9,
  'hackenbush-tree': 6,
  bipartite: 3,
  turtles: 8,
  'mock-turtles': 8,
  ruler: 8,
  'new-stone': 10,
  'consecutive-nim': 5,
  staircase: 6,
  mixed: 5,
  euclid: 60,
  moore: 12,
  'bash-heaps': 9,
  wythoff: 30,
  queen: 20,
  king: 30,
  rook: 30,
  knight: 40,
  'king-to-corner': 24,
  'rook-to-corner': 24,
  'knight-to-corner': 40,
  'queen-to-corner': 30,
  'fibonacci-nim': 28,
  'k-fold': 26,
}

function instances(entry: Entry): Game<unknown>[] {
  const more = (PARAMS[entry.slug] ?? []).map((args) => `${entry.slug} ${args}`)
  const own = entry.examples.map((example) => example.slice(0, example.lastIndexOf(':')))
  return [...new Set([...own, ...more])].map((text) => parse(text).game)
}

/** In these whoever begins loses, but where a single move ends the game. */
const SECOND_WINS = ['ring']

test.each(entries.map(({ slug, examples }) => [slug, examples[0] ?? '']))(
  'the position that %s begins with can be won',
  (slug, example) => {
    const { game, position } = parse(example)
    expect(solve(game, position).outcome).toBe(SECOND_WINS.includes(slug) ? 'P' : 'N')
  },
)

/** The verdict of every position equals that of plain search over the same positions. */
function compare(game: Game<unknown>, positions: readonly unknown[]): void {
  const truth = explore(game, positions, { ...USUAL_BUDGET, search: 30_000_000 })
  const { rules } = game
  // where being stuck may draw there are no values, and where a theorem says who wins, only in tables
  const silent = rules.stuckDraws || (game.theorem?.outcome && rules.axes === undefined)
  const list = (moves: Iterable<{ text: { en: string }; to: unknown }>) =>
    [...moves].map((m) => `${m.text.en} => ${rules.print(m.to)}`).sort()
  const pairs = positions.map((position) => {
    const text = rules.print(position)
    const { outcome, value, winning } = solve(game, position)
    const wins = [...truth.movesWhere(position, (to) => truth.outcome(to) === 'P')]
    const known = silent && value === undefined ? undefined : truth.value(position)
    const read = rules.print(rules.parse(text))
    return [
      [text, outcome, value, winning.count, read, ...list(winning)],
      [text, truth.outcome(position), known, BigInt(wins.length), text, ...list(wins)],
    ] as const
  })
  // a call of expect takes longer than to solve a small position, so there is one for all
  const said = pairs.map(([own]) => own.join('; '))
  expect(said, game.name).toEqual(pairs.map(([, plain]) => plain.join('; ')))
}

/** Compares a game at its own positions, at those that its shape allows, and below its examples. */
function compareAll(game: Game<unknown>, size: number, examples: readonly unknown[]): void {
  const isSingle = game.rule && game.rule.kind !== 'counters'
  const made = madePositions(game)
  const reached = examples.map((example) => reachedFrom(game, example))
  const all = [
    ...game.rules.upTo(size),
    ...(isSingle ? single(game, largestSingle(game.rule)) : []),
    ...made,
    ...reached.flatMap((positions) => positions ?? []),
  ]
  // many are there more than once, and one search sees them all
  compare(game, [...new Map(all.map((one) => [game.rules.print(one), one])).values()])
  // a game that decides alone which of its positions are tried could hide where it is wrong
  expect(made.length > 0 || reached.some((list) => list), game.name).toBe(true)
}

/** Positions of a shape that the game has not chosen: short lists of small numbers. */
function madePositions({ shape, rules, rule }: Game<unknown>): unknown[] {
  if (!('position' in shape)) return []
  const lists = (length: number, most: number): bigint[][] =>
    length === 0
      ? [[]]
      : lists(length - 1, most).flatMap((list) =>
          Array.from({ length: most + 1 }, (_, n) => [...list, BigInt(n)]),
        )
  const numbers =
    shape.kind === 'counters'
      ? lists(shape.names.length, MOST_COUNTER[shape.names.length] ?? 2)
      : shape.kind === 'coins'
        ? lists(6, 1).map((coins) => coins.flatMap((up, i) => (up ? [BigInt(i + 1)] : [])))
        : rule && largestSingle(rule) < 14
          ? [...lists(1, largestSingle(rule)), ...lists(2, 3), ...lists(3, 2)]
          : [...lists(1, 14), ...lists(2, 5), ...lists(3, 3)]
  return numbers.flatMap((list) => {
    const position = shape.position(list)
    return isPosition(rules, position) ? [position] : []
  })
}

const MOST_COUNTER = [0, 20, 9, 4]

/** Whether numbers are a position, in the form that the game itself gives it. */
function isPosition(rules: Game<unknown>['rules'], position: unknown): boolean {
  try {
    const text = rules.print(position)
    return rules.print(rules.parse(text)) === text
  } catch (error) {
    if (error instanceof TextError) return false
    throw error
  }
}

/**
 * Some of the positions below an example, evenly chosen: where there are too many, of those below
 * what some moves leave. Undefined where the numbers are too large for that.
 */
function reachedFrom(game: Game<unknown>, example: unknown): unknown[] | undefined {
  let start = example
  for (let steps = 0; steps < 20; steps++) {
    const { met, last } = below(game, start)
    if (last === undefined) {
      const step = Math.ceil(met.length / 60)
      return met.filter((_, i) => i % step === 0)
    }
    start = last
  }
  return undefined
}

const MOST_MET = 2000

/** All positions below one, or where they are too many, the last that one move leaves. */
function below({ rules }: Game<unknown>, start: unknown): { met: unknown[]; last?: unknown } {
  const met = new Map([[rules.print(start), start]])
  let last: unknown
  for (const position of met.values())
    for (const { to } of rules.moves(position)) {
      if (position === start) last = to
      met.set(rules.print(to), to)
      if (met.size > MOST_MET) return { met: [], last }
    }
  return { met: [...met.values()] }
}

describe('every game of the catalogue equals plain search', () => {
  test.each(entries.map((entry) => [entry.slug, entry] as const))('%s', (slug, entry) => {
    const examples = entry.examples.map((example) => parse(example))
    for (const game of instances(entry)) {
      const own = examples.filter((example) => example.game.name === game.name)
      // with other parameters most positions of the examples are positions as well
      const tried = (own.length > 0 ? own : examples).map(({ position }) => position)
      const below = tried.filter((position) => isPosition(game.rules, position))
      compareAll(game, SIZE[slug] ?? 11, own.length > 0 ? below : below.slice(0, 1))
    }
  })
})

describe('a wrong theorem is found, whatever positions its game would have tried', () => {
  const { game } = parse('take 1..2')
  const heapsUpTo = (most: number) => [...game.rules.upTo(most)]
  /** Nim's theorem, which is wrong from a heap of 3 on, in a game that tries smaller ones. */
  const planted = (shape: Game<unknown>['shape']): Game<unknown> => {
    const { name, nameZh, convention } = game
    const bouton = parse('nim').game.theorem
    const rules = { ...game.rules, upTo: () => heapsUpTo(2) }
    const xor = (heaps: unknown) => (heaps as bigint[]).reduce((a, b) => a ^ b, 0n)
    const { heaps: _, movesTo: __, ...said } = bouton as NonNullable<typeof bouton>
    const theorem = { ...said, value: xor }
    return { name, nameZh, convention, is: { kind: 'own' }, look: game.look, rules, shape, theorem }
  }

  test('its own positions say nothing', () => {
    compare(planted(game.shape), heapsUpTo(2))
  })

  test('positions of its shape do', () => {
    expect(() => compareAll(planted(game.shape), 11, [])).toThrow(/expected/)
  })

  test('so do positions below an example, where the shape is unknown', () => {
    const own = planted({ kind: 'own' })
    expect(() => compareAll(own, 11, [game.rules.parse('4 2')])).toThrow(/expected/)
    expect(() => compareAll(own, 11, [])).toThrow(/expected/)
  })
})

/** The largest single heap that is searched: heaps that fall apart grow with the number of partitions. */
function largestSingle(rule: Rule): number {
  if (rule.kind === 'code') return rule.digits.some((d) => d >= 4) ? 20 : 60
  if (rule.kind !== 'heap') return 60
  // these may become larger in all than they were
  if (rule.into) return { smaller: 4, halves: 12, parts: 20 }[rule.into.kind]
  return rule.split || rule.thenSplit ? 20 : 60
}

function single(game: Game<unknown>, last: number): unknown[] {
  return Array.from({ length: last + 1 }, (_, n) => game.rules.at?.([BigInt(n)]))
}

describe('the texts of the catalogue', () => {
  test.each(entries.map((entry) => [entry.slug, entry] as const))('%s', (slug, entry) => {
    expect(entry.examples.length).toBeGreaterThan(0)
    for (const example of entry.examples) {
      const { game, position } = parse(example)
      expect(position, example).toBeDefined()
      expect(game.name.split(' ')[0]).toBe(slug)
      expect(['N', 'P', 'D']).toContain(solve(game, position).outcome)
      // the Chinese name is understood as well
      const chinese = parse(`${game.nameZh}: ${game.rules.print(position)}`)
      expect(chinese.game.name).toBe(game.name)
    }
    for (const words of [entry.names, entry.about, entry.position]) {
      expect(words.zh).toMatch(/[\u4e00-\u9fff]/)
      expect(words.en).not.toMatch(/[\u4e00-\u9fff]/)
    }
  })
})
