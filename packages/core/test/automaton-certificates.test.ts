import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AutomatonCertificate, PlainAutomaton } from '../src/certify/certificate.ts'
import { check, claimWords, parse, proofWords } from '../src/index.ts'
import { accepts, inBase, KEPT, kept, smallest } from './certificates/automata.ts'
import { splitOptions, takeOptions, valuesOf } from './certificates/samples.ts'
import { cpuTime, expectInTime } from './cpu.ts'

const LONG = process.env.NIMBER_RUNS !== undefined
const names = [...KEPT.keys()]

/** `valid`, or the first thing that fails. */
function verdict(json: unknown, budget = 1): string {
  const result = check(json, { budget })
  return result.valid ? 'valid' : result.words.en
}

const copy = (json: AutomatonCertificate) => structuredClone(json)

type Position = readonly number[]

/** The positions that a move of a rule of counters leads to. */
function movesOf(game: string): (position: Position) => Position[] {
  if (game.includes('-= l'))
    return ([a = 0, b = 0, c = 0]) => {
      const to: Position[] = []
      for (let x = 0; x <= a; x++)
        for (let y = 0; y <= b; y++)
          for (let z = 0; z <= c; z++) {
            const changed = Number(x < a) + Number(y < b) + Number(z < c)
            if (changed === 1 || changed === 2) to.push([x, y, z])
          }
      return to
    }
  const { rules } = parse(game.replace(/^misere /, '')).game
  return (position) =>
    [...rules.moves(position.map(BigInt))].map(({ to }) => (to as bigint[]).map(Number))
}

/** The value of a position, at most 2; in misère play 0 where it is lost, else 1. */
function valueBy(game: string): (position: Position) => number {
  const moves = movesOf(game)
  const seen = new Map<string, number>()
  const misere = game.startsWith('misere ')
  const value = (position: Position): number => {
    const key = position.join()
    const before = seen.get(key)
    if (before !== undefined) return before
    const reached = new Set(moves(position).map(value))
    let found = 0
    while (reached.has(found)) found++
    if (misere) found = reached.size === 0 ? 1 : Math.min(found, 1)
    seen.set(key, found)
    return found
  }
  return value
}

const COUNTERS = [...KEPT].filter(([, { claim }]) => claim.what !== 'values')
const HEAPS = [...KEPT].filter(([, { claim }]) => claim.what === 'values')

function* positions(counters: number, last: number): Generator<Position> {
  if (counters === 0) return yield []
  for (const rest of positions(counters - 1, last))
    for (let n = 0; n <= last; n++) yield [...rest, n]
}

/** The positions, up to a number for so many counters, of which a search finds another value than is claimed. */
function differing(
  game: string,
  { automata, system }: AutomatonCertificate['claim'],
  last: readonly number[],
): string[] {
  const value = valueBy(game)
  const counters = game.replace(/;.*/, '').split(',').length
  const wrong: string[] = []
  for (const position of positions(counters, last[counters] as number))
    for (const [level, automaton] of automata.entries())
      if (accepts(automaton, position, system) !== (value(position) === level))
        wrong.push(`${position.join(' ')}, value ${level}`)
  return wrong
}

describe('a certificate of kind automaton', () => {
  /** Milliseconds of processor time; a busy machine with cold code takes several times what a check does. */
  const LIMITS: Record<string, number> = {
    maharaja: 15_000,
    'wythoff-levels': 5000,
    'wythoff-2': 2000,
    'wythoff-3': 2000,
    'wythoff-with-2-3': 5000,
  }
  test.each(names)('holds, within its time: %s', (name) => {
    const json = kept(name)
    const start = cpuTime()
    expect(verdict(json)).toBe('valid')
    expectInTime(cpuTime() - start, LIMITS[name] ?? 1000)
    expect(claimWords(json).zh).toMatch(/自动机/)
    expect(proofWords(json, 0).en).toMatch(/decided for all numbers/)
  })

  test.each(COUNTERS)('says what a search finds: %s', (_, { game, claim }) => {
    expect(differing(game, claim, [0, 0, 33, 9, 5])).toEqual([])
  })

  const evil = (t: number) => [...t.toString(2)].filter((e) => e === '1').length % 2 === 0
  const all = (n: number) => Array.from({ length: n + 1 }, (_, t) => t)
  const OPTIONS: Record<string, Parameters<typeof valuesOf>[0]> = {
    lasker: takeOptions(() => true, splitOptions([0])),
    'take-1-3-or-even': takeOptions(
      (t) => t === 1 || t === 3 || t % 2 === 0,
      (n, values, mark) =>
        splitOptions(all(n).filter((t) => t === 1 || t === 3 || (t > 0 && t % 2 === 0)))(
          n,
          values,
          mark,
        ),
    ),
    'take-4-k': takeOptions((t) => 4 ** Math.round(Math.log(t) / Math.log(4)) === t),
    'take-evil': takeOptions(evil, (n, values, mark) =>
      splitOptions(all(n).filter(evil))(n, values, mark),
    ),
    'take-even': takeOptions((t) => t % 2 === 0),
  }
  test.each(HEAPS)('says the values that the definition has: %s', (name, { claim }) => {
    const values = valuesOf(OPTIONS[name] as Parameters<typeof valuesOf>[0], 120)
    for (const [n, value] of values.entries())
      expect(
        Array.from({ length: 130 }, (_, v) => v).filter((v) =>
          accepts(claim.automata[0] as PlainAutomaton, [n, v], claim.system),
        ),
      ).toEqual([value])
  })
})

describe('a change', () => {
  const automataOf = ({ claim, proof }: AutomatonCertificate) => [
    claim.system.canonical,
    ...claim.automata,
    proof.successor,
    proof.sum,
    ...(proof.stuck ? [proof.stuck] : []),
  ]

  /** An automaton with one state, one edge or one letter changed. */
  function changed(
    { accept, next }: PlainAutomaton,
    [kind, where, what, letter]: readonly number[],
  ): PlainAutomaton {
    const state = (where as number) % Math.max(1, next.length)
    const edges = new Map<number, number>()
    const row = next[state] ?? []
    for (let i = 0; i < row.length; i += 2) edges.set(row[i] as number, row[i + 1] as number)
    const at = [...edges.keys()][(letter as number) % Math.max(1, edges.size)] ?? 0
    const to = (what as number) % (next.length + 1)
    if (kind === 0) {
      const others = accept.filter((q) => q !== state)
      const all = others.length < accept.length ? others : [...accept, state]
      return { accept: all.sort((p, q) => p - q), next }
    }
    if (kind === 1) edges.set(at, to)
    else if (kind === 2) edges.delete(at)
    else edges.set((letter as number) % 27, to)
    const changedRow = [...edges].sort(([x], [y]) => x - y).flat()
    return { accept, next: next.with(state, changedRow) }
  }

  const numbers = fc.nat({ max: 10_000 })
  const change = fc.tuple(fc.nat({ max: 3 }), numbers, numbers, numbers)
  const quick = names.filter((name) => !/maharaja|levels|2-3|evil|1-3/.test(name))

  test.each(LONG ? names : quick)('of an automaton is found: %s', (name) => {
    const json = kept(name)
    fc.assert(
      fc.property(fc.nat({ max: 10 }), change, fc.boolean(), (which, how, tidied) => {
        const other = copy(json)
        const list = automataOf(other)
        const automaton = list[which % list.length] as PlainAutomaton
        const made = changed(automaton, how)
        // in the form that the checker asks for, so that what it says is about the set
        Object.assign(automaton, tidied && inside(made) ? smallest(made) : made)
        fc.pre(JSON.stringify(other) !== JSON.stringify(json))
        expect(verdict(other)).not.toBe('valid')
      }),
      // a run of the long test asks for ten times as many
      { numRuns: LONG ? 110 : 12 },
    )
  })

  const inside = ({ next }: PlainAutomaton) =>
    next.every((row) => row.every((item, i) => i % 2 === 0 || item < next.length))

  test.each(LONG ? names : quick)(
    'of the game is found, unless the claim stays true: %s',
    (name) => {
      const json = kept(name)
      const { game, claim } = json
      const others =
        claim.what === 'values'
          ? ['take any', 'take odd', 'take even or split', 'take {1,2}', 'split', 'take 2^k', 'nim']
          : [
              game.replace('; ', '; a -= 1; '),
              game.replace('; ', '; a -= 2 where a >= 3; '),
              `${game}; ${game.startsWith('counters n') ? 'n' : 'b'} -= 2`,
              game.replace(/; [^;]*$/, ''),
              game.startsWith('misere ') ? game.slice(7) : `misere ${game}`,
            ]
      for (const other of others) {
        if (other === game || !other.includes(' ')) continue
        if (verdict({ ...json, game: other }) !== 'valid') continue
        expect(claim.what).not.toBe('values')
        expect(differing(other, claim, [0, 0, 22, 6, 4]), other).toEqual([])
      }
    },
  )

  test.each([
    [
      'the weights',
      /weights/,
      (json: AutomatonCertificate) => ({ ...json.claim.system, first: [1, 3] }),
    ],
    [
      'the recurrence',
      /weights/,
      (json: AutomatonCertificate) => ({ ...json.claim.system, recurrence: [2, 1] }),
    ],
    [
      'the digits',
      /letters|smallest|number/,
      (json: AutomatonCertificate) => ({ ...json.claim.system, digits: 3 }),
    ],
  ] as const)('of %s is found', (_, words, system) => {
    const json = kept('wythoff')
    expect(verdict({ ...json, claim: { ...json.claim, system: system(json) } })).toMatch(words)
  })

  test('of the measure is found where a move does not make the sum smaller', () => {
    const json = kept('staircase')
    const measured = (measure: number[]) => verdict({ ...json, proof: { ...json.proof, measure } })
    expect(measured([2, 3, 4])).toBe('valid')
    expect(measured([1, 1, 1])).toMatch(/^A move from 0 1 0 does not make/)
    expect(measured([1, 2])).toMatch(/one weight/)
    expect(measured([0, 0, 0])).toMatch(/does not make/)
  })

  test('of the positions without moves is found', () => {
    const json = kept('misere-wythoff')
    const { stuck: _, ...proof } = json.proof
    expect(verdict({ ...json, proof })).toMatch(/stuck exactly in misère play/)
    const none = { accept: [], next: [] }
    expect(verdict({ ...json, proof: { ...proof, stuck: none } })).toMatch(/^0 0 has no move/)
    const every = { accept: [0], next: [[0, 0, 1, 1, 2, 2, 3, 3], [], [], []] }
    expect(verdict({ ...json, proof: { ...proof, stuck: every } })).toMatch(/proof.stuck/)
  })
})

describe('a system', () => {
  /** The claim of Nim on two heaps: both are equal. */
  const nim = (b: number): AutomatonCertificate => {
    const { system, proof } = inBase(b)
    const equal = Array.from({ length: b }, (_, e) => [e + b * e, 0]).flat()
    return {
      format: 'nimber-certificate',
      version: 1,
      game: 'counters a, b; a -= k; b -= k',
      kind: 'automaton',
      claim: { what: 'losing', system, automata: [{ accept: [0], next: [equal] }] },
      proof: { ...proof, measure: [1, 1] },
    }
  }

  test.each([2, 3, 5, 10, 16])('of base %d holds', (b) => {
    expect(verdict(nim(b))).toBe('valid')
  })

  test('with a wrong sum is refused', () => {
    const json = nim(3)
    const { sum } = json.proof
    const other = { accept: [0, 1], next: sum.next }
    expect(verdict({ ...json, proof: { ...json.proof, sum: other } })).toMatch(/two sums/)
  })

  test('in which a digit is left out is one of another base', () => {
    const json = nim(3)
    const binary = nim(2)
    const system = { ...binary.claim.system, digits: 3 }
    expect(verdict({ ...json, claim: { ...json.claim, system } })).not.toBe('valid')
  })
})

describe('rules over counters', () => {
  const nim = (game: string) => verdict({ ...kept('rook-and-king'), game })
  test.each([
    ['counters a, a; a -= k', /with at most 6 names/],
    ['counters k, b; b -= k', /with at most 6 names/],
    ['counters a,b; a -= k', /with at most 6 names/],
    ['counters a, b; c -= k', /the move "c -= k"/],
    ['counters a, b; a -= k, a -= 1', /the move/],
    ['counters a, b; a -= b*k', /the move/],
    ['counters a, b; a -= k where k in squares', /squares\) are not read/],
    ['counters a, b; a -= k where k <', /the move/],
    ['counters a, b; a -= 01', /the move/],
    ['counters a, b; a -= 99999999', /the move/],
    ['counters a, b; a -= 65*b', /the move/],
    ['counters a, b; a += k; b -= k', /does not make the sum/],
    ['counters a, b; leaves (a - k, b)', /the move/],
    ['take any', /not one of counters/],
    ['counters a, b, c; a -= k', /row \d+|smallest|one weight/],
  ])('%s', (game, words) => {
    expect(nim(game)).toMatch(words)
  })

  test.each([
    ['counters a, b; a -= k where a != b; b -= k where a != b', 'a'],
    ['counters a, b; a -= k where k in {1,3} or even; b -= k where k in not {2}', 'b'],
    ['counters a, b; a -= k where 2*k <= a + b and k >= 2; b -= 1 where a - b > -3', 'c'],
    ['counters a, b; a -= k where k in 2^k; b := a - 1 where b >= a and a >= 1', 'd'],
  ])('moves are those of the rule: %s', (game) => {
    // whatever is claimed, what is said to fail does fail
    const value = valueBy(game)
    const result = nim(game)
    const [, numbers = '', left] =
      /^(?:A move leads from (\d+ \d+)|(\d+ \d+) has no move to)/.exec(result) ?? []
    const position = (numbers || left || '').split(' ').map(Number)
    expect(position.length, result).toBe(2)
    const { automata, system } = kept('rook-and-king').claim
    const claimed = (p: Position) => accepts(automata[0] as PlainAutomaton, p, system)
    const reached = movesOf(game)(position)
    expect(reached.some(claimed)).toBe(claimed(position))
    expect(value(position)).toBeGreaterThanOrEqual(0)
  })
})

describe('a file that would keep it busy', () => {
  const random = (states: number, letters: number, every: number): PlainAutomaton => {
    let x = 7
    const next = () => {
      x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) ^ (x << 7)
      return x >>> 1
    }
    const rows = Array.from({ length: states }, (_, q) =>
      Array.from({ length: letters }, (_, letter) => [
        letter,
        q + letter === 0 ? 0 : next() % states,
      ]).flat(),
    )
    return smallest({
      accept: rows.flatMap((_, q) => (next() % every === 0 ? [q] : [])),
      next: rows,
    })
  }
  const { system, proof } = inBase(2)
  const certificate = (game: string, automata: PlainAutomaton[], what: string, more: object) => ({
    format: 'nimber-certificate',
    version: 1,
    game,
    kind: 'automaton',
    claim: { what, system, automata },
    proof: { ...proof, ...more },
  })

  test.each([
    [
      'a set that is random',
      certificate('counters a, b; a -= k, b -= k', [random(200, 4, 2)], 'losing', {
        measure: [1, 1],
      }),
    ],
    [
      'many free numbers',
      certificate(
        'counters a, b, c, d; a -= k + 3*l, b -= l + 5*m, c -= m + 7*n, d -= 63*k + n',
        [random(60, 16, 2)],
        'losing',
        { measure: [1, 1, 1, 1] },
      ),
    ],
    [
      'long sums',
      certificate(
        'counters a, b, c, d; a -= k where 61*a + 59*b + 53*c + 47*d >= 43*k',
        [random(20, 16, 2)],
        'losing',
        { measure: [1, 1, 1, 1] },
      ),
    ],
    ['values at random', certificate('take any then may split', [random(150, 4, 5)], 'values', {})],
  ])('is refused within its budget: %s', (_, json) => {
    const start = cpuTime()
    expect(check(json, { budget: 0.005 }).valid).toBe(false)
    expectInTime(cpuTime() - start, 8000)
  })

  test('with more letters than it keeps is refused', () => {
    const { system, proof } = inBase(16)
    const claim = { what: 'losing', system, automata: [{ accept: [], next: [] }] }
    const game = 'counters a, b, c, d, e; a -= k'
    const json = { ...kept('wythoff'), game, claim, proof: { ...proof, measure: [1, 1, 1, 1, 1] } }
    expect(check(json)).toMatchObject({ valid: false, beyond: {} })
  })
})
