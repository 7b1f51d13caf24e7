import type { Formula } from '../../formula/tree.ts'
import { childrenOf, mapChildren } from '../../formula/walk.ts'
import type { Draft, Valued } from '../tree/draft.ts'
import { keyOf } from '../tree/key.ts'
import type { Names } from '../tree/names.ts'
import { cast, constant, kindOf, name, returns } from '../tree/nodes.ts'
import type { Kind, Statement } from '../tree/tree.ts'
import { assume, numberOf, truthOf } from './lower.ts'

/** The statements that return what a formula says: whether it is not 0, or its value. */
export function bodyOf(
  f: Formula,
  as: 'truth' | 'number',
  names: Names,
  draft: Draft,
): { body: readonly Statement[]; returns: 'bool' | Kind } {
  const { before, rows, names: inner } = shareParts(rowsOf(f), names, draft)
  const rest = fromRows(f, rows)
  const kind = as === 'truth' ? 'bool' : kindOf(numberOf(rest, inner, draft).expr)
  const value = (part: Formula, known: Names): readonly Statement[] => {
    const own = shareParts([part], known, draft)
    const [shared = part] = own.rows
    if (kind === 'bool') return [...own.before, returns(truthOf(shared, own.names, draft))]
    return [...own.before, returns(cast(numberOf(shared, own.names, draft).expr, kind))]
  }
  return { body: [...before, ...chain(rest, value, inner, draft)], returns: kind }
}

/** The conditions and values of a choice, or a formula alone. */
function rowsOf(f: Formula): readonly Formula[] {
  return f.op === 'cases' ? childrenOf(f) : [f]
}

function fromRows(f: Formula, rows: readonly Formula[]): Formula {
  let i = 0
  return f.op === 'cases' ? mapChildren(f, () => rows[i++] as Formula) : (rows[0] ?? f)
}

/** A choice as a list of conditions, each with a return of its own. */
function chain(
  f: Formula,
  value: (part: Formula, names: Names) => readonly Statement[],
  names: Names,
  draft: Draft,
): readonly Statement[] {
  if (f.op !== 'cases') return value(f, names)
  const [first, ...others] = f.cases
  if (!first) return chain(f.otherwise, value, names, draft)
  const when = truthOf(first.when, names, draft)
  const after = assume(names, first.when, true, draft)
  if (when.kind === 'truth' && when.value) return chain(first.value, value, after, draft)
  const rest = chain({ ...f, cases: others }, value, assume(names, first.when, false, draft), draft)
  if (when.kind === 'truth') return rest
  return [{ kind: 'if', when, yes: value(first.value, after) }, ...rest]
}

/** What variables for parts of a formula are called. */
const WANTED: Readonly<Record<string, string>> = {
  min: 'low',
  max: 'high',
  mod: 'r',
  '-': 'd',
  highbit: 'b',
}

/** Variables for parts that formulas share, or that one alone has twice, and the formulas with them. */
function shareParts(
  formulas: readonly Formula[],
  names: Names,
  draft: Draft,
): { before: readonly Statement[]; rows: readonly Formula[]; names: Names } {
  const vars = new Map(names.vars)
  const lets = new Map(names.lets)
  const inner = { ...names, vars, lets }
  let parts: readonly Part[] = []
  let rows = formulas
  for (;;) {
    const part = smallestShared(rows, (g) => {
      const { kind } = numberOf(g, inner, draft).expr
      return kind !== 'name' && kind !== 'literal' && isTotal(g, inner, draft)
    })
    if (!part) break
    const text = draft.fresh(WANTED[part.op] ?? 's')
    const { expr, range } = numberOf(part, inner, draft)
    parts = [...parts, { text, part }]
    vars.set(text, { expr: name(text, expr.type), range })
    lets.set(text, part)
    const key = keyOf(part)
    const replace = (g: Formula): Formula =>
      isPlain(g) && keyOf(g) === key ? { op: 'var', name: text } : mapChildren(g, replace)
    rows = rows.map(replace)
  }
  // a part of a larger shared part may be left in one place only, where it needs no name
  for (const { text, part } of parts) {
    const others = parts.filter((p) => p.text !== text)
    const all = [...rows, ...others.map((p) => p.part)]
    if (all.reduce((sum, f) => sum + timesUsed(f, text), 0) !== 1) continue
    const fill = (f: Formula): Formula =>
      f.op === 'var' && f.name === text ? part : mapChildren(f, fill)
    rows = rows.map(fill)
    parts = others.map((p) => ({ ...p, part: fill(p.part) }))
    vars.delete(text)
    lets.delete(text)
    for (const p of parts) lets.set(p.text, p.part)
  }
  const before = parts.map(({ text, part }) => constant(text, numberOf(part, inner, draft).expr))
  return { before, rows, names: inner }
}

/** A part of a formula, and the variable for it. */
interface Part {
  readonly text: string
  readonly part: Formula
}

function timesUsed(f: Formula, text: string): number {
  if (f.op === 'var') return f.name === text ? 1 : 0
  return childrenOf(f).reduce((sum, child) => sum + timesUsed(child, text), 0)
}

/** The smallest part that is shared and has a value wherever the names have one. */
function smallestShared(
  rows: readonly Formula[],
  total: (g: Formula) => boolean,
): Formula | undefined {
  const seen = new Map<string, { part: Formula; rows: Set<number>; times: number }>()
  const visit = (g: Formula, row: number) => {
    if (isPlain(g) && !isShort(g) && total(g)) {
      const key = keyOf(g)
      const known = seen.get(key) ?? { part: g, rows: new Set(), times: 0 }
      known.rows.add(row)
      known.times++
      seen.set(key, known)
    }
    for (const child of childrenOf(g)) visit(child, row)
  }
  for (const [row, f] of rows.entries()) visit(f, row)
  return [...seen]
    .filter(([, known]) => (rows.length > 1 ? known.rows.size > 1 : known.times > 1))
    .sort(([a], [b]) => a.length - b.length)
    .map(([, { part }]) => part)[0]
}

/** Whether a part is as short as the name of a variable: a number, a name, or a little more. */
function isShort(f: Formula): boolean {
  if (f.op === 'int' || f.op === 'var') return true
  return (f.op === '+' || f.op === '-') && f.of[0].op === 'var' && f.of[1].op === 'int'
}

const PLAIN: ReadonlySet<string> = new Set(
  'int var + - * div mod xor min max floorPhi highbit'.split(' '),
)

function isPlain(f: Formula): boolean {
  return PLAIN.has(f.op) && childrenOf(f).every(isPlain)
}

/** Whether a plain formula has a value whatever its names are: no divisor can be 0. */
function isTotal(f: Formula, names: Names, draft: Draft): boolean {
  if (f.op === 'div' || f.op === 'mod') {
    const divisor: Valued = numberOf(f.of[1], names, draft)
    if (divisor.range.least < 1n) return false
  }
  return childrenOf(f).every((child) => isTotal(child, names, draft))
}
