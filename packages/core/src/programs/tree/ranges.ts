import type { Formula } from '../../formula/tree.ts'
import { childrenOf } from '../../formula/walk.ts'
import { type Range, spanOf, xorRange } from './draft.ts'
import { keyOf } from './key.ts'
import type { Comparison } from './tree.ts'

/** A formula that combines two numbers. */
export type Arithmetic = Formula & {
  op: '+' | '-' | '*' | 'div' | 'mod' | 'xor'
  of: readonly [Formula, Formula]
}

/** Pairs of names of which the first number is never the greater. */
export type Rising = readonly (readonly [string, string])[]

/** What a comparison of all numbers of two ranges says, where they agree. */
export function compared(op: Comparison, a: Range, b: Range): boolean | undefined {
  const below = a.most < b.least
  const above = a.least > b.most
  const apart = below || above
  const same = a.least === a.most && b.least === b.most && !apart
  switch (op) {
    case '==':
      return apart ? false : same ? true : undefined
    case '!=':
      return apart ? true : same ? false : undefined
    case '<':
      return below ? true : a.least >= b.most ? false : undefined
    case '>=':
      return below ? false : a.least >= b.most ? true : undefined
    case '>':
      return above ? true : a.most <= b.least ? false : undefined
    case '<=':
      return above ? false : a.most <= b.least ? true : undefined
  }
}

/** Where the results lie when the operands lie in two ranges. */
export function arithmeticRange(f: Arithmetic, a: Range, b: Range, rising: Rising): Range {
  switch (f.op) {
    case '+':
      return { least: a.least + b.least, most: a.most + b.most }
    case '-': {
      const least = a.least - b.most
      return {
        least: least < 0n && neverLess(f.of[0], f.of[1], rising, b) ? 0n : least,
        most: a.most - b.least,
      }
    }
    case '*': {
      const range = spanOf(a.least * b.least, a.least * b.most, a.most * b.least, a.most * b.most)
      return range.least < 0n && sameFormula(f.of[0], f.of[1]) ? { ...range, least: 0n } : range
    }
    case 'mod':
      return { least: 0n, most: a.least >= 0n && a.most < b.most ? a.most : b.most - 1n }
    case 'div': {
      const least = a.least < 0n ? a.least : dividesInto(f) && a.least > 0n ? 1n : 0n
      return { least, most: b.least > 0n && a.most >= 0n ? a.most / b.least : a.most }
    }
    case 'xor':
      return xorRange(a, b)
  }
}

/** Whether the divisor is the largest power of two in what it divides. */
function dividesInto(f: Arithmetic): boolean {
  const [a, b] = f.of
  return b.op === 'lowbit' && sameFormula(a, b.of[0])
}

/** Whether one formula is certainly not less than the other, which lies in a range. */
function neverLess(a: Formula, b: Formula, rising: Rising, { least }: Range): boolean {
  const among = (f: Formula, list: Formula) => childrenOf(list).some((c) => sameFormula(c, f))
  if (isRising(b, a, rising)) return true
  if (a.op === 'floorPhi' && least >= 0n && sameFormula(a.of[0], b)) return true
  if (a.op === 'max' && among(b, a)) return true
  if (b.op === 'min' && among(a, b)) return true
  return a.op === 'max' && b.op === 'min' && childrenOf(b).every((c) => among(c, a))
}

/** Whether two formulas are names of which the first is never the greater. */
export function isRising(a: Formula, b: Formula, rising: Rising): boolean {
  return a.op === 'var' && b.op === 'var' && rising.some(([x, y]) => x === a.name && y === b.name)
}

function sameFormula(a: Formula, b: Formula): boolean {
  return a === b || (a.op === b.op && keyOf(a) === keyOf(b))
}
