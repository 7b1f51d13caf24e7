import type { Lang } from '../model/words.ts'
import type { Formula } from './tree.ts'

const SYMBOL: Readonly<Record<string, string>> = {
  '+': ' + ',
  '-': ' − ',
  '*': '·',
  mod: ' mod ',
  xor: ' ⊕ ',
  '=': ' = ',
  '!=': ' ≠ ',
  '<': ' < ',
  '<=': ' ≤ ',
  '>': ' > ',
  '>=': ' ≥ ',
}

/** How tightly an operator binds; an operand that binds less gets brackets. */
const TIGHTNESS: Readonly<Record<string, number>> = {
  or: 1,
  and: 2,
  '=': 3,
  '!=': 3,
  '<': 3,
  '<=': 3,
  '>': 3,
  '>=': 3,
  xor: 4,
  lowbit: 4,
  zeckendorf: 4,
  '+': 5,
  '-': 5,
  mod: 6,
  '*': 7,
}

/** The formula as a line of mathematics; words only where mathematics has no sign. */
export function printFormula(formula: Formula, lang: Lang): string {
  const say = (f: Formula) => printFormula(f, lang)
  switch (formula.op) {
    case 'int':
      return formula.value.toString().replace('-', '−')
    case 'var':
      return formula.name
    case 'div':
      return `⌊${inner(formula.of[0])}/${inner(formula.of[1])}⌋`
    case 'min':
    case 'max':
      return `${formula.op}(${formula.of.map(say).join(', ')})`
    case 'floorPhi':
      return `⌊${inner(formula.of[0])}φ⌋`
    case 'fib':
      return lang === 'en'
        ? `${say(formula.of[0])} is a Fibonacci number`
        : `${say(formula.of[0])} 是斐波那契数`
    case 'zeckendorf':
      return lang === 'en'
        ? `the smallest Zeckendorf part of ${say(formula.of[0])}`
        : `${say(formula.of[0])} 的最小齐肯多夫项`
    case 'lowbit':
      return lang === 'en'
        ? `the largest power of 2 dividing ${say(formula.of[0])}`
        : `整除 ${say(formula.of[0])} 的最大 2 的幂`
    case 'popcount':
      return `ones(${say(formula.of[0])})`
    case 'not':
      return lang === 'en' ? `not (${say(formula.of[0])})` : `非（${say(formula.of[0])}）`
    case 'xorOf':
      return overHeaps(lang === 'en' ? 'xor' : '异或', formula.of[0], lang)
    case 'oddXorOf':
      return lang === 'en' ? `xor of numbers 1, 3, 5, …` : '第 1、3、5、… 个数的异或'
    case 'maxOf':
      return overHeaps(lang === 'en' ? 'largest' : '最大值', formula.of[0], lang)
    case 'sumOf':
      return overHeaps(lang === 'en' ? 'sum' : '和', formula.of[0], lang)
    case 'cases':
      return printCases(formula, lang)
    case 'periodic':
      return printPeriodic(formula, lang)
    default: {
      const word =
        formula.op === 'and' ? (lang === 'en' ? ' and ' : ' 且 ') : lang === 'en' ? ' or ' : ' 或 '
      const [left, right] = formula.of
      const tight = TIGHTNESS[formula.op] ?? 9
      const strictRight = formula.op === '-' || formula.op === 'mod'
      return `${bracket(left, tight)}${SYMBOL[formula.op] ?? word}${bracket(right, strictRight ? tight + 1 : tight)}`
    }
  }

  function bracket(f: Formula, tight: number): string {
    return (TIGHTNESS[f.op] ?? (f.op === 'cases' ? 0 : 9)) < tight ? `(${say(f)})` : say(f)
  }

  function inner(f: Formula): string {
    return bracket(f, 8)
  }
}

function overHeaps(word: string, each: Formula, lang: Lang): string {
  if (each.op === 'var') return lang === 'en' ? `${word} of the numbers` : `各数的${word}`
  const what = printFormula(each, lang)
  return lang === 'en'
    ? `${word} of ${what} over the numbers n of the position`
    : `对局面中每个数 n，${what} 的${word}`
}

function printCases(formula: Formula & { op: 'cases' }, lang: Lang): string {
  const say = (f: Formula) => printFormula(f, lang)
  const [when, sep, other] =
    lang === 'en' ? [' if ', '; ', ' otherwise'] : ['（若 ', '；', '（其余）']
  const close = lang === 'en' ? '' : '）'
  const list = formula.cases.map((c) => `${say(c.value)}${when}${say(c.when)}${close}`)
  return [...list, `${say(formula.otherwise)}${other}`].join(sep)
}

function printPeriodic(formula: Formula & { op: 'periodic' }, lang: Lang): string {
  const x = printFormula(formula.of[0], lang)
  const values = formula.values.join(', ')
  const except = Object.entries(formula.except)
    .map(([n, v]) => `${n} ↦ ${v}`)
    .join(', ')
  const period = formula.values.length
  if (lang === 'en') return `(${values})[${x} mod ${period}]${except && `, except ${except}`}`
  return `(${values})[${x} mod ${period}]${except && `，例外：${except}`}`
}
