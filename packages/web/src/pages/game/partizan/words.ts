import type { Lang } from '@nimber/core'

const en = {
  plays: { left: 'I play Left', right: 'I play Right' },
  begins: 'First to move',
  turn: { left: 'Left to move.', right: 'Right to move.' },
  left: 'Left',
  right: 'Right',
  values: 'Value and temperature',
  ended: 'The match is over.',
  value: 'Value',
  mean: 'Mean',
  temperature: 'Temperature',
  unknown: 'beyond the budget',
  none: 'in misère play there is none',
  winning: (name: string, count: string | null) =>
    count === null ? `${name} begins: winning moves` : `${name} begins: winning moves (${count})`,
  noWinning: (name: string) => `${name} begins: no move wins.`,
  thermograph: 'Thermograph',
  numberLine: 'Number line',
  tree: 'Canonical form',
  treeHelp: 'Unfold a value to see what Left and Right can move to.',
  ofLeft: 'Left to',
  ofRight: 'Right to',
  noMoves: 'no move',
}

const zh: typeof en = {
  plays: { left: '我执左方', right: '我执右方' },
  begins: '先走',
  turn: { left: '轮到左方走。', right: '轮到右方走。' },
  left: '左方',
  right: '右方',
  values: '值与温度',
  ended: '对局已经结束。',
  value: '值',
  mean: '均值',
  temperature: '温度',
  unknown: '超出预算',
  none: '反常规下没有值',
  winning: (name, count) =>
    count === null ? `${name}先走的胜着` : `${name}先走的胜着（${count}）`,
  noWinning: (name) => `${name}先走没有胜着。`,
  thermograph: '温度图',
  numberLine: '数轴',
  tree: '标准形',
  treeHelp: '展开一个值，看左方和右方能走到哪里。',
  ofLeft: '左方到',
  ofRight: '右方到',
  noMoves: '无路可走',
}

export const words = { en, zh } satisfies Record<Lang, typeof en>
