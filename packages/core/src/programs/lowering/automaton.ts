import type { Automaton } from '../../formula/tree.ts'
import { type Draft, spanOf, type Valued } from '../tree/draft.ts'
import { call, cast } from '../tree/nodes.ts'
import { functionOf } from '../tree/notation.ts'

/** What an automaton says of a number: a function with two tables, its steps and its values. */
export function callAutomaton({ next, values }: Automaton, x: Valued, draft: Draft): Valued {
  const key = `automaton ${JSON.stringify([next, values])}`
  const [text, steps, ends] = [
    draft.named(key, 'read'),
    draft.named(`${key} steps`, 'next'),
    draft.named(`${key} values`, 'value'),
  ]
  const [all = x.range] = draft.calls(text, [x.range])
  const K = draft.kind(all)
  const range = spanOf(...values.map(BigInt))
  const small = values.every((value) => Math.abs(value) < 2 ** 31)
  if (!small) draft.stored(range)
  const type = small ? 'int' : 'num'
  draft.keep({ kind: 'table', name: steps, type: 'ints', values: next.flat(), comment: STEPS })
  draft.keep({ kind: 'table', name: ends, type: `${type}s`, values, comment: VALUES })
  draft.add(text, () =>
    functionOf(
      `${type} ${text}(K x) {
        int state = 0
        while (x > 0) {
          state = ${steps}[2 * state + int(x % 2)]
          x /= 2
        }
        return ${ends}[state]
      }`,
      COMMENT,
      { types: { K, [steps]: 'ints', [ends]: `${type}s` } },
    ),
  )
  return { expr: call(text, [cast(x.expr, K)], type), range }
}

const COMMENT = {
  en: 'The value of the state to which the binary digits of x lead, read from the lowest.',
  zh: '从低位起读 x 的二进制数字，所到状态的值。',
}
const STEPS = {
  en: 'the states that the digits 0 and 1 lead to, state by state',
  zh: '各状态读 0 和读 1 后的状态',
}
const VALUES = { en: 'the values of the states', zh: '各状态的值' }
