import type { Lang, Outcome } from '@nimber/core'

const en = {
  board: { win: 'Win from here', all: 'Find all winning moves' },
  second: ', the opponent begins',
  winning: (count: number, moves: string) =>
    count === 1 ? `One move wins: ${moves}.` : `${count} moves win: ${moves}.`,
  table: 'Fill the table',
  position: 'position',
  options: 'options',
  mark: { outcomes: 'mark', values: 'value' },
  proof: 'Proof',
  example: 'Example',
  predict: 'Predict',
  colon: ': ',
  answerNumber: (n: number) => `(Answer ${n})`,
  answers: 'Answers',
  rule: (rule: string) => ` (${rule})`,
  exercise: 'Exercise',
  program: 'Program',
  outcome: {
    N: 'The player to move wins.',
    P: 'The player to move loses.',
    D: 'It is a draw.',
  } satisfies Record<Outcome, string>,
}

const zh: typeof en = {
  board: { win: '从这里取胜', all: '找出所有制胜走法' },
  second: '，对手先走',
  winning: (count, moves) => `制胜走法有 ${count} 种：${moves}。`,
  table: '填表',
  position: '局面',
  options: '去处',
  mark: { outcomes: '记号', values: 'SG 值' },
  proof: '证明',
  example: '例',
  predict: '先猜一猜',
  colon: '：',
  answerNumber: (n) => `（答案 ${n}）`,
  answers: '答案',
  rule: (rule) => `（${rule}）`,
  exercise: '练习',
  program: '程序',
  outcome: { N: '先手必胜。', P: '先手必败。', D: '平局。' },
}

export const exportWords: Readonly<Record<Lang, typeof en>> = { en, zh }
