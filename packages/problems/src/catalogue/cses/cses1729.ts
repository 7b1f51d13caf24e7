import { tabulate } from '@nimber/core'
import { between } from '../../bounds.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, takingGame } from '../../own/define.ts'
import { type Fields, list, number } from '../../own/fields.ts'
import { distinct } from '../../own/keeps.ts'

const gameOf = (one: Fields) => takingGame(one.bigs('amounts'))

export const problem = defineOwnProblem({
  id: 'cses1729',
  title: { en: 'CSES 1729 Stick Game', zh: 'CSES 1729 Stick Game（小棒游戏）' },
  rule: {
    en: 'One heap; a move takes a number of sticks that is in a given set. Whoever cannot move loses. Who wins, for every heap of 1 to n sticks?',
    zh: '一堆小棒，每次取走的数目必须属于给定的集合，不能走者负。对 1 到 n 根的每一堆，问先手是否必胜。',
  },
  lesson: 'positions',
  tags: ['subtraction', 'table'],
  level: 1,
  envelope: 'one',
  layout: [
    number('n'),
    number('k'),
    list(
      'amounts',
      the('k'),
      [number('p')],
      'a line',
      { en: 'k amounts p', zh: 'k 个数目 p' },
      distinct,
    ),
  ],
  bounds: {
    of: { n: between(1, 10 ** 6), k: between(1, 100), p: { least: 1n, most: the('n') } },
  },
  games: ['subtraction'],
  plays: (one) => [{ game: gameOf(one), position: [one.big('n')] }],
  asks: {
    kind: 'says',
    words: {
      en: 'a letter for each heap of 1 to n: `W` if the first player wins, `L` if not',
      zh: '对 1 到 n 的每一堆输出一个字母：先手胜为 `W`，否则为 `L`',
    },
    says(one) {
      const table = tabulate(gameOf(one), [one.number('n')])
      let text = ''
      for (let n = 1; n <= one.number('n'); n++) text += table.cell(n) ? 'W' : 'L'
      return text
    },
    plainly(one, decide) {
      const game = gameOf(one)
      const letter = (_: unknown, i: number) =>
        decide.outcome({ game, position: [BigInt(i + 1)] }) === 'N' ? 'W' : 'L'
      return Array.from({ length: one.number('n') }, letter).join('')
    },
  },
  program: {
    why: {
      en: 'A heap is losing when no amount leads to a losing heap: from 0 up, every losing heap makes those winning that are larger by an amount.',
      zh: '没有一种取法能走到必败的堆时必败：从 0 起，每个必败的堆加上任一数目都是必胜的堆。',
    },
    text: `
      read a[k <= 100]
      ints wins[n + 1 <= 1000001]
      for m = 0..n {
        if (wins[m] == 0) {
          for x of a { if (x <= n - m) wins[m + x] = 1 }
        }
      }
      for m = 1..n write wins[m] == 0 ? "L" : "W"
      print ""`,
  },
  sample: { input: '12 2\n2 3\n', output: 'LWWWLLWWWLLW\n' },
})
