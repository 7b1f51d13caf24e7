import { NimProducts } from '@nimber/kernels'
import { between } from '../../bounds.ts'
import { defineOwnProblem, type OwnProblem, playAt } from '../../own/define.ts'
import { type Fields, number } from '../../own/fields.ts'
import type { AnswerAll, Play } from '../../problem.ts'

/** A head at (A, B) of the product of two rows that are Nim has the value A ⊗ B. */
function playOf(one: Fields): Play {
  const [a, b] = [one.big('A'), one.big('B')]
  return playAt('product', a > 0n && b > 0n ? [[a, b]] : [], { row1: 1n, row2: 1n })
}

const answerAll: AnswerAll = (count, input, out, begin) => {
  const products = new NimProducts(out)
  let read = 0
  if (count > 0n) begin(1)
  try {
    for (const block of input.decoded(2n * count)) {
      if (!products.add(block)) input.refuse({ en: 'a number below 2^64', zh: '小于 2^64 的数' })
      read += block.length
      begin(Math.min(Number(count), (read >> 1) + 1))
    }
  } finally {
    // what is wrong with a number is said after the answers before it
    products.flush()
  }
}

export const problem: OwnProblem = {
  ...defineOwnProblem({
    id: 'libchecker-nim-product-64',
    title: {
      en: 'Library Checker Nim Product (F_2^64)',
      zh: 'Library Checker 尼姆积（F_2^64）',
    },
    rule: {
      en: 'The nim product of two numbers: the value of a single light at (A, B) where a move switches the corners of a rectangle whose corner with the largest coordinates is on.',
      zh: '两个数的尼姆积：即只有 (A, B) 一盏灯亮、每次切换一个矩形四角（坐标最大的一角须亮着）时的 SG 值。',
    },
    tags: ['coins', 'big-numbers'],
    level: 4,
    envelope: 'count',
    layout: [number('A'), number('B')],
    bounds: {
      of: { A: between(0, 2n ** 64n - 1n), B: between(0, 2n ** 64n - 1n) },
      cases: 1_000_000,
      total: 2_000_000,
    },
    games: ['product'],
    plays: (one) => [playOf(one)],
    asks: {
      kind: 'says',
      words: { en: 'the nim product of A and B', zh: 'A 与 B 的尼姆积' },
      says: (one, decide) => `${decide.value(playOf(one))}`,
    },
    noProgram: {
      en: 'Programs multiply nimbers by the rule of the product, which takes too long for a million pairs of 64 bits; tables of logarithms, as the judge here uses, are not printed.',
      zh: '输出的程序按尼姆积的规则逐层相乘，对一百万对 64 位数太慢；这里评测所用的对数表不输出。',
    },
    sample: {
      input: '5\n2 2\n2 3\n4 4\n5 7\n0 9\n',
      output: '3\n1\n6\n13\n0\n',
    },
  }),
  answerAll,
}
