import { describe, expect, test } from 'vitest'
import { compileSmall } from '../src/formula/compile.ts'
import { evaluate, type Scope } from '../src/formula/evaluate.ts'
import { formulaFromJson, formulaToJson } from '../src/formula/json.ts'
import { latexFormula } from '../src/formula/latex.ts'
import { printFormula } from '../src/formula/print.ts'
import {
  type Formula,
  formula as formulaOf,
  isCondition,
  minus,
  xor,
  xorOf,
} from '../src/formula/tree.ts'
import { mapChildren } from '../src/formula/walk.ts'
import { entries } from '../src/games/catalogue.ts'
import type { Entry } from '../src/games/game.ts'
import { type Game, parse, solve, USUAL_BUDGET } from '../src/index.ts'
import { explore } from '../src/values/search.ts'

/** Parameters to try besides those of the examples. */
const PARAMS: Record<string, string[]> = {
  bash: ['1', '3'],
  'bash-range': ['2 5', '3 3'],
  'bash-rest': ['2 5', '3 3'],
  'misere-bash-rest': ['2 5', '3 3'],
  powers: ['3', '4'],
  'k-fold': ['2', '4'],
  ring: ['1..1', '1..4'],
  moore: ['3'],
  'every-sg': ['{1}', '{1,2,3}', '{2,5}', '{3,4,7}'],
  'anti-sg': ['{1}', '{1,2,3}', '{2,5}', '{3,4,7}'],
}
const SIZE: Record<string, number> = {
  bipartite: 2,
  'two-smaller': 4,
  'halve-into': 7,
  'hackenbush-tree': 5,
  'consecutive-nim': 5,
  staircase: 5,
  'k-fold': 16,
  'fibonacci-nim': 16,
}

/** Theorems that are a recursion; the catalogue’s own test compares them with search. */
const RECURSIONS: ReadonlySet<string> = new Set([
  'anti-diagonals',
  'arc-kayles',
  'beans',
  'black-hole',
  'bombs',
  'bracelets',
  'bridg-it',
  'calendar',
  'castles',
  'chomp',
  'circular-nim',
  'coin-blocks',
  'end-piles',
  'flip-to-corner',
  'flip-to-root',
  'grid-walk',
  'hackenbush-graph',
  'hackenbush-strong',
  'hill',
  'hyper-knights',
  'jumping',
  'mines',
  'misere-hackenbush-tree',
  'multiplication',
  'new-nim',
  'nim-exceptions',
  'node-kayles',
  'northcott',
  'ox-row',
  'quarter-disc',
  'ring-walk',
  'seats',
  'ring 3..3',
  'ring 2..3',
  'ring 2..2',
  'growing-boxes',
  'fraction-heaps',
  'fraction',
  'every-euclid',
  'distinct-takes',
  'cutting-paper',
  'coprime',
  'sequential-nim',
  'sliding',
  'sorted-heaps',
  'staircase-board',
  'staircase-boxes',
  'staircase-tree',
  'stone-walk',
  'supply',
  'tokens',
  'treblecross-strip',
  'trie',
  'welter',
])

function instances(entry: Entry): Game<unknown>[] {
  const own = entry.examples.map((example) => example.slice(0, example.lastIndexOf(':')))
  const more = (PARAMS[entry.slug] ?? []).map((args) => `${entry.slug} ${args}`)
  return [...new Set([...own, ...more])].map((text) => parse(text).game)
}

/** The numbers behind the name of a game, by the names of its parameters. */
function argsOf(entry: Entry, game: Game<unknown>): Record<string, bigint> {
  const names = entry.params.flatMap((param) =>
    param.kind === 'range' ? [param.from, param.to] : [param.name],
  )
  const numbers = game.name.slice(entry.slug.length).match(/\d+/g) ?? []
  return Object.fromEntries(names.map((name, i) => [name, BigInt(numbers[i] ?? 0)]))
}

type Position = never
type Numbers = readonly bigint[]

/** How the positions of a game are read where they are not heaps or counters. */
const READ: Record<string, (position: Position) => Omit<Scope, 'vars'> & { vars?: Scope['vars'] }> =
  {
    euclid: ([a = 0n, b = 0n]: Numbers) => ({ vars: { a, b } }),
    ring: ([piece]: readonly { size: bigint }[]) => ({ vars: { n: piece?.size ?? 0n } }),
    'misere-bash-rest': (heaps: Numbers) => ({ vars: { n: heaps.reduce((a, b) => a + b, 0n) } }),
    'hackenbush-tree': (parents: readonly number[]) => ({ parents }),
    'xor-splitting': ({ piles }: { piles: Numbers }) => ({ heaps: piles }),
    bipartite: ({ edges, at }: { edges: readonly [string, string][]; at: string }) => ({
      vars: { start: BigInt(at) },
      edges: edges.map(([u, v]) => [Number(u), Number(v)] as const),
    }),
  }

function scopeOf(entry: Entry, game: Game<unknown>, position: unknown): Scope {
  const args = argsOf(entry, game)
  const read = READ[entry.slug]?.(position as Position)
  if (read) return { ...read, vars: { ...args, ...read.vars } }
  if (game.shape.kind === 'records') return { vars: args, heaps: game.shape.records(position) }
  const heaps = position as Numbers
  if (game.rule?.kind !== 'counters') return { vars: args, heaps }
  const counters = game.rule.names.map((name, i) => [name, heaps[i] as bigint])
  return { vars: { ...args, ...Object.fromEntries(counters) } }
}

/** What decides a whole position: the formula, or the xor of it over heaps that it speaks of. */
function whole(entry: Entry, game: Game<unknown>, formula: Formula): Formula {
  // the formula is the xor of 1..n, and a heap of the position is a range lo..hi
  if (entry.slug === 'consecutive-nim')
    return xorOf(xor(putIn(formula, formulaOf('hi')), putIn(formula, minus('lo', 1))))
  return game.theorem?.heaps ? xorOf(formula) : formula
}

/** The formula with another one in the place of n. */
function putIn(formula: Formula, instead: Formula): Formula {
  if (formula.op === 'var' && formula.name === 'n') return instead
  return mapChildren(formula, (f) => putIn(f, instead))
}

describe('every theorem of the catalogue is a formula that decides the game', () => {
  test.each(entries.map((entry) => [entry.slug, entry] as const))('%s', (slug, entry) => {
    for (const game of instances(entry)) {
      const { theorem, rules } = game
      if (!theorem) continue
      const { formula } = theorem
      if (RECURSIONS.has(slug) || RECURSIONS.has(game.name)) {
        expect(formula, `${slug} is no recursion`).toBeUndefined()
        continue
      }
      expect(formula, `${game.name} has a theorem without a formula`).toBeDefined()
      if (!formula) continue
      const positions = [...rules.upTo(SIZE[slug] ?? 8)]
      const truth = explore(game, positions, { ...USUAL_BUDGET, search: 10_000_000 })
      const decides = whole(entry, game, formula)
      let compared = 0
      for (const position of positions) {
        if (!(theorem.covers?.(position) ?? true)) continue
        const where = `${game.name}: ${rules.print(position)}`
        const result = evaluate(decides, scopeOf(entry, game, position))
        if (isCondition(formula)) {
          const losing = result === 1n
          expect(losing, where).toBe(truth.outcome(position) === 'P')
          const said = theorem.outcome?.(position) ?? (theorem.value?.(position) === 0n ? 'P' : 'N')
          expect(said === 'P', where).toBe(losing)
        } else {
          expect(result, where).toBe(truth.value(position))
          const own = theorem.value ?? ((of: unknown) => solve(game, of).value)
          expect(own(position), where).toBe(result)
        }
        compared++
      }
      expect(compared).toBeGreaterThan(5)
    }
  })
})

describe('every formula of the catalogue', () => {
  const all = entries.flatMap((entry) =>
    instances(entry).flatMap((game) => {
      const formula = game.theorem?.formula
      return formula ? [{ entry, game, formula }] : []
    }),
  )

  test('is printed, and comes back from JSON', () => {
    for (const { game, formula } of all) {
      expect(formulaFromJson(JSON.parse(JSON.stringify(formulaToJson(formula))))).toEqual(formula)
      expect(printFormula(formula, 'en'), game.name).not.toMatch(/[\u4e00-\u9fff]/)
      expect(printFormula(formula, 'zh'), game.name).not.toMatch(/\b(the|of|is|or|and|if)\b/)
      expect(latexFormula(formula), game.name).not.toMatch(/[^\x20-\x7e]/)
    }
  })

  test('of a heap has a fast form', () => {
    for (const { entry, game, formula } of all) {
      if (!game.theorem?.heaps) continue
      const args = argsOf(entry, game)
      const run = compileSmall(formula, args)
      expect(run, game.name).toBeDefined()
      for (const n of [0, 1, 2, 3, 4, 5, 50, 99, 12345, 2 ** 31 + 5, 2 ** 32 - 1])
        expect(run?.(n)).toBe(Number(evaluate(formula, { vars: { ...args, n: BigInt(n) } })))
    }
  })

  test('the tree formula equals the theorem on large trees', () => {
    const { theorem } = parse('hackenbush-tree').game
    for (const shape of [
      (i: number) => i >> 1,
      (i: number) => i,
      (i: number) => (i * 7919) % (i + 1),
    ]) {
      const parents = Array.from({ length: 20_000 }, (_, i) => shape(i))
      const value = evaluate(theorem?.formula as Formula, { vars: {}, parents })
      expect(value).toBe(theorem?.value?.(parents))
    }
  })
})
