import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'lightoj1253',
  title: { en: 'LightOJ 1253 Misere Nim', zh: 'LightOJ 1253 Misere Nim' },
  rule: {
    en: 'Misère Nim: a move takes any number of stones from one heap. Whoever takes the last stone loses.',
    zh: '反常规尼姆博弈：每次从一堆中取任意多颗。取到最后一颗者负。',
  },
  tags: ['nim', 'misere'],
  level: 2,
  envelope: 'count',
  ...heapsOf('misere-nim'),
  asks: winner('Alice', 'Bob'),
  numbered: ['Case ', ': '],
  bounds: { of: { n: between(1, 100), heap: between(1, 10 ** 9) }, cases: 1000 },
  sample: {
    input: '4\n2\n4 4\n1\n1\n2\n1 6\n2\n1 1\n',
    output: 'Case 1: Bob\nCase 2: Bob\nCase 3: Alice\nCase 4: Alice\n',
  },
})
