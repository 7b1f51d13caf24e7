import { equal, xorOf } from '../../formula/tree.ts'
import type { CodeRule, HeapRule } from '../../rules/rule.ts'
import type { Answer, OutcomeWords } from '../known/task.ts'
import { type Draft, NoProgram, type Valued } from '../tree/draft.ts'
import type { Names } from '../tree/names.ts'
import {
  call,
  cast,
  constant,
  item,
  literal,
  name,
  operation,
  set,
  text,
  variable,
} from '../tree/nodes.ts'
import { functionOf } from '../tree/notation.ts'
import type { Expr, Statement } from '../tree/tree.ts'
import { foldAll } from './folds.ts'
import { heapValue } from './heap-value.ts'
import { type Heaps, readList } from './heaps.ts'
import { numberOf, truthOf } from './lower.ts'
import { movesText } from './rule-moves.ts'
import { write } from './write.ts'

/** Who wins Nim, and every heap that can be left at another size. */
export function nimMoves(
  [wins, loses]: OutcomeWords,
  heaps: Heaps,
  draft: Draft,
): readonly Statement[] {
  const [given] = heaps.each
  if (!given) throw new TypeError('code: heaps of no number')
  draft.stored(given.range)
  draft.bits(given.range)
  const list = name(draft.fresh('h'), 'nums')
  const xor = name(draft.fresh('x'), 'num')
  const n = draft.fresh(given.name)
  const heap = name(n, 'num')
  const left = operation('^', heap, xor)
  const { count } = heaps
  return [
    readList(list.name, count.expr, count.range.most, draft),
    variable(xor.name, literal(0, 'num')),
    { kind: 'each', name: n, list, body: [set(xor, heap, '^')] },
    write(operation('==', xor, literal(0)), [wins, loses]),
    {
      kind: 'each',
      name: n,
      list,
      body: [
        {
          kind: 'if',
          when: operation('<', left, heap),
          yes: [{ kind: 'write', parts: [heap, text(' '), left], line: true }],
        },
      ],
    },
  ]
}

/**
 * Who wins heaps of a rule, and a line for every winning move: the heap and what becomes of it, by
 * the order of the heaps, then by what is left.
 */
export function heapMoves(
  { value, rule, words }: Answer & { kind: 'heap moves' },
  heaps: Heaps,
  draft: Draft,
): readonly Statement[] {
  const [given] = heaps.each
  if (!given) throw new TypeError('code: heaps of no number')
  const { count } = heaps
  const list = name(draft.fresh('h'), 'nums')
  const none: Names = { vars: new Map(), folds: new Map() }
  const whole = xorOf(value)
  const folded = foldAll(equal(whole, 0), { ...heaps, list }, none, draft)
  const xor = numberOf(whole, folded.names, draft)
  const valued = (expr: Expr): Expr => {
    const vars = new Map<string, Valued>([[given.name, { expr, range: given.range }]])
    return heapValue(value, { ...none, vars }, heaps.derived ?? new Map(), draft).expr
  }
  const n = draft.fresh(given.name)
  const heap = name(n, 'num')
  const wanted = name(draft.fresh('want'), xor.expr.type)
  const moves = movesOf(rule, given.range.most, draft)
  return [
    readList(list.name, count.expr, count.range.most, draft),
    ...folded.statements,
    write(truthOf(equal(whole, 0), folded.names, draft), words),
    {
      kind: 'each',
      name: n,
      list,
      body: [
        constant(wanted.name, operation('^', xor.expr, valued(heap))),
        ...moves(cast(heap, 'int'), (left) => {
          const values = left.map(valued).reduce((a, b) => operation('^', a, b))
          const parts = [heap, ...left].flatMap((part, i) => (i > 0 ? [text(' '), part] : [part]))
          return {
            kind: 'if',
            when: operation('==', values, wanted),
            yes: [{ kind: 'write', parts, line: true }],
          }
        }),
      ],
    },
  ]
}

type Each = (left: readonly Expr[]) => Statement

/** Adds lists of what a heap may be left at; gives loops over what becomes of one. */
function movesOf(
  rule: HeapRule | CodeRule,
  most: bigint,
  draft: Draft,
): (heap: Expr, each: Each) => readonly Statement[] {
  const names = {
    take: draft.fresh('take'),
    digit: draft.fresh('digit'),
    composite: draft.fresh('composite'),
  }
  // the last heap of which so much may stay, as one heap, as two or as three
  const [one, two, three] = ['one', 'two', 'three'].map((t) => draft.fresh(t)) as [
    string,
    string,
    string,
  ]
  const used = new Set<string>()
  const mark = (list: string, left: string) => {
    used.add(list)
    return `${list}[${left}] = n`
  }
  const equalParts = rule.kind === 'code' || rule.split !== 'unequal'
  if (!equalParts && rule.thenSplit) throw new NoProgram(TWO_WAYS)
  const marks = {
    get none() {
      return mark(one, '0')
    },
    one: (left: string) => mark(one, left),
    two: (left: string) => mark(two, left),
    three: (left: string) => mark(three, left),
  }
  const table = { most, names, marks, inOrder: false }
  const lists = [names.take, names.digit, names.composite, one, two, three]
  const moves = movesText(rule, table, draft)
  const ways = [one, two, three].filter((way) => used.has(way))
  for (const way of ways) draft.keep({ kind: 'list', name: way, type: 'ints', size: most + 1n })
  const options = draft.fresh('options')
  draft.add(options, () =>
    functionOf(`int ${options}(int n) {\n${moves}\nreturn n\n}`, COMMENT, {
      types: Object.fromEntries(lists.map((list) => [list, 'ints'] as const)),
    }),
  )
  const [a, b, c] = ['a', 'b', 'c'].map((t) => name(draft.fresh(t), 'int')) as [
    Expr & { kind: 'name' },
    Expr & { kind: 'name' },
    Expr & { kind: 'name' },
  ]
  const may = (list: string, left: readonly Expr[], heap: Expr) =>
    operation('==', item(name(list, 'ints'), sum(left)), heap)
  return (heap, each) => {
    const size = name(draft.fresh('m'), 'int')
    const when = (list: string, left: readonly Expr[]): Statement[] => [
      { kind: 'if', when: may(list, left, size), yes: [each(left)] },
    ]
    const loops: Statement[] = [constant(size.name, call(options, [heap], 'int'))]
    const last = (parts: readonly Expr[]) => operation('-', size, sum(parts))
    const fewer = last([literal(1)])
    if (used.has(one)) loops.push(loop(a, literal(0), fewer, when(one, [a])))
    if (used.has(two)) {
      const from = equalParts ? a : operation('+', a, literal(1))
      loops.push(loop(a, literal(1), fewer, [loop(b, from, last([a]), when(two, [a, b]))]))
    }
    if (used.has(three)) {
      const inner = loop(c, b, last([a, b]), when(three, [a, b, c]))
      loops.push(loop(a, literal(1), fewer, [loop(b, a, last([a]), [inner])]))
    }
    return loops
  }
}

const sum = (parts: readonly Expr[]) => parts.reduce((p, q) => operation('+', p, q))

function loop(
  { name: of }: Expr & { kind: 'name' },
  from: Expr,
  to: Expr,
  body: readonly Statement[],
): Statement {
  return { kind: 'for', name: of, from, to, step: 1, body }
}

const TWO_WAYS = {
  en: 'This rule splits heaps in two ways, of which one allows equal parts and one does not.',
  zh: '这条规则有两种拆分，一种允许两部分相等，另一种不允许。',
}

const COMMENT = {
  en: 'Marks with n how much may stay of a heap of n; gives n.',
  zh: '以 n 标出 n 颗的一堆可以留下多少；返回 n。',
}
