import fc from 'fast-check'
import {
  automaton,
  type Binary,
  cases,
  columnsOf,
  type Formula,
  isTerm,
  linear,
  matching,
  partIn,
  periodicAfter,
  type Sequence,
  takeaway,
} from '../src/formula/tree.ts'

const BINARY = [
  ...(['+', '-', '*', 'div', 'mod', 'xor', 'min', 'max', 'nimProduct'] as const),
  ...(['=', '!=', '<', '<=', '>', '>=', 'and', 'or'] as const),
] satisfies Binary[]
const UNARY = ['floorPhi', 'fib', 'zeckendorf', 'lowbit', 'highbit', 'popcount', 'not'] as const
const OVER_HEAPS = ['xorOf', 'maxOf', 'sumOf', 'oddXorOf', 'unpairedOf', 'treeOf'] as const

const integer = fc.oneof(
  { weight: 6, arbitrary: fc.bigInt({ min: 0n, max: 9n }) },
  { weight: 2, arbitrary: fc.bigInt({ min: -40n, max: 4000n }) },
  { weight: 1, arbitrary: fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }) },
)

/** Rising sequences; any recurrence and any factor where the formula is only written down. */
function sequences(
  below: fc.Arbitrary<Formula>,
  evaluated: boolean,
): fc.Arbitrary<Sequence<Formula>> {
  if (evaluated)
    return fc.oneof(
      fc.integer({ min: 1, max: 5 }).map(takeaway),
      fc.constantFrom(linear([1, 2], [1, 1]), linear([0, 1, 3], [3, -2]), linear([2], [5])),
    )
  const integers = fc.array(integer, { minLength: 3, maxLength: 5 })
  return fc.oneof(
    below.map(takeaway),
    fc.tuple(integers, fc.array(integer, { maxLength: 3 })).map(([a, b]) => linear(a, b)),
  )
}

/** Automata of a few states; a digit 0 leads to a state of the same value. */
const automata = fc.integer({ min: 1, max: 4 }).chain((states) =>
  fc
    .record({
      next: fc.array(
        fc.integer({ min: 0, max: states - 1 }).map((one): [number, number] => [0, one]),
        { minLength: states, maxLength: states },
      ),
      values: fc.array(fc.constantFrom(0, 0, 1, 1, 7, -3), {
        minLength: states,
        maxLength: states,
      }),
    })
    .chain(({ next, values }) =>
      fc
        .tuple(
          ...next.map(([, one], i) => {
            const alike = values.flatMap((value, j) => (value === values[i] ? [j] : []))
            return fc.constantFrom(...alike).map((zero): [number, number] => [zero, one])
          }),
        )
        .map((rows) => ({ next: rows, values })),
    ),
)

/** Formulas with the names n and m; `evaluated`: those that read no position. */
export function formulas(evaluated: boolean, withAutomata = false): fc.Arbitrary<Formula> {
  const { formula } = fc.letrec<{ formula: Formula }>((tie) => {
    const below = tie('formula')
    const number = fc.integer({ min: -20, max: 300 })
    const list = [
      fc
        .tuple(fc.constantFrom(...BINARY), below, below)
        .map(([op, a, b]): Formula => ({ op, of: [a, b] })),
      fc
        .tuple(fc.constantFrom(...BINARY), below, below)
        .map(([op, a, b]): Formula => ({ op, of: [a, b] })),
      fc.tuple(fc.constantFrom(...UNARY), below).map(([op, a]): Formula => ({ op, of: [a] })),
      fc
        .tuple(fc.array(fc.tuple(below, below), { maxLength: 3 }), below)
        .map(([rows, otherwise]) => cases(rows, otherwise)),
      fc
        .tuple(
          below,
          fc.array(number, { maxLength: 6 }),
          fc.array(number, { minLength: 1, maxLength: 6 }),
          fc.integer({ min: -3, max: 9 }),
        )
        .map(([x, first, values, saltus]): Formula => periodicAfter(x, first, values, saltus)),
      fc
        .tuple(fc.constantFrom(isTerm, partIn), below, sequences(below, evaluated))
        .map(([make, x, sequence]) => make(x, sequence)),
      ...(withAutomata
        ? [fc.tuple(below, automata).map(([x, { next, values }]) => automaton(x, next, values))]
        : []),
    ]
    const positional = [
      fc.tuple(fc.constantFrom(...OVER_HEAPS), below).map(([op, a]): Formula => ({ op, of: [a] })),
      fc.tuple(below, below).map(([a, m]) => columnsOf(a, m)),
      fc.array(below, { maxLength: 3 }).map((of) => matching(...of)),
    ]
    const leaf = fc.oneof(
      integer.map((value): Formula => ({ op: 'int', value })),
      fc.constantFrom('n', 'n', 'm').map((name): Formula => ({ op: 'var', name })),
    )
    return {
      formula: fc.oneof(
        { maxDepth: 5, depthSize: 'small' },
        leaf,
        ...list,
        ...(evaluated ? [] : positional),
      ),
    }
  })
  return formula
}
