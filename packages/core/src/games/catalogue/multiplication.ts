import { floorDiv, floorLog } from '../../arith/integers.ts'
import { TextError } from '../../model/errors.ts'
import type { Move } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { countersOf } from '../../model/shape.ts'
import { parseNumbers, tokens } from '../../rules/numbers.ts'
import { defineOwnGame, natural } from '../define.ts'
import type { Args } from '../game.ts'
import { lookOfNumbers } from '../look.ts'

const NAMES = ['p', 'n']

/** The number p so far and the number n to reach. */
type Product = readonly bigint[]

/** The factor that is still missing: p·t ≥ n holds for t exactly from here on. */
const missing = ([p = 1n, n = 0n]: Product) => floorDiv(n + p - 1n, p)

/** The largest (a·b)^j below t, for t > 1: t is won up to b times that. */
const bandOf = (t: bigint, { a = 2n, b = 2n }: Args) => floorLog(t - 1n, a * b).power

function isWon(t: bigint, args: Args): boolean {
  return t > 1n && t <= (args.b as bigint) * bandOf(t, args)
}

const rules = ({ a = 2n, b = 2n }: Args): Rules<Product> => ({
  parse(text) {
    const numbers = parseNumbers(text, { least: 1, most: 2 })
    const position = numbers.length === 1 ? [1n, ...numbers] : numbers
    if (position[0] === 0n)
      throw new TextError(text, tokens(text)[0]?.offset ?? 0, {
        en: 'Expected n, or p n with p at least 1.',
        zh: '这里应是 n，或 p n（p 至少为 1）。',
      })
    return position
  },
  print: (position) => position.join(' '),
  *moves([p = 1n, n = 0n]): Generator<Move<Product>> {
    if (p >= n) return
    for (let k = a; k <= b; k++)
      yield {
        text: { en: `multiply by ${k} to get ${p * k}`, zh: `乘以 ${k}，得 ${p * k}` },
        to: [p * k, n],
      }
  },
  *upTo(size) {
    for (let n = 0n; n <= 20 * Math.min(size, 10); n++) for (let p = 1n; p <= 2n; p++) yield [p, n]
  },
  axes: undefined,
  at: (coordinates) => coordinates,
})

export const game = defineOwnGame({
  slug: 'multiplication',
  names: { en: 'Multiplication game', zh: '乘法游戏' },
  params: [natural('a', 2n), { kind: 'number', name: 'b', least: 2n, notBelow: 'a' }],
  about: {
    en: 'A number p begins at 1. A move multiplies it by one of a, …, b. Whoever makes p at least n wins.',
    zh: '一个数 p，起初为 1。每次乘以 a、……、b 中的一个。使 p 不小于 n 者胜。',
  },
  position: { en: 'n at the start, p n in play', zh: '开局写 n，进行中写 p n' },
  shape: countersOf(NAMES),
  look: (product) => lookOfNumbers(NAMES, product),
  rules,
  theorem: (args) => {
    const { a = 2n, b = 2n } = args
    return {
      name: { en: 'Bands of the missing factor', zh: '所缺倍数的区间' },
      reference: {
        en: 'Waterloo local contest, A multiplication game (POJ 2505, HDU 1517); proof given',
        zh: 'A multiplication game（POJ 2505、HDU 1517）；证明已给出',
      },
      statement: {
        en: 'Let t = ⌈n / p⌉ be the factor that is missing. The player to move wins exactly when (ab)^j < t ≤ b·(ab)^j for some j ≥ 0.',
        zh: '设 t = ⌈n / p⌉ 为所缺的倍数。先手必胜，当且仅当有 j ≥ 0 使 (ab)^j < t ≤ b·(ab)^j。',
      },
      outcome: (position) => (isWon(missing(position), args) ? 'N' : 'P'),
      applied: (position) => {
        const [p = 1n, n = 0n] = position
        const t = missing(position)
        if (t <= 1n)
          return { en: `There is no move: ${p} ≥ ${n}.`, zh: `已无路可走：${p} ≥ ${n}。` }
        const low = bandOf(t, args)
        const [from, to, sign] = [low, b * low, t <= b * low ? '≤' : '>']
        return {
          en: `⌈${n} / ${p}⌉ = ${t}; ${from} < ${t} ${sign} ${b}·${from} = ${to}.`,
          zh: `⌈${n} / ${p}⌉ = ${t}；${from} < ${t} ${sign} ${b}·${from} = ${to}。`,
        }
      },
      proof: {
        en: `A factor k makes t into ⌈t / k⌉, and t ≤ 1 is lost. Up to b one multiplication wins. From t with b·q < t ≤ ab·q, where q is a power of ab, every k leaves more than q and at most b·q, which wins for the opponent. From t with ab·q < t ≤ b·ab·q take the least k that leaves at most ab·q: it leaves more than b·q, because t is larger than ab·q if k = a, and otherwise a factor of one less would leave more than ab·q. Here a = ${a} and b = ${b}.`,
        zh: `乘以 k 使 t 变为 ⌈t / k⌉，t ≤ 1 时必败。t 不超过 b 时一步获胜。设 q 是 ab 的幂：b·q < t ≤ ab·q 时，无论乘几，剩下的都大于 q 且不超过 b·q，对手必胜。ab·q < t ≤ b·ab·q 时，取使剩下不超过 ab·q 的最小的 k：剩下的大于 b·q（k = a 时因为 t > ab·q，否则因为 k 减 1 时剩下的大于 ab·q）。这里 a = ${a}，b = ${b}。`,
      },
    }
  },
  examples: [
    'multiplication 2 9: 1 162',
    'multiplication 2 9: 1 19',
    'multiplication 2 3: 1 5',
    'multiplication 3 4: 1 30',
  ],
})
