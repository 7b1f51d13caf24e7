import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { allOf } from '../../setup.ts'

export const problem = defineProblem({
  id: 'hdu3544',
  title: { en: 'HDU 3544 Alice’s Game', zh: 'HDU 3544 Alice’s Game' },
  rule: {
    en: 'N rectangles, each with its own sides X × Y. Alice splits one along X, into A × Y and B × Y with A + B = X; Bob splits one along Y. Alice begins; whoever cannot split loses.',
    zh: 'N 个矩形，各有自己的边长 X × Y。Alice 每次沿 X 把一个分成 A × Y 和 B × Y，A + B = X；Bob 沿 Y 分。Alice 先手，不能分者负。',
  },
  tags: ['partizan', 'board'],
  level: 4,
  envelope: 'count',
  layout: [
    'N',
    {
      count: the('N'),
      each: ['X', 'Y'],
      on: 'lines',
      words: { en: 'N lines X Y: the sides of a rectangle', zh: 'N 行，每行 X Y：一个矩形的两边' },
    },
  ],
  setups: [{ game: 'alice', at: allOf({ X: 'X', Y: 'Y' }) }],
  asks: winner('Alice', 'Bob'),
  numbered: ['Case ', ': '],
  bounds: { of: { N: between(1, 100), X: between(1, 10 ** 9), Y: between(1, 10 ** 9) } },
  sample: {
    input: '4\n1\n4 2\n2\n3 1\n1 3\n2\n5 2\n1 2\n1\n2 7\n',
    output: 'Case 1: Alice\nCase 2: Bob\nCase 3: Bob\nCase 4: Bob\n',
  },
})
