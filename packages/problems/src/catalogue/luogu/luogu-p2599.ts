import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'luogu-p2599',
  title: { en: 'Luogu P2599 [ZJOI2009] Stones', zh: '洛谷 P2599 [ZJOI2009] 取石子游戏' },
  rule: {
    en: 'Heaps in a row. A move takes any number of stones from the first or from the last heap that is left. Whoever takes the last stone wins.',
    zh: '一排石子堆。每次从剩下的最左或最右一堆中取任意多颗。取到最后一颗者胜。',
  },
  tags: ['row', 'table'],
  level: 5,
  envelope: 'count',
  ...heapsOf('end-piles'),
  asks: winner('1', '0'),
  bounds: { of: { n: between(1, 1000), heap: between(1, 10 ** 9) }, cases: 10 },
  program: {
    most: 1000000001n,
    slowIn: ['python'],
    text: `
      read a[n <= 1000]
      nums left[n * n <= 1000000]
      nums right[n * n <= 1000000]
      for i = 0..n - 1 {
        left[i * n + i] = a[i]
        right[i * n + i] = a[i]
      }
      for length = 1..n - 1 {
        for i = 0..n - 1 - length {
          const int j = i + length
          const int without = i * int(n) + j - 1
          num l = left[without]
          num r = right[without]
          num x = a[j]
          if (x == r) left[i * n + j] = 0
          else if ((x < l && x < r) || (x > l && x > r)) left[i * n + j] = x
          else if (r < l) left[i * n + j] = x - 1
          else left[i * n + j] = x + 1
          const int other = (i + 1) * int(n) + j
          l = left[other]
          r = right[other]
          x = a[i]
          if (x == l) right[i * n + j] = 0
          else if ((x < l && x < r) || (x > l && x > r)) right[i * n + j] = x
          else if (l < r) right[i * n + j] = x - 1
          else right[i * n + j] = x + 1
        }
      }
      print n > 1 && left[2 * n - 1] == a[0] ? LOSES : WINS`,
  },
  sample: { input: '4\n3\n2 1 2\n4\n3 1 4 2\n2\n5 5\n1\n1\n', output: '0\n1\n0\n1\n' },
})
