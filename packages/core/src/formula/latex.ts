import type { Lang } from '../model/words.ts'
import { equations } from './automaton.ts'
import { cut, heapNames, layoutOf, operandTightness, TIGHTEST, tightness } from './notation.ts'
import type { Binary, Formula, Periodic, Sequence } from './tree.ts'

const SYMBOL: Readonly<Record<Exclude<Binary, 'div' | 'min' | 'max'>, string>> = {
  '+': '+',
  '-': '-',
  '*': '\\cdot',
  mod: '\\bmod',
  xor: '\\oplus',
  nimProduct: '\\otimes',
  '=': '=',
  '!=': '\\ne',
  '<': '<',
  '<=': '\\le',
  '>': '>',
  '>=': '\\ge',
  and: '\\land',
  or: '\\lor',
}

const OTHERWISE = { en: '\\text{otherwise}', zh: '\\text{其余}' }
const WITH = { en: ',\\ \\text{where }', zh: '\\text{，其中 }' }
/** What is words in a line of text and one sign here. */
const SIGNS: ReadonlySet<Formula['op']> = new Set(['lowbit', 'highbit', 'matching', 'unpairedOf'])

/**
 * The formula in LaTeX's mathematics (amsmath); the few words in it are of the given language.
 * s_2 is the number of binary ones, ν_2 the exponent of 2, ν(G) the size of a largest matching.
 */
export function latexFormula(formula: Formula, lang: Lang = 'en'): string {
  return latex(formula, lang, '')
}

/** `source`: where the numbers of an aggregate come from, if not from the position. */
function latex(formula: Formula, lang: Lang, source: string): string {
  const say = (f: Formula) => latex(f, lang, source)
  const bracket = (f: Formula, least: number) =>
    tightness(f) < least && !SIGNS.has(f.op) ? parentheses(say(f)) : say(f)
  const inner = (f: Formula) => bracket(f, TIGHTEST)
  switch (formula.op) {
    case 'int':
      return formula.value.toString()
    case 'var':
      return name(formula.name)
    case 'div':
      return floor(`\\frac{${say(formula.of[0])}}{${say(formula.of[1])}}`)
    case 'min':
    case 'max':
      return `\\${formula.op}${parentheses(formula.of.map(say).join(', '))}`
    case 'floorPhi':
      return floor(`${inner(formula.of[0])} \\varphi`)
    case 'fib':
      return `${bracket(formula.of[0], 4)} \\in \\{F_0, F_1, F_2, \\ldots\\}`
    case 'zeckendorf':
      return `\\min \\operatorname{Zeckendorf}${parentheses(say(formula.of[0]))}`
    case 'lowbit':
      return `2^{\\nu_2${parentheses(say(formula.of[0]))}}`
    case 'highbit':
      return `2^{${floor(`\\log_2${parentheses(say(formula.of[0]))}`)}}`
    case 'popcount':
      return `s_2${parentheses(say(formula.of[0]))}`
    case 'not':
      return `\\lnot ${inner(formula.of[0])}`
    case 'automaton': {
      const states = equations(formula).join(';\\ ')
      return `A${parentheses(say(formula.of[0]))}${WITH[lang]} ${states}`
    }
    case 'term':
      return `${bracket(formula.of[0], 4)} \\in \\{h_i\\}${sequence(formula.sequence, lang, inner)}`
    case 'part':
      return `\\min \\operatorname{greedy}_h${parentheses(say(formula.of[0]))}${sequence(formula.sequence, lang, inner)}`
    case 'xorOf':
      return over('\\bigoplus', formula.of[0])
    case 'oddXorOf':
      return `\\bigoplus_{n = n_1, n_3, n_5, \\ldots} ${bracket(formula.of[0], 6)}`
    case 'maxOf':
      return over('\\max', formula.of[0])
    case 'sumOf':
      return over('\\sum', formula.of[0])
    case 'unpairedOf': {
      const count = `\\#\\{${index(formula.of[0])} : ${bracket(formula.of[0], 4)} = x\\}`
      return `\\#\\{x \\ne 0 : ${count} \\bmod 2 = 1\\}`
    }
    case 'columnsOf':
      return over('\\bigoplus', formula.of[0], `^{\\bmod ${inner(formula.of[1])}}`)
    case 'treeOf': {
      const each = latex(formula.of[0], lang, 'v(c),\\ c \\in C(x)')
      return `v(0)${WITH[lang]} v(x) = ${each}`
    }
    case 'matching': {
      const gone = formula.of.map(say).join(', ')
      return gone === '' ? '\\nu(G)' : `\\nu(G \\setminus \\{${gone}\\})`
    }
    case 'cases': {
      const rows = formula.cases.map((c) => `${say(c.value)} & ${say(c.when)}`)
      return caseTable([...rows, `${say(formula.otherwise)} & ${OTHERWISE[lang]}`])
    }
    case 'periodic':
      return periodic(formula, lang, (least) => bracket(formula.of[0], least))
    default: {
      const [left, right] = operandTightness(formula)
      return `${bracket(formula.of[0], left)} ${SYMBOL[formula.op]} ${bracket(formula.of[1], right)}`
    }
  }

  function over(sign: string, each: Formula, above = ''): string {
    return `${sign}_{${index(each)}}${above} ${bracket(each, 6)}`
  }

  function index(each: Formula): string {
    const names = heapNames(each).map(name).join(', ')
    const item = names.includes(',') ? `(${names})` : names
    return source === '' ? item : `${item} = ${source}`
  }
}

function name(text: string): string {
  return text.length === 1 ? text : `\\mathit{${text.replaceAll('_', '\\_')}}`
}

function parentheses(text: string): string {
  return `\\left(${text}\\right)`
}

function floor(text: string): string {
  return `\\left\\lfloor ${text} \\right\\rfloor`
}

function caseTable(rows: readonly string[]): string {
  return `\\begin{cases} ${rows.join(' \\\\ ')} \\end{cases}`
}

/** A table as a list with an index, in cases where there are exceptions or first values. */
function periodic(formula: Periodic, lang: Lang, x: (least: number) => string): string {
  const { first, exceptions, start, at } = layoutOf(formula)
  const { length } = formula.values
  const list = (count: number, value: (i: number) => number) =>
    parentheses(cut(count, value, '\\ldots', 5).join(', '))
  const shifted = start === 0 ? x(0) : `${x(5)} - ${start}`
  const y = start === 0 ? x(6) : `(${shifted})`
  const turns = floor(`\\frac{${shifted}}{${length}}`)
  const step = Math.abs(formula.saltus) === 1 ? '' : `${Math.abs(formula.saltus)} \\cdot `
  const sign = formula.saltus < 0 ? ' - ' : ' + '
  const rise = formula.saltus === 0 ? '' : `${sign}${step}${turns}`
  const pattern = `${list(length, at)}_{${y} \\bmod ${length}}${rise}`
  if (first) {
    const listed = `${list(first.length, (i) => first[i] as number)}_{${x(0)}}`
    return caseTable([`${listed} & ${x(4)} < ${start}`, `${pattern} & ${x(4)} \\ge ${start}`])
  }
  if (exceptions.length === 0) return pattern
  const byValue = new Map<number, number[]>()
  for (const n of exceptions) {
    const value = formula.first[n] as number
    byValue.set(value, [...(byValue.get(value) ?? []), n])
  }
  const rows = [...byValue].map(([value, at]) =>
    at.length === 1
      ? `${value} & ${x(4)} = ${at[0]}`
      : `${value} & ${x(4)} \\in \\{${at.join(', ')}\\}`,
  )
  return caseTable([...rows, `${pattern} & ${OTHERWISE[lang]}`])
}

function sequence(h: Sequence<Formula>, lang: Lang, inner: (f: Formula) => string): string {
  if (h.kind === 'linear') {
    const first = h.first.map((value, i) => `h_{${i + 1}} = ${value}`)
    const terms = h.weights.flatMap((weight, j) =>
      weight === 0n ? [] : [`${weight === 1n ? '' : weight} h_{i-${j + 1}}`.trim()],
    )
    const sum = terms.join(' + ').replaceAll('+ -', '- ') || '0'
    return `${WITH[lang]} ${first.join(',\\ ')},\\ h_i = ${sum}`
  }
  const j = `j = \\min\\{j : ${inner(h.factor)} h_j \\ge h_i\\}`
  return `${WITH[lang]} h_1 = 1,\\ h_{i+1} = h_i + h_j,\\ ${j}`
}
