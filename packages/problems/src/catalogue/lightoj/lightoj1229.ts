import { between } from '../../bounds.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { Fields, word } from '../../own/fields.ts'

const stripOf = (one: Fields) => one.word('s').toLowerCase()

export const problem = defineOwnProblem({
  id: 'lightoj1229',
  title: { en: 'LightOJ 1229 Treblecross', zh: 'LightOJ 1229 Treblecross（三连叉）' },
  rule: {
    en: 'Both players write X into free cells of a strip; whoever makes three X side by side wins. The strip has no three X side by side yet. Which first moves win?',
    zh: '双方轮流在长条的空格中写 X；先连成三个 X 者胜。现在还没有三个相连的 X。哪些第一步能获胜？',
  },
  tags: ['row', 'moves', 'table'],
  level: 3,
  envelope: 'count',
  numbered: ['Case ', ': '],
  layout: [
    word('s', '.X', {
      words: { en: 'a string s of `.` (empty) and `X`', zh: '由 `.`（空）和 `X` 组成的串 s' },
      size: { en: 'length of s', zh: 's 的长度' },
    }),
  ],
  bounds: { of: { s: between(3, 200) }, cases: 200 },
  refuse: (one) =>
    one.word('s').includes('XXX')
      ? { en: 'a strip without three X side by side', zh: '没有三个相连的 X 的长条' }
      : undefined,
  mend: (one, random) => {
    const few = random.index(3)
    let row = ''
    for (const sign of one.word('s'))
      row += sign === 'X' && (row.endsWith('XX') || (few > 0 && random.index(4) > 0)) ? '.' : sign
    return new Fields({ s: row })
  },
  games: ['treblecross-strip'],
  plays: (one) => [playAt('treblecross-strip', stripOf(one))],
  asks: {
    kind: 'says',
    words: {
      en: 'the winning places, counted from 1, in increasing order, separated by spaces; `0` if there is none',
      zh: '从 1 数起的必胜位置，从小到大，用空格隔开；没有则为 `0`',
    },
    says(one, decide) {
      const strip = stripOf(one)
      const places = decide.winning(playAt('treblecross-strip', strip)).map(({ to }) => {
        const after = to as string
        let place = 0
        while (after[place] === strip[place]) place++
        return place + 1
      })
      return places.sort((a, b) => a - b).join(' ') || '0'
    },
  },
  program: {
    text: `
      global ints sg[201]
      int afterCross(int length, int place) {
        return sg[max(place - 2, 0)] ^ sg[max(length - place - 3, 0)]
      }
      once {
        ints seen[64]
        for n = 1..200 {
          for k = 0..n - 1 seen[afterCross(n, k)] = n
          int g = 0
          while (seen[g] == n) g += 1
          sg[n] = g
        }
      }
      read word s[<= 200]
      const int n = size(s)
      ints cross[n + 4 <= 204]
      for i = 0..n - 1 { if (s[i] == 'X') cross[i + 2] = 1 }
      int found = 0
      for i = 2..n + 1 {
        const int left = cross[i - 1] + cross[i - 2]
        const int right = cross[i + 1] + cross[i + 2]
        if (cross[i] == 0 && (left == 2 || right == 2 || cross[i - 1] + cross[i + 1] == 2)) {
          if (found > 0) write " "
          write i - 1
          found += 1
        }
      }
      if (found == 0) {
        ints start[n + 4 <= 204]
        ints length[n + 4 <= 204]
        int first = 0
        int total = 0
        for i = 2..n + 2 {
          int safe = 0
          if (i < n + 2) {
            if (cross[i - 2] + cross[i - 1] + cross[i] + cross[i + 1] + cross[i + 2] == 0) safe = 1
          }
          if (safe == 1) {
            if (first == 0) first = i
          } else if (first > 0) {
            for j = first..i - 1 {
              start[j] = first
              length[j] = i - first
            }
            total ^= sg[i - first]
            first = 0
          }
        }
        for i = 2..n + 1 {
          if (start[i] > 0) {
            const int rest = total ^ sg[length[i]]
            if (afterCross(length[i], i - start[i]) == rest) {
              if (found > 0) write " "
              write i - 1
              found += 1
            }
          }
        }
      }
      if (found == 0) write 0
      print ""`,
  },
  sample: {
    input: '4\n....\nX...X..\n.X..X\n......\n',
    output: 'Case 1: 2 3\nCase 2: 0\nCase 3: 0\nCase 4: 0\n',
  },
})
