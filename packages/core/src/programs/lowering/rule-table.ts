import { bitLength } from '../../arith/integers.ts'
import type { CodeRule, HeapRule } from '../../rules/rule.ts'
import type { Draft, Valued } from '../tree/draft.ts'
import { call, cast } from '../tree/nodes.ts'
import { functionOf } from '../tree/notation.ts'
import { movesText, valueMarks } from './rule-moves.ts'

/**
 * Adds a table of the values of a rule's heaps up to `most`, which grows as it is asked for; gives
 * the value of a heap.
 */
export function ruleTable(
  rule: HeapRule | CodeRule,
  most: bigint,
  draft: Draft,
): (heap: Valued) => Valued {
  const names = {
    g: draft.fresh('g'),
    seen: draft.fresh('seen'),
    done: draft.fresh('done'),
    take: draft.fresh('take'),
    digit: draft.fresh('digit'),
    composite: draft.fresh('composite'),
  }
  const { g, seen, done, take, digit, composite } = names
  const splits =
    rule.kind === 'code' || (rule.split ?? rule.into) !== undefined || rule.thenSplit === true
  // a heap of n allows at most 2n moves, and the xor of values has no more digits than they have
  const values =
    splits && rule.kind === 'heap' && rule.into
      ? 1n << BigInt(bitLength(most * most))
      : splits
        ? 1n << BigInt(bitLength(2n * most))
        : most + 2n
  draft.keep({ kind: 'list', name: g, type: 'ints', size: most + 1n })
  draft.keep({ kind: 'list', name: seen, type: 'ints', size: values })
  draft.keep({ kind: 'let', name: done, type: 'int', value: 0n })
  const table = { most, names, marks: valueMarks(g, seen), inOrder: true }
  const text = draft.fresh('grundy')
  const lists = Object.fromEntries([g, seen, take, digit, composite].map((n) => [n, 'ints']))
  draft.add(text, () =>
    functionOf(
      `int ${text}(int h) {
        while (${done} < h) {
          const int n = ${done} + 1
          ${movesText(rule, table, draft)}
          int v = 0
          while (${seen}[v] == n) v += 1
          ${g}[n] = v
          ${done} = n
        }
        return ${g}[h]
      }`,
      COMMENT,
      { types: { ...lists, [done]: 'int' } as Record<string, 'ints' | 'int'> },
    ),
  )
  const range = { least: 0n, most: values - 1n }
  return ({ expr }) => ({ expr: call(text, [cast(expr, 'int')], 'int'), range })
}

const COMMENT = {
  en: 'The value of a heap of h: the least number that is not the value of an option.',
  zh: '一堆 h 颗的 SG 值：后继的 SG 值中没有出现的最小自然数。',
}
