import { bitLength, onesInColumn, withOneInColumn, xorUpTo } from '../../arith/integers.ts'
import { nimAdd, nimSum } from '../../arith/nim-sum.ts'
import { cases, equal, mod, plus } from '../../formula/tree.ts'
import { workedXor, xorLine } from '../../formula/xor-line.ts'
import { inside, TextError } from '../../model/errors.ts'
import { type Move, Moves, type Run, untold } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { same, type Words } from '../../model/words.ts'
import { parseNumber, tokens } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'

/** One heap of each size from lo to hi. */
interface Span {
  readonly lo: bigint
  readonly hi: bigint
}

const xorOf = (spans: readonly Span[]) =>
  nimSum(spans.flatMap(({ lo, hi }) => [xorUpTo(hi), xorUpTo(lo - 1n)]))

/** How the xor of a range comes about: that of 1..hi, and where lo is above 1 that of 1..lo−1. */
function working({ lo, hi }: Span): Words {
  if (lo === hi) return same(`${hi}`)
  const upTo = (n: bigint) => ({
    en: `1..${n} has xor ${xorUpTo(n)}, since ${n} mod 4 = ${n % 4n}`,
    zh: `1..${n} 的异或是 ${xorUpTo(n)}（因为 ${n} mod 4 = ${n % 4n}）`,
  })
  if (lo <= 1n) return upTo(hi)
  const [all, less] = [upTo(hi), upTo(lo - 1n)]
  const xor = xorLine([xorUpTo(hi), xorUpTo(lo - 1n)])
  return {
    en: `${lo}..${hi}: ${all.en}; ${less.en}; ${xor.en}`,
    zh: `${lo}..${hi}：${all.zh}；${less.zh}；${xor.zh}`,
  }
}

/** The position in which the heap of size `from` in a span has become one of `to`. */
function taken(
  spans: readonly Span[],
  index: number,
  from: bigint,
  to: bigint,
): Move<readonly Span[]> {
  const { lo, hi } = spans[index] as Span
  const pieces = [
    { lo, hi: from - 1n },
    { lo: from + 1n, hi },
    { lo: to, hi: to },
  ].filter((s) => s.lo <= s.hi)
  return untold([...spans.slice(0, index), ...pieces, ...spans.slice(index + 1)], () => ({
    en: `take ${from - to} from the heap of ${from}, leave ${to}`,
    zh: `从 ${from} 颗的堆取 ${from - to} 颗，剩 ${to} 颗`,
  }))
}

/** The move that turns one heap of a span into another, where all other spans are the same. */
function moveBetween(
  from: readonly Span[],
  to: readonly Span[],
): Move<readonly Span[]> | undefined {
  const print = (spans: readonly Span[]) => rules.print(spans)
  const index = from.findIndex((span, i) => span.lo !== to[i]?.lo || span.hi !== to[i]?.hi)
  const { lo, hi } = from[index] ?? { lo: 0n, hi: -1n }
  const pieces = to.slice(index, index + 1 + to.length - from.length)
  const left = pieces.at(-1)?.lo ?? -1n
  // the heap that is gone stands above the first piece, or was the first of its span
  const [first, second] = pieces
  const size = first?.lo === lo && second && first !== pieces.at(-1) ? first.hi + 1n : lo
  const tried = [size, lo, hi].filter((heap) => lo <= heap && heap <= hi && heap > left)
  const moves = tried.map((heap) => taken(from, index, heap, left))
  return left < 0n ? undefined : moves.find((move) => print(move.to) === print(to))
}

/** How many heaps there are of each size but 0, where that number changes. */
function counted(spans: readonly Span[]): string {
  const steps = new Map<bigint, bigint>()
  const step = (at: bigint, by: bigint) => steps.set(at, (steps.get(at) ?? 0n) + by)
  for (const { lo, hi } of spans) {
    if (hi < 1n) continue
    step(lo > 1n ? lo : 1n, 1n)
    step(hi + 1n, -1n)
  }
  return [...steps]
    .filter(([, by]) => by !== 0n)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([at, by]) => `${at}:${by}`)
    .join(' ')
}

const rules: Rules<readonly Span[]> = {
  parse(text) {
    const spans = tokens(text).map((token) =>
      inside(text, token.offset, () => {
        const [from, to, more] = token.text.split('..')
        const lo = parseNumber(token.text, from ?? '', 0)
        if (to === undefined) return { lo, hi: lo }
        const hi = parseNumber(token.text, more === undefined ? to : '', (from ?? '').length + 2)
        if (lo > hi)
          throw new TextError(token.text, 0, { en: 'The range is empty.', zh: '范围是空的。' })
        return { lo, hi }
      }),
    )
    const [first, second, third] = spans
    if (!first)
      throw new TextError(text, 0, {
        en: 'Expected n, or l r, or l..r.',
        zh: '这里应是 n，或 l r，或 l..r。',
      })
    if (/\.\./.test(text) || third) return spans
    if (!second) return [{ lo: first.lo > 0n ? 1n : 0n, hi: first.hi }]
    if (first.lo > second.hi)
      throw new TextError(text, 0, {
        en: `The range ${first.lo}..${second.hi} is empty.`,
        zh: `范围 ${first.lo}..${second.hi} 是空的。`,
      })
    return [{ lo: first.lo, hi: second.hi }]
  },
  print: (spans) =>
    spans.map(({ lo, hi }) => (lo === hi && spans.length > 1 ? `${lo}` : `${lo}..${hi}`)).join(' '),
  *moves(spans) {
    for (const [index, { lo, hi }] of spans.entries())
      for (let from = lo; from <= hi; from++)
        for (let to = 0n; to < from; to++) yield taken(spans, index, from, to)
  },
  find: moveBetween,
  // one heap lies like another of its size, and empty ones do not count
  key: counted,
  *upTo(size) {
    for (let lo = 0n; lo <= size; lo++) for (let hi = lo; hi <= size; hi++) yield [{ lo, hi }]
  },
  axes: 1,
  at: ([n = 0n]) => [{ lo: n > 0n ? 1n : 0n, hi: n }],
}

export const game = defineOwnGame({
  slug: 'consecutive-nim',
  names: { en: 'Nim on consecutive heaps', zh: '连续堆尼姆' },
  about: {
    en: 'Heaps whose sizes are consecutive numbers at the start. A move takes any number of stones from one heap. Whoever takes the last stone wins.',
    zh: '若干堆石子，开局时各堆的颗数是连续的整数。每次从一堆中取任意多颗。取到最后一颗者胜。',
  },
  position: {
    en: 'n for the heaps 1..n, or l r (or l..r) for l..r',
    zh: 'n 表示 1..n，l r（或 l..r）表示 l..r',
  },
  shape: OWN,
  look: (spans) => ({ kind: 'spans', spans }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Bouton’s theorem with the xor of a range', zh: 'Bouton 定理与连续整数的异或' },
    reference:
      'C. L. Bouton, Nim, a game with a complete mathematical theory, Ann. of Math. 3 (1901)',
    formula: cases(
      [
        [equal(mod('n', 4), 0), 'n'],
        [equal(mod('n', 4), 1), 1],
        [equal(mod('n', 4), 2), plus('n', 1)],
      ],
      0,
    ),
    statement: {
      en: 'The xor of 1..n is n, 1, n+1, 0 for n mod 4 = 0, 1, 2, 3; that of l..r is the xor of the values at r and at l − 1. Losing when it is 0.',
      zh: '1..n 的异或在 n mod 4 = 0、1、2、3 时分别是 n、1、n+1、0；l..r 的异或是 n = r 与 n = l − 1 两个值的异或。为 0 时必败。',
    },
    value: xorOf,
    applied: (spans) =>
      workedXor(spans.map((span) => ({ working: working(span), value: xorOf([span]) }))),
    movesTo: (spans, value) =>
      new Moves(function* (): Generator<Run<readonly Span[]>> {
        const change = nimAdd(xorOf(spans), value)
        if (change === 0n) return
        // n xor change < n exactly for the n with a one in the top column of the change
        const top = BigInt(bitLength(change) - 1)
        for (const [index, { lo, hi }] of spans.entries()) {
          const before = onesInColumn(top, lo)
          const count = onesInColumn(top, hi + 1n) - before
          const at = (i: bigint) => {
            const heap = withOneInColumn(top, before + i)
            return taken(spans, index, heap, nimAdd(heap, change))
          }
          if (count > 0n) yield { count, at }
        }
      }),
    proof: {
      en: 'Four numbers 4k, 4k+1, 4k+2, 4k+3 xor to 0, so only what is left over counts. The rest is Nim.',
      zh: '4k、4k+1、4k+2、4k+3 四个数异或为 0，只看剩下的。其余与尼姆相同。',
    },
  }),
  examples: [
    'consecutive-nim: 1..6',
    'consecutive-nim: 3..10',
    'consecutive-nim: 1..1000000000000',
  ],
})
