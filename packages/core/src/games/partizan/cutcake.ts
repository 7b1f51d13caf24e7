import { dyadic } from '../../arith/dyadic.ts'
import { bitLength, min as smaller } from '../../arith/integers.ts'
import {
  cases,
  div,
  equal,
  type Formula,
  highbit,
  min,
  minus,
  or,
  sumOf,
} from '../../formula/tree.ts'
import { Moves, type Run } from '../../model/moves.ts'
import type { Words } from '../../model/words.ts'
import {
  type Cake,
  type Change,
  cakeRules,
  changing,
  otherSide,
  type Side,
  type Sides,
  tellSides,
  withSide,
} from './cake.ts'
import { lengthsWorth } from './cutcake-lengths.ts'
import type { PartizanRules } from './define.ts'
import type { PartizanTheorem } from './game.ts'
import { signedSum } from './words.ts'

/** A piece is cut in two along a side; the smaller part is written first. */
function* cuts(sides: Sides, side: Side): Generator<Change> {
  for (let part = 1n; 2n * part <= sides[side]; part++) yield cutAt(sides, side, part)
}

/** A part of so much is cut from a side. */
function cutAt(sides: Sides, side: Side, part: bigint): Change {
  const [a, b] = [withSide(sides, side, part), withSide(sides, side, sides[side] - part)]
  return {
    to: [
      { sides: a, count: 1n },
      { sides: b, count: 1n },
    ],
    words: () => ({
      en: `cut ${tellSides(sides)} into ${tellSides(a)} and ${tellSides(b)}`,
      zh: `把 ${tellSides(sides)} 切成 ${tellSides(a)} 和 ${tellSides(b)}`,
    }),
  }
}

/** The rules of Cutcake, in which Left cuts along the first side or along the second. */
export function cutcakeRules(leftSide: Side): PartizanRules<Cake> {
  return cakeRules(leftSide, cuts)
}

/** The sides halved, rounding down, as long as both exceed 1, and how often that was. */
function halved([a, b]: Sides): { times: number; sides: Sides } {
  const times = bitLength(smaller(a, b)) - 1
  return { times, sides: [a >> BigInt(times), b >> BigInt(times)] }
}

/** What one piece is worth to the player who cuts a side of it. */
function worthOf(sides: Sides, side: Side): bigint {
  const [a, b] = halved(sides).sides
  return side === 0 ? a - b : b - a
}

/** What all pieces are worth to the player who cuts a side. */
function worthOfCake(cake: Cake, side: Side): bigint {
  return cake.reduce((sum, { sides, count }) => sum + worthOf(sides, side) * count, 0n)
}

/** The cuts along a side after which the cake is worth at least 0 to who has cut. */
function winningCuts(cake: Cake, side: Side): Moves<Cake> {
  return new Moves(function* (): Generator<Run<Cake>> {
    const whole = worthOfCake(cake, side)
    for (const [index, { sides }] of cake.entries()) {
      const rest = whole - worthOf(sides, side)
      for (const { count, at } of lengthsWorth(sides[side], sides[1 - side] as bigint, -rest))
        yield { count, at: (i) => changing(cake, index, cutAt(sides, side, at(i))) }
    }
  })
}

/** A whole number with the minus sign of sums. */
function signed(n: bigint): string {
  return `${n}`.replace('-', '−')
}

/** The same as a formula of the sides; what has no extent is no piece. */
function worthFormula(mine: string, yours: string): Formula {
  const power = highbit(min(mine, yours))
  return cases(
    [[or(equal(mine, 0), equal(yours, 0)), 0]],
    minus(div(mine, power), div(yours, power)),
  )
}

/** More pieces are not worked out one by one. */
const FEW = 12

function applied(cake: Cake, leftSide: Side): Words {
  if (cake.length === 0) return { en: 'There is no cake.', zh: '没有蛋糕。' }
  const lines = cake.slice(0, FEW).map(({ sides, count }) => {
    const { times, sides: ends } = halved(sides)
    const [a, b] = leftSide === 0 ? ends : [ends[1], ends[0]]
    const copies = count > 1n ? ` (×${count})` : ''
    const end = tellSides(ends)
    const en = times === 0 ? '' : `halved ${times === 1 ? 'once' : `${times} times`} it is ${end}, `
    const zh = times === 0 ? '' : `折半 ${times} 次得 ${end}，`
    const difference = `${a} − ${b} = ${signed(a - b)}`
    return {
      en: `${tellSides(sides)}${copies}: ${en}${difference}.`,
      zh: `${tellSides(sides)}${copies}：${zh}${difference}。`,
    }
  })
  const values = cake.map(({ sides, count }) => worthOf(sides, leftSide) * count)
  const sum = `${signedSum(values.map((value) => dyadic(value)))} = ${signed(values.reduce((x, y) => x + y))}`
  const together = { en: ` Together ${sum}.`, zh: `合计 ${sum}。` }
  const whole = cake.length > 1 || (cake[0]?.count ?? 0n) > 1n
  return {
    en: lines.map(({ en }) => en).join(' ') + (whole ? together.en : ''),
    zh: lines.map(({ zh }) => zh).join('') + (whole ? together.zh : ''),
  }
}

/** The theorem about the values of Cutcake; `mine` and `yours` name the sides of Left and of Right. */
export function cutcakeTheorem(leftSide: Side, mine: string, yours: string): PartizanTheorem<Cake> {
  const [B, A] = [mine, yours]
  const [b, a] = [mine.toLowerCase(), yours.toLowerCase()]
  return {
    name: { en: 'Cutcake values', zh: '切蛋糕游戏的值' },
    reference: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 2 (Cutcake)',
    statement: {
      en: `A piece is worth a whole number: halve both sides, rounding down, as long as both exceed 1; the value is then ${B} − ${A}, where ${B} is the side that Left cuts and ${A} the side that Right cuts. The values of the pieces add up.`,
      zh: `每块蛋糕值一个整数：只要两边都大于 1，就把两边同时折半（向下取整）；最后的 ${B} − ${A} 就是值，其中 ${B} 是左方切的边，${A} 是右方切的边。各块的值相加。`,
    },
    formula: sumOf(worthFormula(mine, yours)),
    value(cake) {
      return { value: dyadic(worthOfCake(cake, leftSide)), ups: 0, nim: 0 }
    },
    winning: (cake, mover) => winningCuts(cake, mover === 'left' ? leftSide : otherSide(leftSide)),
    applied: (cake) => applied(cake, leftSide),
    proof: {
      en: `Write v(${A}, ${B}) for the number of the statement, and ${a}, ${b} for the whole parts of the logarithms to base 2 of ${A} and ${B}. If ${b} > ${a} then v = ⌊${B}/2^${a}⌋ − 1 ≥ 1, if ${b} = ${a} then v = 0, and exchanging the sides changes the sign. So v(${A}, ${B}) ≤ ⌊${B}/2^${a}⌋ − 1 always. By induction on the size the parts of a cut are worth what the statement says. A cut of Left into ${B}₁ + ${B}₂ = ${B} is worth at most ⌊${B}₁/2^${a}⌋ + ⌊${B}₂/2^${a}⌋ − 2 ≤ ⌊${B}/2^${a}⌋ − 2. If ${b} = ${a} this is −1, so all options of Left are negative, by symmetry all of Right’s are positive, and the value is 0. If ${b} > ${a} then Left reaches ⌊${B}/2^${a}⌋ − 2 = v − 1 with ${B}₁ = 2^${a}, and no more. A cut of Right leaves two pieces with smaller sides ${A}ᵢ, each worth ⌊${B}/2^${a}ᵢ⌋ − 1 ≥ v, together at least 2v > v. The simplest number above v − 1 ≥ 0 and below what Right reaches is v. If ${a} > ${b}, exchange the players.`,
      zh: `记 v(${A}, ${B}) 为定理中的数，${a}、${b} 为 ${A}、${B} 以 2 为底的对数的整数部分。${b} > ${a} 时 v = ⌊${B}/2^${a}⌋ − 1 ≥ 1，${b} = ${a} 时 v = 0，两边互换则变号。所以总有 v(${A}, ${B}) ≤ ⌊${B}/2^${a}⌋ − 1。对大小归纳，切开后各部分的值如定理所述。左方把 ${B} 切成 ${B}₁ + ${B}₂，值至多为 ⌊${B}₁/2^${a}⌋ + ⌊${B}₂/2^${a}⌋ − 2 ≤ ⌊${B}/2^${a}⌋ − 2。${b} = ${a} 时这是 −1，左方的后继全为负，由对称右方的后继全为正，所以值为 0。${b} > ${a} 时，左方取 ${B}₁ = 2^${a} 可达 ⌊${B}/2^${a}⌋ − 2 = v − 1，不能更多。右方切后的两块边长 ${A}ᵢ 更小，各值 ⌊${B}/2^${a}ᵢ⌋ − 1 ≥ v，合计至少 2v > v。大于 v − 1 ≥ 0 而小于右方所达的最简单的数是 v。${a} > ${b} 时互换双方即可。`,
    },
  }
}
