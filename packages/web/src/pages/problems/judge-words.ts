import type { Lang } from '@nimber/core'

const en = {
  notOfJudge: (name: string, judge: string) =>
    `“${name}” is not among the problems of ${judge} here.`,
  notOfAny: (name: string) => `“${name}” is of a judge that has no problem here.`,
  judgesKnown: 'The judges known are:',
  comma: ', ',
}

const zh: typeof en = {
  notOfJudge: (name, judge) => `这里收录的 ${judge} 题目中没有“${name}”。`,
  notOfAny: (name) => `“${name}”所在的评测网站，这里没有收录题目。`,
  judgesKnown: '收录的评测网站：',
  comma: '、',
}

/** What is said where a judge has no such problem here. */
export const judgeWords = { en, zh } satisfies Record<Lang, typeof en>
