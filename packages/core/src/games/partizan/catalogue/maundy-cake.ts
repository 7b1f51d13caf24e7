import { dyadic } from '../../../arith/dyadic.ts'
import { factors } from '../../../arith/factor.ts'
import { BeyondBudget } from '../../../model/errors.ts'
import { join, type Words } from '../../../model/words.ts'
import {
  type Cake,
  type Change,
  cakeRules,
  lookOfCake,
  type Sides,
  tellSides,
  withSide,
} from '../cake.ts'
import { definePartizan } from '../define.ts'
import { signedSum } from '../words.ts'

/** The primes of a number, the largest first; undefined where they are not found in time. */
function primesOf(n: bigint): bigint[] | undefined {
  return factors(n)
    ?.flatMap(({ prime, exponent }) => new Array<bigint>(exponent).fill(prime))
    .sort((p, q) => Number(q > p) - Number(q < p))
}

/** The divisors of a number above 1 in rising order; throws BeyondBudget where they are not found. */
function divisors(n: bigint): bigint[] {
  let found = [1n]
  for (const { prime, exponent } of factors(n) ?? unknown(n)) {
    const powers = Array.from({ length: exponent + 1 }, (_, i) => prime ** BigInt(i))
    found = found.flatMap((divisor) => powers.map((power) => divisor * power))
  }
  return found.sort((p, q) => Number(p > q) - Number(p < q)).slice(1)
}

function unknown(n: bigint): never {
  throw new BeyondBudget(
    {
      en: `The divisors of ${n} are not found in time.`,
      zh: `没能及时求出 ${n} 的因数。`,
    },
    Number.POSITIVE_INFINITY,
  )
}

/** A piece is cut along a side into equal parts. */
function* cuts(sides: Sides, side: 0 | 1): Generator<Change> {
  for (const count of divisors(sides[side])) {
    const part = withSide(sides, side, sides[side] / count)
    yield {
      to: [{ sides: part, count }],
      words: () => ({
        en: `cut ${tellSides(sides)} into ${count} pieces of ${tellSides(part)}`,
        zh: `把 ${tellSides(sides)} 切成 ${count} 块 ${tellSides(part)}`,
      }),
    }
  }
}

/** The primes that decide: of the side with more primes the largest, as many as it has more. */
function deciding([rows, columns]: Sides): { sign: bigint; primes: readonly bigint[] } {
  const [right, left] = [primesOf(rows) ?? unknown(rows), primesOf(columns) ?? unknown(columns)]
  const more = left.length - right.length
  return more >= 0
    ? { sign: 1n, primes: left.slice(0, more) }
    : { sign: -1n, primes: right.slice(0, -more) }
}

/** The terms 1, p₁, p₁p₂, …: how often a cake is cut when the largest prime comes first. */
function terms(primes: readonly bigint[]): bigint[] {
  let product = 1n
  return primes.map((prime) => {
    const term = product
    product *= prime
    return term
  })
}

function worthOf(sides: Sides): bigint {
  const { sign, primes } = deciding(sides)
  return sign * terms(primes).reduce((sum, term) => sum + term, 0n)
}

/** More pieces are not worked out one by one. */
const FEW = 12

function applied(cake: Cake): Words {
  if (cake.length === 0) return { en: 'There is no cake.', zh: '没有蛋糕。' }
  const product = (n: bigint) => primesOf(n)?.join('·') || '1'
  const lines = cake.slice(0, FEW).map(({ sides, count }): Words => {
    const { sign, primes } = deciding(sides)
    const list = terms(primes).map((term) => dyadic(sign * term))
    const worth = signedSum([dyadic(worthOf(sides))])
    const sum = list.length > 1 ? `${signedSum(list)} = ${worth}` : worth
    const [rows, columns] = [product(sides[0]), product(sides[1])]
    const copies = count > 1n ? ` (×${count})` : ''
    return {
      en: `${tellSides(sides)}${copies}: rows ${rows}, columns ${columns}: ${sum}.`,
      zh: `${tellSides(sides)}${copies}：行数 ${rows}，列数 ${columns}：${sum}。`,
    }
  })
  return join(lines)
}

export const game = definePartizan({
  slug: 'maundy-cake',
  names: { en: 'Maundy Cake', zh: '均分蛋糕' },
  aliases: ['maundy', '均分蛋糕游戏'],
  about: {
    en: 'Rectangular cakes of rows and columns. Left cuts the columns of a piece into any number of equal parts, at least two, Right the rows. Whoever cannot cut loses.',
    zh: '若干块由行和列构成的矩形蛋糕。左方每次把一块的列等分成至少两份，右方等分行。不能切者负。',
  },
  position: {
    en: 'the pieces AxB: A rows and B columns, + between them',
    zh: '各块 AxB：A 行 B 列，用 + 连接',
  },
  examples: ['maundy-cake: 5x12', 'maundy-cake: 20x21', 'maundy-cake: 4x2+6x9'],
  rules: () => cakeRules(1, cuts),
  look: (cake) => lookOfCake(cake, 1),
  theorem: () => ({
    name: { en: 'Maundy Cake values', zh: '均分蛋糕的值' },
    reference: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 2 (Maundy Cake)',
    statement: {
      en: 'Write the number of rows and the number of columns as products of primes, the largest first. If the columns have j primes more than the rows, the piece is worth 1 + p₁ + p₁p₂ + … + p₁p₂⋯p₍j₋₁₎, where p₁ ≥ p₂ ≥ … are the primes of the columns (0 for j = 0); if the rows have more, minus the same with theirs. The values of the pieces add up.',
      zh: '把行数和列数各写成质数之积，大的在前。若列数比行数多 j 个质因数，则这块蛋糕值 1 + p₁ + p₁p₂ + … + p₁p₂⋯p₍j₋₁₎，p₁ ≥ p₂ ≥ … 是列数的质因数（j = 0 时为 0）；若行数的质因数较多，则用行数的质因数作同样的和，取负号。各块的值相加。',
    },
    covers: (cake) => cake.every(({ sides }) => sides.every((side) => factors(side) !== undefined)),
    value: (cake) => ({
      value: dyadic(cake.reduce((sum, { sides, count }) => sum + worthOf(sides) * count, 0n)),
      ups: 0,
      nim: 0,
    }),
    applied,
    proof: {
      en: 'Let M(j, B) be 1 + p₁ + p₁p₂ + … with j terms for the primes p₁ ≥ p₂ ≥ … of B, and let the columns B have j ≥ 0 primes more than the rows. By induction the parts of a cut are worth what the statement says. If Left cuts into k parts and k has i primes, the parts have j − i primes more in their columns. If i > j each is negative. Otherwise all are worth k·M(j − i, B/k) together, a sum of terms that are products of i, i + 1, …, j − 1 primes of B: none exceeds the product of as many of the largest, so the sum is at most p₁ + p₁p₂ + … + p₁⋯p₍j₋₁₎ = M(j, B) − 1, and cutting into p₁ parts reaches this. If Right cuts into k parts the value is k·M(j + i, B) with k ≥ 2 and i ≥ 1. For j = 0 all of Left’s options are negative and all of Right’s positive: the value is 0. For j ≥ 1 Left reaches M(j, B) − 1 ≥ 0 and no more, and Right only what is above M(j, B): the simplest number between is M(j, B). For j < 0 exchange the players.',
      zh: '对 B 的质因数 p₁ ≥ p₂ ≥ …，记 M(j, B) = 1 + p₁ + p₁p₂ + …，共 j 项；设列数 B 比行数多 j ≥ 0 个质因数。由归纳，切开后各部分的值如定理所述。左方切成 k 份，k 有 i 个质因数，则各份的列数多 j − i 个质因数。i > j 时每份都是负的；否则合计 k·M(j − i, B/k)，各项分别是 B 的 i、i + 1、……、j − 1 个质因数之积，都不超过同样多个最大的质因数之积，所以和不超过 p₁ + p₁p₂ + … + p₁⋯p₍j₋₁₎ = M(j, B) − 1，切成 p₁ 份恰好达到。右方切成 k 份则值为 k·M(j + i, B)，k ≥ 2，i ≥ 1。j = 0 时左方的后继全为负，右方的后继全为正，值为 0。j ≥ 1 时左方至多达到 M(j, B) − 1 ≥ 0，右方只能达到大于 M(j, B) 的值：其间最简单的数是 M(j, B)。j < 0 时互换双方。',
    },
  }),
})
