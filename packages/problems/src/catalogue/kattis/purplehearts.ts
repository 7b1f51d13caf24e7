import { findPartizan, type Mover, solvePartizan } from '@nimber/core'
import { between } from '../../bounds.ts'
import { the } from '../../formulas.ts'
import { treeOf } from '../../own/bushes.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { type Fields, type Keeps, list, number, signed, word } from '../../own/fields.ts'

/** Every edge stands on one before it, or on the ground (-1). */
const standing: Keeps = {
  make: (numbers, _, pick) =>
    numbers.map((_, i) => (i === 0 || pick(4) === 0 ? -1n : BigInt(1 + pick(i)))),
  holds: (numbers) => numbers.every((e, i) => e === -1n || (e >= 1n && e <= BigInt(i))),
}

/** Blue is Left. */
function treeIn(one: Fields) {
  const below = one.bigs('below').map((e) => (e === -1n ? 0 : Number(e)))
  const colours = Array.from(one.word('colours'), (letter) => (letter === 'B' ? 0 : 1))
  return treeOf(below, colours)
}

function fraction(numerator: bigint, exponent: number): string {
  return `${numerator}/2^${exponent}`
}

/** What trees are worth by their moves alone. */
const KNOWN = new Map<string, number>()

export const problem = defineOwnProblem({
  id: 'purplehearts',
  title: { en: 'Kattis Hackenbush Purplehearts', zh: 'Kattis Hackenbush Purplehearts' },
  rule: {
    en: 'Blue and red edges form trees on the ground. One player cuts blue edges, the other one red ones; everything cut off from the ground disappears. Whoever cannot move loses. What is the value of the position? Positive values are good for Blue.',
    zh: '蓝边和红边组成立在地面上的树。一方只剪蓝边，另一方只剪红边，不再与地面相连的部分随之消失。不能走者负。求局面的值；值为正时对蓝方有利。',
  },
  tags: ['partizan', 'tree'],
  level: 4,
  envelope: 'one',
  layout: [
    number('n'),
    list(
      'below',
      the('n'),
      [
        {
          ...signed('e'),
          within: {
            en: 'e = −1, or 1 ≤ e < the number of the edge itself',
            zh: 'e = −1，或 1 ≤ e < 本边的编号',
          },
        },
      ],
      'a line',
      {
        en: 'n numbers e: the edge below edge 1, 2, …, n, which comes before it, or `-1` for the ground',
        zh: 'n 个数 e：第 1、2、…、n 条边下面的那条边（在它之前给出），立在地面上时为 `-1`',
      },
      standing,
    ),
    word('colours', 'BR', {
      length: the('n'),
      words: {
        en: 'n letters: the colours of the edges, `B` is blue, `R` is red',
        zh: 'n 个字母：各边的颜色，`B` 是蓝，`R` 是红',
      },
    }),
  ],
  bounds: { of: { n: between(1, 100_000), e: { least: -1n, most: the('n') } } },
  games: ['hackenbush'],
  plays: (one) => [playAt('hackenbush', treeIn(one))],
  asks: {
    kind: 'says',
    words: {
      en: 'the value `a/2^b` in lowest terms, with b = 0 for a whole number',
      zh: '最简分数形式的值 `a/2^b`，整数时 b = 0',
    },
    says(one) {
      const game = findPartizan('hackenbush')?.make({})
      const mean = game && solvePartizan(game, treeIn(one)).mean
      if (mean === undefined) throw new TypeError('red-blue trees are worth numbers')
      return fraction(mean.numerator, mean.exponent)
    },
    plainly(one) {
      const game = findPartizan('hackenbush')?.make({})
      const worth = (at: unknown): number => {
        const key = game?.rules.print(at) ?? ''
        const before = KNOWN.get(key)
        if (before !== undefined) return before
        const after = (mover: Mover) =>
          Array.from(game?.rules.moves(at, mover) ?? [], ({ to }) => worth(to))
        const found = simplest(Math.max(...after('left')), Math.min(...after('right')))
        KNOWN.set(key, found)
        return found
      }
      let numerator = worth(treeIn(one))
      let exponent = 0
      for (; !Number.isInteger(numerator); exponent++) numerator *= 2
      return fraction(BigInt(numerator), exponent)
    },
  },
  noProgram: {
    en: 'The value is a fraction whose numerator and denominator have as many binary digits as there are edges, up to 100000; printed programs have whole numbers of 64 bits only.',
    zh: '值是一个分数，分子和分母的二进制位数可达边数（至多十万）；输出的程序只有 64 位整数。',
  },
  sample: { input: '4\n-1 1 2 -1\nBRBR\n', output: '-1/2^2\n' },
})

/** The number with the least denominator between two, the closest to 0 of those: small ones are exact. */
function simplest(low: number, high: number): number {
  for (let denominator = 1; ; denominator *= 2)
    for (let n = 0; n <= 64 * denominator; n++)
      for (const number of [n / denominator, -n / denominator])
        if (low < number && number < high) return number
}
