import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { evaluate } from '../src/formula/evaluate.ts'
import {
  automaton,
  columnsOf,
  equal,
  type Formula,
  matching,
  maxOf,
  minus,
  mod,
  oddXorOf,
  plus,
  sumOf,
  times,
  treeOf,
  unpairedOf,
  xorOf,
} from '../src/formula/tree.ts'
import { bodyOf } from '../src/programs/lowering/body.ts'
import { foldAll } from '../src/programs/lowering/folds.ts'
import { numberOf } from '../src/programs/lowering/lower.ts'
import { rootValue } from '../src/programs/lowering/tree-value.ts'
import type { Language } from '../src/programs/printing/language.ts'
import { languages } from '../src/programs/printing/languages.ts'
import { programText } from '../src/programs/program.ts'
import { type Draft, NoProgram, type Range } from '../src/programs/tree/draft.ts'
import type { Names } from '../src/programs/tree/names.ts'
import { call, cast, name, size } from '../src/programs/tree/nodes.ts'
import type { Program, Statement } from '../src/programs/tree/tree.ts'
import { formulas } from './formula-arbitrary.ts'
import { isPresent, type Run, runPrograms } from './source-programs.ts'

const present = languages.filter(({ id }) => isPresent(id))

const PRIME = 1_000_003n
const RANGES = { n: { least: 0n, most: 40n }, m: { least: 0n, most: 1_000_000n } }
const POINTS = [0n, 1n, 2n, 3n, 7n, 12n, 21n, 40n].flatMap((n) =>
  [0n, 1n, 5n, 999_983n, 1_000_000n].map((m) => ({ n, m })),
)

const AUTOMATA = [
  automaton(
    'm',
    [
      [0, 1],
      [1, 0],
    ],
    [0, 1],
  ),
  automaton(
    plus('n', 'm'),
    [
      [1, 2],
      [0, 2],
      [2, 3],
      [2, 1],
    ],
    [4, 4, 0, 0],
  ),
  plus(
    automaton(
      times('m', 'm'),
      [
        [0, 1],
        [1, 0],
      ],
      [3, 10 ** 12],
    ),
    automaton('n', [[0, 0]], [7]),
  ),
]

/** Formulas that have a value at all points, remainders of which are small. */
const SAMPLES = fc
  .sample(formulas(true), { numRuns: 400, seed: 2 })
  .filter((f) => POINTS.every((vars) => hasValue(f, vars)))
  .concat(AUTOMATA)
  .map((f) => mod(f, PRIME))

function hasValue(f: Formula, vars: Record<string, bigint>): boolean {
  try {
    evaluate(f, { vars })
    return true
  } catch {
    return false
  }
}

const NOTHING = { en: '', zh: '' }
const number = (text: string, range: Range) => ({ expr: name(text, 'num'), range })

/** A program that reads n and m and writes the value of every formula. */
function valuesProgram(list: readonly Formula[]): (draft: Draft) => Program {
  return (draft) => {
    for (const range of Object.values(RANGES)) draft.stored(range)
    const vars = new Map(
      Object.entries(RANGES).map(([text, range]) => [draft.fresh(text), number(text, range)]),
    )
    const body = list.map((f, i): Statement => {
      const made = bodyOf(f, 'number', { vars, folds: new Map() }, draft)
      const text = `f${i}`
      draft.add(text, () => ({
        name: text,
        comment: { en: `formula ${i}`, zh: `公式 ${i}` },
        params: ['n', 'm'].map((p) => ({ name: p, type: 'num' as const })),
        ...made,
      }))
      const args = ['n', 'm'].map((p) => name(p, 'num'))
      const value = cast(call(text, args, made.returns), 'num')
      return { kind: 'write', parts: [value], line: true }
    })
    const main: Statement[] = [{ kind: 'cases', names: ['n', 'm'], until: 'end', body }]
    return { about: [NOTHING], globals: draft.globals, functions: draft.functions, main }
  }
}

/** Whether the numbers of a formula fit into the integers of a language. */
function isWritable(f: Formula, language: Language): boolean {
  try {
    programText(valuesProgram([f]), language, 'en')
    return true
  } catch (error) {
    if (error instanceof NoProgram) return false
    throw error
  }
}

const needsMore = (f: Formula) => {
  const c = languages.find(({ id }) => id === 'c') as Language
  return !isWritable(f, c) || /\bll\b/.test(programText(valuesProgram([f]), c, 'en'))
}
const small = SAMPLES.filter((f) => !needsMore(f))
const GROUPS = new Map(
  present.map((language) => [
    language.id,
    { small, large: SAMPLES.filter((f) => !small.includes(f) && isWritable(f, language)) },
  ]),
)

/** Formulas of a list of heaps, some within one another. */
const OVER_HEAPS: readonly Formula[] = [
  sumOf(times('n', 'n')),
  maxOf(mod('n', 7)),
  oddXorOf(plus('n', 1)),
  unpairedOf(mod('n', 3)),
  columnsOf(times(3, 'n'), 3),
  columnsOf('n', plus(maxOf('n'), 2)),
  equal(columnsOf('n', 2), 0),
  xorOf(plus('n', sumOf('n'))),
  minus(maxOf(minus(sumOf('n'), 'n')), xorOf('n')),
]
/** Formulas of the children of a vertex of a tree. */
const OVER_CHILDREN = [
  xorOf(plus('n', 1)),
  plus(maxOf('n'), 1),
  plus(sumOf('n'), 1),
  plus(unpairedOf(plus('n', 1)), 1),
  plus(oddXorOf(plus('n', 1)), 1),
].map(treeOf)
const LISTS = [[1, 2, 3], [5], [0, 0], [3, 3, 7, 9], [8, 1, 8, 1, 4], [0, 1, 2, 3, 4, 5]]
const TREES = [[0, 0, 1, 1, 1], [2, 0, 2, 2, 0], [0], [0, 1, 2, 3, 4], [3, 3, 0, 0, 4, 4, 4]]
/** The edges of bipartite graphs, end after end. */
const GRAPHS = [
  [0, 3, 0, 4, 1, 3],
  [0, 1],
  [0, 5, 1, 5, 2, 5, 2, 6],
  [0, 1, 1, 2, 2, 3, 3, 0, 3, 4, 4, 5],
]
const MATCHINGS = [matching(), matching(0), matching(1, 3), minus(matching(), matching(2))]

/** A program that writes the values of formulas for the list of every line. */
function listProgram(kind: 'heaps' | 'parents' | 'edges', list: readonly Formula[]) {
  return (draft: Draft): Program => {
    const h = name(draft.fresh('h'), 'nums')
    const range = { least: 0n, most: 10n }
    const outer: Names = {
      vars: new Map(),
      folds: new Map(),
      ...(kind === 'parents' && { tree: rootValue(h, draft) }),
      ...(kind === 'edges' && { edges: h }),
    }
    const heaps = {
      each: [{ name: 'n', range }],
      count: { expr: size(h), range },
      list: h,
    }
    const body = list.flatMap((f): Statement[] => {
      const { statements, names } =
        kind === 'heaps' ? foldAll(f, heaps, outer, draft) : { statements: [], names: outer }
      const { expr } = numberOf(f, names, draft)
      return [...statements, { kind: 'write', parts: [cast(expr, 'num')], line: true }]
    })
    draft.stored(range)
    const main: Statement[] = [{ kind: 'lines', of: 'numbers', list: h.name, most: 100n, body }]
    return { about: [NOTHING], globals: draft.globals, functions: draft.functions, main }
  }
}

const POSITIONS = [
  {
    kind: 'heaps',
    list: OVER_HEAPS,
    lines: LISTS,
    scope: (l: number[]) => ({ vars: {}, heaps: l.map(BigInt) }),
  },
  {
    kind: 'parents',
    list: OVER_CHILDREN,
    lines: TREES,
    scope: (l: number[]) => ({ vars: {}, parents: l }),
  },
  {
    kind: 'edges',
    list: MATCHINGS,
    lines: GRAPHS,
    scope: (l: number[]) => ({
      vars: {},
      edges: l.flatMap((u, i) => (i % 2 === 0 ? [[u, l[i + 1] as number] as const] : [])),
    }),
  },
] as const

// formulas at random compare numbers with themselves, and guard against what cannot be
const SENSELESS = ['-Wno-tautological-compare', '-Wno-array-bounds']

const lineOf = (list: readonly number[]) => `${list.join(' ')}\n`
const JOBS = [
  ...(['small', 'large'] as const).map((name) => {
    return { name, input: POINTS.map(({ n, m }) => `${n} ${m}\n`).join('') }
  }),
  ...POSITIONS.map(({ kind, lines }) => ({ name: kind, input: lines.map(lineOf).join('') })),
]
let runs: ReadonlyMap<string, readonly Run[]>

beforeAll(async () => {
  runs = await runPrograms(present, (language) => {
    const groups = Object.entries(GROUPS.get(language.id) ?? {})
    const sources = [
      ...groups.map(([name, list]) => ({ name, make: valuesProgram(list) })),
      ...POSITIONS.map(({ kind, list }) => ({ name: kind, make: listProgram(kind, list) })),
    ].map(({ name, make }) => ({ name, text: programText(make, language, 'en') }))
    return { sources, jobs: JOBS, options: ['-O0', ...SENSELESS] }
  })
}, 120_000)

/** The lines that a program wrote. */
function written(language: string, name: string): readonly string[] {
  const run = runs.get(language)?.[JOBS.findIndex((job) => job.name === name)]
  return run?.output.trimEnd().split('\n') ?? []
}

describe.each(present.map((l) => l.id))('formulas in %s', (language) => {
  test.each(['small', 'large'] as const)('have the values of the tree, %s numbers', (group) => {
    const list = GROUPS.get(language)?.[group] ?? []
    expect(list.length).toBeGreaterThan(30)
    const values = POINTS.flatMap((vars) => list.map((f) => `${evaluate(f, { vars })}`))
    expect(written(language, group)).toEqual(values)
  })

  test.each(POSITIONS)('read the $kind of a position', ({ kind, list, lines, scope }) => {
    const values = lines.flatMap((line) => list.map((f) => `${evaluate(f, scope([...line]))}`))
    expect(written(language, kind)).toEqual(values)
  })
})

test('numbers that are too large for a language are refused', () => {
  const c = languages.find(({ id }) => id === 'c') as Language
  const f = mod(times(10n ** 30n, times(10n ** 30n, 'n')), PRIME)
  expect(isWritable(f, c)).toBe(false)
  expect(isWritable(f, languages.find(({ id }) => id === 'python') as Language)).toBe(true)
})
