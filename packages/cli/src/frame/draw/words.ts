import type { Lang } from '@nimber/core'

const en = {
  heap: (label: string) => `heap ${label}`,
  row: (label: string) => `row ${label}`,
  line: (label: string) => `row ${label}`,
  step: (label: string) => `step ${label}`,
  pile: (noun: string, label: string) => `${noun.toLowerCase()} ${label}`,
  root: 'root',
  part: (number: number, name: string) => `part ${number}: ${name}`,
  morePiles: (count: number) => `… and ${count} more`,
  coins: (head: string, tail: string) => `${head} heads  ${tail} tails`,
  signs: (empty: string, left: string, right: string) =>
    `${empty} free  ${left} Left  ${right} Right`,
  only: (left: string, right: string) => `${left} free for Left alone  ${right} for Right alone`,
  colours: { b: 'blue, Left’s', r: 'red, Right’s', g: 'green, both players’' },
  ground: 'ground',
  token: 'the token is here',
  tokens: (count: number) => (count === 1 ? 'a token is here' : `${count} tokens are here`),
}

const zh: typeof en = {
  heap: (label) => `第 ${label} 堆`,
  row: (label) => `第 ${label} 排`,
  line: (label) => `第 ${label} 行`,
  step: (label) => `第 ${label} 级`,
  pile: (noun, label) => (/^\d/.test(label) ? `第 ${label} ${noun}` : label),
  root: '根',
  part: (number, name) => `第 ${number} 部分：${name}`,
  morePiles: (count) => `……另有 ${count} 堆`,
  coins: (head, tail) => `${head} 正面  ${tail} 反面`,
  signs: (empty, left, right) => `${empty} 空  ${left} 左方  ${right} 右方`,
  only: (left, right) => `${left} 只有左方可用  ${right} 只有右方可用`,
  colours: { b: '蓝，左方的', r: '红，右方的', g: '绿，双方的' },
  ground: '地面',
  token: '棋子在这里',
  tokens: (count) => `这里有 ${count} 枚棋子`,
}

/** What drawings of positions say, by language. */
export const drawWords: Readonly<Record<Lang, typeof en>> = { en, zh }
