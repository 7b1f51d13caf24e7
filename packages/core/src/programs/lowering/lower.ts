import { formula as asFormula, type Branch, type Formula, isCondition } from '../../formula/tree.ts'
import { mapChildren } from '../../formula/walk.ts'
import { type Draft, NoProgram, union, type Valued } from '../tree/draft.ts'
import { keyOf } from '../tree/key.ts'
import type { Folded, Names } from '../tree/names.ts'
import { cast, choice, extreme, literal, operation } from '../tree/nodes.ts'
import { type Arithmetic, arithmeticRange, compared, isRising } from '../tree/ranges.ts'
import type { Comparison, Expr, Operator } from '../tree/tree.ts'
import { callAutomaton } from './automaton.ts'
import { both, choose, isTruth, opposite, truthValue } from './conditions.ts'
import { callHelper } from './helpers.ts'
import { callMatching } from './matching.ts'
import { narrowed } from './narrow.ts'
import { callSequence } from './sequence.ts'
import { tableLookup } from './table-lookup.ts'

const SIGNS: Readonly<Record<string, Operator>> = {
  '+': '+',
  '-': '-',
  '*': '*',
  div: '/',
  mod: '%',
  xor: '^',
}
const RELATIONS: Readonly<Record<string, Comparison>> = {
  '=': '==',
  '!=': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
}
/** The expression for a formula, as a number. */
export function numberOf(f: Formula, names: Names, draft: Draft): Valued {
  const go = (child: Formula) => numberOf(child, names, draft)
  switch (f.op) {
    case 'int':
      return constantOf(f.value, draft)
    case 'var': {
      const known = names.vars.get(f.name)
      if (!known) throw new TypeError(`code: no value for ${f.name}`)
      return known
    }
    case 'cases':
      return chosen(f.cases, f.otherwise, names, draft)
    case 'and':
      return isCondition(f.of[1])
        ? truthValue(truthOf(f, names, draft))
        : chosen([{ when: f.of[0], value: f.of[1] }], asFormula(0), names, draft)
    case 'or':
      return isCondition(f.of[1])
        ? truthValue(truthOf(f, names, draft))
        : chosen([{ when: f.of[0], value: asFormula(1) }], f.of[1], names, draft)
    case 'min':
    case 'max': {
      const { rising = [] } = names
      const [low, high] = f.op === 'min' ? [0, 1] : [1, 0]
      if (isRising(f.of[0], f.of[1], rising)) return go(f.of[low] as Formula)
      if (isRising(f.of[1], f.of[0], rising)) return go(f.of[high] as Formula)
      return extremeOf(f.op, go(f.of[0]), go(f.of[1]))
    }
    case '+':
    case '-':
    case '*':
    case 'div':
    case 'mod':
    case 'xor':
      return arithmetic(f as Arithmetic, go(f.of[0]), go(f.of[1]), names, draft)
    case 'nimProduct':
      return callHelper(f.op, [go(f.of[0]), go(f.of[1])], draft)
    case 'floorPhi':
    case 'zeckendorf':
    case 'lowbit':
    case 'highbit':
    case 'popcount':
      return callHelper(f.op, [go(f.of[0])], draft)
    case 'automaton':
      return callAutomaton(f, go(f.of[0]), draft)
    case 'part':
      return callSequence(f, go, draft)
    case 'periodic':
      return tableLookup(f, go(f.of[0]), draft)
    case 'treeOf':
      if (!names.tree) throw new TypeError('code: treeOf where there is no tree')
      return names.tree(f.of[0])
    case 'matching':
      return callMatching(f.of.map(go), names, draft)
    case 'xorOf':
    case 'oddXorOf':
    case 'maxOf':
    case 'sumOf':
    case 'unpairedOf':
    case 'columnsOf':
      return foldOf(f, names).value()
    default:
      return truthValue(truthOf(f, names, draft))
  }
}

/** The expression for whether a formula is not 0. */
export function truthOf(f: Formula, names: Names, draft: Draft): Expr {
  const truth = (child: Formula) => truthOf(child, names, draft)
  const number = (child: Formula) => numberOf(child, names, draft)
  switch (f.op) {
    case 'and':
    case 'or': {
      const after = assume(names, f.of[0], f.op === 'and', draft)
      const second = truthOf(f.of[1], after, draft)
      return both(f.op === 'and' ? '&&' : '||', truth(f.of[0]), second)
    }
    case 'not':
      return opposite(truth(f.of[0]))
    case 'cases': {
      const [first, ...others] = f.cases
      if (!first) return truth(f.otherwise)
      const yes = truthOf(first.value, assume(names, first.when, true, draft), draft)
      const rest = { ...f, cases: others }
      const no = truthOf(rest, assume(names, first.when, false, draft), draft)
      return choose(truth(first.when), yes, no)
    }
    case 'fib':
      return callHelper('fib', [number(f.of[0])], draft).expr
    case 'term':
      return callSequence(f, number, draft).expr
    case '=':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return relation(RELATIONS[f.op] as Comparison, f.of, names, draft)
    default:
      return truth({ op: '!=', of: [f, asFormula(0)] })
  }
}

/** The names as they are where a condition is known to hold, or not to hold. */
export function assume(names: Names, condition: Formula, holds: boolean, draft: Draft): Names {
  return narrowed(names, condition, holds, (part, known) => numberOf(part, known, draft).range)
}

function foldOf(f: Formula, names: Names): Folded {
  const fold = names.folds.get(keyOf(f))
  if (!fold) throw new TypeError(`code: ${f.op} where there are no heaps`)
  return fold
}

function constantOf(value: bigint, draft: Draft): Valued {
  const range = { least: value, most: value }
  const kind = draft.kind(range)
  return { expr: literal(value, kind === 'wide' || !isSmall(value) ? kind : 'int'), range }
}

/** Whether a number fits into an `int` of any language. */
function isSmall(value: bigint): boolean {
  return value < 1n << 31n && value > -(1n << 31n)
}

/** The first case whose condition holds, else the last formula. */
function chosen(
  [first, ...others]: readonly Branch[],
  otherwise: Formula,
  names: Names,
  draft: Draft,
): Valued {
  if (!first) return numberOf(otherwise, names, draft)
  const when = truthOf(first.when, names, draft)
  const after = assume(names, first.when, true, draft)
  if (isTruth(when, true)) return numberOf(first.value, after, draft)
  const no = chosen(others, otherwise, assume(names, first.when, false, draft), draft)
  if (isTruth(when, false)) return no
  const yes = numberOf(first.value, after, draft)
  return { expr: choice(when, yes.expr, no.expr), range: union(yes.range, no.range) }
}

function relation(
  op: Comparison,
  [left, right]: readonly [Formula, Formula],
  names: Names,
  draft: Draft,
): Expr {
  const equality = op === '==' || op === '!='
  if (equality && isCondition(left) && isCondition(right)) {
    const same = operation('==', truthOf(left, names, draft), truthOf(right, names, draft))
    return op === '==' ? same : opposite(same)
  }
  if (equality && right.op === 'int') {
    if (isCondition(left) && (right.value === 0n || right.value === 1n)) {
      const holds = truthOf(left, names, draft)
      return (right.value === 1n) === (op === '==') ? holds : opposite(holds)
    }
    const isZero = right.value === 0n ? names.folds.get(keyOf(left))?.isZero : undefined
    if (isZero) return op === '==' ? isZero() : opposite(isZero())
  }
  const [a, b] = [numberOf(left, names, draft), numberOf(right, names, draft)]
  const certain = compared(op, a.range, b.range)
  if (certain !== undefined) return { kind: 'truth', value: certain, type: 'bool' }
  return operation(op, a.expr, b.expr)
}

function extremeOf(which: 'min' | 'max', a: Valued, b: Valued): Valued {
  const [low, high] = [a.range, b.range]
  if (which === 'max' ? low.least >= high.most : low.most <= high.least) return a
  if (which === 'max' ? high.least >= low.most : high.most <= low.least) return b
  const pick = (x: bigint, y: bigint) => ((which === 'min') === x < y ? x : y)
  return {
    expr: extreme(which, a.expr, b.expr),
    range: { least: pick(low.least, high.least), most: pick(low.most, high.most) },
  }
}

function arithmetic(f: Arithmetic, a: Valued, b: Valued, names: Names, draft: Draft): Valued {
  const full = inFull(f, names) as Arithmetic
  const range = arithmeticRange(full, a.range, b.range, names.rising ?? [])
  const kind = draft.kind(range)
  if (f.op === 'div' || f.op === 'mod') {
    if (b.range.least < 0n) throw negativeDivisor()
    const below = a.range.least >= 0n && a.range.most < b.range.least
    if (below) return f.op === 'mod' ? a : constantOf(0n, draft)
    if (a.range.least < 0n) return callHelper(f.op, [a, b], draft)
  }
  if (f.op === 'xor') {
    draft.bits(a.range)
    draft.bits(b.range)
  }
  const result = operation(SIGNS[f.op] as Operator, a.expr, b.expr, kind)
  return { expr: kind === 'num' ? inNum(result) : result, range }
}

function negativeDivisor(): NoProgram {
  return new NoProgram({
    en: 'The formula may divide by a negative number.',
    zh: '公式中的除数可能为负。',
  })
}

/** A result that was computed wide and fits into a `num`. */
function inNum(e: Expr): Expr {
  return e.type === 'wide' ? cast(e, 'num') : e
}

/** The formula with the names of its parts replaced by the parts. */
function inFull(f: Formula, { lets }: Names): Formula {
  if (!lets || lets.size === 0) return f
  const expand = (g: Formula): Formula => {
    const part = g.op === 'var' ? lets.get(g.name) : undefined
    return part ? expand(part) : mapChildren(g, expand)
  }
  return mapChildren(f, expand)
}
