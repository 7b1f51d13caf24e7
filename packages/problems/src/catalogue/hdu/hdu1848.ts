import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

export const problem = defineProblem({
  id: 'hdu1848',
  title: { en: 'HDU 1848 Fibonacci again and again', zh: 'HDU 1848 Fibonacci again and again' },
  rule: {
    en: 'Three heaps; a move takes from one of them a Fibonacci number of stones: 1, 2, 3, 5, 8, … Whoever takes the last one wins.',
    zh: '三堆石子，每次从一堆中取斐波那契数颗：1、2、3、5、8……。取到最后一颗者胜。',
  },
  tags: ['subtraction', 'table'],
  level: 2,
  envelope: 'zeros',
  layout: numbers('m', 'n', 'p'),
  setups: [{ game: 'take-fib', at: [the('m'), the('n'), the('p')] }],
  asks: winner('Fibo', 'Nacci'),
  bounds: { of: { m: between(0, 1000), n: between(0, 1000), p: between(0, 1000) } },
  sample: {
    input: '2 5 1\n4 4 0\n7 3 6\n1 4 0\n0 0 4\n0 0 1\n0 1 2\n0 2 2\n0 0 0\n',
    output: 'Fibo\nNacci\nFibo\nFibo\nNacci\nFibo\nFibo\nNacci\n',
  },
})
