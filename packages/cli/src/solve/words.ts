import type { Lang } from '@nimber/core'
import { refusing } from '../frame/failure.ts'

const en = {
  solve: 'who wins a position, its value, every winning move, and why',
  gameArgument: 'a game: nim, "bash 4", "take {1,3,4}"; with --json also -',
  allOption: 'list every winning move, however many',
  certificateOption: 'write the certificate of the value, where players have different moves',
  svgOption: 'draw the position and its value to a file, where players have different moves',
  noCertificate:
    'No certificate was written: the checker does not read this game, or no position as large as this. It reads rules of heaps in normal play (left … right …), games of the catalogue such as domineering and hackenbush, and sums of these, one of them partizan.',
  oneCertificate: '--certificate is about one position, so it does not go with -.',
  bySearch: ' (by search)',
  andMore: (n: bigint) => `… and ${n} more (--all lists them)`,
  uncounted: '… and more: too many to count within the budget',
  leaves: 'leaves',
  evidence: 'Evidence',
  value: 'Value',
  longValue: 'too long to be written down',
  mean: 'Mean',
  temperature: 'Temperature',
  leftMoves: 'Winning moves when Left begins',
  rightMoves: 'Winning moves when Right begins',
  missingPosition: (example: string) => `The position is missing, as in: nimber solve ${example}`,
}

const zh: typeof en = {
  solve: '一个局面谁赢、SG 值、全部必胜走法和理由',
  gameArgument: '游戏：nim、"bash 4"、"take {1,3,4}"；配合 --json 可用 -',
  allOption: '列出全部必胜走法，不论多少',
  certificateOption: '写出值的证书（双方走法不同的游戏）',
  svgOption: '把局面和值画成 SVG 文件（双方走法不同的游戏）',
  noCertificate:
    '没有写出证书：验证程序读不了这个游戏，或局面太大。它能读正常规则下堆的规则（left … right …）、domineering 和 hackenbush 等收录的游戏，以及它们的和（其中至少一个双方走法不同）。',
  oneCertificate: '--certificate 只用于一个局面，不能与 - 同用。',
  bySearch: '（搜索得出）',
  andMore: (n) => `……另有 ${n} 种（--all 全部列出）`,
  uncounted: '……还有更多：在预算内数不完',
  leaves: '留下',
  evidence: '依据',
  value: '值',
  longValue: '太长，无法写出',
  mean: '均值',
  temperature: '温度',
  leftMoves: '左方先走时的必胜走法',
  rightMoves: '右方先走时的必胜走法',
  missingPosition: (example) => `缺少局面，例如：nimber solve ${example}`,
}

/** Everything that `nimber solve` says, by language. */
export const solveWords: Readonly<Record<Lang, typeof en>> = { en, zh }

/** A wrong option or argument of `nimber solve`. */
export const wrongSolve = refusing(solveWords)
