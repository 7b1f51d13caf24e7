import { same } from '@nimber/core'
import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'hdu3389',
  title: { en: 'HDU 3389 Game', zh: 'HDU 3389 Game' },
  rule: {
    en: 'Cards lie in the boxes 1 to n. A move takes any number of cards from a box A to a box B with a smaller number, where A + B is odd and divisible by 3. Alice begins; whoever cannot move loses.',
    zh: '编号 1 到 n 的盒子里放着牌。每次从盒 A 拿任意多张放到编号更小的盒 B，要求 A + B 是奇数且能被 3 整除。Alice 先走，不能走者负。',
  },
  tags: ['staircase'],
  level: 3,
  envelope: 'count',
  numbered: ['Case ', ': '],
  ...heapsOf('staircase-boxes', {
    list: { en: 'the numbers c of cards in boxes 1 to n', zh: '盒 1 到盒 n 中的牌数 c' },
    each: same('c'),
  }),
  asks: winner('Alice', 'Bob'),
  bounds: { of: { n: between(1, 10_000), heap: between(0, 100) }, cases: 100 },
  program: {
    text: `
      int x = 0
      for i = 1..n {
        const int cards = int(read())
        if (i % 6 == 0 || i % 6 == 2 || i % 6 == 5) x ^= cards
      }
      print x == 0 ? LOSES : WINS`,
  },
  sample: {
    input: '5\n3\n4 2 1\n6\n1 2 3 0 2 0\n5\n0 5 1 1 4\n1\n1\n1\n2\n',
    output: 'Case 1: Alice\nCase 2: Bob\nCase 3: Alice\nCase 4: Bob\nCase 5: Bob\n',
  },
})
