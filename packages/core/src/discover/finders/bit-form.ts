import {
  cases,
  equal,
  type Formula,
  formula,
  lowbit,
  minus,
  plus,
  popcount,
} from '../../formula/tree.ts'
import type { Values } from '../../values/seen.ts'
import { evaluator } from '../exact.ts'
import type { Finder } from '../finder.ts'
import { shortForms } from '../short-form.ts'

/** Short forms of n and its binary digits. */
export const finder: Finder = {
  shown: 'line',
  about: 'value',
  order: 1,
  least: 16,
  words: {
    en: 'short forms of +, −, ·, ⌊/⌋, mod, ⊕, min, max, binary ones and the lowest bit',
    zh: '由 +、−、·、⌊/⌋、mod、⊕、min、max、二进制中 1 的个数和最低位组成的短式',
  },
  find: findBitForm,
}

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
