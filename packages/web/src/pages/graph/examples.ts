import type { Words } from '@nimber/core'

/** A graph to begin with. */
export interface Example {
  readonly about: Words
  readonly text: string
  readonly starts: string
}

const LOOP = 'a b\na e\nb c\nc b\nc d\nd e'

export const EXAMPLES: readonly Example[] = [
  { about: { en: 'A loop', zh: '有圈的图' }, text: LOOP, starts: 'a' },
  { about: { en: 'Two tokens', zh: '两枚棋子' }, text: LOOP, starts: 'c d' },
  {
    about: { en: 'Take 1 or 2', zh: '取 1 或 2' },
    text: '6 5\n6 4\n5 4\n5 3\n4 3\n4 2\n3 2\n3 1\n2 1\n2 0\n1 0',
    starts: '6',
  },
  {
    about: { en: 'Cat and house', zh: '猫和房间' },
    text: 'digraph {\n  hall -> { kitchen stairs }\n  kitchen -> { hall garden }\n  stairs -> { hall attic }\n  garden -> wall -> roof\n  attic -> roof\n}',
    starts: 'hall',
  },
]
