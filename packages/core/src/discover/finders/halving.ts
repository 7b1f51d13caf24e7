import type { Values } from '../../values/seen.ts'
import type { Finder } from '../finder.ts'
import type { Law } from '../pattern.ts'

/** How the value of a heap follows from that of half the heap. */
export const finder: Finder = {
  shown: 'line',
  about: 'value',
  order: 2,
  least: 50,
  words: {
    en: 'G(2m) and G(2m + 1) in terms of m and G(m)',
    zh: 'G(2m)、G(2m + 1) 用 m 和 G(m) 表示',
  },
  find: findHalving,
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
