import type { Lang } from '@nimber/core'

const en = {
  tour: 'a short guided tour',
  intro: 'Nimber answers one question about a game: who wins, how, and why.',
  next: 'What to type next',
  steps: {
    nim: 'Nim with heaps of 3, 5 and 7:',
    rule: 'Any rule you can write down. Take 1, 3 or 4 stones from a trillion:',
    table: 'Print the table and look for the pattern:',
    wythoff: 'Exact where floating point fails: Wythoff’s game near 10^8:',
    judge: 'The formats of the online judges, read from standard input:',
  },
}

const zh: typeof en = {
  tour: '简短的导览',
  intro: 'Nimber 回答关于一个游戏的一个问题：谁赢、怎么赢、为什么。',
  next: '接下来可以输入',
  steps: {
    nim: '尼姆博弈，三堆 3、5、7：',
    rule: '任何写得出的规则。从一万亿颗石子中每次取 1、3 或 4 颗：',
    table: '打表，找规律：',
    wythoff: '浮点数出错的地方也精确：10^8 附近的威佐夫博弈：',
    judge: '在线评测的格式，从标准输入读取：',
  },
}

/** Everything that `nimber tour` says, by language. */
export const tourWords: Readonly<Record<Lang, typeof en>> = { en, zh }
