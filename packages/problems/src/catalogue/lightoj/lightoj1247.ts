import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'

export const problem = defineOwnProblem({
  id: 'lightoj1247',
  title: { en: 'LightOJ 1247 Matrix Game', zh: 'LightOJ 1247 Matrix Game（矩阵取石子）' },
  rule: {
    en: 'A matrix of heaps. A move chooses a row and takes stones from its heaps: any number from each, at least one in total. Whoever takes the last stone wins; Alice moves first.',
    zh: '石子堆排成矩阵。每次选一行，从这一行的各堆中取任意多颗，总共至少一颗。取到最后一颗者胜；Alice 先手。',
  },
  tags: ['nim'],
  level: 1,
  envelope: 'count',
  numbered: ['Case ', ': '],
  layout: [
    number('M'),
    number('N'),
    list(
      'rows',
      the('M'),
      [list('heaps', the('N'), [number('a')], 'same line', { en: 'N heaps', zh: 'N 堆' })],
      'lines',
      { en: 'M rows of N heap sizes a', zh: 'M 行，每行 N 堆的数量 a' },
    ),
  ],
  bounds: {
    of: { M: between(1, 50), N: between(1, 50), a: between(0, 1_000_000_000) },
    cases: 100,
  },
  games: ['nim'],
  // a row is as good as one heap with all its stones
  plays: (one) => [
    playAt(
      'nim',
      one.groups('rows').map((row) => row.bigs('heaps').reduce((a, b) => a + b, 0n)),
    ),
  ],
  asks: winner('Alice', 'Bob'),
  program: {
    why: {
      en: 'A row is as good as one heap with all its stones; rows are heaps of Nim.',
      zh: '一行等价于装有该行全部石子的一堆；各行就是尼姆的各堆。',
    },
    most: 100000000000n,
    text: `
      num x = 0
      for i = 1..m {
        num stones = 0
        for j = 1..n stones += read()
        x ^= stones
      }
      print x == 0 ? LOSES : WINS`,
  },
  sample: {
    input: '2\n2 2\n1 1\n0 2\n2 3\n1 0 0\n1 1 0\n',
    output: 'Case 1: Bob\nCase 2: Alice\n',
  },
})
