import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'cf1695b',
  title: { en: 'Codeforces 1695B Circle Game', zh: 'Codeforces 1695B Circle Game' },
  rule: {
    en: 'Heaps in a circle. A move takes at least one stone from the heap whose turn it is; then the other player takes from the next heap. Mike begins with heap 1; whoever meets an empty heap loses.',
    zh: '石子堆围成一圈。轮到的一方从当前的一堆取至少一颗，然后换另一方从下一堆取。Mike 从第 1 堆开始，遇到空堆者负。',
  },
  lesson: 'positions',
  tags: ['nim', 'row', 'parity'],
  level: 2,
  envelope: 'count',
  ...heapsOf('circular-nim'),
  asks: winner('Mike', 'Joe'),
  bounds: { cases: 1000, of: { n: between(1, 50), heap: between(1, 10 ** 9) } },
  program: {
    most: 1000000001n,
    text: `
      num least = 1000000001
      int place = 0
      for i = 1..n {
        const num h = read()
        if (h < least) {
          least = h
          place = i
        }
      }
      print n % 2 == 1 || place % 2 == 0 ? WINS : LOSES`,
  },
  sample: {
    input: '7\n2\n3 3\n3\n1 2 2\n4\n2 1 3 3\n2\n1 2\n1\n1\n1\n2\n1\n3\n',
    output: 'Joe\nMike\nMike\nJoe\nMike\nMike\nMike\n',
  },
})
