import { describe, expect, test } from 'vitest'
import type { Outcome } from '../src/certify/automata/attempt.ts'
import { proveCounters } from '../src/certify/automata/prove-counters.ts'
import { proveHeaps } from '../src/certify/automata/prove-heaps.ts'
import { refuteLevels } from '../src/certify/automata/prove-levels.ts'
import { check, type Game, parse, solve } from '../src/index.ts'
import { automatonData } from '../src/know/automaton-data.ts'
import { automatonEvidence } from '../src/know/proved-automata.ts'
import type { CounterRule, HeapRule } from '../src/rules/rule.ts'
import { decideBy } from '../src/solve/decide.ts'
import { explore } from '../src/values/search.ts'
import { tableOf } from '../src/values/table.ts'

const LONG = process.env.NIMBER_RUNS !== undefined
const BUDGET = { table: 1_000_000_000, search: 1_000_000 }
const gameOf = (text: string) => parse(text).game as Game<readonly bigint[]>

function outcomeOf(text: string, levels = 0): Outcome {
  const { rule, convention } = gameOf(text)
  const bounds = { seconds: LONG ? 600 : 100 }
  if (rule?.kind === 'counters')
    return proveCounters(rule, convention === 'misere', { bounds, levels })
  const table = tableOf(rule as HeapRule)
  const values = (last: number) => {
    table.extend(last, BUDGET)
    return Array.from({ length: last + 1 }, (_, n) => table.at(n))
  }
  return proveHeaps(rule as HeapRule, values, { bounds })
}

/** The system and the states of what is proved of a game; its certificate is checked. */
function proof(text: string, levels = 0): string {
  const { proved, attempts } = outcomeOf(text, levels)
  if (!proved) return `not proved: ${attempts.map(({ system }) => system.name).join()}`
  const certificate: unknown = JSON.parse(JSON.stringify(proved.certificate))
  expect(check(certificate)).toMatchObject({ valid: true })
  return `${proved.system.name} ${proved.sets.map(({ size }) => size).join('+')}`
}

const WYTHOFF = 'counters a, b; a -= k; b -= k; a -= k, b -= k'
const ENDS = ['a -= k', 'b -= k', 'a -= k, b -= k'].map((move) => `; ${move} where a + b > 3`)

describe('proved from the rule alone, and checked', () => {
  test.each([
    ['counters a, b; a -= k; b -= k', '2 1'],
    ['counters a, b, c; a -= k; b -= k; c -= k', '2 1'],
    ['counters a, b, c, d; a -= k; b -= k; c -= k; d -= k', '2 1'],
    ['misere counters a, b, c; a -= k; b -= k; c -= k', '2 4'],
    [
      'counters a, b, c; a -= k; b -= k; c -= k; a -= k, b -= l; a -= k, c -= l; b -= k, c -= l',
      '2 1',
    ],
    ['counters a, b, c; a -= k; b -= k, a += k; c -= k, b += k', '2 1'],
    ['counters a, b, c; a -= k; c -= k; b -= k where a = 0; b -= k where c = 0', '2 6'],
    ['counters a, b, p; a -= k; b -= k; p -= 1 where a + b > 0 and p = 1', '2 7'],
    [WYTHOFF, 'fib 7'],
    [`misere ${WYTHOFF}`, 'fib 13'],
    [`${WYTHOFF}; a -= k, b -= k + 1; a -= k + 1, b -= k`, 'p2 9'],
    [`${WYTHOFF}; a -= 1, b -= 3; a -= 3, b -= 1`, 'fib 7'],
    [`${WYTHOFF}; a -= 4, b -= 7; a -= 7, b -= 4`, 'fib 89'],
    [`counters a, b${ENDS.join('')}`, 'fib 33'],
    ['counters a, b; a -= k where a >= b; b -= k where b >= a; a -= k, b -= k', 'fib 7'],
    ['counters a, b; a -= 1; b -= 1; a -= 1, b -= 1', '2 2'],
    ['counters a, b; a -= k; b -= k; a -= 1, b -= 1', '2 7'],
    ['counters n, l; n -= k, l := 2*k where k <= l', 'fib 4'],
    ['counters n, l; n -= k, l := k where k <= l', '2 2'],
    ['counters n, l; n -= k, l := k + 1 where k <= l', '2 12'],
    ['counters n, l; n -= k, l := 2*k - 1 where k <= l', '2 2'],
    ['take any or split', '2 11'],
    ['take any then may split', '2 1'],
    ['take 2^k', '2 6'],
    ['take 2^k or split', '2 13'],
    ['take 4^k', '2 8'],
    ['take even', '2 2'],
    ['take even or split', '2 14'],
    ['take {1} or even', '2 11'],
    ['take {1,3} or even then may split', '2 28'],
    ['take evil', '2 3'],
  ])('%s: %s', (text, states) => {
    expect(proof(text)).toBe(states)
  })

  test.runIf(LONG).each([
    [`${WYTHOFF}; a -= 2, b -= 3; a -= 3, b -= 2`, 0, 'fib 307'],
    // Maharaja Nim, the queen that also moves like a knight
    [`${WYTHOFF}; a -= 1, b -= 2; a -= 2, b -= 1`, 0, 'fib 1975'],
    [WYTHOFF, 1, 'fib 7+825'],
    [
      `${WYTHOFF}; a -= k, b -= k + 1; a -= k + 1, b -= k; a -= k, b -= k + 2; a -= k + 2, b -= k`,
      0,
      'p3 11',
    ],
    ['take 4^k then may split or split', 0, '2 14'],
    ['take evil then may split or split', 0, '2 15'],
    ['take evil or split', 0, '2 9'],
  ])('%s, values up to %d: %s', (text, levels, states) => {
    expect(proof(text, levels)).toBe(states)
  })

  test.runIf(LONG)(
    'Wythoff with one more pair of moves, nearly all of them',
    () => {
      const open: string[] = []
      for (let p = 1; p <= 9; p++)
        for (let q = p + 1; q <= 9; q++) {
          // these take thousands of states at least, and all the time they are given
          if (['3 5', '4 6', '5 8'].includes(`${p} ${q}`)) continue
          const text = `${WYTHOFF}; a -= ${p}, b -= ${q}; a -= ${q}, b -= ${p}`
          if (!proof(text).startsWith('fib')) open.push(`${p} ${q}`)
        }
      expect(open).toEqual([])
    },
    600_000,
  )
})

describe('what is false is not proved', () => {
  test.each([
    ['take 1..n/2'],
    ['take fib'],
    [`${WYTHOFF}; a -= 1, b -= 2`],
    ['counters a, b; a -= b; b -= a'],
    ['counters a, b; a += 1; b -= k'],
  ])('%s', (text) => {
    expect(outcomeOf(text).proved).toBeUndefined()
  })

  test('the automaton of a rule is refuted for the rule with one more move', () => {
    const proved = outcomeOf(WYTHOFF).proved
    for (const more of ['a -= 1, b -= 2', 'a -= 2, b -= 1', 'a -= 4, b -= 7', 'a -= 3, b -= 5']) {
      const rule = gameOf(`${WYTHOFF}; ${more}`).rule as CounterRule
      const claim = { rule, misere: false, levels: proved?.sets ?? [] }
      const refuted = proved && refuteLevels(claim, proved.arithmetic)
      expect(refuted).toMatchObject({ sentence: 'inside' })
    }
    const less = gameOf('counters a, b; a -= k; b -= k').rule as CounterRule
    const claim = { rule: less, misere: false, levels: proved?.sets ?? [] }
    expect(proved && refuteLevels(claim, proved.arithmetic)).toMatchObject({ sentence: 'outside' })
  })
})

describe('positions are decided by reading them', () => {
  test.each([
    WYTHOFF,
    `misere ${WYTHOFF}`,
    'counters n, l; n -= k, l := k + 1 where k <= l',
    'counters a, b, c; a -= k; c -= k; b -= k where a = 0; b -= k where c = 0',
    'counters a, b; a -= 1; a -= 2; b -= k; a -= 1, b -= k',
  ])('%s: as a search says, and with its winning moves', (text) => {
    const game = gameOf(text)
    const { proved } = outcomeOf(text)
    const { rule } = game
    const data = proved && automatonData(proved.certificate, (rule as CounterRule).names)
    if (!proved || !data) return expect.fail('not proved')
    const known = {
      kind: 'automaton',
      data,
      evidence: automatonEvidence(proved.certificate),
    } as const
    const positions = [...game.rules.upTo(text.includes('c;') ? 9 : 16)]
    const explored = explore(game, positions, BUDGET)
    for (const position of positions) {
      const decision = decideBy(known, game, position, BUDGET)
      expect(decision.outcome, `${position}`).toBe(explored.outcome(position))
      const isOver = [...game.rules.moves(position)].length === 0
      const wanted = [...game.rules.moves(position)]
        .filter(({ to }) => explored.outcome(to) === 'P')
        .map(({ to }) => `${to}`)
      const winning = decision.winning()
      const found = [...winning].map(({ to }) => `${to}`)
      if (!isOver) expect(found.sort(), `${position}`).toEqual(wanted.sort())
      if (!isOver) expect(winning.count).toBe(BigInt(wanted.length))
    }
  })

  test('numbers of many digits, with moves that lead to lost positions', () => {
    const big = 10n ** 500n + 12_345n
    for (const [text, position] of [
      ['counters a, b; a -= k where a >= b; b -= k where b >= a; a -= k, b -= k', [big, 2n * big]],
      ['counters n, l; n -= k, l := k + 1 where k <= l', [big, big / 7n]],
      ['take {1,3} or even then may split', [big]],
      ['take evil then may split or split', [big, big + 99n]],
    ] as const) {
      const game = gameOf(text)
      const verdict = solve(game, position)
      expect(verdict.outcome).toBe('N')
      expect(verdict.evidence).toMatchObject({ kind: 'certificate', certificate: 'automaton' })
      const { first } = verdict.winning
      expect(first).toBeDefined()
      if (first) expect(solve(game, first.to).outcome).toBe('P')
    }
  })
})
