import type { Lang } from '@nimber/core'

const en = {
  check: 'whether a certificate holds',
  fileArgument: 'a certificate; - for standard input',
  valid: (kind: string) => `Valid (${kind})`,
  invalid: 'Not valid',
  unchecked: (why: string, needed: number | undefined) =>
    `Beyond the budget, so not checked. ${why}\n${
      needed === undefined
        ? 'Raise the budget with --budget 10, --budget 100, …'
        : Number.isFinite(needed)
          ? `It needs --budget ${Math.ceil(needed)} or above.`
          : 'No budget is enough.'
    }`,
  notJson: 'The file is not JSON.',
  validClaim: (computed: number) => `Checked by computing ${computed} values anew.`,
  checkedHeaps: (computed: number) =>
    `Checked by looking at ${computed} heaps and all of their sums anew.`,
  checkedStates: (computed: number) =>
    `Checked by playing the strategy anew, through ${computed} states.`,
}

const zh: typeof en = {
  check: '验证一份证书是否成立',
  fileArgument: '证书文件；- 表示标准输入',
  valid: (kind) => `有效（${kind}）`,
  invalid: '无效',
  unchecked: (why, needed) =>
    `超出预算，未验证。${why}\n${
      needed === undefined
        ? '可用 --budget 10、--budget 100……提高预算。'
        : Number.isFinite(needed)
          ? `至少需要 --budget ${Math.ceil(needed)}。`
          : '多大的预算都不够。'
    }`,
  notJson: '文件不是 JSON。',
  validClaim: (computed) => `重新计算了 ${computed} 个值来验证。`,
  checkedHeaps: (computed) => `重新检查了 ${computed} 个堆及其一切和来验证。`,
  checkedStates: (computed) => `按策略重新走过 ${computed} 个状态来验证。`,
}

/** Everything that `nimber check` says, by language. */
export const checkWords: Readonly<Record<Lang, typeof en>> = { en, zh }
