import type { Words } from '@nimber/core'

/** What problems are about, by which they are found. */
export const TAGS = {
  nim: { en: 'Nim', zh: '尼姆' },
  bash: { en: 'Bash', zh: '巴什博弈' },
  wythoff: { en: 'Wythoff', zh: '威佐夫' },
  fibonacci: { en: 'Fibonacci Nim', zh: '斐波那契博弈' },
  euclid: { en: 'Euclid', zh: '欧几里得' },
  subtraction: { en: 'sets of amounts', zh: '取数集合' },
  splitting: { en: 'splitting heaps', zh: '分堆' },
  staircase: { en: 'stairs and gaps', zh: '阶梯与间隔' },
  coins: { en: 'coin turning', zh: '翻硬币' },
  board: { en: 'boards', zh: '棋盘' },
  row: { en: 'rows and rings', zh: '一行与一圈' },
  tree: { en: 'trees', zh: '树' },
  graph: { en: 'graphs', zh: '图' },
  misere: { en: 'misère play', zh: '反常规' },
  partizan: { en: 'players with different moves', zh: '不平等博弈' },
  loops: { en: 'games that may go on for ever', zh: '可能无限进行' },
  parity: { en: 'parity', zh: '奇偶' },
  symmetry: { en: 'symmetry', zh: '对称' },
  table: { en: 'table of values', zh: '打表' },
  search: { en: 'memoised search', zh: '记忆化搜索' },
  moves: { en: 'winning moves', zh: '必胜走法' },
  counting: { en: 'counting', zh: '计数' },
  numbers: { en: 'number theory', zh: '数论' },
  'big-numbers': { en: 'large numbers', zh: '大数' },
} as const satisfies Readonly<Record<string, Words>>

export type Tag = keyof typeof TAGS
