import { between } from '../bounds.ts'
import { the } from '../formulas.ts'
import { takingGame } from './define.ts'
import { list, number } from './fields.ts'
import type { OwnStatement } from './problem.ts'

/** What the problems called S-Nim have in common. */
export const S_NIM = {
  rule: {
    en: 'Several heaps; a move takes from one of them a number of stones that is in the set S of the case. Whoever cannot move loses.',
    zh: '若干堆石子，每次从一堆中取走的数目必须属于该组给出的集合 S。不能走者负。',
  },
  tags: ['subtraction', 'table'],
  level: 2,
  envelope: 'zero',
  layout: [
    number('k'),
    list('S', the('k'), [number('s')], 'same line', {
      en: 'the k numbers of S',
      zh: 'S 的 k 个数',
    }),
    number('m'),
    list(
      'positions',
      the('m'),
      [
        number('l'),
        list('heaps', the('l'), [number('h')], 'same line', { en: 'l heaps', zh: 'l 堆' }),
      ],
      'lines',
      { en: 'm positions, each l and l heaps', zh: 'm 个局面，每个先是 l 再是 l 堆' },
    ),
  ],
  bounds: {
    of: {
      k: between(1, 100),
      s: between(1, 10_000),
      m: between(1, 100),
      l: between(1, 100),
      h: between(0, 10_000),
    },
  },
  games: ['subtraction'],
  *plays(one) {
    const game = takingGame(one.bigs('S'))
    for (const position of one.groups('positions')) yield { game, position: position.bigs('heaps') }
  },
  asks: { kind: 'letters', words: ['W', 'L'], between: '' },
  sample: {
    input: '2 1 4\n4\n1 5\n2 3 6\n3 1 2 8\n1 10\n3 6 2 3\n2\n2 7 9\n1 1\n0\n',
    output: 'LLLL\nWL\n',
  },
} satisfies Omit<OwnStatement, 'id' | 'title'>
