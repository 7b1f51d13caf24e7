import { normalAmounts } from '../../rules/normal.ts'
import type { Parting } from '../../rules/partings.ts'
import type { Amounts, CodeRule, HeapRule } from '../../rules/rule.ts'
import { type Draft, NoProgram } from '../tree/draft.ts'

/** What the tables of a program are called. */
interface TableNames {
  readonly take: string
  readonly digit: string
  readonly composite: string
}

/** The statements for a move in a heap of n, by what it leaves. */
export interface Marks {
  /** Nothing is left, by a code. */
  readonly none: string
  one(left: string): string
  two(left: string, unequal: boolean): string
  three(left: string): string
}

/** The largest heap, what is done for each move in one, and the names of tables. */
interface MoveTable {
  readonly most: bigint
  readonly names: TableNames
  readonly marks: Marks
  /** Whether heaps come up one after the other, from 1 on. */
  readonly inOrder: boolean
}

/** The loops over all moves in a heap of n. Throws NoProgram where heaps have to come in order. */
export function movesText(rule: HeapRule | CodeRule, table: MoveTable, draft: Draft): string {
  if (rule.kind === 'code') return codeMoves(rule, table, draft)
  const { one, two } = table.marks
  const leave = (left: string) => (rule.thenSplit ? `${one(left)}\n${two(left, false)}` : one(left))
  return [
    rule.take ? takeMoves(rule.take, table, leave, draft) : '',
    rule.split ? two('n', rule.split === 'unequal') : '',
    rule.into ? partingMoves(rule.into, table.marks) : '',
  ].join('\n')
}

/** The loops over what a heap may be replaced by, for two or three heaps; throws NoProgram for others. */
function partingMoves(into: Parting, { two, three }: Marks): string {
  if (into.kind === 'parts' && !into.equal && into.to !== undefined && into.to <= 3n)
    return [into.from === 2n ? two('n', false) : '', three('n')].join('\n')
  throw new NoProgram(MANY_HEAPS)
}

const MANY_HEAPS = {
  en: 'This rule replaces a heap by more than three heaps, by equal ones or by larger ones: no program makes such moves.',
  zh: '这条规则把一堆换成多于三堆、相等的堆或总数更大的堆：没有程序能走这样的走法。',
}

/** Marks of the values that the moves in a heap of n reach, from a table of values. */
export function valueMarks(g: string, seen: string): Marks {
  return {
    none: `${seen}[0] = n`,
    one: (left) => `${seen}[${g}[${left}]] = n`,
    two(left, unequal) {
      const half = unequal ? `(${left} - 1) / 2` : `${left} / 2`
      return `for a = 1..${half} { ${seen}[${g}[a] ^ ${g}[${left} - a]] = n }`
    },
    three: (left) => `for a = 1..${left} / 3 {
      for b = a..(${left} - a) / 2 { ${seen}[${g}[a] ^ ${g}[b] ^ ${g}[${left} - a - b]] = n }
    }`,
  }
}

function codeMoves({ digits, base }: CodeRule, table: MoveTable, draft: Draft): string {
  const { digit } = table.names
  const { none, one, two, three } = table.marks
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
    [1, `if (m == 0 && (${digit}[t] & 1) > 0) ${none}`],
    [2, `if (m > 0 && (${digit}[t] & 2) > 0) ${one('m')}`],
    [4, `if ((${digit}[t] & 4) > 0) { ${two('m', false)} }`],
    [8, `if ((${digit}[t] & 8) > 0) { ${three('m')} }`],
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
  { most, names, marks, inOrder }: MoveTable,
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
  for (const { from, divisor, less } of shares) {
    const part = divisor === 1n ? 'n' : `n / ${divisor}`
    if ((from + less) * divisor <= most) loop(`${from}..${part}${less > 0n ? ` - ${less}` : ''}`)
  }
  if (holes) {
    const outside = holes.filter((hole) => hole <= most).map((hole) => `t != ${hole}`)
    loop('1..n', outside.join(' && '))
  }
  if (parity !== undefined) loop(`${parity === 1n ? 1 : 2}..n by 2`)
  const takeAll = marks.one('0')
  const list = () => {
    if (!inOrder) throw new NoProgram(OUT_OF_ORDER)
    draft.keep({ kind: 'list', name: names.composite, type: 'ints', size: most + 1n })
    return names.composite
  }
  for (const { program } of listed)
    loops.push(program === 'table' ? '' : program({ most, leave, takeAll, list }))
  return loops.join('\n')
}

const OUT_OF_ORDER = {
  en: 'The amounts of this rule are found heap by heap from 1 on: its moves from a single heap cannot be printed.',
  zh: '这条规则可取的数目要从 1 起逐堆求出：不能只输出某一堆的走法。',
}

/** The numbers up to a bound that begin with one and go on by a rule. */
function upTo(most: bigint, first: bigint, next: (t: bigint) => bigint): bigint[] {
  const list: bigint[] = []
  for (let t = first; t <= most; t = next(t)) list.push(t)
  return list
}
