import { describe, expect, test } from 'vitest'
import { entries } from '../src/games/catalogue.ts'
import type { Entry } from '../src/games/game.ts'
import { type Game, parse, type Rule, solve, USUAL_BUDGET } from '../src/index.ts'
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
}
const SIZE: Record<string, number> = {
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

/** The verdict of every position equals that of plain search over the same positions. */
function compare(game: Game<unknown>, positions: readonly unknown[]): void {
  const truth = explore(game, positions, { ...USUAL_BUDGET, search: 30_000_000 })
  const { rules } = game
  for (const position of positions) {
    const text = rules.print(position)
    const verdict = solve(game, position)
    const where = `${game.name}: ${text}`
    expect(verdict.outcome, where).toBe(truth.outcome(position))
    if (verdict.value !== undefined) expect(verdict.value, where).toBe(truth.value(position))
    const winning = [...truth.movesWhere(position, (to) => truth.outcome(to) === 'P')]
    const list = (moves: Iterable<{ text: { en: string }; to: unknown }>) =>
      [...moves].map((m) => `${m.text.en} => ${rules.print(m.to)}`).sort()
    expect(list(verdict.winning), where).toEqual(list(winning))
    expect(verdict.winning.count, where).toBe(BigInt(winning.length))
    expect(rules.print(rules.parse(text)), where).toBe(text)
  }
}

describe('every game of the catalogue equals plain search', () => {
  test.each(entries.map((entry) => [entry.slug, entry] as const))('%s', (slug, entry) => {
    for (const game of instances(entry)) {
      compare(game, [...game.rules.upTo(SIZE[slug] ?? 11)])
      if (game.rule && game.rule.kind !== 'counters')
        compare(game, single(game, splits(game.rule) ? 20 : 60))
    }
  })
})

/** Whether a heap can fall apart, which makes the search grow with the number of partitions. */
function splits(rule: Rule): boolean {
  return rule.kind === 'code'
    ? rule.digits.some((d) => d >= 4)
    : rule.kind === 'heap' && rule.split !== undefined
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
