import type { Lang } from '@nimber/core'
import { refusing } from '../frame/failure.ts'

const en = {
  quotient: 'the misère quotient of a rule, proved, with a certificate',
  genus: 'the genus of a position, such as 4^146, and whether it is tame',
  quotientArgument: 'a game of heaps: kayles, "octal 0.123"; with --json also -',
  genusArgument: 'a game of heaps: kayles, "octal 0.123"',
  toOption: 'look at heaps up to this one at the most (1000)',
  tableOption: 'json or csv: print it all, with the products of all elements',
  certificateOption: 'write the certificate of a complete quotient',
  notHeaps: (name: string) => `${name} is not a rule about heaps, each moved in on its own.`,
  hasPosition: 'A quotient is about all positions: write the game alone.',
  missingPosition: (example: string) => `The position is missing, as in: nimber genus ${example}`,
  badTo: (text: string) => `Expected --to with a heap from 1 to 100000, found “${text}”.`,
  badFormat: (text: string) => `Expected --format json or csv, found “${text}”.`,
  linesAlone: 'With - only --json, --to, --budget and --lang make sense.',
  complete: 'Complete: the misère quotient of all heaps',
  partial: (heaps: number) => `Partial: the misère quotient of the heaps up to ${heaps}`,
  size: (order: number, losing: number) => `order ${order} · |P| = ${losing}`,
  stopped: 'Not for all heaps:',
  noPeriodYet: 'no period is proved up to here.',
  generators: 'Generators',
  relations: 'Relations',
  noRelations: 'none',
  moreRelations: (n: number) => `… and ${n} more (--format json lists them)`,
  losingElements: 'P, the losing elements',
  noElements: 'none: there are no moves',
  images: 'Φ, the elements of the heaps',
  moreHeaps: (last: number) => `… up to ${last} (--format json lists them)`,
  noCertificate: 'No certificate was written: the quotient is not complete.',
  tame: 'tame, and so is every position below: it plays in sums of such positions like those of Nim with this genus',
  tameSymbol:
    'a tame symbol, but positions below it are wild: it need not play like a position of Nim',
  wild: 'wild: it need not play like a position of Nim',
  value: (value: number) => `value ${value}`,
  misereValue: (value: number) => `misère value ${value}`,
  genusOf: 'genus',
}

const zh: typeof en = {
  quotient: '一条规则的反常规商，有证明和证书',
  genus: '一个局面的亏格（如 4^146），以及是否驯顺',
  quotientArgument: '堆的游戏：kayles、"octal 0.123"；配合 --json 可用 -',
  genusArgument: '堆的游戏：kayles、"octal 0.123"',
  toOption: '至多看到这么大的堆（1000）',
  tableOption: 'json 或 csv：输出全部内容，包括所有元素的乘积',
  certificateOption: '写出完整的商的证书',
  notHeaps: (name) => `${name} 不是各堆各自走的堆规则。`,
  hasPosition: '商针对所有局面：只写游戏即可。',
  missingPosition: (example) => `缺少局面，例如：nimber genus ${example}`,
  badTo: (text) => `--to 应是 1 到 100000 的堆，却是“${text}”。`,
  badFormat: (text) => `--format 应是 json 或 csv，却是“${text}”。`,
  linesAlone: '用 - 时只能配合 --json、--to、--budget 和 --lang。',
  complete: '完整：所有堆的反常规商',
  partial: (heaps) => `部分：不超过 ${heaps} 的堆的反常规商`,
  size: (order, losing) => `阶 ${order} · |P| = ${losing}`,
  stopped: '不是所有堆的商：',
  noPeriodYet: '到此为止没有证明出周期。',
  generators: '生成元',
  relations: '关系',
  noRelations: '无',
  moreRelations: (n) => `……另有 ${n} 条（--format json 全部列出）`,
  losingElements: 'P：必败元素',
  noElements: '无：没有走法',
  images: 'Φ：各堆的元素',
  moreHeaps: (last) => `……直到 ${last}（--format json 全部列出）`,
  noCertificate: '没有写出证书：商不完整。',
  tame: '驯顺，其下的每个局面也驯顺：在这类局面的和中与同亏格的尼姆局面一样',
  tameSymbol: '亏格是驯顺的，但其下有野性局面：未必与某个尼姆局面一样',
  wild: '野性：未必与某个尼姆局面一样',
  value: (value) => `SG 值 ${value}`,
  misereValue: (value) => `反常规 SG 值 ${value}`,
  genusOf: '亏格',
}

type QuotientWords = typeof en

/** Everything that `nimber quotient` and `nimber genus` say, by language. */
export const quotientWords: Readonly<Record<Lang, QuotientWords>> = { en, zh }

/** A wrong option or argument of these commands. */
export const wrongQuotient = refusing(quotientWords)
