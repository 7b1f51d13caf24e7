import type { Lang } from '@nimber/core'

const en = {
  explain: 'the rule of a game and its theorem, or how its values arise',
  games: 'the games of the catalogue',
  problems: 'the judge problems; with an id, one of them in full',
  rule: 'Rule',
  misere: 'Misère play of this rule: whoever cannot move wins.',
  exampleOf: (name: string) => `Shown with parameters as an example: ${name}.`,
  position: 'Position',
  theorem: 'Theorem',
  formula: 'Formula',
  proof: 'Proof',
  reference: 'Reference',
  noTheorem: 'The catalogue has no closed form for it; what follows was worked out now.',
  inRuleLanguage: 'In the rule language',
  problemsUsing: 'Judge problems',
  input: 'Input',
  output: 'Output',
  limits: 'Limits',
  sample: 'Sample',
  try: 'Try',
  envelope: {
    count: 'a count T, then T cases',
    end: 'cases until the input ends',
    zero: 'cases until one that begins with 0',
    zeros: 'cases until one of zeros',
    one: 'one case',
  },
  caseOf: 'a case',
}

const zh: typeof en = {
  explain: '游戏的规则、定理、证明，或 SG 值的由来',
  games: '游戏目录',
  problems: '评测题目；给出编号则显示全题',
  rule: '规则',
  misere: '这条规则的反常规玩法：不能走者胜。',
  exampleOf: (name) => `以 ${name} 为例（参数可换）。`,
  position: '局面',
  theorem: '定理',
  formula: '公式',
  proof: '证明',
  reference: '文献',
  noTheorem: '目录中没有它的公式；以下是现在算出的。',
  inRuleLanguage: '规则语言',
  problemsUsing: '评测题目',
  input: '输入',
  output: '输出',
  limits: '范围',
  sample: '样例',
  try: '试试',
  envelope: {
    count: '先是组数 T，再是 T 组',
    end: '多组，直到输入结束',
    zero: '多组，直到以 0 开头的一组',
    zeros: '多组，直到全为 0 的一组',
    one: '只有一组',
  },
  caseOf: '每组',
}

/** Everything that `nimber explain`, `games` and `problems` say, by language. */
export const catalogueWords: Readonly<Record<Lang, typeof en>> = { en, zh }
