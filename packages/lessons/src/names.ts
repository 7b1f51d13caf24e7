import { entries, partizanEntries } from '@nimber/core'
import type { Concept } from './blocks.ts'

/**
 * Names that people use for games and that the catalogue does not have, with the slug of the game.
 * Some are those of an idea as well, which is then told first.
 */
const GAMES: Readonly<Record<string, string>> = {
  bachet: 'bash',
  'one pile nim': 'bash',
  'nim 博弈': 'nim',
  'nim 游戏': 'nim',
  阶梯博弈: 'staircase',
  台阶博弈: 'staircase',
  '阶梯 nim': 'staircase',
  '台阶 nim': 'staircase',
  '斐波那契 nim': 'fibonacci-nim',
  'fibonacci game': 'fibonacci-nim',
  树上删边: 'hackenbush-tree',
  克朗原理: 'hackenbush-tree',
  'colon principle': 'hackenbush-tree',
  'green hackenbush': 'hackenbush-tree',
  图上删边: 'hackenbush-graph',
  无向图删边: 'hackenbush-graph',
  'fusion principle': 'hackenbush-graph',
  费森原理: 'hackenbush-graph',
  'red-blue hackenbush': 'hackenbush',
  红蓝删边: 'hackenbush',
  'coin turning': 'turtles',
  'k 倍动态减法': 'k-fold',
  'k 倍取石子': 'k-fold',
  男人八题: 'new-stone',
  '取石子（十）': 'mixed',
  'moore nim': 'moore',
  moore: 'moore',
  'nim-k': 'moore',
  '新 nim': 'new-nim',
  'wythoff’s nim': 'wythoff',
  dawson: 'dawson-kayles',
  道森: 'dawson-kayles',
  格兰迪: 'grundy',
  欧几里德: 'euclid',
  's-nim': 'subtraction',
  奇异局势: 'wythoff',
  奇异局面: 'wythoff',
  贝蒂定理: 'wythoff',
  'beatty 定理': 'wythoff',
  'beatty’s theorem': 'wythoff',
  反尼姆: 'misere-nim',
  反尼姆博弈: 'misere-nim',
  反nim: 'misere-nim',
  'anti-nim': 'misere-nim',
  'sj 定理': 'anti-sg',
  反sg: 'anti-sg',
}

/** A name without the differences that nobody means: case, width, blanks, hyphens, brackets. */
const folded = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-–_’'()]+/g, '')

/** Names that people use for games, each with the slug of the game. */
export function gameAliases(): Readonly<Record<string, string>> {
  return GAMES
}

/** ... and without the words that only say that it is a game. */
const bare = (name: string) =>
  folded(name)
    .replace(/(games?|博弈|博奕|游戏|问题)$/, '')
    .replace(/^the/, '')

/** The names of all games: those of the catalogue come before others, whole names before parts. */
const games = (): ReadonlyMap<string, string> => {
  const known = new Map<string, string>()
  const put = (key: string, text: string) => known.has(key) || known.set(key, text)
  const listed = [...entries, ...partizanEntries].map((entry) => {
    const { slug, names } = entry
    return [[slug, names.en, names.zh, ...('aliases' in entry ? entry.aliases : [])], slug] as const
  })
  const others = Object.entries(GAMES).map(([name, text]) => [[name], text] as const)
  for (const form of [folded, bare])
    for (const [names, text] of [...listed, ...others])
      for (const name of names) put(form(name), text)
  return known
}

/** The slug of the game that a name in any language means; undefined where none is known. */
export function gameOfAlias(name: string): string | undefined {
  const known = games()
  return known.get(folded(name)) ?? known.get(bare(name))
}

/** The concept of a name or alias; undefined where there is none. */
export function conceptOf(concepts: readonly Concept[], name: string): Concept | undefined {
  const wanted = folded(name)
  return concepts.find(({ slug, name: own, aliases }) =>
    [slug, own, ...aliases].some((other) => folded(other) === wanted),
  )
}
