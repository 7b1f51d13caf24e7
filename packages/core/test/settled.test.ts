import { expect, test } from 'vitest'
import {
  BeyondBudget,
  DISCOVER_BUDGET,
  entries,
  explainDiscovery,
  parse,
  solve,
} from '../src/index.ts'
import { discoverSettled as discover, settledBy } from '../src/know/settled.ts'

const games = entries.flatMap(({ examples: [example = ''] }) => {
  const at = example.lastIndexOf(':')
  const [name, position] = [example.slice(0, at), example.slice(at + 1)]
  return parse(name).game.convention === 'misere' ? [] : [[`misere ${name}`, position] as const]
})

test('misère play of the catalogue is settled by a theorem where large positions are', () => {
  const settled: string[] = []
  for (const [name, position] of games) {
    const { game } = parse(name)
    const theorem = settledBy(game, DISCOVER_BUDGET)
    if (theorem) settled.push(name)
    if (game.shape.kind !== 'heaps' || !game.rule) continue
    try {
      // far beyond any search
      const { evidence } = solve(game, game.rules.parse(`${position} 5000`), {
        table: 1e6,
        search: 1e5,
      })
      if (evidence.kind === 'theorem' && !/take-fib/.test(name))
        expect(theorem?.name, name).toEqual(evidence.name)
    } catch (error) {
      if (!(error instanceof BeyondBudget)) throw error
      if (!game.theorem) expect(theorem, name).toBeUndefined()
    }
  }
  for (const name of ['kayles', 'bash 4', 'even', 'splitting', 'subtraction {1,4}', 'nim'])
    expect(settled).toContain(`misere ${name}`)
  for (const name of ['grundy', 'wythoff', 'dawson-kayles', 'lasker'])
    expect(settled).not.toContain(`misere ${name}`)
})

test('a discovery names the theorem that settles the game, whatever was found', () => {
  const found = discover(parse('misere kayles').game, { table: 1e6, search: 1e6 })
  expect(found.status).toBe('none')
  expect(found.settledBy?.name.zh).toContain('40')
  const odd = discover(parse('misere even').game, { table: 1e6, search: 1e6 })
  expect(odd.settledBy?.name.en).toContain('Ferguson')
  expect(explainDiscovery(odd).en).toContain('It is the theorem')
  expect(
    discover(parse('misere grundy').game, { table: 1e6, search: 1e5 }).settledBy,
  ).toBeUndefined()
})
