import { brief, same, type Words } from '../model/words.ts'
import { evaluate } from './evaluate.ts'
import { layoutOf } from './notation.ts'
import { printFormula } from './print.ts'
import type { Automaton, Formula, Periodic, Relation } from './tree.ts'
import { childrenOf, mapChildren } from './walk.ts'

type Vars = Readonly<Record<string, bigint>>

/** How the value of a formula comes about: `23 mod 5 = 3`, or `8, since 7 mod 4 = 3`. */
export function worked(formula: Formula, vars: Vars): Words {
  if (formula.op === 'periodic') return inPeriod(formula, vars)
  if (formula.op === 'automaton') return inDigits(formula, vars)
  if (formula.op !== 'cases') return equation(formula, vars)
  const { cases, otherwise } = formula
  const chosen = cases.find(({ when }) => evaluate(when, { vars }) !== 0n)
  const deciding = chosen ?? cases.at(-1)
  const value = worked(chosen?.value ?? otherwise, vars)
  return deciding ? since(value, factOf(deciding.when, vars)) : value
}

function since(value: Words, fact: Words): Words {
  return { en: `${value.en}, since ${fact.en}`, zh: `${value.zh}（因为 ${fact.zh}）` }
}

/** `23 mod 5 = 3`; a number alone where the formula is one. */
function equation(formula: Formula, vars: Vars): Words {
  const value = brief(evaluate(formula, { vars }))
  const filled = fill(formula, vars)
  if (filled.op === 'int') return { en: value, zh: value }
  return {
    en: `${printFormula(filled, 'en')} = ${value}`,
    zh: `${printFormula(filled, 'zh')} = ${value}`,
  }
}

const OPPOSITE: Readonly<Record<Relation, string>> = {
  '=': '≠',
  '!=': '=',
  '<': '≥',
  '<=': '>',
  '>': '≤',
  '>=': '<',
}
const SIGN: Readonly<Record<Relation, string>> = {
  '=': '=',
  '!=': '≠',
  '<': '<',
  '<=': '≤',
  '>': '>',
  '>=': '≥',
}

const isRelation = (op: string): op is Relation => op in SIGN

/** What is true of a condition, whether it holds or not. */
function factOf(condition: Formula, vars: Vars): Words {
  if (condition.op === 'and' || condition.op === 'or') {
    const [left, right] = condition.of
    // what fails decides an "and" alone, what holds an "or"
    const alone = condition.op === 'or'
    if ((evaluate(left, { vars }) !== 0n) === alone) return factOf(left, vars)
    if ((evaluate(right, { vars }) !== 0n) === alone) return factOf(right, vars)
    const [a, b] = [factOf(left, vars), factOf(right, vars)]
    return { en: `${a.en} and ${b.en}`, zh: `${a.zh} 且 ${b.zh}` }
  }
  if (!isRelation(condition.op) || !('of' in condition)) return equation(condition, vars)
  const [left, right] = (condition.of as readonly Formula[]).map((f) => fill(f, vars)) as [
    Formula,
    Formula,
  ]
  // an equation tells more than that another one is wrong
  if (condition.op === '=' && left.op !== 'int') return equation(left, {})
  const holds = evaluate(condition, { vars }) !== 0n
  // a number equals itself: its name says which one is meant
  const [own] = condition.of as readonly Formula[]
  if (condition.op === '=' && holds && own?.op === 'var' && right.op === 'int')
    return same(`${own.name} = ${brief(right.value)}`)
  const sign = holds ? SIGN[condition.op] : OPPOSITE[condition.op]
  return {
    en: `${printFormula(left, 'en')} ${sign} ${printFormula(right, 'en')}`,
    zh: `${printFormula(left, 'zh')} ${sign} ${printFormula(right, 'zh')}`,
  }
}

/** Where in a periodic table a number stands. */
function inPeriod(table: Periodic, vars: Vars): Words {
  const n = evaluate(table.of[0], { vars })
  const value = brief(evaluate(table as Formula, { vars }))
  const { first, exceptions, start } = layoutOf(table)
  if (n < BigInt(table.first.length) && (first || exceptions.includes(Number(n))))
    return first
      ? { en: `${value}, listed for ${n}`, zh: `${value}（${n} 处列出的值）` }
      : { en: `${value}, an exception`, zh: `${value}（例外）` }
  const period = BigInt(table.values.length)
  const [from, offset] = [BigInt(start), start === 0 ? '' : ` − ${start}`]
  const index = (n - from) % period
  const place = `${offset ? `(${brief(n)}${offset})` : brief(n)} mod ${period} = ${index}`
  return { en: `${value}, since ${place}`, zh: `${value}（因为 ${place}）` }
}

/** Which digits an automaton has read. */
function inDigits(automaton: Automaton, vars: Vars): Words {
  const [n, value] = [automaton.of[0], automaton as Formula].map((f) =>
    brief(evaluate(f, { vars })),
  )
  return {
    en: `${value}, read off the binary digits of ${n}`,
    zh: `${value}（由 ${n} 的二进制数字读出）`,
  }
}

/** The formula with numbers for its names, and what needs no showing worked out: min and max. */
function fill(formula: Formula, vars: Vars): Formula {
  if (formula.op === 'var') {
    const value = vars[formula.name]
    return value === undefined ? formula : { op: 'int', value }
  }
  const filled = mapChildren(formula, (f) => fill(f, vars))
  const plain = filled.op === 'min' || filled.op === 'max'
  if (!plain || childrenOf(filled).some((f) => f.op !== 'int')) return filled
  return { op: 'int', value: evaluate(filled, { vars: {} }) }
}

/** `The value is 7 mod 2 = 1, since 4 mod 2 = 0.` */
export function valueLine(working: Words): Words {
  return { en: `The value is ${working.en}.`, zh: `SG 值是 ${working.zh}。` }
}
