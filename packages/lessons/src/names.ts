import type { Concept } from './blocks.ts'

/** Names that people use for games and that the catalogue does not have, with the text of the game. */
const GAMES: Readonly<Record<string, string>> = {
  巴什博弈: 'bash',
  巴什博奕: 'bash',
  尼姆: 'nim',
  尼姆博弈: 'nim',
  尼姆游戏: 'nim',
  nim博弈: 'nim',
  nim游戏: 'nim',
  威佐夫博弈: 'wythoff',
  威佐夫: 'wythoff',
  威佐夫博奕: 'wythoff',
  斐波那契博弈: 'fibonacci-nim',
  斐波那契: 'fibonacci-nim',
  阶梯博弈: 'staircase',
  阶梯nim: 'staircase',
  阶梯尼姆: 'staircase',
  'staircase nim': 'staircase',
  树上删边: 'hackenbush-tree',
  树上删边游戏: 'hackenbush-tree',
  无向图删边: 'hackenbush-graph',
  无向图删边游戏: 'hackenbush-graph',
  克朗原理: 'hackenbush-tree',
  'colon principle': 'hackenbush-tree',
  'fusion principle': 'hackenbush-graph',
  翻硬币: 'turtles',
  翻硬币游戏: 'turtles',
  'every-sg': 'every-sg {1,2}',
  k倍动态减法: 'k-fold 2',
  k倍动态减法游戏: 'k-fold 2',
  男人八题: 'new-stone',
  '取石子（十）': 'mixed',
  'moore’s nim': 'moore 2',
  "moore's nim": 'moore 2',
  moore: 'moore 2',
}

/** A name without the differences that nobody means: case, blanks, hyphens, width. */
const folded = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-–_’']+/g, '')

/** Names that people use for games, each with the text of the game. */
export function gameAliases(): Readonly<Record<string, string>> {
  return GAMES
}

/** The game that a common name means; undefined where none is known. */
export function gameOfAlias(name: string): string | undefined {
  const wanted = folded(name)
  return Object.entries(GAMES).find(([alias]) => folded(alias) === wanted)?.[1]
}

/** The concept of a name or alias; undefined where there is none. */
export function conceptOf(concepts: readonly Concept[], name: string): Concept | undefined {
  const wanted = folded(name)
  return concepts.find(({ slug, name: own, aliases }) =>
    [slug, own, ...aliases].some((other) => folded(other) === wanted),
  )
}
