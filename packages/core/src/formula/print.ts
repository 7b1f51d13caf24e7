import { inLang, type Lang, type Words } from '../model/words.ts'
import { equations } from './automaton.ts'
import { cut, heapNames, layoutOf, operandTightness, TIGHTEST, tightness } from './notation.ts'
import type { Binary, Formula, Periodic, Sequence } from './tree.ts'

const SYMBOL: Readonly<Record<Exclude<Binary, 'div' | 'min' | 'max'>, string | Words>> = {
  '+': ' + ',
  '-': ' − ',
  '*': '·',
  mod: ' mod ',
  xor: ' ⊕ ',
  nimProduct: ' ⊗ ',
  '=': ' = ',
  '!=': ' ≠ ',
  '<': ' < ',
  '<=': ' ≤ ',
  '>': ' > ',
  '>=': ' ≥ ',
  and: { en: ' and ', zh: ' 且 ' },
  or: { en: ' or ', zh: ' 或 ' },
}

/** The formula as a line of mathematics; words only where mathematics has no sign. */
export function printFormula(formula: Formula, lang: Lang): string {
  return print(formula, lang, POSITION)
}

/** What the numbers are that an aggregate runs over. */
interface Heaps {
  readonly all: Words
  each(names: string): Words
}

const POSITION: Heaps = {
  all: { en: 'the numbers', zh: '各数' },
  each: (names) =>
    names === 'n'
      ? { en: 'the numbers n of the position', zh: '局面中每个数 n' }
      : { en: `the heaps (${names}) of the position`, zh: `局面中每堆 (${names})` },
}

const CHILDREN: Heaps = {
  all: { en: 'the values of its children', zh: '各子结点的值' },
  each: (names) => ({ en: `the values ${names} of its children`, zh: `每个子结点的值 ${names}` }),
}

function print(formula: Formula, lang: Lang, heaps: Heaps): string {
  const say = (f: Formula) => print(f, lang, heaps)
  const bracket = (f: Formula, least: number) => (tightness(f) < least ? `(${say(f)})` : say(f))
  const inner = (f: Formula) => bracket(f, TIGHTEST)
  const words = (en: string, zh: string) => (lang === 'en' ? en : zh)
  switch (formula.op) {
    case 'int':
      return number(formula.value)
    case 'var':
      return formula.name
    case 'div':
      return `⌊${inner(formula.of[0])}/${inner(formula.of[1])}⌋`
    case 'min':
    case 'max':
      return `${formula.op}(${formula.of.map(say).join(', ')})`
    case 'floorPhi':
      return `⌊${inner(formula.of[0])}φ⌋`
    case 'fib': {
      const x = bracket(formula.of[0], 4)
      return words(`${x} is a Fibonacci number`, `${x} 是斐波那契数`)
    }
    case 'zeckendorf': {
      const x = inner(formula.of[0])
      return words(`the smallest Zeckendorf part of ${x}`, `${x} 的最小齐肯多夫项`)
    }
    case 'lowbit': {
      const x = inner(formula.of[0])
      return words(`the largest power of 2 dividing ${x}`, `整除 ${x} 的最大 2 的幂`)
    }
    case 'highbit': {
      const x = inner(formula.of[0])
      return words(`the largest power of 2 up to ${x}`, `不超过 ${x} 的最大 2 的幂`)
    }
    case 'popcount':
      return `ones(${say(formula.of[0])})`
    case 'not':
      return words(`not (${say(formula.of[0])})`, `非（${say(formula.of[0])}）`)
    case 'automaton': {
      const [x, states] = [say(formula.of[0]), equations(formula).join('; ').replaceAll('-', '−')]
      return words(`A(${x}) with ${states}`, `A(${x})，其中 ${states}`)
    }
    case 'term': {
      const [x, h] = [bracket(formula.of[0], 4), sequence(formula.sequence, lang, inner)]
      return words(`${x} is one of ${h}`, `${x} 是数列的项（${h}）`)
    }
    case 'part': {
      const [x, h] = [inner(formula.of[0]), sequence(formula.sequence, lang, inner)]
      return words(
        `the smallest part of ${x} written greedily in ${h}`,
        `${x} 按数列贪心分解的最小项（${h}）`,
      )
    }
    case 'xorOf':
      return over({ en: 'xor of', zh: '异或' }, formula.of[0])
    case 'oddXorOf':
      return formula.of[0].op === 'var'
        ? words('xor of numbers 1, 3, 5, …', '第 1、3、5、… 个数的异或')
        : words(
            `xor of ${say(formula.of[0])} over the numbers n at places 1, 3, 5, …`,
            `对第 1、3、5、… 个数 n，${say(formula.of[0])} 的异或`,
          )
    case 'maxOf':
      return over({ en: 'largest of', zh: '最大值' }, formula.of[0])
    case 'sumOf':
      return over({ en: 'sum of', zh: '和' }, formula.of[0])
    case 'unpairedOf':
      return over(
        {
          en: 'how many values (0 aside) occur an odd number of times among',
          zh: '不同非零值中出现奇数次的个数',
        },
        formula.of[0],
      )
    case 'columnsOf': {
      const m = bracket(formula.of[1], 5)
      return over(
        {
          en: `column sums modulo ${m} of the binary digits of`,
          zh: `二进制各列之和（模 ${m}）`,
        },
        formula.of[0],
      )
    }
    case 'treeOf': {
      const each = print(formula.of[0], lang, CHILDREN)
      return words(
        `the value of the root, where each vertex has the value: ${each}`,
        `根的值，其中每个顶点的值是：${each}`,
      )
    }
    case 'matching': {
      const gone = formula.of.map(inner).join(', ')
      return gone === ''
        ? words('size of a largest matching', '最大匹配的边数')
        : words(`size of a largest matching without ${gone}`, `去掉 ${gone} 后最大匹配的边数`)
    }
    case 'cases':
      return printCases(formula, lang, say)
    case 'periodic':
      return printPeriodic(formula, lang, (least) => bracket(formula.of[0], least))
    default: {
      const [left, right] = operandTightness(formula)
      const sign = inLang(SYMBOL[formula.op], lang)
      return `${bracket(formula.of[0], left)}${sign}${bracket(formula.of[1], right)}`
    }
  }

  function over(what: Words, each: Formula): string {
    if (each.op === 'var') {
      const all = heaps.all[lang]
      return words(`${what.en} ${all}`, `${all}的${what.zh}`)
    }
    const items = heaps.each(heapNames(each).join(', '))[lang]
    const value = bracket(each, 4)
    return words(`${what.en} ${value} over ${items}`, `对${items}，${value} 的${what.zh}`)
  }
}

function number(n: bigint | number): string {
  return n.toString().replace('-', '−')
}

function printCases(
  formula: Formula & { op: 'cases' },
  lang: Lang,
  say: (f: Formula) => string,
): string {
  const [sep, other] = lang === 'en' ? ['; ', ' otherwise'] : ['；', '（其余）']
  const list = formula.cases.map((c) => {
    const when = say(c.when)
    if (lang === 'en') return `${say(c.value)} if ${when}`
    // a blank stands between Chinese and other letters only
    return `${say(c.value)}（若${/^\p{Script=Han}/u.test(when) ? '' : ' '}${when}）`
  })
  return [...list, `${say(formula.otherwise)}${other}`].join(sep)
}

/** The table with its values, `x` giving the argument in brackets where it needs them. */
function printPeriodic(formula: Periodic, lang: Lang, x: (least: number) => string): string {
  const { first, exceptions, start, at } = layoutOf(formula)
  const { length } = formula.values
  const list = (count: number, value: (i: number) => number) =>
    `(${cut(count, (i) => number(value(i)), '…').join(', ')})`
  const y = start === 0 ? x(6) : `(${x(5)} − ${start})`
  const turns = start === 0 ? x(TIGHTEST) : y
  const step = Math.abs(formula.saltus) === 1 ? '' : `${Math.abs(formula.saltus)}·`
  const sign = formula.saltus < 0 ? ' − ' : ' + '
  const rise = formula.saltus === 0 ? '' : `${sign}${step}⌊${turns}/${length}⌋`
  const values = list(length, at)
  const period =
    values.includes('…') && (lang === 'en' ? ` (period ${length})` : `（周期 ${length}）`)
  const pattern = `${values}[${y} mod ${length}]${rise}${period || ''}`
  if (first) {
    const listed = `${list(first.length, (i) => first[i] as number)}[${x(0)}]`
    return lang === 'en'
      ? `${listed} for ${x(4)} < ${start}, then ${pattern}`
      : `${x(4)} < ${start} 时 ${listed}，此后 ${pattern}`
  }
  const except = exceptions.map((n) => `${n} ↦ ${formula.first[n]}`).join(', ')
  if (except === '') return pattern
  return lang === 'en' ? `${pattern}, except ${except}` : `${pattern}，例外：${except}`
}

function sequence(h: Sequence<Formula>, lang: Lang, inner: (f: Formula) => string): string {
  if (h.kind === 'linear') {
    const first = h.first.map((value, i) => `h(${i + 1}) = ${number(value)}`)
    const terms = h.weights.flatMap((weight, j) =>
      weight === 0n ? [] : [`${weight === 1n ? '' : `${number(weight)}·`}h(i−${j + 1})`],
    )
    const sum = terms.join(' + ').replaceAll(' + −', ' − ')
    return [...first, `h(i) = ${sum || 0}`].join(', ')
  }
  const reach = `${inner(h.factor)}·h(j) ≥ h(i)`
  return lang === 'en'
    ? `h(1) = 1, h(i+1) = h(i) + h(j) with the least j for which ${reach}`
    : `h(1) = 1, h(i+1) = h(i) + h(j)，j 是使 ${reach} 的最小下标`
}
