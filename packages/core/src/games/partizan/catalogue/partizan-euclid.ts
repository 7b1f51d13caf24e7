import { ZERO } from '../../../arith/dyadic.ts'
import { gcd } from '../../../arith/integers.ts'
import type { Move } from '../../../model/moves.ts'
import type { Mover } from '../../../model/outcome.ts'
import { countersOf } from '../../../model/shape.ts'
import { same } from '../../../model/words.ts'
import { parseNumbers } from '../../../rules/numbers.ts'
import { lookOfNumbers } from '../../look.ts'
import { definePartizan, type PartizanRules } from '../define.ts'

/** The numbers p and q. */
type Pair = readonly bigint[]

const NAMES = ['p', 'q']

/** p and q of a pair. */
function numbers(pair: Pair): [bigint, bigint] {
  return [pair[0] ?? 0n, pair[1] ?? 0n]
}

/** What p leaves when divided by q; 0 where the game is over. */
function rest(pair: Pair): bigint {
  const [p, q] = numbers(pair)
  return q === 0n ? 0n : p % q
}

/** The pair after the one move of a player. */
function after(pair: Pair, mover: Mover): Pair | undefined {
  const [, q] = numbers(pair)
  const r = rest(pair)
  return r === 0n ? undefined : [q, mover === 'left' ? r : q - r]
}

const rules: PartizanRules<Pair> = {
  parse: (text) => parseNumbers(text, { least: 2, most: 2 }),
  print: (pair) => pair.join(','),
  *moves(pair, mover): Generator<Move<Pair>> {
    const to = after(pair, mover)
    if (!to) return
    const [p, q] = numbers(pair)
    const r = rest(pair)
    const left = `${p} mod ${q} = ${r}`
    const sum = mover === 'left' ? left : `${q} − ${p} mod ${q} = ${q - r}`
    yield { text: same(sum), to }
  },
  options(pair, mover) {
    const to = after(pair, mover)
    return to ? [to] : []
  },
  parts: (pair) => (rest(pair) === 0n ? [] : [pair]),
  // only the rest counts, and a common divisor divides everything that follows
  likeness(pair) {
    const [, q] = numbers(pair)
    const r = rest(pair)
    const shared = gcd(r, q) || 1n
    return { key: r === 0n ? '0,1' : `${r / shared},${q / shared}`, negative: false }
  },
  *upTo(size) {
    for (let q = 1; q <= 2 * size; q++)
      for (let p = 1; p <= 2 * size; p++) yield [BigInt(p), BigInt(q)]
  },
  axes: 2,
  at: (coordinates) => coordinates,
}

/** How often the rest goes into q, where it divides q; 0 where the game is over. */
function quotient(pair: Pair): number | undefined {
  const [, q] = numbers(pair)
  const r = rest(pair)
  if (r === 0n) return 0
  return q % r === 0n && q / r <= Number.MAX_SAFE_INTEGER ? Number(q / r) : undefined
}

export const game = definePartizan({
  slug: 'partizan-euclid',
  names: { en: 'Partizan Euclid', zh: '不平等欧几里得' },
  aliases: ['不平等欧几里得游戏'],
  about: {
    en: 'Two numbers p and q. Let r be the remainder of p divided by q. Left moves to q and r, Right to q and q − r. The game is over when q divides p. Whoever cannot move loses.',
    zh: '两个数 p 和 q，设 p 除以 q 的余数为 r。左方走到 q 和 r，右方走到 q 和 q − r。q 整除 p 时游戏结束。不能走者负。',
  },
  position: { en: 'the numbers p,q', zh: '两个数 p,q' },
  examples: ['partizan-euclid: 34,25', 'partizan-euclid: 13,8', 'partizan-euclid: 1,4'],
  rules: () => rules,
  shape: countersOf(NAMES),
  look: (pair) => ({
    ...lookOfNumbers(NAMES, pair),
    invite: {
      en: 'Click a number to make your only move, which replaces both.',
      zh: '点一个数，走你唯一的一步：两个数都会替换。',
    },
  }),
  theorem: () => ({
    name: { en: 'Partizan Euclid where the rest divides q', zh: '余数整除 q 的不平等欧几里得' },
    reference: {
      en: 'proved here; the game and who wins it: N. A. McKay, R. J. Nowakowski, Outcomes of Partizan Euclid, Integers 12B (2012/13)',
      zh: '证明见此；游戏及其胜负：N. A. McKay, R. J. Nowakowski, Outcomes of Partizan Euclid, Integers 12B (2012/13)',
    },
    statement: {
      en: 'Let r be what p leaves when divided by q. If r = 0 the value is 0. If r divides q and m = q/r, it is m − 2 times ↑, and ∗ more where m is even. For other pairs no closed form of the value is used: it is worked out.',
      zh: '设 p 除以 q 的余数为 r。r = 0 时值为 0。r 整除 q 时，令 m = q/r，值为 m − 2 个 ↑，m 为偶数时再加 ∗。其余的数对没有可用的公式，逐个求值。',
    },
    proof: {
      en: 'Only r and q count, and a common divisor divides all that follows, so let r = 1 and q = m. Left moves to m and 1, which is the end. Right moves to m and m − 1, and m leaves 1 when divided by m − 1 > 1. So a(2) = {0|0} = ∗ and a(m) = {0|a(m−1)}; {0 | k·↑ + ∗} = (k+1)·↑, and {0 | k·↑} = (k+1)·↑ + ∗ for k > 0.',
      zh: '只有 r 和 q 起作用，公因数整除其后的一切，所以设 r = 1，q = m。左方走到 m 和 1，游戏结束；右方走到 m 和 m − 1，而 m 除以 m − 1 > 1 余 1。所以 a(2) = {0|0} = ∗，a(m) = {0|a(m−1)}；又 {0 | k·↑ + ∗} = (k+1)·↑，k > 0 时 {0 | k·↑} = (k+1)·↑ + ∗。',
    },
    applied(pair) {
      const [p, q] = numbers(pair)
      const m = quotient(pair) ?? 0
      const value = [...(m > 2 ? [`${m - 2}·↑`] : []), ...(m % 2 === 0 && m > 0 ? ['∗'] : [])]
      const r = rest(pair)
      const steps = `r = ${r}${m > 0 ? `, m = ${q}/${r} = ${m}` : ''}: ${value.join(' + ') || '0'}`
      return { en: `For ${p} and ${q}, ${steps}.`, zh: `对 ${p} 和 ${q}，${steps}。` }
    },
    covers: (pair) => quotient(pair) !== undefined,
    value(pair) {
      const m = quotient(pair) ?? 0
      return { value: ZERO, ups: Math.max(0, m - 2), nim: m > 0 && m % 2 === 0 ? 1 : 0 }
    },
  }),
})
