import { claimed, goingOn } from './positions.ts'
import { certificate } from './samples.ts'

const claim = { period: 1, preperiod: 4e8, saltus: 0, maxValue: 0 }
const rising = { ...claim, saltus: 1, maxValue: null }
const residues = (period: number) => ({ ...claim, period, preperiod: 0 })

/** As many parts as a rule may name, all alike. */
const parts = (part: string) => `take ${Array<string>(26_000).fill(part).join(' or ')}`

/** A quotient whose elements are all sums of `bits` generators, each its own inverse. */
function powerOfTwo(bits: number, game: string, more: number): unknown {
  const order = 2 ** bits
  const generators = Array.from({ length: bits }, (_, i) => i + 1)
  const place = new Map([[0, 0]])
  const steps: number[][] = []
  for (const element of place.keys())
    steps.push(
      generators.map((_, i) => {
        const to = element ^ (1 << i)
        if (!place.has(to)) place.set(to, place.size)
        return place.get(to) as number
      }),
    )
  const losing = Array.from({ length: order }, (_, i) => i).filter(
    (i) => i > 0 && (Math.imul(i, 40_503) >> 7) & 1,
  )
  const images = [
    0,
    ...generators.map((_, i) => place.get(1 << i) as number),
    ...Array.from({ length: more }, (_, i) => (i * 7919) % order),
  ]
  const period = images.length - 1
  return {
    ...certificate(game, 'octal', claim, {}),
    kind: 'quotient',
    claim: { order, pSize: losing.length, period, preperiod: 1, generators, losing, images },
    proof: { steps },
  }
}

/** A quotient in which the larger of two elements is their product, and each is a generator. */
function chain(order: number): unknown {
  const generators = Array.from({ length: order - 1 }, (_, i) => i + 1)
  const steps = Array.from({ length: order }, (_, q) => generators.map((g) => Math.max(q, g)))
  const images = [0, ...generators]
  return {
    ...certificate('octal 0.7', 'octal', claim, {}),
    kind: 'quotient',
    claim: { order, pSize: 1, period: order - 1, preperiod: 1, generators, losing: [1], images },
    proof: { steps },
  }
}

const n = { op: 'var', name: 'n' }
const int = (value: number) => ({ op: 'int', value: `${value}` })

/** A true certificate with a formula. */
function withFormula(formula: unknown): unknown {
  return certificate(
    'take 1..2',
    'subtraction',
    { period: 3, preperiod: 0, saltus: 0, maxValue: 2, values: [0, 1, 2], formula },
    {},
  )
}

/** The remainder modulo 3, in cases each of which repeats late. */
function manyCases(rows: number): unknown {
  const late = { op: '=', of: [{ op: 'mod', of: [n, int(1_000_000)] }, int(-1)] }
  const cases = Array.from({ length: rows }, () => ({ when: late, value: int(0) }))
  return { op: 'cases', cases, otherwise: { op: 'mod', of: [n, int(3)] } }
}

/** The remainder modulo 3, as the smaller of it and of what grows, again and again. */
function manyLevels(levels: number): unknown {
  let formula: unknown = { op: 'mod', of: [n, int(3)] }
  for (let i = 0; i < levels; i++) {
    const late = { op: '+', of: [n, { op: 'mod', of: [n, int(3_000_000)] }] }
    formula = { op: 'min', of: [formula, { op: '+', of: [late, int(2)] }] }
  }
  return formula
}

/** Certificates of the right form whose check would take minutes or more, by what makes it long. */
export const HOSTILE: readonly (readonly [what: string, json: () => unknown])[] = [
  ['half of all values rare', () => certificate('octal 0.6', 'octal', claim, { mask: 1 })],
  ['all values rare', () => certificate('octal 0.007', 'octal', claim, { mask: 0 })],
  ['a mask of all bits', () => certificate('octal 0.007', 'octal', claim, { mask: 2 ** 31 - 1 })],
  [
    'few rare values and very many',
    () =>
      certificate(
        'octal 0.106',
        'octal',
        { ...claim, period: 11_770_282, preperiod: 197_769_598 },
        { mask: 13 },
      ),
  ],
  [
    'a long code with a mask',
    () => certificate(`octal 0.${'7'.repeat(199_000)}`, 'octal', claim, { mask: 1 }),
  ],
  ['a long code', () => certificate(`octal 0.${'7'.repeat(199_000)}`, 'octal', claim, {})],
  [
    'a long code of three parts',
    () => certificate(`hex 0.${'F'.repeat(199_000)}`, 'octal', claim, {}),
  ],
  [
    'ten million ways to split',
    () => certificate('take 1..9999999 then may split', 'octal', claim, { mask: 1 }),
  ],
  [
    'ten million amounts',
    () => certificate('take 1..9999999', 'subtraction', { ...claim, preperiod: 1e4 }, {}),
  ],
  ['many values', () => certificate('take {1,2}', 'subtraction', claim, {})],
  ['many parts', () => certificate(parts('odd'), 'residues', residues(1e6), { reach: [] })],
  [
    'many parts, few residues',
    () => certificate(parts('odd'), 'residues', residues(1e4), { reach: [] }),
  ],
  ['primes', () => certificate('take primes', 'residues', residues(9_999_991), { reach: [] })],
  ['fibonacci', () => certificate('take fib', 'residues', residues(9_765_625), { reach: [] })],
  ['squares', () => certificate('take squares', 'residues', residues(999_983), { reach: [] })],
  ['powers', () => certificate('take 3^k', 'residues', residues(9_999_991), { reach: [] })],
  [
    'an amount far away',
    () =>
      certificate(
        'take odd',
        'residues',
        { period: 2, preperiod: 0, saltus: 0, maxValue: 1, values: [0, 1] },
        { reach: [[], [9_999_999]] },
      ),
  ],
  ['a late exception', () => certificate('take not {999999}', 'all-but', rising, { at: 4e8 })],
  ['a late state', () => certificate('nim', 'all-but', rising, { at: 4e8 })],
  [
    'a late state of two classes',
    () => certificate('take {3} or even', 'progressions', { ...rising, period: 2 }, { at: 4e8 }),
  ],
  [
    'a wide range',
    () =>
      certificate('take 1..500000 or even', 'progressions', { ...rising, period: 2 }, { at: 4e8 }),
  ],
  ['a formula of many cases', () => withFormula(manyCases(100_000))],
  ['a formula of many levels', () => withFormula(manyLevels(90))],
  ['many elements', () => powerOfTwo(12, 'octal 0.77', 6000)],
  ['many heaps', () => powerOfTwo(8, 'octal 0.77', 10_000)],
  ['many ways', () => powerOfTwo(8, `octal 0.${'7'.repeat(3000)}`, 1000)],
  ['many generators', () => chain(1200)],
  ['a heap of many options', () => claimed('hex 0.F', '100000', '0')],
  ['heaps in a row', () => claimed('end-nim', Array(650).fill('10000').join(' '), '0')],
  ['a graph of many vertices', () => claimed('col-graph', '.'.repeat(3999), '0')],
  [
    'a take far away',
    () => goingOn('left take {1} right take {9999999}', '1', ['0'], { depth: 0 }),
  ],
  [
    'deep answers of heaps that split',
    () => goingOn('left octal 0.1 right octal 0.4', '-1', ['0', '1', '0', '0'], { depth: 8 }, 1),
  ],
  [
    'many options of each heap',
    () => goingOn('left take 1..3000 right take {3001}', '1', ['0'], { depth: 8 }),
  ],
]
