import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDyadic,
  compareDyadic,
  type Dyadic,
  dyadic,
  printDyadic,
  subtractDyadic,
} from '../src/arith/dyadic.ts'
import { type Form, Forms } from '../src/forms/forms.ts'
import { incentives } from '../src/forms/incentives.ts'
import { thermographOf } from '../src/forms/thermograph.ts'
import { type Wall, wallAt } from '../src/forms/wall.ts'
import { read } from './forms-reader.ts'

const forms = new Forms()
const leaf = fc
  .tuple(fc.integer({ min: -8, max: 8 }), fc.nat(1), fc.integer({ min: -2, max: 2 }), fc.nat(2))
  .map(([n, k, ups, nim]) =>
    forms.simple(dyadic(n, k), n % 2 === 0 ? ups : 0, n % 3 === 0 ? nim : 0),
  )
const games = (depth: number): fc.Arbitrary<Form> => {
  if (depth === 0) return leaf
  const options = fc.array(games(depth - 1), { minLength: 1, maxLength: 2 })
  const made = fc.tuple(options, options).map(([left, right]) => forms.make(left, right))
  return fc.oneof({ weight: 1, arbitrary: leaf }, { weight: 4, arbitrary: made })
}

/** Walls of a form over half integers with three moves bend at multiples of 1/16. */
const FINE = 4
const isInteger = (g: Form) => forms.asNumber(g)?.exponent === 0

/**
 * Cooling by its definition: the game in which every move costs t, until at some lower tax the
 * game was infinitesimally close to a number, which it then is for ever.
 */
class Cooling {
  private readonly known = new Map<string, Form>()

  at(g: Form, step: number): Form {
    const key = `${g} ${step}`
    const cooled = this.known.get(key) ?? this.cool(g, step)
    this.known.set(key, cooled)
    return cooled
  }

  private cool(g: Form, step: number): Form {
    if (forms.asNumber(g) !== undefined) return g
    if (step > 0) {
      const before = this.at(g, step - 1)
      const stop = forms.leftStop(before)
      if (compareDyadic(stop, forms.rightStop(before)) === 0) return forms.number(stop)
    }
    const tax = forms.number(dyadic(step, FINE))
    return forms.make(
      forms.left(g).map((l) => forms.subtract(this.at(l, step), tax)),
      forms.right(g).map((r) => forms.add(this.at(r, step), tax)),
    )
  }
}

/** The stops of a form under a tax that may be negative, tax by tax from −1: only integers stop play. */
class Taxed {
  private readonly known = new Map<string, readonly [Dyadic, Dyadic]>()

  at(g: Form, step: number): readonly [Dyadic, Dyadic] {
    const key = `${g} ${step}`
    const stops = this.known.get(key) ?? this.stops(g, step)
    this.known.set(key, stops)
    return stops
  }

  private stops(g: Form, step: number): readonly [Dyadic, Dyadic] {
    const integer = forms.asNumber(g)
    if (integer !== undefined && isInteger(g)) return [integer, integer]
    if (step > -(2 ** FINE)) {
      const [left, right] = this.at(g, step - 1)
      if (compareDyadic(left, right) === 0) return [left, right]
    }
    const tax = dyadic(step, FINE)
    const extreme = (list: Dyadic[], sign: number) =>
      list.sort((a, b) => sign * compareDyadic(a, b))[0] as Dyadic
    const left = extreme(
      forms.left(g).map((l) => subtractDyadic(this.at(l, step)[1], tax)),
      -1,
    )
    const right = extreme(
      forms.right(g).map((r) => addDyadic(this.at(r, step)[0], tax)),
      1,
    )
    return [left, right]
  }
}

const wallText = (wall: Wall) =>
  wall.map(({ value, at }) => `${printDyadic(value)}@${printDyadic(at)}`).join(' ')

describe('thermographs', () => {
  test('are the stops of the cooled game', () => {
    const cooling = new Cooling()
    fc.assert(
      fc.property(games(2), (g) => {
        const { left, right, mean, temperature } = thermographOf(forms, g)
        for (let step = 0; step <= 2 ** FINE * 10; step += 3) {
          const [t, cooled] = [dyadic(step, FINE), cooling.at(g, step)]
          expect(printDyadic(wallAt(left, t))).toBe(printDyadic(forms.leftStop(cooled)))
          expect(printDyadic(wallAt(right, t))).toBe(printDyadic(forms.rightStop(cooled)))
          if (compareDyadic(t, temperature) > 0) expect(forms.asNumber(cooled)).toEqual(mean)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('go down to a tax of −1', () => {
    const taxed = new Taxed()
    fc.assert(
      fc.property(games(2), (g) => {
        const { left, right } = thermographOf(forms, g)
        for (let step = -(2 ** FINE); step <= 2 ** FINE; step++) {
          const [l, r] = taxed.at(g, step)
          expect(wallAt(left, dyadic(step, FINE))).toEqual(l)
          expect(wallAt(right, dyadic(step, FINE))).toEqual(r)
        }
      }),
    )
  })

  test('of numbers with ups and nim-heaps are those of their options', () => {
    const taxed = new Taxed()
    for (const [n, k] of [
      [0, 0],
      [3, 0],
      [1, 1],
      [-3, 2],
      [5, 3],
    ] as const)
      for (let ups = -4; ups <= 4; ups++)
        for (let nim = 0; nim <= 4; nim++) {
          const g = forms.simple(dyadic(n, k), ups, nim)
          const { left, right } = thermographOf(forms, g)
          for (let step = -(2 ** FINE); step <= 4; step++) {
            const t = dyadic(step, FINE)
            expect([wallAt(left, t), wallAt(right, t)]).toEqual(taxed.at(g, step))
          }
        }
  })

  test('have means that add, and temperatures that do not rise', () => {
    fc.assert(
      fc.property(games(2), games(1), (g, h) => {
        const [a, b, c] = [g, h, forms.add(g, h)].map((x) => thermographOf(forms, x))
        if (a === undefined || b === undefined || c === undefined) return
        expect(c.mean).toEqual(addDyadic(a.mean, b.mean))
        const hotter = compareDyadic(a.temperature, b.temperature) > 0 ? a : b
        expect(compareDyadic(c.temperature, hotter.temperature)).toBeLessThanOrEqual(0)
      }),
    )
  })

  test('of large numbers and deep forms cost little', () => {
    const value = dyadic(3n ** 100n, 300)
    const { mean, temperature, left } = thermographOf(forms, forms.number(value))
    expect([mean, temperature]).toEqual([value, dyadic(-1, 300)])
    expect(left.length).toBeGreaterThan(50)
    let g = forms.simple(dyadic(0), 0, 2)
    for (let i = 10_000; i > 0; i--) {
      const threat = forms.number(dyadic(i % 2 === 0 ? 10_000 + i : -10_000 - i))
      g = i % 2 === 0 ? forms.make([threat], [g]) : forms.make([g], [threat])
    }
    expect(forms.nodes(g)).toBeGreaterThan(20_000n)
    expect(thermographOf(forms, g).left.length).toBeLessThan(10)
    expect(() => thermographOf(forms, forms.number(dyadic(1, 100_000)))).toThrow(/too many bends/)
    const ups = forms.simple(dyadic(10n ** 20n), 10 ** 12, 10 ** 12)
    expect(wallText(thermographOf(forms, ups).left)).toBe(`${10n ** 20n + 1n}@-1 ${10n ** 20n}@0`)
  })
})

describe('incentives', () => {
  const named = (text: string) => {
    const { left, right } = incentives(forms, read(forms, text))
    return [left, right]
  }
  test('of well known games', () => {
    const all = (...texts: string[]) => texts.map((text) => read(forms, text))
    expect(named('0')).toEqual([[], []])
    expect(named('3')).toEqual([all('-1'), []])
    expect(named('1/4')).toEqual([all('-1/4'), all('-1/4')])
    expect(named('*')).toEqual([all('*'), all('*')])
    expect(named('^')).toEqual([all('v'), all('^*')])
    expect(named('{1|-1}')).toEqual([all('{2|0}'), all('{2|0}')])
  })

  test('are what moves gain, without those that others exceed', () => {
    fc.assert(
      fc.property(games(2), (g) => {
        const { left } = incentives(forms, g)
        const { right } = incentives(forms, forms.negate(g))
        expect(new Set(right)).toEqual(new Set(left))
        const all = forms.left(g).map((l) => forms.subtract(l, g))
        for (const gain of all) expect(left.some((other) => forms.atMost(gain, other))).toBe(true)
        for (const gain of left)
          for (const other of left) expect(gain !== other && forms.atMost(gain, other)).toBe(false)
      }),
    )
  })
})
