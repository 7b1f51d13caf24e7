import { between } from '../../bounds.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { type Fields, number, word } from '../../own/fields.ts'
import { winnerWords } from '../../words.ts'

/** Alice is Left. */
const rowOf = (one: Fields) =>
  [...one.word('row')].map((cell) => (cell === 'R' ? 'x' : 'o')).join('')

/** How many cells Alice has more than Bob. */
function ahead(row: string): number {
  let more = 0
  for (const cell of row) more += cell === 'x' ? 1 : -1
  return more
}

/** The lengths of the stretches in which the colours alternate. */
function stretches(row: string): bigint[] {
  const lengths: bigint[] = []
  let length = 0
  for (let i = 0; i < row.length; i++) {
    if (i > 0 && row[i] === row[i - 1]) {
      lengths.push(BigInt(length))
      length = 0
    }
    length++
  }
  return [...lengths, BigInt(length)]
}

export const problem = defineOwnProblem({
  id: 'cf1704f',
  title: { en: 'Codeforces 1704F Colouring Game', zh: 'Codeforces 1704F Colouring Game' },
  rule: {
    en: 'A row of red and blue cells. Alice paints two neighbouring cells white, at least one of them red; Bob, at least one blue. Alice begins; whoever cannot move loses.',
    zh: '一排红蓝格子。Alice 每次把相邻的两格涂白，其中至少一格为红；Bob 所涂的至少一格为蓝。Alice 先手，不能走者负。',
  },
  tags: ['partizan', 'row', 'table'],
  level: 5,
  envelope: 'count',
  layout: [
    number('n'),
    word('row', 'RB', {
      length: the('n'),
      words: { en: 'n letters: `R` is red, `B` is blue', zh: 'n 个字母：`R` 是红，`B` 是蓝' },
    }),
  ],
  bounds: { of: { n: between(2, 500_000) }, cases: 10_000, total: 510_000 },
  games: ['colouring', 'dawson-kayles'],
  plays: (one) => [playAt('colouring', rowOf(one))],
  asks: {
    kind: 'says',
    words: winnerWords('Alice', 'Bob'),
    /**
     * Whoever has more cells of his colour wins, by painting one cell of each colour as long as
     * there are such neighbours. With as many of both, a move that paints two of one's own loses
     * to that; what is left are moves within stretches of alternating colours, the same for both
     * players: rows of pins of which two neighbours are taken.
     */
    says(one, decide) {
      const row = rowOf(one)
      const more = ahead(row)
      if (more !== 0) return more > 0 ? 'Alice' : 'Bob'
      const outcome = decide.outcome(playAt('dawson-kayles', stretches(row)))
      return outcome === 'N' ? 'Alice' : 'Bob'
    },
    plainly: (one, decide) =>
      decide.outcome(playAt('colouring', rowOf(one))) === 'N' ? 'Alice' : 'Bob',
  },
  program: {
    why: {
      en: 'Whoever has more cells of his colour wins, by painting one cell of each colour as long as there are such neighbours. With as many of both, only moves within stretches of alternating colours count: Dawson’s Kayles, whose values have the period 34 from 53 on.',
      zh: '自己颜色的格子较多的一方获胜：只要有相邻的异色格，就各涂一格。一样多时，只有颜色交替的各段中的走法算数：即 Dawson’s Kayles，其 SG 值从 53 起以 34 为周期。',
    },
    text: `
      global ints sg[500001]
      once {
        ints seen[16]
        for h = 2..500000 {
          if (h >= 200) sg[h] = sg[h - 34]
          else {
            for a = 0..(h - 2) / 2 seen[sg[a] ^ sg[h - 2 - a]] = h
            int g = 0
            while (seen[g] == h) g += 1
            sg[h] = g
          }
        }
      }
      read word row[<= 500000]
      int more = 0
      int x = 0
      int length = 0
      for i = 0..n - 1 {
        more += row[i] == 'R' ? 1 : -1
        if (i > 0 && row[i] == row[i - 1]) {
          x ^= sg[length]
          length = 0
        }
        length += 1
      }
      x ^= sg[length]
      print more > 0 || (more == 0 && x > 0) ? "Alice" : "Bob"`,
  },
  sample: {
    input: '4\n4\nRBBR\n5\nRBRBR\n6\nRRBBRB\n2\nBB\n',
    output: 'Bob\nAlice\nBob\nBob\n',
  },
})
