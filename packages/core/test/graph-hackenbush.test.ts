import { expect, test } from 'vitest'
import { game } from '../src/games/catalogue/hackenbush-graph.ts'

import { hackenbushValue } from '../src/graph/hackenbush.ts'
import { solve } from '../src/index.ts'
import { explore } from '../src/values/search.ts'

const hackenbush = game.make({})
const budget = { table: 1, search: 3_000_000 }

test('values and winning moves on graphs equal search', () => {
  const positions = [...hackenbush.rules.upTo(10)]
  const truth = explore(hackenbush, positions, budget)
  expect(positions.length).toBeGreaterThan(1000)
  for (const position of positions) {
    const where = hackenbush.rules.print(position)
    const verdict = solve(hackenbush, position)
    expect(verdict.value, where).toBe(truth.value(position))
    const wins = [...truth.movesWhere(position, (to) => truth.value(to) === 0n)]
    expect(
      [...verdict.winning].map((m) => m.text.en),
      where,
    ).toEqual(wins.map((m) => m.text.en))
  }
})

test('random graphs of up to 13 edges equal search', () => {
  let state = 7
  const next = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  for (let run = 0; run < 60; run++) {
    // each vertex hangs on an earlier one, and more edges close cycles
    const vertices = 2 + next(6)
    const edges = Array.from({ length: vertices }, (_, i) => [next(i + 1), i + 1])
    while (edges.length < vertices + next(6)) edges.push([next(vertices + 1), next(vertices + 1)])
    const text = edges.map((edge) => edge.join('-')).join(' ')
    const position = hackenbush.rules.parse(text)
    const truth = explore(hackenbush, [position], budget).value(position)
    expect(solve(hackenbush, position).value, text).toBe(truth)
  }
})

test('a path of 10^6 edges with a cycle at its end, without recursion', () => {
  const length = 1_000_000
  const us = Uint32Array.from({ length: length + 1 }, (_, i) => i)
  const vs = Uint32Array.from({ length: length + 1 }, (_, i) => (i < length ? i + 1 : length - 2))
  // the last two edges and the closing one form a cycle of three: worth 1 on a stalk
  expect(hackenbushValue(length + 1, us, vs)).toBe(length - 2 + 1)
})

test('what does not hang on the ground is refused', () => {
  for (const text of ['1-2', '0-1 2-3', '0-', 'a-b', ''])
    expect(() => hackenbush.rules.parse(text), text).toThrow()
})
