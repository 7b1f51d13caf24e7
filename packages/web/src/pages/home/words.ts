import type { Lang } from '@nimber/core'
import type { Idea } from '../../at-build/ideas.ts'

const en = {
  title: 'Who wins, how, and why',
  intro:
    'Two players, no chance, nothing hidden: such a game is decided before it begins. Nimber finds the winning move and says why, for these games and for any rule you write.',
  first: 'Play Nim now',
  rule: 'Take any number of stones from one heap. Whoever takes the last stone wins. You can win this one.',
  whole: 'Open the full table',
  why: 'Why?',
  waysTitle: 'What you can do here',
  ways: {
    learn: {
      title: 'Learn',
      text: 'Thirteen lessons, from “who wins?” to a proof of your own, with exercises.',
    },
    play: {
      title: 'Play',
      text: 'Against a perfect player, a weaker one, or a friend; every mistake can be explained.',
    },
    rule: {
      title: 'Ask about a rule',
      text: 'Write one: who wins, the pattern, and the proof where there is one.',
      example: 'take {1,3,4}',
      ask: 'Ask',
    },
    problem: {
      title: 'Solve a problem',
      text: 'Judge problems: test your program in the page, then read the solution.',
    },
  },
  catalogue: 'Games',
  level: 'Level',
  levels: { 1: 'First steps', 2: 'Further on', 3: 'Hard' },
  allLevels: 'All levels',
  legend:
    'Small pictures: losing positions are the filled squares, draws are grey; for players with different moves, blue is won by Left, red by Right, and the colour of the text by whoever comes second.',
  search: 'Search games, problems, lessons and words',
  searchShort: 'Games, problems, lessons, words',
  searching: 'Searching…',
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  nothing: 'Nothing is called that.',
  asRule: (text: string) => `Ask about “${text}” as a rule`,
  words: 'Words',
  lessons: 'Lessons',
  problems: 'Problems',
  allFound: (count: number) => `All ${count} problems found`,
  pictures: {
    pairs: 'losing positions of two numbers up to 19, down and across',
    numbers: 'losing positions of one heap up to 399, in reading order',
    positions: 'losing positions among the small ones, in order',
    unequal: 'small positions in order: won by Left, by Right, by whoever moves second',
  },
}

const zh: typeof en = {
  title: '谁胜，怎么胜，为什么',
  intro:
    '两人对弈，没有随机，没有隐藏：这样的游戏在开始之前胜负已定。Nimber 找出必胜的一步并讲清理由，无论是下面的游戏，还是你能写出的任何规则。',
  first: '现在就玩尼姆博弈',
  rule: '每次从一堆中取任意多颗，取到最后一颗者胜。这一局你可以赢。',
  whole: '打开完整的棋桌',
  why: '为什么？',
  waysTitle: '在这里能做什么',
  ways: {
    learn: { title: '学', text: '十三课，从“谁赢？”到自己写出证明，课课有练习。' },
    play: {
      title: '玩',
      text: '对手可以是完美的、会出错的，也可以是朋友；走错了会告诉你错在哪里。',
    },
    rule: {
      title: '问一条规则',
      text: '写下规则：谁胜、有什么规律，能证明的给出证明。',
      example: '取 {1,3,4}',
      ask: '问',
    },
    problem: { title: '做一道题', text: '评测题目：在网页里测试你的程序，再看题解。' },
  },
  catalogue: '游戏',
  level: '难度',
  levels: { 1: '入门', 2: '进阶', 3: '较难' },
  allLevels: '全部难度',
  legend:
    '小图中有颜色的方格是必败局面，灰色是平局；双方走法不同的游戏里，蓝色是左方胜，红色是右方胜，与文字同色的是后走者胜。',
  search: '搜索游戏、题目、课程和概念',
  searchShort: '搜索游戏、题目、课程和概念',
  searching: '正在搜索……',
  found: (count) => `找到 ${count} 项`,
  nothing: '没有叫这个名字的内容。',
  asRule: (text) => `把“${text}”当作规则来问`,
  words: '概念',
  lessons: '课程',
  problems: '题目',
  allFound: (count) => `查看全部 ${count} 道题`,
  pictures: {
    pairs: '两个数（都不超过 19，一纵一横）的必败局面',
    numbers: '一堆（不超过 399，依次排列）的必败局面',
    positions: '小局面依次排列，其中的必败局面',
    unequal: '小局面依次排列：左方胜、右方胜、后走者胜',
  },
}

export const words = { en, zh } satisfies Record<Lang, typeof en>

/** What the groups of the catalogue are called. */
type IdeaWords = Readonly<Record<Idea, { readonly title: string; readonly text: string }>>

const ideasEn: IdeaWords = {
  heap: {
    title: 'One heap, a list of takes',
    text: 'Work backwards from the end, and look for a period.',
  },
  xor: {
    title: 'Several heaps: xor',
    text: 'In plain Nim, write the heaps in binary: if every column has an even number of ones, the mover loses.',
  },
  disguise: {
    title: 'Nim in disguise',
    text: 'Stairs, gaps and sliding pieces that hide heaps of Nim.',
  },
  golden: {
    title: 'Golden ratio, Fibonacci, Euclid',
    text: 'Losing positions that follow the golden ratio and numbers like Fibonacci’s.',
  },
  splitting: {
    title: 'Rows and heaps that split',
    text: 'A move may make two games of one; their values are xored.',
  },
  coins: { title: 'Turning coins', text: 'Every head is a game of its own.' },
  boards: {
    title: 'Pieces on a board',
    text: 'Mark the squares from the corner on; some can be drawn.',
  },
  graphs: {
    title: 'Trees and graphs',
    text: 'Edges are cut, tokens move, values are read off the vertices.',
  },
  sums: {
    title: 'Sums and other endings',
    text: 'Several games at once: one moves, all move, or the last one loses.',
  },
  unequal: {
    title: 'Players with different moves',
    text: 'Left and Right have moves of their own; positions have values beyond nimbers.',
  },
  others: { title: 'Further games', text: 'Each with an idea of its own.' },
}

const ideasZh: IdeaWords = {
  heap: { title: '一堆石子，规定取法', text: '从终局往回推，再找周期。' },
  xor: {
    title: '多堆石子：异或',
    text: '最基本的尼姆：各堆写成二进制，每一列都是偶数个 1 就必败。',
  },
  disguise: { title: '变形的尼姆', text: '阶梯、间隔、滑动的棋子，里面藏着尼姆堆。' },
  golden: { title: '黄金比、斐波那契、欧几里得', text: '必败局面由黄金比和斐波那契一类的数决定。' },
  splitting: { title: '会分开的行与堆', text: '一步可以把一个游戏变成两个，它们的值要异或。' },
  coins: { title: '翻硬币', text: '每个正面朝上的硬币自成一个游戏。' },
  boards: { title: '棋盘上的棋子', text: '从角落起逐格标出胜负，有的会和局。' },
  graphs: { title: '树与图', text: '删边、移动棋子，值写在顶点上。' },
  sums: { title: '游戏的和与别的终局', text: '几个游戏同时下：走一个、全都走，或者最后走的人输。' },
  unequal: { title: '双方走法不同', text: '左方和右方各有各的走法，局面的值不只是 SG 值。' },
  others: { title: '其他游戏', text: '各有各的想法。' },
}

export const ideaWords = { en: ideasEn, zh: ideasZh } satisfies Record<Lang, IdeaWords>
