import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'cses2208',
  title: { en: 'CSES 2208 Another Game', zh: 'CSES 2208 Another Game' },
  rule: {
    en: 'Heaps of coins. A move chooses any heaps that are not empty, at least one, and takes one coin from each of them. Whoever takes the last coin wins.',
    zh: '若干堆硬币。每次任选若干个非空堆（至少一个），从选中的每堆各取一枚。取到最后一枚者胜。',
  },
  tags: ['parity'],
  level: 2,
  envelope: 'count',
  ...heapsOf('one-from-each'),
  asks: winner('first', 'second'),
  bounds: {
    of: { n: between(1, 200_000), heap: between(1, 10 ** 9) },
    cases: 200_000,
    total: 400_000,
  },
  sample: { input: '4\n2\n4 2\n3\n2 2 5\n1\n1\n2\n1 1\n', output: 'second\nfirst\nfirst\nfirst\n' },
})
