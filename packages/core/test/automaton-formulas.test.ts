import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AutomatonCertificate } from '../src/certify/certificate.ts'
import { evaluate } from '../src/formula/evaluate.ts'
import { formulaToJson } from '../src/formula/json.ts'
import {
  and,
  atMost,
  automaton,
  cases,
  div,
  equal,
  type Formula,
  floorPhi,
  formula,
  highbit,
  isFib,
  less,
  lowbit,
  max,
  min,
  minus,
  mod,
  not,
  or,
  periodicAfter,
  plus,
  popcount,
  smallestPart,
  times,
  unequal,
  xor,
} from '../src/formula/tree.ts'
import { check, claimWords, discover, parse } from '../src/index.ts'
import { accepts, kept } from './certificates/automata.ts'

const withFormula = (json: AutomatonCertificate, f: Formula): AutomatonCertificate => ({
  ...json,
  claim: { ...json.claim, formula: JSON.parse(JSON.stringify(formulaToJson(f))) },
})

/** `valid`, or the first thing that fails. */
function verdict(json: unknown, budget = 1): string {
  const result = check(json, { budget })
  return result.valid ? 'valid' : result.words.en
}

const pair = (low: Formula, high: Formula) => equal(low, floorPhi(minus(high, low)))
const [smaller, larger] = [min('a', 'b'), max('a', 'b')]

describe('a formula that says what the automaton says is confirmed', () => {
  test.each([
    ['wythoff', pair(smaller, larger)],
    ['ho', pair(smaller, larger)],
    [
      'wythoff',
      or(
        and(atMost('a', 'b'), pair(formula('a'), formula('b'))),
        and(less('b', 'a'), pair(formula('b'), formula('a'))),
      ),
    ],
    ['wythoff-levels', pair(smaller, larger)],
    ['lasker', periodicAfter('n', [0], [1, 2, 4, 3], 4)],
    [
      'lasker',
      cases(
        [
          [equal('n', 0), 0],
          [equal(mod('n', 4), 3), plus('n', 1)],
          [equal(mod('n', 4), 0), minus('n', 1)],
        ],
        'n',
      ),
    ],
    ['take-even', div('n', 2)],
    ['take-even', minus('n', minus('n', div('n', 2)))],
    ['fibonacci-nim', or(equal('n', 0), less('l', smallestPart('n')))],
    ['fibonacci-nim', or(not('n'), not(atMost(smallestPart('n'), 'l')))],
    ['nim-4', equal(xor('a', xor('b', xor('c', 'd'))), 0)],
    ['nim-4', equal(xor('a', 'b'), xor('d', 'c'))],
  ] as const)('%s', (name, f) => {
    const json = kept(name)
    expect(verdict(withFormula(json, f))).toBe('valid')
    expect(verdict(withFormula(json, not(f)))).toMatch(/^The (formula holds|automaton accepts)/)
  })

  test('as a discovery writes it', () => {
    const { certificate, formula: shown } = discover(parse('wythoff').game)
    expect(certificate?.claim).toMatchObject({ formula: formulaToJson(shown as Formula) })
    const text = JSON.stringify(certificate)
    expect(text.length).toBeLessThan(1024)
    expect(verdict(JSON.parse(text))).toBe('valid')
    const other = text.replace('"floorPhi"', '"zeckendorf"')
    expect(verdict(JSON.parse(other))).toMatch(/^The formula holds for/)
  })

  test('or as a theorem states it, by other names', () => {
    const text = 'counters n, l; n -= k, l := 2*k where k <= l'
    const { certificate, formula: shown } = discover(parse(text).game)
    expect(shown).toEqual(or(equal('n', 0), less('l', smallestPart('n'))))
    expect(certificate?.claim).toMatchObject({ formula: formulaToJson(shown as Formula) })
    expect(verdict(JSON.parse(JSON.stringify(certificate)))).toBe('valid')
  })
})

describe('a formula of the number with which a game begins', () => {
  const json = kept('fibonacci-nim')
  const started = (f: Formula, start: unknown) => {
    const { claim, ...rest } = withFormula(json, f)
    return verdict({ ...rest, claim: { ...claim, start } })
  }

  test('is confirmed, and no other', () => {
    expect(started(isFib('n'), [1])).toBe('valid')
    expect(started(isFib('n'), [0])).toMatch(/^The formula holds for 1 \(n\)/)
    expect(started(isFib(plus('n', 1)), [1])).toMatch(/^The (formula|automaton)/)
    expect(started(equal('l', 0), [1])).toMatch(/name must be one of n/)
  })

  test('is said with how the game begins', () => {
    const words = claimWords(kept('fibonacci-nim-start'))
    expect(words.en).toMatch(
      /^losing at the start \(limit = n − 1\) exactly when n is a Fibonacci number; /,
    )
    expect(words.zh).toMatch(/^开局（limit = n − 1）时，恰在 n 是斐波那契数 时必败；/)
    expect(claimWords(kept('wythoff-formula')).en).toMatch(/^losing exactly when min\(a, b\) = /)
  })

  test('has a number for each other counter', () => {
    for (const start of [[], [1, 1]]) expect(started(isFib('n'), start)).toMatch(/for each counter/)
    expect(started(isFib('n'), [-1])).toMatch(/integer from 0 on/)
    expect(verdict({ ...json, claim: { ...json.claim, start: [1] } })).toMatch(/and a formula/)
  })
})

describe('what cannot be confirmed is refused', () => {
  test.each([
    ['lasker', popcount('n'), /does not know "popcount"/],
    ['lasker', times('n', 'n'), /multiplies/],
    ['lasker', floorPhi('n'), /⌊xφ⌋ is not read/],
    ['wythoff', xor('a', 'b'), /xor is not read/],
    ['wythoff', lowbit('a'), /lowbit is not read/],
    ['wythoff-2', floorPhi('a'), /⌊xφ⌋ is not read/],
    ['lasker', div(minus('n', 1), 2), /negative/],
    ['lasker', minus('n', 1), /negative/],
    ['lasker', formula('a'), /name must be one of n/],
    ['lasker', div('n', 'n'), /divisor/],
    ['lasker', times(70_000, times(70_000, 'n')), /too large/],
  ] as const)('%s', (name, f, words) => {
    expect(verdict(withFormula(kept(name), f))).toMatch(words)
  })

  test.each([
    [null, /does not know/],
    [{ op: '+', of: [{ op: 'var', name: 'n' }] }, /must list 2/],
    [{ op: 'int', value: 3 }, /too large/],
    [{ op: 'var', name: 'n', more: 1 }, /not to have "more"/],
    [
      { op: 'automaton', of: [{ op: 'var', name: 'n' }], next: [[0, 1]], values: [0] },
      /no automaton/,
    ],
  ])('%j', (json, words) => {
    const { claim, ...rest } = kept('lasker')
    expect(verdict({ ...rest, claim: { ...claim, formula: json } })).toMatch(words)
  })

  test('a formula that is too deep', () => {
    let f: Formula = formula('n')
    for (let i = 0; i < 200; i++) f = plus(f, 0)
    expect(verdict(withFormula(kept('lasker'), f))).toMatch(/levels deep/)
  })
})

describe('formulas at random are what they evaluate to', () => {
  const formulas = (names: readonly string[], extra: readonly ((x: Formula) => Formula)[]) =>
    fc.letrec<{ number: Formula; condition: Formula }>((tie) => {
      const two = fc.tuple(tie('number'), tie('number'))
      const both = fc.tuple(tie('condition'), tie('condition'))
      const some = <T>(...list: readonly [T, ...T[]]) => fc.constantFrom(...list)
      const divisor = fc.integer({ min: 1, max: 7 })
      return {
        number: fc.oneof(
          { depthSize: 'small', withCrossShrink: true },
          fc.oneof(
            fc.constantFrom(...names).map(formula),
            fc.integer({ min: 0, max: 9 }).map(formula),
          ),
          fc.tuple(some(plus, minus, min, max), two).map(([op, [x, y]]) => op(x, y)),
          fc.tuple(some(div, mod), tie('number'), divisor).map(([op, x, d]) => op(x, d)),
          fc.tuple(divisor, tie('number')).map(([c, x]) => times(c, x)),
          fc.tuple(some(and, or), both).map(([op, [x, y]]) => op(x, y)),
          fc.tuple(tie('condition'), two).map(([c, [x, y]]) => cases([[c, x]], y)),
          fc
            .tuple(
              tie('number'),
              fc.array(fc.integer({ min: -2, max: 9 }), { minLength: 1, maxLength: 5 }),
            )
            .map(([x, [head = 0, ...list]]) =>
              periodicAfter(x, list.slice(2), [head, ...list.slice(0, 2)], list.length),
            ),
          fc.tuple(fc.constantFrom(...extra), tie('number')).map(([op, x]) => op(x)),
        ),
        condition: fc.oneof(
          { depthSize: 'small' },
          fc.tuple(some(equal, unequal, less, atMost), two).map(([op, [x, y]]) => op(x, y)),
          fc.tuple(some(and, or), both).map(([op, [x, y]]) => op(x, y)),
          tie('condition').map(not),
        ),
      }
    })

  const parity: (x: Formula) => Formula = (x) =>
    automaton(
      x,
      [
        [0, 1],
        [1, 2],
        [2, 0],
      ],
      [4, 1, 0],
    )
  const binary = [lowbit, highbit, parity, (x: Formula) => xor(x, 'n')]
  const golden = [floorPhi, smallestPart, isFib]

  test.each([
    ['values, base 2', 'lasker', ['n'], binary, 'number'],
    ['lost positions, base 2', 'rook-and-king', ['a', 'b'], binary.slice(0, 3), 'condition'],
    ['lost positions, Zeckendorf', 'wythoff', ['a', 'b'], golden, 'condition'],
  ] as const)('%s', (_, name, names, extra, kind) => {
    const json = kept(name)
    const { automata, system } = json.claim
    const seen = { confirmed: 0, refuted: 0, open: 0 }
    fc.assert(
      fc.property(formulas(names, extra)[kind], (f) => {
        // what takes long is left open
        const said = verdict(withFormula(json, f), 0.002)
        const at = (numbers: readonly number[]) =>
          evaluate(f, {
            vars: Object.fromEntries(names.map((v, i) => [v, BigInt(numbers[i] ?? 0)])),
          })
        const [, holds, list = ''] =
          /^The (formula holds for|automaton accepts) ([\d ]+) \(/.exec(said) ?? []
        const numbers = list.split(' ').map(Number)
        const value = kind === 'number' ? BigInt(numbers[1] ?? 0) : undefined
        const isSo = () => (value === undefined ? at(numbers) !== 0n : at(numbers) === value)
        if (holds) {
          seen.refuted++
          expect(isSo(), said).toBe(holds.startsWith('formula'))
          const [automatonOf] = automata
          expect(automatonOf && accepts(automatonOf, numbers, system)).toBe(!isSo())
        } else if (said === 'valid') {
          seen.confirmed++
          for (let n = 0; n < 60; n++)
            for (let m = 0; m < 20; m++) {
              const claimed = automata[0] && accepts(automata[0], [n, m], system)
              expect(kind === 'number' ? at([n]) === BigInt(m) : at([n, m]) !== 0n).toBe(claimed)
            }
        } else {
          seen.open++
          expect(said).toMatch(/cannot be confirmed|not read|more than the check may/)
        }
      }),
      { numRuns: 25 },
    )
    expect(seen.refuted).toBeGreaterThan(8)
  })
})
