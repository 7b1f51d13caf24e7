import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Arithmetic } from '../src/automata/arithmetic.ts'
import { type Automaton, acceptsDigits, sameSet } from '../src/automata/automaton.ts'
import { digitsOf, numberOf } from '../src/automata/digits.ts'
import { minimised } from '../src/automata/minimise.ts'
import { type Numeration, weightsBelow } from '../src/automata/numeration.ts'
import { automatonOf, plainOf } from '../src/automata/plain.ts'
import { product } from '../src/automata/product.ts'
import { type Sentence, satisfying, type Term } from '../src/automata/sentence.ts'
import { SYSTEM_NAMES, systemNamed } from '../src/automata/systems.ts'
import { BeyondBounds, Work } from '../src/automata/work.ts'

const system = (name: string) => systemNamed(name) as Numeration
const logic = (name: string) => new Arithmetic(system(name), new Work())

/** A random set over some tracks: a table whose start stays on zeros, held to canonical words. */
const randomSet = (arithmetic: Arithmetic, tracks: readonly string[]) => {
  const { digits } = arithmetic.system
  const letters = digits ** tracks.length
  return fc
    .integer({ min: 1, max: 4 })
    .chain((size) =>
      fc.tuple(
        fc.array(fc.integer({ min: -1, max: size - 1 }), {
          minLength: size * letters,
          maxLength: size * letters,
        }),
        fc.array(fc.integer({ min: 0, max: 1 }), { minLength: size, maxLength: size }),
      ),
    )
    .map(([next, accepts]): Automaton => {
      const made = Int32Array.from(next)
      made[0] = 0
      return product(
        minimised({
          tracks,
          digits,
          size: accepts.length,
          next: made,
          accepts: Uint8Array.from(accepts),
        }),
        arithmetic.all(tracks),
        'and',
        arithmetic.work,
      )
    })
}

const NUMBERS = Array.from({ length: 12 }, (_, n) => BigInt(n))

describe.each(['2', 'fib', 'p2', 'pell'])('sets of numbers in system %s', (name) => {
  const arithmetic = logic(name)
  const sets = fc.tuple(
    randomSet(arithmetic, ['a', 'b']),
    randomSet(arithmetic, ['b', 'c']),
    randomSet(arithmetic, ['a', 'b']),
  )

  test('products and complements are those of the sets of their members', () => {
    fc.assert(
      fc.property(sets, ([p, q, r]) => {
        const joints = {
          and: arithmetic.and(p, q),
          or: arithmetic.or(p, q),
          without: arithmetic.join(p, q, 'without'),
          differ: arithmetic.join(p, q, 'differ'),
          not: arithmetic.not(p),
        }
        for (const a of NUMBERS)
          for (const b of NUMBERS.slice(0, 7)) {
            const x = arithmetic.holds(p, { a, b })
            expect(arithmetic.holds(joints.not, { a, b })).toBe(!x)
            for (const c of NUMBERS.slice(0, 5)) {
              const y = arithmetic.holds(q, { b, c })
              const at = { a, b, c }
              expect(arithmetic.holds(joints.and, at)).toBe(x && y)
              expect(arithmetic.holds(joints.or, at)).toBe(x || y)
              expect(arithmetic.holds(joints.without, at)).toBe(x && !y)
              expect(arithmetic.holds(joints.differ, at)).toBe(x !== y)
            }
          }
        // equal sets have equal tables, whatever they were made from
        const again = arithmetic.or(arithmetic.and(p, r), arithmetic.join(p, r, 'without'))
        expect(sameSet(again, p)).toBe(true)
        expect(sameSet(p, r)).toBe(arithmetic.join(p, r, 'differ').size === 0)
        expect(sameSet(automatonOf(plainOf(p, ['b', 'a']), ['b', 'a'], p.digits), p)).toBe(true)
      }),
      { numRuns: 8 },
    )
  })

  test('a number on a forgotten track may be longer than the others', () => {
    const { weights, most } = { weights: weightsBelow(system(name), 2000), most: 4 }
    fc.assert(
      fc.property(randomSet(arithmetic, ['a', 'b']), (set) => {
        const some = arithmetic.exists(['b'], set)
        // a shortest witness runs through no state twice before a begins
        const length = digitsOf(system(name), BigInt(most)).length + set.size
        const bound = Math.min(weights[length] ?? 2000, 2000)
        for (let a = 0n; a <= most; a++) {
          let found = false
          for (let b = 0n; b < bound && !found; b++) found = arithmetic.holds(set, { a, b })
          if (bound < 2000 || found) expect(arithmetic.holds(some, { a })).toBe(found)
        }
      }),
      { numRuns: 20 },
    )
  })

  test('a common word is in all parts, and the shortest', () => {
    fc.assert(
      fc.property(sets, ([p, q, r]) => {
        const found = arithmetic.example([{ set: p }, { set: q }, { set: r, not: true }])
        const plain = arithmetic.join(arithmetic.and(p, q), r, 'without')
        expect(found === undefined).toBe(plain.size === 0)
        if (found) expect(arithmetic.holds(plain, found)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})

describe.each([...SYSTEM_NAMES])('the system %s', (name) => {
  const own = system(name)

  test('words are canonical, in the order of numbers, and read back', () => {
    let before: number[] = []
    for (let n = 0n; n <= 10_000n; n++) {
      const word = digitsOf(own, n)
      const isCanonical = acceptsDigits(own.canonical, [word])
      const rises =
        word.length > before.length ||
        (word.length === before.length && word.join() > before.join()) ||
        n === 0n
      if (!isCanonical || !rises || numberOf(own, word) !== n) expect.fail(`${n}: ${word}`)
      before = word
    }
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 300n }), (n) => {
        const word = digitsOf(own, n)
        expect(acceptsDigits(own.canonical, [word])).toBe(true)
        expect(numberOf(own, word)).toBe(n)
      }),
      { numRuns: 20 },
    )
  })

  test('its sum is the sum of numbers up to 10 000', () => {
    const arithmetic = logic(name)
    const sum = arithmetic.linear({ x: 1, y: 1, z: -1 }, '=', 0)
    const words = Array.from({ length: 10_001 }, (_, n) => padded(digitsOf(own, BigInt(n))))
    function padded(word: readonly number[]): Uint8Array {
      const made = new Uint8Array(20)
      made.set(word, 20 - word.length)
      return made
    }
    const holds = (x: number, y: number, z: number) =>
      acceptsDigits(sum, [words[x], words[y], words[z]] as Uint8Array[])
    for (let z = 0; z <= 10_000; z++) {
      const x = (z * 7919) % (z + 1)
      if (!holds(x, z - x, z)) expect.fail(`${x} + ${z - x} is not ${z}`)
      if (holds(x, z - x, (z + 1) % 10_001)) expect.fail(`${x} + ${z - x} is ${z + 1}`)
      const [a, b] = [(z * 31) % 5000, (z * 57) % 5000]
      if (!holds(a, b, a + b)) expect.fail(`${a} + ${b} is not ${a + b}`)
    }
  })

  test('comparisons with coefficients hold exactly where they should', () => {
    const arithmetic = logic(name)
    fc.assert(
      fc.property(
        fc.integer({ min: -3, max: 3 }),
        fc.integer({ min: -2, max: 2 }),
        fc.integer({ min: -9, max: 9 }),
        (p, q, c) => {
          const equal = arithmetic.over(arithmetic.linear({ x: p, y: q }, '=', c), ['x', 'y'])
          const most = arithmetic.over(arithmetic.linear({ x: p, y: q }, '<=', c), ['x', 'y'])
          for (let x = 0; x < 25; x++)
            for (let y = 0; y < 25; y++) {
              const at = { x: BigInt(x), y: BigInt(y) }
              const sum = p * x + q * y
              if (arithmetic.holds(equal, at) !== (sum === c)) expect.fail(`${x} ${y}: not = ${c}`)
              if (arithmetic.holds(most, at) !== sum <= c) expect.fail(`${x} ${y}: not <= ${c}`)
            }
        },
      ),
      { numRuns: 6 },
    )
  })
})

describe('sentences', () => {
  const term = (text: string): Term => {
    const of: Record<string, number> = {}
    let constant = 0
    for (const part of text.split('+')) {
      const [, factor = '1', name = ''] = /^(?:(-?\d+)\*)?([a-z])$/.exec(part) ?? []
      if (name) of[name] = (of[name] ?? 0) + Number(factor)
      else constant += Number(part)
    }
    return { constant, of }
  }
  const cmp = (left: string, is: '=' | '<' | '<=' | '!=', right: string): Sentence => ({
    op: 'compare',
    is,
    left: term(left),
    right: term(right),
  })
  const all = (names: string, of: Sentence): Sentence => ({ op: 'forall', names: [...names], of })
  const some = (names: string, of: Sentence): Sentence => ({ op: 'exists', names: [...names], of })
  const both = (op: 'and' | 'or' | 'implies' | 'iff', a: Sentence, b: Sentence): Sentence => ({
    op,
    of: [a, b],
  })
  const truths: [string, boolean, Sentence][] = [
    ['addition commutes', true, all('xy', cmp('x+y', '=', 'y+x'))],
    [
      'every number is even or odd',
      true,
      all('x', some('y', both('or', cmp('x', '=', '2*y'), cmp('x', '=', '2*y+1')))),
    ],
    ['every number is even', false, all('x', some('y', cmp('x', '=', '2*y')))],
    ['there is no largest number', true, all('x', some('y', cmp('x', '<', 'y')))],
    ['there is a largest number', false, some('y', all('x', cmp('x', '<=', 'y')))],
    ['there is a least number', true, some('y', all('x', cmp('y', '<=', 'x')))],
    ['order is total', true, all('xy', both('or', cmp('x', '<=', 'y'), cmp('y', '<=', 'x')))],
    [
      'nothing lies between neighbours',
      true,
      all('x', { op: 'not', of: some('y', both('and', cmp('x', '<', 'y'), cmp('y', '<', 'x+1'))) }),
    ],
    ['something does', false, some('xy', both('and', cmp('x', '<', 'y'), cmp('y', '<', 'x+1')))],
    [
      '3 and 5 pay all from 8',
      true,
      all('n', both('implies', cmp('8', '<=', 'n'), some('xy', cmp('n', '=', '3*x+5*y')))),
    ],
    ['3 and 5 pay 7', false, some('xy', cmp('7', '=', '3*x+5*y'))],
    [
      'a bound name hides a free one',
      true,
      all('x', some('y', both('and', cmp('x', '<', 'y'), all('x', cmp('x', '<', 'x+1'))))),
    ],
    [
      'x + y = x only for 0',
      true,
      all('xy', both('iff', cmp('x+y', '=', 'x'), cmp('y', '=', '0'))),
    ],
    [
      'remainders by 3',
      true,
      all('x', some('yz', both('and', cmp('x', '=', '3*y+z'), cmp('z', '<', '3')))),
    ],
    [
      'differences of squares are no sentence, halves are',
      false,
      some('x', both('and', cmp('2*x', '=', '7'), cmp('x', '!=', '0'))),
    ],
  ]
  test.each(truths)('%s: %s', (_, truth, sentence) => {
    for (const name of ['2', 'fib', 'p2']) {
      const set = satisfying(sentence, logic(name))
      expect(set.tracks).toEqual([])
      expect(set.size > 0, name).toBe(truth)
    }
  })

  test('sets are asked about by terms', () => {
    const arithmetic = logic('2')
    const even = satisfying(some('y', cmp('x', '=', '2*y')), arithmetic)
    const named = { ...even, tracks: ['0'] }
    const asked: Sentence = { op: 'in', set: named, terms: [term('x+x+1')] }
    expect(satisfying(asked, arithmetic).size).toBe(0)
    const twice = satisfying({ op: 'in', set: named, terms: [term('3*x')] }, arithmetic)
    expect(sameSet(twice, even)).toBe(true)
  })
})

test('work ends at its bounds', () => {
  const few = new Arithmetic(system('fib'), new Work({ states: 20 }))
  expect(() => few.linear({ x: 5, y: 3, z: -7 }, '=', 0)).toThrow(BeyondBounds)
  const late = new Arithmetic(system('fib'), new Work({ seconds: 0 }))
  expect(() => late.linear({ x: 31, y: 23, z: -17 }, '=', 0)).toThrow(/seconds/)
  const wide = logic('10')
  expect(() => wide.all(['a', 'b', 'c', 'd', 'e'])).toThrow(/letters/)
})
