import { between } from '../../bounds.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { type Fields, list, number } from '../../own/fields.ts'

const playOf = (one: Fields) =>
  playAt(
    'bracelets',
    one.groups('bracelets').map((own) => [...own.numbers('weights')]),
  )

export const problem = defineOwnProblem({
  id: 'lightoj1344',
  title: {
    en: 'LightOJ 1344 Aladdin and the Game of Bracelets',
    zh: 'LightOJ 1344 Aladdin and the Game of Bracelets（珠链游戏）',
  },
  rule: {
    en: 'Bracelets are rows of pearls with weights. A move chooses a bracelet and the weight of one of its pearls: all its pearls that weigh as much or more are removed, and each stretch that is left is a bracelet of its own. Whoever cannot move loses; Aladdin moves first. Which first moves win?',
    zh: '若干条珠链，珠子排成一排，各有重量。每次选一条和其中一颗珠子的重量：这一条中不轻于它的珠子全部取走，剩下的各段自成一条。不能走者负；Aladdin 先手。哪些第一步能获胜？',
  },
  tags: ['row', 'splitting', 'moves'],
  level: 4,
  envelope: 'count',
  numbered: ['Case ', ': '],
  layout: [
    number('n'),
    list(
      'bracelets',
      the('n'),
      [
        number('k'),
        list('weights', the('k'), [number('w')], 'same line', { en: 'k weights', zh: 'k 个重量' }),
      ],
      'lines',
      { en: 'n bracelets, each k and k weights w', zh: 'n 条珠链，每条先是 k，再是 k 个重量 w' },
    ),
  ],
  bounds: {
    of: { n: between(1, 50), k: between(1, 50), w: between(1, 10_000) },
    cases: 50,
  },
  games: ['bracelets'],
  plays: (one) => [playOf(one)],
  asks: {
    kind: 'says',
    words: {
      en: '`Genie` if the first player loses; else `Aladdin` and on a second line all winning moves `(i w)` of bracelet i and weight w, by i and then w, with nothing between them',
      zh: '先手必败则 `Genie`；否则 `Aladdin`，第二行是全部必胜走法 `(i w)`（珠链 i、重量 w），先按 i 再按 w 排列，中间没有分隔',
    },
    says(one, decide) {
      const moves = decide.winning(playOf(one)).map(({ text }) => {
        const [row = 0, weight = 0] = (text.en.match(/\d+/g) ?? []).map(Number)
        return { row, weight }
      })
      if (moves.length === 0) return 'Genie'
      moves.sort((a, b) => a.row - b.row || a.weight - b.weight)
      return `Aladdin\n${moves.map(({ row, weight }) => `(${row} ${weight})`).join('')}`
    },
  },
  program: {
    why: {
      en: 'worth(start, end, 0) is the value of a piece of a row, the least number that is not worth(start, end, w) for the weight w of one of its pearls: the xor of the pieces that are left when all pearls of w or more go.',
      zh: 'worth(start, end, 0) 是一段的 SG 值，即对其中各珠子的重量 w，worth(start, end, w) 没有取到的最小自然数；后者是取走不轻于 w 的珠子后剩下各段之值的异或。',
    },
    slowIn: ['python'],
    most: 10001n,
    text: `
      global ints weights[50]
      global ints memo[2601]
      int worth(int start, int end, int weight) {
        if (weight == 0) {
          if (memo[51 * start + end] < 0) {
            ints seen[128]
            for i = start..end - 1 seen[worth(start, end, weights[i])] = 1
            int g = 0
            while (seen[g] == 1) g += 1
            memo[51 * start + end] = g
          }
          return memo[51 * start + end]
        }
        int x = 0
        int begin = start
        for i = start..end {
          if (i == end || weights[i] >= weight) {
            if (begin < i) x ^= worth(begin, i, 0)
            begin = i + 1
          }
        }
        return x
      }
      ints sizes[50]
      ints values[50]
      ints pearls[2500]
      ints after[2500]
      int total = 0
      for r = 0..n - 1 {
        const int k = int(read())
        for i = 0..k - 1 weights[i] = int(read())
        for i = 0..2600 memo[i] = -1
        sizes[r] = k
        values[r] = worth(0, k, 0)
        total ^= values[r]
        for i = 0..k - 1 {
          pearls[50 * r + i] = weights[i]
          after[50 * r + i] = worth(0, k, weights[i])
        }
      }
      print total == 0 ? "Genie" : "Aladdin"
      if (total > 0) {
        for r = 0..n - 1 {
          int last = 0
          while (last <= 10000) {
            int weight = 10001
            int left = -1
            for i = 50 * r..50 * r + sizes[r] - 1 {
              if (pearls[i] > last && pearls[i] < weight) {
                weight = pearls[i]
                left = after[i]
              }
            }
            if (left == (total ^ values[r])) write "(", r + 1, " ", weight, ")"
            last = weight
          }
        }
        print ""
      }`,
  },
  sample: {
    input: '2\n1\n3 2 1 2\n2\n2 3 1\n2 1 3\n',
    output: 'Case 1: Aladdin\n(1 1)\nCase 2: Genie\n',
  },
})
