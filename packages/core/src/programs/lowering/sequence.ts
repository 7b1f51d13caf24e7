import { termsTo } from '../../formula/sequence.ts'
import type { Formula, Sequence } from '../../formula/tree.ts'
import { mapFactor } from '../../formula/walk.ts'
import { BeyondBudget } from '../../model/errors.ts'
import { type Draft, NoProgram, type Range, type Valued } from '../tree/draft.ts'
import { keyOf } from '../tree/key.ts'
import { call, cast } from '../tree/nodes.ts'
import { functionOf } from '../tree/notation.ts'

/** Whether a number is a term of a sequence, or its smallest part in it. */
export function callSequence(
  f: Formula & { op: 'term' | 'part' },
  go: (f: Formula) => Valued,
  draft: Draft,
): Valued {
  const { sequence } = f
  const x = go(f.of[0])
  const factor = sequence.kind === 'takeaway' ? go(sequence.factor) : undefined
  const fixed = factor?.range.least === factor?.range.most
  const args = factor && !fixed ? [x, factor] : [x]
  const key = keyOf({ ...f, of: [{ op: 'var', name: 'x' }] })
  const text = draft.named(key, f.op === 'term' ? 'isTerm' : 'part')
  const [own = x.range, by = factor?.range ?? own] = draft.calls(
    text,
    args.map((a) => a.range),
  )
  const most = own.most > 1n ? own.most : 1n
  for (const { range } of args) draft.stored(range)
  draft.stored({ least: smallest(sequence), most: largest(sequence, most) })
  draft.add(text, () => {
    const multiplier = fixed ? `${by.most}` : 'k'
    const terms = sequence.kind === 'linear' ? linear(sequence) : takeaway(multiplier)
    return functionOf(
      `${f.op === 'term' ? 'bool' : 'num'} ${text}(num x${args.length > 1 ? ', num k' : ''}) {
        nums h[${capacity(sequence, by, most)}]
        ${terms}
        ${f.op === 'term' ? IS_AMONG : SMALLEST}
      }`,
      COMMENT[f.op],
    )
  })
  return {
    expr: call(
      text,
      args.map((a) => cast(a.expr, 'num')),
      f.op === 'term' ? 'bool' : 'num',
    ),
    range: { least: 0n, most: f.op === 'term' ? 1n : most },
  }
}

const COMMENT = {
  term: { en: 'Whether x is a term of the sequence h.', zh: 'x 是否为数列 h 的一项。' },
  part: {
    en: 'The smallest term used when x is written greedily as a sum of terms of the sequence h.',
    zh: 'x 按数列 h 贪心分解时用到的最小一项。',
  },
}

const IS_AMONG = `
  for i = 0..c - 1 { if (h[i] == x) return true }
  return false`

const SMALLEST = `
  num part = 0
  for i = c - 1..0 by -1 {
    if (h[i] <= x && h[i] > 0) {
      x %= h[i]
      part = h[i]
    }
  }
  return part`

function linear({ first, weights }: Sequence<Formula> & { kind: 'linear' }): string {
  const sum = weights
    .flatMap((weight, j) => {
      const size = weight < 0n ? -weight : weight
      const sign = weight < 0n ? '-' : '+'
      return size === 0n ? [] : [`${sign} ${size === 1n ? '' : `${size} * `}h[c - ${j + 1}]`]
    })
    .join(' ')
    .replace(/^\+ /, '')
  return `
    ${first.map((value, i) => `h[${i}] = ${value}`).join('\n')}
    int c = ${first.length}
    while (h[c - 1] < x) {
      h[c] = ${sum || '0'}
      c += 1
    }`
}

function takeaway(factor: string): string {
  return `
    h[0] = 1
    int c = 1
    int j = 0
    while (h[c - 1] < x) {
      while (${factor} * h[j] < h[c - 1]) j += 1
      h[c] = h[c - 1] + h[j]
      c += 1
    }`
}

/** The most terms that there are up to `most`, and one more. */
function capacity(sequence: Sequence<Formula>, factor: Range, most: bigint): number {
  try {
    const numbers = mapFactor(sequence, () => factor.most)
    return termsTo(numbers, most).length + 1
  } catch (error) {
    if (!(error instanceof BeyondBudget)) throw error
    throw new NoProgram({
      en: 'The sequence of the formula has too many terms for a program to list.',
      zh: '公式中的数列项数太多，程序列不完。',
    })
  }
}

function smallest(sequence: Sequence<Formula>): bigint {
  return sequence.kind === 'linear' ? sequence.first.reduce((a, b) => (a < b ? a : b)) : 0n
}

/** The largest number that comes up while the terms up to `most` are made. */
function largest(sequence: Sequence<Formula>, most: bigint): bigint {
  if (sequence.kind === 'takeaway') return 2n * most
  const weight = sequence.weights.reduce((sum, w) => sum + (w < 0n ? -w : w), 0n)
  return sequence.first.reduce((a, b) => (a > b ? a : b), weight * most)
}
