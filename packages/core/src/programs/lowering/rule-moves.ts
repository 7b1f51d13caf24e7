import { normalAmounts } from '../../rules/normal.ts'
import type { Amounts, CodeRule, HeapRule } from '../../rules/rule.ts'
import type { Draft } from '../tree/draft.ts'

/** What the parts of a table are called in the program. */
interface TableNames {
  /** The values of the heaps. */
  readonly g: string
  /** The last heap that had an option of a value. */
  readonly seen: string
  readonly take: string
  readonly digit: string
  readonly composite: string
}

/** The largest heap of a table, and its names. */
interface Table {
  readonly most: bigint
  readonly names: TableNames
}

/** The loops over all moves in a heap of n, which mark the values of what they leave. */
export function movesText(rule: HeapRule | CodeRule, table: Table, draft: Draft): string {
  if (rule.kind === 'code') return codeMoves(rule, table, draft)
  const leave = (left: string) =>
    rule.thenSplit ? `${one(table, left)}\n${two(table, left)}` : one(table, left)
  return [
    rule.take ? takeMoves(rule.take, table, leave, draft) : '',
    rule.split ? two(table, 'n', rule.split === 'unequal') : '',
  ].join('\n')
}

function one({ names: { g, seen } }: Table, left: string): string {
  return `${seen}[${g}[${left}]] = n`
}

function two({ names: { g, seen } }: Table, left: string, unequal = false): string {
  const half = unequal ? `(${left} - 1) / 2` : `${left} / 2`
  return `for a = 1..${half} { ${seen}[${g}[a] ^ ${g}[${left} - a]] = n }`
}

function three({ names: { g, seen } }: Table, left: string): string {
  return `for a = 1..${left} / 3 {
    for b = a..(${left} - a) / 2 { ${seen}[${g}[a] ^ ${g}[b] ^ ${g}[${left} - a - b]] = n }
  }`
}

function codeMoves({ digits, base }: CodeRule, table: Table, draft: Draft): string {
  const { digit, seen } = table.names
  const written = digits.map((d) => d.toString(16).toUpperCase())
  const code = `${written[0]}.${written.slice(1).join('')}`
  draft.keep({
    kind: 'table',
    name: digit,
    type: 'ints',
    values: digits,
    comment: {
      en: `the digits of the ${base === 8 ? 'octal' : 'hexadecimal'} code ${code}`,
      zh: `${base === 8 ? '八进制' : '十六进制'}代码 ${code} 的各位`,
    },
  })
  const lines = [
    [1, `if (m == 0 && (${digit}[t] & 1) > 0) ${seen}[0] = n`],
    [2, `if (m > 0 && (${digit}[t] & 2) > 0) ${one(table, 'm')}`],
    [4, `if ((${digit}[t] & 4) > 0) { ${two(table, 'm')} }`],
    [8, `if ((${digit}[t] & 8) > 0) { ${three(table, 'm')} }`],
  ] as const
  const used = lines.filter(([bit]) => digits.some((d) => d & bit)).map(([, line]) => line)
  return `for t = ${digits[0] === 0 ? 1 : 0}..min(n, ${digits.length - 1}) {
    const int m = n - t
    ${used.join('\n')}
  }`
}

/** Ranges of fewer amounts than this are listed one by one. */
const SHORT = 4n

function takeMoves(
  amounts: Amounts,
  { most, names }: Table,
  leave: (left: string) => string,
  draft: Draft,
): string {
  const { spans, shares, holes, parity, bases, listed } = normalAmounts(amounts)
  const loops: string[] = []
  const loop = (range: string, when = '') =>
    loops.push(
      `for t = ${range} { ${when === '' ? leave('(n - t)') : `if (${when}) { ${leave('(n - t)')} }`} }`,
    )
  const [short, long] = [
    spans.filter(([from, to]) => to - from < SHORT),
    spans.filter(([from, to]) => to - from >= SHORT),
  ]
  const sparse = [
    ...short.flatMap(([from, to]) => upTo(to, from, (t) => t + 1n)),
    ...bases.flatMap((base) => upTo(most, 1n, (t) => t * base)),
    ...listed.flatMap(({ program, upTo }) => (program === 'table' ? [...upTo(most)] : [])),
  ]
  const values = [...new Set(sparse)].filter((t) => t <= most).sort((a, b) => (a < b ? -1 : 1))
  if (values.length > 0) {
    const comment = { en: 'amounts that may be taken', zh: '可以取的数目' }
    draft.keep({ kind: 'table', name: names.take, type: 'ints', values, comment })
    loops.push(`for t of ${names.take} { if (t <= n) { ${leave('(n - t)')} } }`)
  }
  for (const [from, to] of long)
    if (from <= most) loop(`${from}..${to < most ? `min(n, ${to})` : 'n'}`)
  for (const { from, divisor } of shares)
    if (from * divisor <= most) loop(`${from}..${divisor === 1n ? 'n' : `n / ${divisor}`}`)
  if (holes) {
    const outside = holes.filter((hole) => hole <= most).map((hole) => `t != ${hole}`)
    loop('1..n', outside.join(' && '))
  }
  if (parity !== undefined) loop(`${parity === 1n ? 1 : 2}..n by 2`)
  const takeAll = one({ most, names }, '0')
  const list = () => {
    draft.keep({ kind: 'list', name: names.composite, type: 'ints', size: most + 1n })
    return names.composite
  }
  for (const { program } of listed)
    loops.push(program === 'table' ? '' : program({ most, leave, takeAll, list }))
  return loops.join('\n')
}

/** The numbers up to a bound that begin with one and go on by a rule. */
function upTo(most: bigint, first: bigint, next: (t: bigint) => bigint): bigint[] {
  const list: bigint[] = []
  for (let t = first; t <= most; t = next(t)) list.push(t)
  return list
}
