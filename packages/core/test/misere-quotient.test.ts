import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { misereQuotient, parse, type Quotient, relationsOf, solve, wordText } from '../src/index.ts'
import { joined } from '../src/misere/monoid.ts'
import { imageOf } from '../src/misere/quotient.ts'
import { explore } from '../src/values/search.ts'
import { heapRule, plainLosing, sumsUpTo } from './misere-sums.ts'

const quotientOf = (text: string, to?: number) => misereQuotient(heapRule(text), undefined, to)

/** Whether a quotient calls a sum losing. */
function losingBy(quotient: Quotient, heaps: readonly bigint[]): boolean {
  const { monoid } = quotient
  const element = heaps.reduce((x, h) => monoid.times(x, imageOf(quotient, h) as number), 0)
  return quotient.isLosing(element)
}

describe('published quotients', () => {
  test.each([
    ['octal 0.77', 40, 9, 12, 71],
    ['octal 0.123', 20, 5, 5, 5],
    ['octal 0.75', 8, 2, 2, 8],
    ['octal 0.71', 36, 9, 6, 3],
    ['octal 0.15', 42, 12, 10, 66],
  ])('%s has order %i', (text, order, size, length, from) => {
    const { status, monoid, losing, period, heaps } = quotientOf(text)
    expect([status, monoid.order, losing.length]).toEqual(['complete', order, size])
    expect(period).toEqual({ length, from, saltus: 0 })
    expect(heaps).toBeGreaterThanOrEqual(from + length)
  })

  // T. E. Plambeck, A. N. Siegel (2008): Dawson's Chess to heap 26
  test.each([
    [12, 12],
    [23, 24],
    [24, 144],
    [26, 176],
  ])('0.137 to heap %i has order %i', (to, order) => {
    const { status, heaps, monoid } = quotientOf('octal 0.137', to)
    if (heaps === to) expect([status, monoid.order]).toEqual(['partial', order])
    else expect(heaps).toBeGreaterThan(to)
  })

  test('taking games have the quotients of Nim', () => {
    const orders = ['take {1}', 'take {1,2}', 'take {1,3,4}', 'take 1..7'].map(
      (text) => quotientOf(text).monoid.order,
    )
    expect(orders).toEqual([2, 6, 6, 10])
  })

  test('a rule without moves has one element, and none is losing', () => {
    expect(quotientOf('octal 0.0')).toMatchObject({
      status: 'complete',
      losing: [],
      generators: [],
    })
  })

  test('0.75 is presented as a researcher would', () => {
    const { monoid, generators, losing } = quotientOf('octal 0.75')
    expect(generators).toEqual([1, 2, 5])
    const relations = relationsOf(monoid).map((pair) => pair.map(wordText).join(' = '))
    expect(relations).toEqual(
      ['a² = 1', 'bc = ab', 'c² = b²', 'b³ = b', 'b²c = ab²'].filter((r) => relations.includes(r)),
    )
    expect(losing.map((x) => wordText(monoid.words[x] as number[]))).toEqual(['a', 'b²'])
  })
})

describe('outcomes by the quotient equal plain search', () => {
  test('for all sums of Kayles with up to 26 stones', () => {
    const url = new URL('truth/misere_kayles_P_total26.txt', import.meta.url)
    const listed = readFileSync(url, 'utf8')
      .split('\n')
      .filter((line) => /^\d/.test(line))
    const quotient = quotientOf('octal 0.77')
    const found = sumsUpTo(26).filter((heaps) => losingBy(quotient, heaps))
    const text = (heaps: readonly bigint[]) =>
      heaps
        .map(Number)
        .sort((a, b) => b - a)
        .join(' ')
    expect(found.map(text).sort()).toEqual(listed.sort())
    expect(found.length).toBeGreaterThan(1000)
  })

  test.each([
    'octal 0.77',
    'octal 0.123',
    'octal 0.75',
    'octal 0.71',
    'octal 0.15',
    'octal 0.53',
    'octal 0.72',
    'octal 0.144',
    'octal 4.56',
    'split',
    'take {1,2} or split',
    'take {2} then may split',
    'hex 0.33A',
  ])('%s', (text) => {
    const quotient = misereQuotient(heapRule(text), { table: 0, search: 1_000_000 })
    const losing = plainLosing(text)
    for (const heaps of sumsUpTo(15, quotient.heaps))
      expect(losingBy(quotient, heaps), `${text}: ${heaps}`).toBe(losing(heaps))
  })

  test('any code, as far as it gets', () => {
    const digit = fc.integer({ min: 0, max: 7 })
    const code = fc.tuple(fc.constantFrom(0, 4), fc.array(digit, { minLength: 1, maxLength: 3 }))
    fc.assert(
      fc.property(code, ([before, digits]) => {
        const text = `octal ${before}.${digits.join('')}`
        const quotient = misereQuotient(heapRule(text), { table: 0, search: 200_000 }, 13)
        const losing = plainLosing(text)
        for (const heaps of sumsUpTo(13, quotient.heaps))
          if (losingBy(quotient, heaps) !== losing(heaps)) expect.fail(`${text}: ${heaps}`)
      }),
      { numRuns: 60 },
    )
  })

  test('rules that take sets which have no end', () => {
    for (const text of ['take any or split', 'take 2^k then may split', 'take 1..n/2']) {
      const quotient = quotientOf(text, 11)
      expect(quotient).toMatchObject({ status: 'partial', heaps: 11 })
      const losing = plainLosing(text)
      for (const heaps of sumsUpTo(12, 11))
        expect(losingBy(quotient, heaps), `${text}: ${heaps}`).toBe(losing(heaps))
    }
  })
})

describe('the monoid of a quotient', () => {
  test.each(['octal 0.77', 'octal 0.123', 'octal 0.137'])(
    'of %s is commutative and reduced',
    (text) => {
      const { monoid, isLosing } = quotientOf(text, 23)
      const { order } = monoid
      const all = Array.from({ length: order }, (_, x) => x)
      const rows = new Set<string>()
      for (const a of all) {
        expect(monoid.times(a, 0)).toBe(a)
        rows.add(all.map((b) => Number(isLosing(monoid.times(a, b)))).join(''))
        for (const b of all) {
          expect(monoid.times(a, b)).toBe(monoid.times(b, a))
          expect(monoid.times(monoid.times(a, b), b)).toBe(monoid.times(a, monoid.times(b, b)))
          const word = joined(monoid.words[a] as number[], monoid.words[b] as number[])
          expect(monoid.evaluate(word)).toBe(monoid.times(a, b))
        }
      }
      expect(rows.size).toBe(order)
    },
  )

  test('is defined by its relations', () => {
    const { monoid } = quotientOf('octal 0.77')
    const relations = relationsOf(monoid)
    for (const [word, least] of relations) {
      expect(monoid.evaluate(word)).toBe(monoid.evaluate(least))
      expect(monoid.words).toContainEqual(least)
      expect(monoid.words).not.toContainEqual(word)
    }
    // words that no relation rewrites are the elements
    const divides = (one: readonly number[], other: readonly number[]) =>
      one.every((k, i) => k <= (other[i] as number))
    const open = [new Array<number>(monoid.generators).fill(0)]
    const irreducible = new Set<string>()
    for (let word = open.pop(); word; word = open.pop()) {
      const current = word
      if (irreducible.has(`${word}`) || relations.some(([left]) => divides(left, current))) continue
      irreducible.add(`${word}`)
      for (let i = 0; i < monoid.generators; i++) open.push(word.with(i, (word[i] as number) + 1))
    }
    expect(irreducible.size).toBe(40)
  })
})

describe('solve', () => {
  /** Too little for any search, so that the quotient, which is known already, decides. */
  const tiny = { table: 0, search: 60 }

  test.each(['octal 0.77', 'octal 0.75', 'octal 4.56', 'hex 0.33A'])(
    'gives all winning moves of misere %s',
    (text) => {
      quotientOf(text)
      const { game } = parse(`misere ${text}`)
      const positions = [...sumsUpTo(14), [9n, 0n, 9n], [20n], [17n, 4n]]
      const truth = explore(game, positions, { table: 0, search: 30_000_000 })
      const list = (moves: Iterable<{ text: { en: string }; to: unknown }>) =>
        [...moves].map((m) => `${m.text.en} => ${game.rules.print(m.to)}`).sort()
      let byQuotient = 0
      for (const position of positions) {
        const verdict = solve(game, position, tiny)
        expect(verdict.outcome).toBe(truth.outcome(position))
        const winning = truth.movesWhere(position, (to) => truth.outcome(to) === 'P')
        expect(list(verdict.winning)).toEqual(list(winning))
        if (verdict.evidence.kind === 'theorem') byQuotient++
      }
      expect(byQuotient).toBeGreaterThan(100)
    },
  )

  test('decides positions of any size at once', () => {
    const { game } = parse('misere octal 0.77')
    const position = [10n ** 18n, 10n ** 18n + 5n, 77n]
    const { outcome, winning, evidence } = solve(game, position)
    expect(outcome).toBe('N')
    expect(evidence).toMatchObject({
      kind: 'theorem',
      name: { en: expect.stringMatching(/order 40/) },
    })
    let tried = 0
    for (const move of winning) {
      expect(solve(game, move.to).outcome).toBe('P')
      if (++tried === 50) break
    }
    expect(tried).toBeGreaterThan(0)
    expect(winning.count).toBeGreaterThan(0n)
  })

  test('counts the moves of large heaps like one by one', () => {
    const { game } = parse('misere octal 0.77')
    for (const position of [[500n], [499n, 77n], [321n, 322n]]) {
      const { winning } = solve(game, position)
      let count = 0n
      for (const move of game.rules.moves(position))
        if (solve(game, move.to).outcome === 'P') count++
      expect(winning.count, `${position}`).toBe(count)
    }
  })

  test('says how far it got where nothing decides', () => {
    const { game } = parse('misere octal 0.137')
    expect(() => solve(game, [90n, 80n, 70n], { table: 0, search: 200_000 })).toThrow(
      /quotient was found for heaps up to \d+ only/,
    )
  })
})
