import type { Words } from '@nimber/core'

/** A graph to begin with, whose nodes have names of the language where they are words. */
export interface Example {
  readonly about: Words
  readonly text: Words
  readonly starts: Words
}

const same = (text: string): Words => ({ en: text, zh: text })

const LOOP = same('a b\na e\nb c\nc b\nc d\nd e')

export const EXAMPLES: readonly Example[] = [
  { about: { en: 'A loop', zh: '有圈的图' }, text: LOOP, starts: same('a') },
  { about: { en: 'Two tokens', zh: '两枚棋子' }, text: LOOP, starts: same('c d') },
  {
    about: { en: 'Take 1 or 2', zh: '取 1 或 2' },
    text: same('6 5\n6 4\n5 4\n5 3\n4 3\n4 2\n3 2\n3 1\n2 1\n2 0\n1 0'),
    starts: same('6'),
  },
  {
    about: { en: 'Cat and house', zh: '猫和房间' },
    text: {
      en: 'digraph {\n  hall -> { kitchen stairs }\n  kitchen -> { hall garden }\n  stairs -> { hall attic }\n  garden -> wall -> roof\n  attic -> roof\n}',
      zh: 'digraph {\n  客厅 -> { 厨房 楼梯 }\n  厨房 -> { 客厅 花园 }\n  楼梯 -> { 客厅 阁楼 }\n  花园 -> 围墙 -> 屋顶\n  阁楼 -> 屋顶\n}',
    },
    starts: { en: 'hall', zh: '客厅' },
  },
]
