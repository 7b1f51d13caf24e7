import type { Method } from '../known/method.ts'
import { MOST_VERTICES } from '../known/position-shape.ts'
import type { Given, InputShape, SumPart, Task } from '../known/task.ts'
import type { Draft, Valued } from '../tree/draft.ts'
import type { Names } from '../tree/names.ts'
import {
  call,
  cast,
  constant,
  item,
  literal,
  name,
  operation,
  READ,
  set,
  size,
  text,
  variable,
} from '../tree/nodes.ts'
import { functionOf } from '../tree/notation.ts'
import type { Expr, Statement } from '../tree/tree.ts'
import { answer, heapAnswer, LOSING_COMMENT, namedParts } from './answers.ts'
import { type Derived, derivedOf, withDerived } from './derived.ts'
import { foldAll } from './folds.ts'
import { readList } from './heaps.ts'
import { numberOf } from './lower.ts'
import { rootValue } from './tree-value.ts'
import { write } from './write.ts'

/** The loop over all cases of an input. */
export function overAllCases(task: Task, derived: Derived, draft: Draft): readonly Statement[] {
  const { shape, cases } = task
  switch (shape.kind) {
    case 'numbers': {
      const vars = read(shape.names, draft)
      const given = { vars, ...(shape.rising && { rising: shape.rising }) }
      return overCases(task, [...vars.values()], answer(task, given, derived, draft), draft)
    }
    case 'set':
      return overSets(task, shape, draft)
    case 'heaps':
      if (cases === 'lines') {
        const list = name(draft.fresh('h'), 'nums')
        const count = { expr: size(list), range: shape.count }
        const heaps = { ...shape, count, list, derived }
        const numbers = shape.count.most * BigInt(shape.each.length)
        return overLines(list.name, numbers, heapAnswer(task, heaps, draft))
      }
      return overCounts(task, shape, derived, draft)
    case 'tree': {
      const list = name(draft.fresh('p'), 'nums')
      draft.stored({ least: 0n, most: MOST_VERTICES })
      const body = answer(task, { vars: new Map(), tree: rootValue(list, draft) }, derived, draft)
      return overLines(list.name, MOST_VERTICES, body)
    }
    case 'graph':
      return overGraphs(task, shape.start, derived, draft)
    case 'sum':
      return overSums(task, shape.parts, draft)
    case 'line':
      return byMethod(task, shape.method, draft)
  }
}

/** As many numbers a line of a sum may have. */
export const MOST_IN_LINE = 200_000n

function overLines(list: string, most: bigint, body: readonly Statement[]): readonly Statement[] {
  return [{ kind: 'lines', of: 'numbers', list, most, body }]
}

/** The variables of some numbers that are read. */
export function read(names: readonly Given[], draft: Draft): Map<string, Valued> {
  return new Map(
    names.map(({ name: of, range }) => {
      draft.stored(range)
      return [of, { expr: name(draft.fresh(of.toLowerCase()), 'num'), range }]
    }),
  )
}

/** The loop that reads numbers with names. */
export function overCases(
  { cases, numbered }: Pick<Task, 'cases' | 'numbered'>,
  vars: readonly Valued[],
  body: readonly Statement[],
  draft: Draft,
): readonly Statement[] {
  if (numbered) {
    const number = name(draft.fresh('c'), 'int')
    const label: Statement[] = [
      set(number, literal(1), '+'),
      {
        kind: 'write',
        parts: [text(numbered[0]), number, text(numbered[1].replace(/\n$/, ''))],
        line: numbered[1].endsWith('\n'),
      },
    ]
    const all = overCases({ cases }, vars, [...label, ...body], draft)
    return [variable(number.name, literal(0)), ...all]
  }
  const texts = vars.map(({ expr }) => (expr.kind === 'name' ? expr.name : ''))
  if (cases === 'count') {
    const reads = texts.map((t) => constant(t, READ))
    return [{ kind: 'times', name: draft.fresh('t'), body: [...reads, ...body] }]
  }
  if (cases === 'one') return [...texts.map((t) => constant(t, READ)), ...body]
  const until = cases === 'zeros' || cases === 'zero' ? cases : 'end'
  return [{ kind: 'cases', names: texts, until, body }]
}

function overCounts(
  task: Task,
  shape: InputShape & { kind: 'heaps' },
  derived: Derived,
  draft: Draft,
): readonly Statement[] {
  const [count] = read([{ name: 'k', range: shape.count }], draft).values()
  if (!count) throw new TypeError('code: no count')
  const heaps = { ...shape, count, derived }
  return overCases(task, [count], heapAnswer(task, heaps, draft), draft)
}

/** Lines, each of which a method decides. */
function byMethod({ answer: asked }: Task, method: Method, draft: Draft): readonly Statement[] {
  if (asked.kind !== 'method winner') throw new TypeError('code: a method says who wins')
  const { reads, most, largest, xors, functions } = method
  const line = name(draft.fresh('s'), 'nums')
  draft.stored({ least: -largest, most: largest })
  if (xors) draft.bits({ least: 0n, most: largest })
  for (const { text: written, comment } of functions) {
    const [, own = ''] = /^\w+ (\w+)/.exec(written) ?? []
    draft.add(own, () => functionOf(written, comment, { types: draft.returns, most: most + 5n }))
  }
  const losing = call('losing', [line], 'bool')
  return [{ kind: 'lines', of: reads, list: line.name, most, body: [write(losing, asked.words)] }]
}

function overGraphs(
  task: Task,
  start: string,
  derived: Derived,
  draft: Draft,
): readonly Statement[] {
  const line = name(draft.fresh('h'), 'nums')
  const edges = name(draft.fresh('e'), 'nums')
  const from = name(draft.fresh(start), 'num')
  const range = { least: 0n, most: MOST_VERTICES - 1n }
  const ends = 2n * MOST_VERTICES
  const count = operation('-', size(line), literal(1))
  const i = name(draft.fresh('i'), 'int')
  const vars = new Map([[start, { expr: from, range }]])
  draft.stored(range)
  return overLines(line.name, ends + 1n, [
    constant(from.name, item(line, literal(0))),
    { kind: 'list', name: edges.name, type: 'nums', size: count, most: ends },
    {
      kind: 'for',
      name: i.name,
      from: literal(1),
      to: count,
      step: 1,
      body: [set(item(edges, operation('-', i, literal(1))), item(line, i))],
    },
    ...answer(task, { vars, edges }, derived, draft),
  ])
}

function overSets(
  task: Task,
  shape: InputShape & { kind: 'set' },
  draft: Draft,
): readonly Statement[] {
  if (task.answer.kind !== 'set winner') throw new TypeError('code: a set asks who wins')
  const [heap, count] = read(
    [
      { name: 'n', range: shape.heap },
      { name: 'k', range: shape.count },
    ],
    draft,
  ).values()
  if (!heap || !count) throw new TypeError('code: no heap')
  const list = name(draft.fresh('a'), 'nums')
  draft.stored(shape.amount)
  const most = shape.heap.most + 1n
  draft.add('losing', () => functionOf(SET_LOSING, LOSING_COMMENT, { most }))
  const body: Statement[] = [
    readList(list.name, count.expr, count.range.most, draft),
    write(call('losing', [cast(heap.expr, 'int'), list], 'bool'), task.answer.words),
  ]
  return overCases(task, [heap, count], body, draft)
}

/** Lines of the parts in turn; after the last part of a position its outcome is written. */
function overSums(task: Task, parts: readonly SumPart[], draft: Draft): readonly Statement[] {
  if (task.answer.kind !== 'sum winner') throw new TypeError('code: a sum asks who wins')
  const list = name(draft.fresh('h'), 'nums')
  const [xor, part] = [name(draft.fresh('x'), 'num'), name(draft.fresh('part'), 'int')]
  const bodies = parts.map((p) => partBody(p, list, xor, draft))
  const own = bodies.map((yes, i): Statement => {
    return { kind: 'if', when: operation('==', part, literal(i)), yes }
  })
  const reset = [set(xor, literal(0)), set(part, literal(0))]
  const written = write(operation('==', xor, literal(0)), task.answer.words)
  const last = operation('==', part, literal(parts.length))
  return [
    { kind: 'let', name: xor.name, value: literal(0, 'num'), type: 'num' },
    { kind: 'let', name: part.name, value: literal(0), type: 'int' },
    ...overLines(list.name, MOST_IN_LINE, [
      ...own,
      set(part, literal(1), '+'),
      { kind: 'if', when: last, yes: [written, ...reset] },
    ]),
  ]
}

/** The value of a part that is in a list, xored to those of the parts before. */
function partBody(
  { shape, lets, value, derived }: SumPart,
  list: Expr & { readonly kind: 'name' },
  xor: Expr,
  draft: Draft,
): readonly Statement[] {
  const all = derivedOf(derived ?? [], draft)
  const add = (names: Names): Statement => {
    const whole = numberOf(value, withDerived(value, names, all), draft)
    draft.stored(whole.range)
    draft.bits(whole.range)
    return set(xor, whole.expr, '^')
  }
  const none: Names = { vars: new Map(), folds: new Map() }
  if (shape.kind === 'heaps') {
    const count = { expr: size(list), range: shape.count }
    const heaps = { ...shape, count, list, derived: all }
    const { statements, names } = foldAll(value, heaps, none, draft)
    return [...statements, add(names)]
  }
  if (shape.kind === 'tree') return [add({ ...none, tree: rootValue(list, draft) })]
  if (shape.kind !== 'numbers') throw new TypeError(`code: ${shape.kind} in a sum`)
  const vars = read(shape.names, draft)
  const items = [...vars.values()].map(({ expr }, j) =>
    constant(expr.kind === 'name' ? expr.name : '', item(list, literal(j))),
  )
  const { statements, names } = namedParts(lets, { ...none, vars }, draft)
  return [...items, ...statements, add(names)]
}

const SET_LOSING = `bool losing(int n, nums a) {
  ints wins[n + 1]
  for m = 0..n {
    if (wins[m] == 0) {
      for x of a { if (x <= n - m) wins[m + int(x)] = 1 }
    }
  }
  return wins[n] == 0
}`
