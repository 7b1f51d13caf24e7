import { same } from '@nimber/core'
import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'hdu1849',
  title: { en: 'HDU 1849 Rabbit and Grass', zh: 'HDU 1849 Rabbit and Grass' },
  rule: {
    en: 'Pieces stand on the squares 0, 1, 2, … of a strip, several of them on a square if need be. A move takes a piece to any square with a smaller number. Whoever cannot move loses.',
    zh: '若干棋子放在编号 0、1、2……的格子里，一格可放多枚。每次把一枚棋子移到编号更小的任意一格，不能走者负。',
  },
  insight: {
    en: 'A piece on square K is a heap of K stones of Nim.',
    zh: 'K 号格上的棋子就是尼姆的一堆 K 颗石子。',
  },
  tags: ['nim'],
  level: 1,
  envelope: 'zero',
  ...heapsOf('nim', {
    list: { en: 'the squares K of the n pieces', zh: 'n 枚棋子所在的格号 K' },
    each: same('K'),
  }),
  asks: winner('Rabbit Win!', 'Grass Win!'),
  bounds: { of: { n: between(1, 1000), heap: between(0, 1000) } },
  sample: {
    input: '2\n3 5\n3\n3 5 6\n1\n7\n1\n0\n1\n4\n1\n1\n0\n',
    output: 'Rabbit Win!\nGrass Win!\nRabbit Win!\nGrass Win!\nRabbit Win!\nRabbit Win!\n',
  },
})
