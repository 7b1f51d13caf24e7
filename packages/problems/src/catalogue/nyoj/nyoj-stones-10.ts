import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'nyoj-stones-10',
  title: { en: 'NYOJ stones 10', zh: 'NYOJ 取石子（十）' },
  rule: {
    en: 'A move takes a power of 2 (1, 2, 4, …) from heap 1, a Fibonacci number from heap 2, any number from heap 3, one or an even number from heap 4, an odd number from heap 5, or 1 to i stones from heap i (i ≥ 6). Whoever takes the last stone wins.',
    zh: '第 1 堆每次取 2 的幂（1、2、4……）颗，第 2 堆取斐波那契数颗，第 3 堆任意，第 4 堆取 1 颗或偶数颗，第 5 堆取奇数颗，第 i 堆（i ≥ 6）取 1 到 i 颗。取到最后一颗者胜。',
  },
  tags: ['subtraction', 'table'],
  level: 4,
  envelope: 'zero',
  ...heapsOf('mixed'),
  asks: winner('Yougth', 'Hrdv'),
  bounds: { of: { n: between(1, 999), heap: between(1, 999) } },
  sample: {
    input: '6\n2 4 2 3 6 7\n1\n3\n2\n1 1\n5\n1 1 1 1 1\n0\n',
    output: 'Hrdv\nHrdv\nHrdv\nYougth\n',
  },
})
