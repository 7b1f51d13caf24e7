import fc from 'fast-check'
import type { Parting } from '../src/rules/partings.ts'
import type {
  Amounts,
  Change,
  CodeRule,
  Comparison,
  Condition,
  CounterMove,
  CounterRule,
  HeapRule,
  Linear,
  Rule,
} from '../src/rules/rule.ts'
import { SETS, type SimpleAmounts } from '../src/rules/sets.ts'
import { rule } from '../src/rules/syntax.ts'

const size = fc.oneof(fc.bigInt({ min: 1n, max: 9n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))

const sorted = (values: readonly bigint[]) => [...new Set(values)].sort((a, b) => (a < b ? -1 : 1))

/** Amounts with numbers of their own. */
type Numbered<A = SimpleAmounts> = A extends SimpleAmounts
  ? keyof A extends 'kind'
    ? never
    : A
  : never

/** Sets that are named by words alone, whichever there are. */
const plain = fc.constantFrom(
  ...SETS.map(({ example }): SimpleAmounts => example).filter((a) => Object.keys(a).length === 1),
)

const numbered: { [A in Numbered as A['kind']]: fc.Arbitrary<A> } = {
  set: fc.array(size, { minLength: 1, maxLength: 5 }).map((values) => ({
    kind: 'set',
    values: sorted(values),
  })),
  not: fc.array(size, { minLength: 1, maxLength: 5 }).map((values) => ({
    kind: 'not',
    values: sorted(values),
  })),
  range: fc
    .tuple(size, size)
    .map(([a, b]) => ({ kind: 'range', from: a < b ? a : b, to: a < b ? b : a })),
  share: fc
    .tuple(size, size, fc.option(size))
    .filter(([from, divisor, less]) => from > 1n || divisor > 1n || less !== null) // 1..n is `any`
    .map(([from, divisor, less]) => ({
      kind: 'share',
      from,
      divisor,
      ...(less !== null && { less }),
    })),
  root: size.map((from) => ({ kind: 'root', from })),
  powers: size.map((n) => ({ kind: 'powers', base: n + 1n })),
  rest: size.map((below) => ({ kind: 'rest', below })),
}

const amount: fc.Arbitrary<Amounts> = fc.oneof(
  plain,
  ...Object.values<fc.Arbitrary<Amounts>>(numbered),
)

const amounts: fc.Arbitrary<Amounts> = fc.oneof(
  amount,
  fc.array(amount, { minLength: 2, maxLength: 4 }).map((of): Amounts => ({ kind: 'union', of })),
)

const split = fc.constantFrom('any' as const, 'unequal' as const)

const few = fc.bigInt({ min: 1n, max: 7n })

/** Ways to replace a heap as the parser would make them. */
const parting: fc.Arbitrary<Parting> = fc.oneof(
  fc.constant<Parting>({ kind: 'smaller' }),
  few.map((heaps): Parting => ({ kind: 'halves', heaps })),
  fc.tuple(few, fc.option(few), fc.boolean()).map(
    ([n, more, equal]): Parting => ({
      kind: 'parts',
      from: n + 1n,
      // into exactly two is a split like any other
      ...(more !== null && { to: n + 1n + more }),
      equal,
    }),
  ),
)

const heapRule: fc.Arbitrary<HeapRule> = fc.oneof(
  fc.tuple(fc.option(amounts), fc.option(split), parting).map(
    ([take, s, into]): HeapRule => ({
      kind: 'heap',
      ...(take && { take }),
      ...(s && { split: s }),
      into,
    }),
  ),
  split.map((s): HeapRule => ({ kind: 'heap', split: s })),
  fc.tuple(amounts, fc.boolean(), fc.option(split)).map(
    ([take, then, s]): HeapRule => ({
      kind: 'heap',
      take,
      ...(then && { thenSplit: true }),
      ...(s && { split: s }),
    }),
  ),
)

const codeRule: fc.Arbitrary<CodeRule> = fc.constantFrom(8 as const, 16 as const).chain((base) =>
  fc
    .tuple(
      fc.constantFrom(...(base === 8 ? [0, 4] : [0, 4, 8, 12])),
      fc.array(fc.nat(base - 1), { minLength: 1, maxLength: 6 }),
    )
    .map(([whole, rest]): CodeRule => {
      const digits = [whole, ...rest]
      while (digits.length > 2 && digits.at(-1) === 0) digits.pop()
      return { kind: 'code', base, digits }
    }),
)

const name = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,4}$/).filter(
  // k is the free number, and words of the language do not name counters
  (n) => n !== 'k' && !/^(and|where)$/i.test(n),
)

function linear(names: readonly string[]): fc.Arbitrary<Linear> {
  const coefficient = fc.bigInt({ min: -9n, max: 9n }).filter((c) => c !== 0n)
  return fc
    .tuple(
      fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
      fc.tuple(...names.map(() => fc.option(coefficient))),
    )
    .map(([constant, coefficients]) => ({
      constant,
      terms: names.flatMap((n, i) => {
        const by = coefficients[i]
        return by ? [[n, by] as const] : []
      }),
    }))
    .chain((form) =>
      fc.option(coefficient, { freq: 3 }).map((by): Linear => {
        // a square of the first counter, which is never k
        const [first] = names
        return by === null || first === undefined || first === 'k'
          ? form
          : { ...form, products: [[[first, first], by]] }
      }),
    )
}

const comparison = fc.constantFrom<Comparison>('=', '!=', '<', '<=', '>', '>=')

const conditions = (names: readonly string[], minLength: number) =>
  fc.array(
    fc
      .tuple(linear(names), comparison, linear(names))
      .map(([left, is, right]): Condition => ({ left, is, right })),
    { minLength, maxLength: 3 },
  )

/** Amounts that are the same for every heap. */
const fixedAmounts: fc.Arbitrary<Amounts> = fc.oneof(
  fc.constantFrom<Amounts>({ kind: 'squares' }, { kind: 'odd' }, { kind: 'fib' }),
  numbered.set,
)

function counterMove(names: readonly string[]): fc.Arbitrary<CounterMove> {
  const free = [...names, 'k']
  return fc
    .subarray([...names], { minLength: 1 })
    .chain((changed) =>
      fc.record({
        changes: fc.tuple(
          ...changed.map((counter) =>
            fc
              .tuple(fc.constantFrom('-=' as const, '+=' as const, ':=' as const), linear(free))
              .map(([by, value]): Change => ({ counter, by, value })),
          ),
        ),
        where: conditions(free, 0),
      }),
    )
    .chain((move) =>
      fc
        .tuple(
          fc.option(fixedAmounts, { freq: 3 }),
          fc.option(
            fc.array(fc.tuple(...names.map(() => linear(free))), { minLength: 1, maxLength: 3 }),
            {
              freq: 4,
            },
          ),
        )
        .map(
          ([set, leaves]): CounterMove => ({
            ...move,
            ...(leaves && { changes: [], leaves }),
            ...(set && { amounts: set }),
          }),
        ),
    )
}

const counterRule: fc.Arbitrary<CounterRule> = fc
  .uniqueArray(name, { minLength: 1, maxLength: 4 })
  .chain((names) =>
    fc
      .tuple(
        fc.array(counterMove(names), { minLength: 1, maxLength: 4 }),
        fc.option(conditions(names, 1)),
      )
      .map(
        ([moves, drawUnless]): CounterRule => ({
          kind: 'counters',
          names,
          moves,
          ...(drawUnless && { drawUnless }),
        }),
      ),
  )

/** Any rule about heaps as the parser would make it. */
export const anyHeapRule: fc.Arbitrary<HeapRule | CodeRule> = fc.oneof(heapRule, codeRule)

/** Any rule as the parser would make it. */
export const anyRule: fc.Arbitrary<Rule> = fc.oneof(heapRule, codeRule, counterRule)

const ANY: Amounts = { kind: 'any' }

const fewAmounts: fc.Arbitrary<Amounts> = fc.oneof(
  plain,
  fc
    .array(few, { minLength: 1, maxLength: 4 })
    .map((values): Amounts => ({ kind: 'set', values: sorted(values) })),
  fc
    .array(few, { minLength: 1, maxLength: 2 })
    .map((values): Amounts => ({ kind: 'not', values: sorted(values) })),
  fc.tuple(few, few).map(([from, more]): Amounts => ({ kind: 'range', from, to: from + more })),
  fc
    .constantFrom<readonly [bigint, bigint]>([1n, 2n], [1n, 3n], [2n, 2n])
    .map(([from, divisor]): Amounts => ({ kind: 'share', from, divisor })),
  fc.constantFrom<Amounts>(
    { kind: 'share', from: 1n, divisor: 1n, less: 1n },
    { kind: 'root', from: 1n },
  ),
  fc.bigInt({ min: 2n, max: 5n }).map((base): Amounts => ({ kind: 'powers', base })),
)

const fewLinear = (names: readonly string[], constant: fc.Arbitrary<bigint>) =>
  fc.tuple(constant, fc.option(fc.constantFrom(...names), { freq: 2 })).map(
    ([value, of]): Linear => ({
      constant: of === null ? value : 0n,
      terms: of === null ? [] : [[of, 1n]],
    }),
  )

/** A move that takes from one counter, and may do something to the other. */
const fewMoves: fc.Arbitrary<CounterMove> = fc
  .tuple(
    fc.boolean(),
    fewLinear(['k'], fc.bigInt({ min: 1n, max: 3n })),
    fc.option(fc.constantFrom('-=' as const, '+=' as const, ':=' as const)),
    fewLinear(['k', 'a'], fc.bigInt({ min: 0n, max: 2n })),
    fc.option(fc.tuple(comparison, fewLinear(['a', 'b'], fc.bigInt({ min: 0n, max: 4n })))),
  )
  .map(([swap, take, by, value, condition]): CounterMove => {
    const [one, other] = swap ? ['b', 'a'] : ['a', 'b']
    const then: readonly Change[] = by === null ? [] : [{ counter: other, by, value }]
    const left: Linear = { constant: 0n, terms: [[one, 1n]] }
    return {
      changes: [{ counter: one, by: '-=', value: take }, ...then],
      where: condition === null ? [] : [{ left, is: condition[0], right: condition[1] }],
    }
  })

/** Rules over counters that cut, choose from sets and have products. */
const LEAVING = [
  'counters a, b; leaves (k, b) and (a - k, b) where 2*k <= a; leaves (a, k) and (a, b - k) where 2*k <= b',
  'counters a, b; leaves (a - k, b) and (k - 1, b); b -= k',
  'counters a; leaves (k) and (a - k - 1) where k < a; a -= {2,3}',
  'counters a, b; a -= squares; b -= 1..a*a where b >= 2',
  'counters a, b; b -= k where k in odd; a -= 1, b += a*b where b <= 2',
  'counters a, b; leaves (a - k, b) and (b, b) where b < a; b -= 2^k',
]

/** Rules with small numbers, whose small positions differ: those that a person would try. */
export const smallRule: fc.Arbitrary<Rule> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.array(fewAmounts, { minLength: 1, maxLength: 2 }),
        fc.boolean(),
        fc.option(split, { freq: 3 }),
      )
      .map(
        ([[first = ANY, ...more], then, s]): Rule => ({
          kind: 'heap',
          take: more.length > 0 ? { kind: 'union', of: [first, ...more] } : first,
          ...(then && s && { thenSplit: true }),
          ...(!then && s && { split: s }),
        }),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(0, 0, 4), fc.array(fc.nat(7), { minLength: 2, maxLength: 4 }))
      .map(([whole, rest]): Rule => {
        const digits = [whole, ...rest]
        while (digits.length > 2 && digits.at(-1) === 0) digits.pop()
        return { kind: 'code', base: 8, digits }
      }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...LEAVING).map((text): Rule => rule(text)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.array(fewMoves, { minLength: 1, maxLength: 3 }),
        fc.option(fewLinear(['b'], fc.constant(0n)), { freq: 5 }),
      )
      .map(
        ([moves, draw]): Rule => ({
          kind: 'counters',
          names: ['a', 'b'],
          moves,
          ...(draw && {
            drawUnless: [{ left: { constant: 0n, terms: [['a', 1n]] }, is: '=', right: draw }],
          }),
        }),
      ),
  },
)
