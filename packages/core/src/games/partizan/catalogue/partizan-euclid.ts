import { gcd } from '../../../arith/integers.ts'
import type { Move } from '../../../model/moves.ts'
import type { Mover } from '../../../model/outcome.ts'
import { countersOf } from '../../../model/shape.ts'
import { same } from '../../../model/words.ts'
import { parseNumbers } from '../../../rules/numbers.ts'
import { lookOfCounters } from '../../look.ts'
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

export const game = definePartizan({
  slug: 'partizan-euclid',
  names: { en: 'Partizan Euclid', zh: '不平等欧几里得' },
  aliases: ['不平等欧几里得游戏'],
  about: {
    en: 'Two numbers p and q. Let r be what p leaves when divided by q. Left moves to q and r, Right to q and q − r. The game is over when q divides p. Whoever cannot move loses.',
    zh: '两个数 p 和 q，设 p 除以 q 的余数为 r。左方走到 q 和 r，右方走到 q 和 q − r。q 整除 p 时游戏结束。不能走者负。',
  },
  position: { en: 'the numbers p,q', zh: '两个数 p,q' },
  examples: ['partizan-euclid: 34,25', 'partizan-euclid: 13,8', 'partizan-euclid: 1,4'],
  reference: 'N. A. McKay, R. J. Nowakowski, Outcomes of Partizan Euclid, Integers 12B (2012/13)',
  rules: () => rules,
  shape: countersOf(NAMES),
  look: (pair) => lookOfCounters(NAMES, pair),
})
