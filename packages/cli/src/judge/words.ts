import type { Lang } from '@nimber/core'

const en = {
  judge: 'answer the input of a judge problem, from standard input',
}

const zh: typeof en = {
  judge: '从标准输入读取评测题目的输入并作答',
}

/** Everything that `nimber judge` says of itself, by language. */
export const judgeWords: Readonly<Record<Lang, typeof en>> = { en, zh }
