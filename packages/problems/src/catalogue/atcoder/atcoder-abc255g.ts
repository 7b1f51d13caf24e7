import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'
import { distinctGroups } from '../../own/keeps.ts'

export const problem = defineOwnProblem({
  id: 'atcoder-abc255g',
  title: {
    en: 'AtCoder ABC 255 G Constrained Nim',
    zh: 'AtCoder ABC 255 G Constrained Nim（有禁手的尼姆）',
  },
  rule: {
    en: 'Several heaps; a move takes any number of stones from one of them, but for each of M pairs (X, Y) it may not take exactly Y from a heap of exactly X. Whoever cannot move loses; Takahashi moves first.',
    zh: '若干堆石子，每次从一堆中取任意多颗；但对给出的 M 个数对 (X, Y)，恰有 X 颗的堆不能恰好取 Y 颗。不能走者负；Takahashi 先手。',
  },
  tags: ['nim', 'big-numbers'],
  level: 5,
  envelope: 'one',
  layout: [
    number('N'),
    number('M'),
    list('heaps', the('N'), [number('a')], 'a line', { en: 'N heaps a', zh: 'N 堆的数量 a' }),
    list(
      'forbidden',
      the('M'),
      [number('X'), number('Y')],
      'lines',
      { en: 'M lines X Y: a forbidden move', zh: 'M 行，每行 X Y：一种禁手' },
      distinctGroups,
    ),
  ],
  bounds: {
    of: {
      N: between(1, 200_000),
      M: between(1, 200_000),
      a: between(1, 10n ** 18n),
      X: between(1, 10n ** 18n),
      Y: { least: 1n, most: the('X') },
    },
  },
  games: ['nim-exceptions'],
  plays(one) {
    const numbers = one.bigs('forbidden')
    const forbidden = Array.from({ length: numbers.length / 2 }, (_, i) => [
      numbers[2 * i] as bigint,
      numbers[2 * i + 1] as bigint,
    ])
    return [playAt('nim-exceptions', { heaps: one.bigs('heaps'), forbidden })]
  },
  asks: winner('Takahashi', 'Aoki'),
  noProgram: {
    en: 'The value of a heap depends on the forbidden moves from it and on the values of the heaps that they lead to, which are looked up among 200000 heaps of up to 10^18 as they are found; printed programs have no dictionaries.',
    zh: '一堆的值取决于从它出发的禁手以及禁手所到之堆的值，要随算随查至多二十万个不超过 10^18 的堆；输出的程序没有字典。',
  },
  sample: { input: '2 3\n3 4\n3 1\n3 2\n4 4\n', output: 'Takahashi\n' },
})
