import type { Values } from '../certify/certify.ts'
import {
  cases,
  equal,
  type Formula,
  formula,
  lowbit,
  minus,
  plus,
  popcount,
} from '../formula/tree.ts'
import type { Law } from './discovery.ts'
import { evaluator } from './exact.ts'
import { shortForms } from './short-form.ts'

const ATOMS: readonly Formula[] = [
  formula('n'),
  plus('n', 1),
  lowbit('n'),
  lowbit(plus('n', 1)),
  popcount('n'),
  popcount(minus(lowbit('n'), 1)), // the exponent of 2 in n
]

/** As many short forms are tried on all values. */
const MOST_TRIED = 20

/** A formula in binary digits that fits the first third of the values and holds in all of them. */
export function findBitForm(values: Values): Formula | undefined {
  const fit = Math.floor(values.reach / 3)
  const heaps = Array.from({ length: Math.min(24, fit) }, (_, i) => i + 1)
  for (let n = 30; n <= fit; n = 2 * n + 1 + (n % 3)) heaps.push(n)
  const forms = shortForms(
    heaps.map((n) => ({ n })),
    heaps.map((n) => values.at(n)),
    { atoms: ATOMS, constants: [1, 2, 3].map(formula) },
  )
  for (const form of forms.slice(0, MOST_TRIED)) {
    const at = evaluator(form)
    let n = values.reach
    while (n > 0 && at(n) === values.at(n)) n--
    // 0 has no lowest bit: its value may have to be given apart
    if (n === 0) return at(0) === values.at(0) ? form : cases([[equal('n', 0), values.at(0)]], form)
  }
  return undefined
}

/** G(2m + digit) = a·m + b·G(m) + c. */
interface Step {
  readonly a: number
  readonly b: number
  readonly c: number
}

/**
 * How the value of a heap follows from that of half the heap, for each last binary digit, where
 * that fits the first third of the values and holds in all of them from m = 1 on.
 */
export function findHalving(values: Values): Law | undefined {
  const even = stepFor(values, 0)
  const odd = even && stepFor(values, 1)
  if (!odd || (even.b === 0 && odd.b === 0)) return undefined
  const text = `G(2m) = ${sayStep(even)}, G(2m + 1) = ${sayStep(odd)}`
  const first = [0, 1].map((n) => `G(${n}) = ${values.at(n)}`).join(', ')
  return {
    text: {
      en: `${text} for m ≥ 1; ${first}`,
      zh: `m ≥ 1 时 ${text}；${first}`,
    },
    latex: `${text.replace('−', '-')}\\ (m \\ge 1),\\ ${first}`,
  }
}

function stepFor(values: Values, digit: number): Step | undefined {
  const last = Math.floor((values.reach - digit) / 2)
  if (last < 24) return undefined
  for (const b of [0, 1, 2])
    for (const a of [0, 1, 2]) {
      const rest = (m: number) => values.at(2 * m + digit) - a * m - b * values.at(m)
      const c = rest(1)
      let m = 2
      while (m <= last && rest(m) === c) m++
      if (m > last) return { a, b, c }
    }
  return undefined
}

function sayStep({ a, b, c }: Step): string {
  const terms = [
    ...(a ? [a === 1 ? 'm' : `${a}m`] : []),
    ...(b ? [b === 1 ? 'G(m)' : `${b}G(m)`] : []),
  ].join(' + ')
  if (terms === '') return `${c}`
  return c === 0 ? terms : `${terms} ${c < 0 ? '−' : '+'} ${Math.abs(c)}`
}
