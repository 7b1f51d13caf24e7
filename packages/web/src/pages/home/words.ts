import type { Lang } from '@nimber/core'

const en = {
  title: 'Who wins, how, and why',
  intro:
    'Two players, no chance, nothing hidden: such a game is decided before it begins. Nimber finds the winning move and says why, for these games and for any rule you write.',
  first: 'Play Nim now',
  rule: 'Take any number of stones from one heap. Whoever takes the last stone wins. You can win this one.',
  whole: 'Open the full table',
  why: 'Why?',
  learn: 'Learn it',
  learnText: 'Thirteen lessons from “who wins?” to a proof of your own, with exercises.',
  learnLink: 'To the lessons',
  lab: 'Your own rule',
  labText: 'Type a rule, see its table and its pattern, with a proof where there is one.',
  labLink: 'To the lab',
  problems: 'Judge problems',
  problemsText: 'Paste the input, get the output; the solution in five languages.',
  problemsLink: 'To the problems',
  catalogue: 'Games',
  legend: 'The small pictures show losing positions as filled squares.',
  partizan: 'Players with different moves',
  partizanText: 'Left and Right have moves of their own; positions have values.',
  search: 'Find a game',
  none: 'No game of that name.',
  pictures: {
    pairs: 'losing positions of two numbers up to 19, down and across',
    numbers: 'losing positions of one heap up to 399, in reading order',
    positions: 'losing positions among the small ones, in order',
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
  learn: '从头学起',
  learnText: '十三课，从“谁赢？”到自己写出证明，课课有练习。',
  learnLink: '到课程',
  lab: '自己的规则',
  labText: '写一条规则，看它的表与规律，能证明的给出证明。',
  labLink: '到实验室',
  problems: '评测题目',
  problemsText: '贴上输入，得到输出；附五种语言的解答。',
  problemsLink: '看题目',
  catalogue: '游戏',
  legend: '小图中有颜色的方格是必败局面。',
  partizan: '双方走法不同的游戏',
  partizanText: '左方和右方各有各的走法；局面有值。',
  search: '查找游戏',
  none: '没有这个名字的游戏。',
  pictures: {
    pairs: '两个数（都不超过 19，一纵一横）的必败局面',
    numbers: '一堆（不超过 399，依次排列）的必败局面',
    positions: '小局面依次排列，其中的必败局面',
  },
}

export const words = { en, zh } satisfies Record<Lang, typeof en>
