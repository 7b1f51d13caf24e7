import { and, equal, less, max, min, or, plus, times, unequal } from '../../formula/tree.ts'
import { numberList } from '../../formula/xor-line.ts'
import { tuples } from '../../model/enumerate.ts'
import { type Move, Moves, untold } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { countersOf } from '../../model/shape.ts'
import { brief, type Words } from '../../model/words.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'

type Pair = readonly bigint[]
const NAMES = ['a', 'b']

const [small, large] = [min('a', 'b'), max('a', 'b')]

/** The move that takes `times` times the smaller number from the larger. */
function subtract([a = 0n, b = 0n]: Pair, times: bigint): Move<Pair> {
  const [name, large, small] = a >= b ? ['a', a, b] : ['b', b, a]
  const left = large - times * small
  return untold(a >= b ? [left, b] : [a, left], () => {
    const multiple = `${times === 1n ? '' : `${brief(times)}·`}${brief(small)}`
    return { en: `take ${multiple} from ${name}`, zh: `${name} 减去 ${multiple}` }
  })
}

const order = ([a = 0n, b = 0n]: Pair): [bigint, bigint] => (a >= b ? [a, b] : [b, a])

const rules: Rules<Pair> = {
  parse: (text) => parseNumbers(text, { least: 2, most: 2 }),
  print: (pair) => pair.join(' '),
  *moves(pair) {
    const [large, small] = order(pair)
    if (small === 0n) return
    for (let i = 1n; i * small <= large; i++) yield subtract(pair, i)
  },
  upTo: (size) => tuples(2, size),
  axes: 2,
  at: (pair) => pair,
}

/**
 * The value, down the continued fraction: with large = q·small + r, the pairs (i·small + r, small)
 * for i = 0..q each have all earlier ones as options. The first has some value v, so the next take
 * the values 0, 1, 2, … without v.
 */
function pairValue(pair: Pair, quotients = quotientsOf(pair)): bigint {
  return quotients.reduceRight((v, q) => (q - 1n < v ? q - 1n : q), 0n)
}

/** The quotients of Euclid's algorithm, the first one first. */
function quotientsOf(pair: Pair): bigint[] {
  const quotients: bigint[] = []
  for (let [large, small] = order(pair); small > 0n; [large, small] = [small, large % small])
    quotients.push(large / small)
  return quotients
}

export const game = defineOwnGame({
  slug: 'euclid',
  names: { en: 'Euclid', zh: '欧几里得游戏' },
  about: {
    en: 'Two numbers: take a positive multiple of the smaller from the larger, not going below 0. Whoever makes a number 0 wins.',
    zh: '两个数：从较大的数中减去较小数的正整数倍，不得小于 0。先得到 0 者胜。',
  },
  position: { en: 'two numbers a b', zh: '两个数 a b' },
  shape: countersOf(NAMES),
  look: ([a = 0n, b = 0n]) => ({
    kind: 'piles',
    piles: [
      { label: 'a', size: a },
      { label: 'b', size: b },
    ],
    board: 'rectangle',
    notes: [],
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Cole and Davie’s theorem', zh: 'Cole–Davie 定理' },
    reference:
      'A. J. Cole, A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it, Math. Gazette 53 (1969); T. Lengyel, A Nim-type game and continued fractions, Fibonacci Quarterly 41 (2003); G. Cairns, N. B. Ho, T. Lengyel, The Sprague–Grundy function of the real game Euclid, Discrete Math. 311 (2011)',
    formula: or(
      equal(small, 0),
      and(unequal('a', 'b'), less(times(large, large), plus(times('a', 'b'), times(small, small)))),
    ),
    statement: {
      en: 'For positive numbers, losing exactly when they differ and the larger is less than φ times the smaller; (a, 0) is over and lost. The value follows the continued fraction of the ratio.',
      zh: '两个正数不相等且较大者小于较小者的 φ 倍时必败；(a, 0) 已结束，轮到者负。SG 值由两数之比的连分数得出。',
    },
    value: pairValue,
    movesTo: (pair, value) =>
      Moves.of(function* () {
        const [large, small] = order(pair)
        if (small === 0n) return
        const [q, r] = [large / small, large % small]
        const v = pairValue([small, r])
        // after i fewer multiples the value is v for i = 0, else i − 1 below v and i from there on
        const i = value === v ? 0n : value < v ? value + 1n : value
        if (i < q) yield subtract(pair, q - i)
      }),
    why: (pair) => {
      const [large, small] = order(pair)
      if (small === 0n)
        return { en: 'A number is 0: the game is over.', zh: '有一个数是 0：游戏已结束。' }
      if (large === small)
        return {
          en: `The numbers are equal: the one move makes a 0, since ${brief(large)} − ${brief(small)} = 0. The value is 1.`,
          zh: `两数相等：只有一步，得到 ${brief(large)} − ${brief(small)} = 0。SG 值是 1。`,
        }
      // x/y < φ exactly when x² < xy + y²
      const [square, bound] = [large * large, large * small + small * small]
      const [x, y] = [brief(large), brief(small)]
      const compared = `${x}² = ${brief(square)} ${square < bound ? '<' : '>'} ${brief(bound)} = ${x}·${y} + ${y}²`
      const all = quotientsOf(pair)
      const [quotients, value] = [numberList(all), pairValue(pair, all)]
      const given: Words = {
        en: ` The quotients ${quotients.en} of Euclid’s algorithm give the value ${brief(value)}.`,
        zh: `辗转相除的商 ${quotients.zh} 给出 SG 值 ${brief(value)}。`,
      }
      return value === 0n
        ? {
            en: `The ratio of ${x} to ${y} is below φ, since ${compared}: only one move is possible, and it leaves a ratio above φ.${given.en}`,
            zh: `${x} 与 ${y} 之比小于 φ（${compared}）：只有一种走法，走后比值大于 φ。${given.zh}`,
          }
        : {
            en: `The ratio of ${x} to ${y} is above φ, since ${compared}: some move leaves a ratio below φ or ends the game.${given.en}`,
            zh: `${x} 与 ${y} 之比大于 φ（${compared}）：总有一步使比值小于 φ 或直接结束。${given.zh}`,
          }
    },
    proof: {
      en: 'With large = q·small + r the positions (i·small + r, small) for i = 0..q form a chain in which each reaches all before it. If the first has value v, the others take the values 0, 1, 2, … in order, leaving out v. So the value of the last is q−1 if q−1 < v, else q: it is 0 only if q = 1 and v > 0. By induction v > 0 says small/r > φ, so the ratio is 1 + r/small < 1 + 1/φ = φ.',
      zh: '设 large = q·small + r，则 (i·small + r, small)（i = 0..q）成一条链，每个都能到前面所有的。若第一个的值为 v，其余依次取 0、1、2……而跳过 v。所以最后一个的值在 q−1 < v 时为 q−1，否则为 q：仅当 q = 1 且 v > 0 时为 0。由归纳，v > 0 即 small/r > φ，于是比值 = 1 + r/small < 1 + 1/φ = φ。',
    },
  }),
  examples: ['euclid: 25 7', 'euclid: 24 15', 'euclid: 13 8'],
})
