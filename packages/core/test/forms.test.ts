import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Dyadic, dyadic, printDyadic } from '../src/arith/dyadic.ts'
import { atomicWeight } from '../src/forms/atomic-weight.ts'
import { type Form, Forms } from '../src/forms/forms.ts'
import { BeyondBudget } from '../src/model/errors.ts'
import { read } from './forms-reader.ts'

/** A game as braces, with nothing known about it. */
interface Tree {
  readonly left: readonly Tree[]
  readonly right: readonly Tree[]
}

/** The definition: G ≤ H unless some G^L ≥ H or some H^R ≤ G. */
const isAtMost = (g: Tree, h: Tree): boolean =>
  !g.left.some((l) => isAtMost(h, l)) && !h.right.some((r) => isAtMost(r, g))

const treeOf = (forms: Forms, g: Form): Tree => ({
  left: forms.left(g).map((l) => treeOf(forms, l)),
  right: forms.right(g).map((r) => treeOf(forms, r)),
})

const formOf = (forms: Forms, { left, right }: Tree): Form =>
  forms.make(
    left.map((l) => formOf(forms, l)),
    right.map((r) => formOf(forms, r)),
  )

const nothing: Tree = { left: [], right: [] }
const trees = (depth: number): fc.Arbitrary<Tree> => {
  if (depth === 0) return fc.constant(nothing)
  const options = fc.array(trees(depth - 1), { maxLength: depth > 2 ? 2 : 3 })
  return fc.record({ left: options, right: options })
}
const forms = new Forms()
/** Forms of random games, among them simple ones, so that hot, cold and infinitesimal ones meet. */
const leaf = fc
  .tuple(fc.integer({ min: -6, max: 6 }), fc.nat(2), fc.integer({ min: -2, max: 2 }), fc.nat(3))
  .map(([n, k, ups, nim]) => forms.simple(dyadic(n, k), ups, nim))
const someForms = (depth: number): fc.Arbitrary<Form> => {
  if (depth === 0) return leaf
  const options = fc.array(someForms(depth - 1), { minLength: 1, maxLength: 2 })
  const made = fc.tuple(options, options).map(([left, right]) => forms.make(left, right))
  return fc.oneof({ weight: 1, arbitrary: leaf }, { weight: 4, arbitrary: made })
}
const form = someForms(2)

const check = <T extends [unknown, ...unknown[]]>(
  ...args: [...{ [K in keyof T]: fc.Arbitrary<T[K]> }, (...values: T) => void]
) => {
  const law = args.pop() as (...values: T) => void
  const property = fc.property(fc.tuple(...(args as fc.Arbitrary<unknown>[])), (values) =>
    law(...(values as T)),
  )
  fc.assert(property)
}

describe('against the definition', () => {
  test('order', () => {
    check<[Tree, Tree]>(trees(3), trees(3), (g, h) => {
      const [a, b] = [formOf(forms, g), formOf(forms, h)]
      expect(forms.atMost(a, b)).toBe(isAtMost(g, h))
      expect(a === b).toBe(isAtMost(g, h) && isAtMost(h, g))
    })
  })

  test('a canonical form is equal to its game and has no dominated or reversible option', () => {
    check<[Tree]>(trees(3), (tree) => {
      const g = formOf(forms, tree)
      const canonical = treeOf(forms, g)
      expect(isAtMost(tree, canonical) && isAtMost(canonical, tree)).toBe(true)
      const { left, right } = canonical
      for (const l of left) {
        for (const other of left) expect(l !== other && isAtMost(l, other)).toBe(false)
        for (const answer of l.right) expect(isAtMost(answer, canonical)).toBe(false)
      }
      for (const r of right) {
        for (const other of right) expect(r !== other && isAtMost(other, r)).toBe(false)
        for (const answer of r.left) expect(isAtMost(canonical, answer)).toBe(false)
      }
      expect(formOf(forms, canonical)).toBe(g)
    })
  })

  test('dominated and reversible options that are planted go away', () => {
    check<[Form, Form, Form, Form]>(form, form, form, form, (g, a, b, c) => {
      const [left, right] = [[...forms.left(g)], [...forms.right(g)]]
      // an option that is at most another, and one with an answer that is at most the game
      const worse = forms.make([], [a, ...left.slice(0, 1)])
      if (left.some((l) => forms.atMost(worse, l))) left.push(worse)
      const through = forms.make([], [g, b])
      if (forms.atMost(through, g) && forms.left(through).every((l) => !forms.atMost(g, l)))
        left.unshift(forms.make([c], [through]))
      const throughRight = forms.make([g, b], [])
      if (
        forms.atMost(g, throughRight) &&
        forms.right(throughRight).every((r) => !forms.atMost(r, g))
      )
        right.push(forms.make([throughRight], [c]))
      expect(forms.make(left, right)).toBe(g)
    })
  })

  test('the options of a simple form are those of its sum', () => {
    for (const [n, k, ups, nim] of [
      [0, 0, 1, 1],
      [3, 1, -1, 1],
      [-2, 0, 4, 3],
      [1, 2, -3, 0],
      [5, 0, 0, 4],
    ] as const) {
      const g = forms.simple(dyadic(n, k), ups, nim)
      const up = forms.make([forms.zero], [forms.make([forms.zero], [forms.zero])])
      let sum = forms.number(dyadic(n, k))
      for (let i = 0; i < Math.abs(ups); i++) sum = forms.add(sum, ups > 0 ? up : forms.negate(up))
      const heaps: Form[] = []
      for (let i = 0; i <= nim; i++) heaps.push(forms.make(heaps, heaps))
      sum = forms.add(sum, heaps[nim] ?? forms.zero)
      expect(sum).toBe(g)
      expect(forms.make(forms.left(g), forms.right(g))).toBe(g)
    }
  })
})

describe('laws', () => {
  test('sums are a group', () => {
    check<[Form, Form, Form]>(form, form, form, (g, h, k) => {
      expect(forms.add(g, h)).toBe(forms.add(h, g))
      expect(forms.add(forms.add(g, h), k)).toBe(forms.add(g, forms.add(h, k)))
      expect(forms.sum([g, h, k])).toBe(forms.add(forms.add(g, h), k))
      expect(forms.add(g, forms.zero)).toBe(g)
      expect(forms.add(g, forms.negate(g))).toBe(forms.zero)
      expect(forms.subtract(forms.add(g, h), h)).toBe(g)
      expect(forms.negate(forms.negate(g))).toBe(g)
    })
  })

  test('a sum has the options of a sum', () => {
    check<[Form, Form]>(form, form, (g, h) => {
      const options = (of: (g: Form) => readonly Form[]) => [
        ...of(g).map((option) => forms.add(option, h)),
        ...of(h).map((option) => forms.add(g, option)),
      ]
      const left = options((x) => forms.left(x))
      expect(
        forms.make(
          left,
          options((x) => forms.right(x)),
        ),
      ).toBe(forms.add(g, h))
    })
  })

  test('the order is one, and sums keep it', () => {
    check<[Form, Form, Form]>(form, form, form, (g, h, k) => {
      const relation = forms.compare(g, h)
      const difference = forms.outcome(forms.subtract(g, h))
      expect(difference).toBe({ '>': 'L', '<': 'R', '=': 'P', '||': 'N' }[relation])
      expect(forms.compare(forms.add(g, k), forms.add(h, k))).toBe(relation)
      if (forms.atMost(g, h) && forms.atMost(h, k)) expect(forms.atMost(g, k)).toBe(true)
    })
  })

  test('stops bound a form, and those of a sum lie between', () => {
    check<[Form]>(form, (g) => {
      const [left, right] = [forms.number(forms.leftStop(g)), forms.number(forms.rightStop(g))]
      expect(forms.atMost(right, left)).toBe(true)
      const above = forms.add(left, forms.number(dyadic(1, 30)))
      expect(forms.compare(g, above)).toBe('<')
      const below = forms.subtract(left, forms.number(dyadic(1, 30)))
      expect(forms.atMost(g, below)).toBe(false)
      expect(forms.negate(forms.number(forms.rightStop(forms.negate(g))))).toBe(left)
    })
  })
})

describe('numbers of any size', () => {
  const huge: Dyadic[] = [10n ** 9n, 10n ** 100n, 2n ** 5000n].map((n) => dyadic(n))
  const tiny = [200, 1200, 4000].map((k) => dyadic(1, k))

  test('cost one form each, and are exact', () => {
    const own = new Forms()
    const before = own.size
    for (const x of [...huge, ...tiny])
      for (const y of [...huge, ...tiny]) {
        const sum = own.add(own.number(x), own.number(y))
        expect(own.subtract(sum, own.number(y))).toBe(own.number(x))
        expect(own.compare(sum, own.number(x))).toBe('>')
      }
    expect(own.size - before).toBeLessThan(100)
  })

  test('options are made on demand, and give the number back', () => {
    for (const value of [...huge, ...tiny, dyadic(-3, 300), dyadic(-(10n ** 30n))]) {
      const g = forms.number(value)
      expect(forms.make(forms.left(g), forms.right(g))).toBe(g)
    }
  })

  test('compare where doubles cannot', () => {
    const [x, y] = [dyadic(10n ** 40n), dyadic(10n ** 40n + 1n)]
    const [a, b] = [forms.number(x), forms.number(y)]
    expect(forms.compare(a, b)).toBe('<')
    const hot = forms.make([b], [a])
    expect(forms.compare(hot, a)).toBe('||')
    expect(forms.compare(hot, forms.number(dyadic(10n ** 40n - 1n)))).toBe('>')
    expect(printDyadic(forms.leftStop(hot))).toBe(printDyadic(y))
    expect(forms.subtract(hot, a)).toBe(read(forms, '{1|0}'))
    expect(forms.make([a], [b])).toBe(forms.number(dyadic(2n * 10n ** 40n + 1n, 1)))
  })

  test('birthdays and positions are counted without a walk', () => {
    const million = forms.number(dyadic(10n ** 6n))
    expect(forms.birthday(million)).toBe(10n ** 6n)
    expect(forms.nodes(million)).toBe(10n ** 6n + 1n)
    expect(forms.birthday(forms.number(dyadic(5, 2)))).toBe(4n)
    const ups = forms.simple(dyadic(10n ** 9n), 10 ** 9, 7)
    expect(forms.birthday(ups)).toBe(2n * 10n ** 9n + 7n)
    expect(forms.nodes(ups)).toBe(2n * 10n ** 9n + 8n)
    // 400,000 fractions and 300,000, of which both have -1/2; then -1, 0 and itself
    const thirds = (2n ** 300_001n + 1n) / 3n
    const hot = forms.make(
      [forms.number(dyadic(-1, 400_000))],
      [forms.number(dyadic(-thirds, 300_000))],
    )
    expect(forms.nodes(hot)).toBe(700_002n)
  })

  test('positions of numbers are counted as they are met', () => {
    const number = fc
      .tuple(fc.integer({ min: -70, max: 70 }), fc.nat(5))
      .map(([n, k]) => forms.number(dyadic(n, k)))
    check<[Form[], Form]>(fc.array(number, { minLength: 1, maxLength: 4 }), number, (list, one) => {
      const hot = forms.make([...list, forms.number(dyadic(80))], [one, forms.number(dyadic(-80))])
      const seen = new Set([hot])
      for (const g of seen)
        for (const option of [...forms.left(g), ...forms.right(g)]) seen.add(option)
      expect(forms.nodes(hot)).toBe(BigInt(seen.size))
      const gap = forms.make(list, [forms.add(one, forms.simple(dyadic(0), 1, 1))])
      const met = new Set([gap])
      for (const g of met) for (const o of [...forms.left(g), ...forms.right(g)]) met.add(o)
      expect(forms.nodes(gap)).toBe(BigInt(met.size))
    })
  })
})

describe('atomic weights', () => {
  /** Games in which both players can move, or neither. */
  const small = (depth: number): fc.Arbitrary<Form> => {
    const leaves = fc
      .tuple(fc.integer({ min: -2, max: 2 }), fc.nat(3))
      .map(([ups, nim]) => forms.simple(dyadic(0), ups, nim))
    if (depth === 0) return leaves
    const options = fc.array(small(depth - 1), { minLength: 1, maxLength: 2 })
    const made = fc.tuple(options, options).map(([left, right]) => forms.make(left, right))
    return fc.oneof({ weight: 1, arbitrary: leaves }, { weight: 4, arbitrary: made })
  }
  const weightOf = (g: Form): Form => {
    const weight = atomicWeight(forms, g)
    if (weight === undefined) throw new Error('not all-small')
    return weight
  }

  test('are at least n + 1 exactly where a game exceeds n ups and a far star', () => {
    const farStar = forms.simple(dyadic(0), 0, 64)
    check<[Form]>(small(3), (g) => {
      const weight = weightOf(g)
      for (let n = -4; n <= 4; n++) {
        const less = forms.subtract(g, forms.simple(dyadic(0), n, 0))
        const [above, below] = [n + 1, n - 1].map((i) => forms.number(dyadic(i)))
        expect(forms.atMost(above as Form, weight)).toBe(forms.atMost(farStar, less))
        expect(forms.atMost(weight, below as Form)).toBe(forms.atMost(less, farStar))
      }
    })
  })

  test('add up, and two ahead wins', () => {
    check<[Form, Form]>(small(2), small(2), (g, h) => {
      expect(weightOf(forms.add(g, h))).toBe(forms.add(weightOf(g), weightOf(h)))
      expect(weightOf(forms.negate(g))).toBe(forms.negate(weightOf(g)))
      if (forms.atMost(forms.number(dyadic(2)), weightOf(g))) expect(forms.outcome(g)).toBe('L')
    })
  })
})

describe('limits', () => {
  test('many simple games are added at once', () => {
    const own = new Forms(100_000)
    const list = Array.from({ length: 30_000 }, (_, i) =>
      own.simple(dyadic(i % 100, i % 5), (i % 7) - 3, i % 8),
    )
    expect(own.asSimple(own.sum(list))).toEqual({
      value: dyadic(
        list.reduce((sum, _, i) => sum + (i % 100) * 2 ** (4 - (i % 5)), 0),
        4,
      ),
      ups: list.reduce((sum, _, i) => sum + (i % 7) - 3, 0),
      nim: list.reduce((sum, _, i) => sum ^ (i % 8), 0),
    })
  })

  test('a sum without a short form is refused in words', () => {
    const own = new Forms(200_000)
    const switches = Array.from({ length: 10_000 }, (_, i) =>
      own.make([own.number(dyadic(3 * i * i + 1))], [own.number(dyadic(-i))]),
    )
    const refused = () => own.sum(switches)
    expect(refused).toThrow(BeyondBudget)
    expect(refused).toThrow(/more than 20000 pairs of positions/)
    // what is stored stays right
    expect(
      own.sum([...switches.slice(1, 4), ...switches.slice(1, 4).map((g) => own.negate(g))]),
    ).toBe(own.zero)
  })

  test('a store that is full says so, and stays right', () => {
    const own = new Forms(1000)
    const fill = () => {
      for (let i = 0; i < 2000; i++) own.make([own.number(dyadic(i))], [own.number(dyadic(-i))])
    }
    expect(fill).toThrow(BeyondBudget)
    expect(fill).toThrow(/more than 1000 forms and options/)
    expect(own.size).toBeLessThanOrEqual(1000)
    const two = read(own, '{2|-2}')
    expect(own.sum([two, two])).toBe(own.zero)
    expect(own.compare(two, own.zero)).toBe('||')
    expect(() => own.left(own.simple(dyadic(0), 0, 10 ** 9))).toThrow(BeyondBudget)
  })

  test('a form of great depth exhausts no stack', () => {
    const own = new Forms()
    const one = own.number(dyadic(1))
    const deep = (salt: number) => {
      let g = own.simple(dyadic(salt), 0, 2)
      for (let i = 0; i < 10_000; i++) {
        const big = own.number(dyadic(20_000 - i + salt))
        g = i % 2 === 0 ? own.make([big], [g]) : own.make([g], [own.negate(big)])
      }
      return g
    }
    const [g, h] = [deep(0), deep(1)]
    expect(own.nodes(g)).toBeGreaterThan(10_000n)
    expect(own.birthday(g)).toBeGreaterThan(10_000n)
    expect(own.negate(own.negate(g))).toBe(g)
    expect(own.compare(g, h)).toMatch(/^(<|>|\|\|)$/)
    const moved = own.add(g, one)
    expect(own.subtract(moved, one)).toBe(g)
  })
})
