import { between } from '../../bounds.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { Fields, word } from '../../own/fields.ts'

const playOf = (one: Fields) => playAt('ox-row', one.word('s').toLowerCase())

export const problem = defineOwnProblem({
  id: 'lightoj1401',
  title: {
    en: 'LightOJ 1401 No More Tic-tac-toe',
    zh: 'LightOJ 1401 No More Tic-tac-toe（一行圈叉）',
  },
  rule: {
    en: 'A row of cells. A move writes O or X into a free cell, but not beside the same mark. Whoever cannot move loses. Play began on the empty row; does the player who began win?',
    zh: '一行格子。每次在一个空格中写 O 或 X，但不能与相邻格的符号相同。不能走者负。游戏从全空开始；最先走的一方是否获胜？',
  },
  tags: ['row', 'parity'],
  level: 3,
  envelope: 'count',
  numbered: ['Case ', ': '],
  layout: [
    word('s', '.OX', {
      words: {
        en: 'a string s of `.` (empty), `O` and `X`',
        zh: '由 `.`（空）、`O` 和 `X` 组成的串 s',
      },
      size: { en: 'length of s', zh: 's 的长度' },
    }),
  ],
  bounds: { of: { s: between(1, 100) }, cases: 100 },
  refuse: (one) =>
    /OO|XX/.test(one.word('s'))
      ? { en: 'a row without equal marks side by side', zh: '没有相邻同样符号的一行' }
      : undefined,
  mend: (one) => {
    let row = ''
    for (const sign of one.word('s')) row += sign !== '.' && row.endsWith(sign) ? '.' : sign
    return new Fields({ s: row })
  },
  games: ['ox-row'],
  plays: (one) => [playOf(one)],
  asks: {
    kind: 'says',
    words: {
      en: '`Yes` if the player who made or will make the first move wins, `No` if not',
      zh: '走第一步的一方获胜则 `Yes`，否则 `No`',
    },
    says(one, decide) {
      const marks = one.word('s').replaceAll('.', '').length
      const wins = decide.outcome(playOf(one)) === 'N'
      return wins === (marks % 2 === 0) ? 'Yes' : 'No'
    },
  },
  program: {
    text: `
      read word s[<= 100]
      int x = 0
      int marks = 0
      int before = -1
      for i = 0..size(s) {
        int mark = 0
        if (i < size(s)) mark = s[i]
        if (mark != '.') {
          const int source = before
          const int length = i - source - 1
          if (length > 0) {
            int left = 0
            if (source >= 0) left = s[source]
            if (left == 0 && mark == 0) x ^= length % 2
            else if (left == 0 || mark == 0) x ^= length
            else if (left == mark) x ^= 1
          }
          if (mark > 0) marks += 1
          before = i
        }
      }
      print (x > 0) == (marks % 2 == 0) ? "Yes" : "No"`,
  },
  sample: {
    input: '4\n.\n.X.\nO..X\n....\n',
    output: 'Case 1: Yes\nCase 2: Yes\nCase 3: No\nCase 4: No\n',
  },
})
