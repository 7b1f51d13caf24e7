import { Failure } from './failure.ts'

/** The sets of amounts that have a name. */
type SetName =
  | 'odd'
  | 'even'
  | 'squares'
  | 'cubes'
  | 'triangular'
  | 'fib'
  | 'primes'
  | 'evil'
  | 'odious'

/** Some of the amounts that a move may take; `not` without values stands for any amount. */
export type Amounts =
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'set' | 'not'; readonly values: readonly number[] }
  | { readonly kind: 'powers'; readonly base: number }
  | { readonly kind: SetName }

/** Take one of the amounts (and perhaps split what is left), or split the heap. */
export interface HeapRule {
  readonly kind: 'heap'
  readonly takes: readonly Amounts[]
  readonly thenSplit: boolean
  readonly split: boolean
}

/** Digit i says what taking i may leave: 1 nothing, 2 one heap, 4 two heaps, 8 three heaps. */
export interface CodeRule {
  readonly kind: 'code'
  readonly digits: readonly number[]
}

const LONGEST_TEXT = 200_000

/** The rule of a text in the plain form that certificates use; throws a Failure for any other. */
export function readRule(text: string): HeapRule | CodeRule {
  const rule =
    text.length > LONGEST_TEXT
      ? undefined
      : text === 'nim'
        ? readHeap('take any')
        : (readCode(text) ?? readHeap(text))
  if (rule) return rule
  const shown = JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
  throw new Failure(
    `No certificate is about the rule ${shown}: expected nim, take …, split, octal … or hex … in its plain English form.`,
    `没有证书能说明规则 ${shown}：应是 nim、take …、split、octal … 或 hex … 的英文标准写法。`,
  )
}

function readCode(text: string): CodeRule | undefined {
  const [, octal, hex] = /^(?:octal ([04]\.[0-7]+)|hex ([048C]\.[0-9A-F]+))$/.exec(text) ?? []
  const digits = (octal ?? hex)?.replace('.', '')
  // the plain form of a code has no zero behind its last digit
  if (digits === undefined || (digits.length > 2 && digits.endsWith('0'))) return undefined
  return { kind: 'code', digits: [...digits].map((d) => Number.parseInt(d, 16)) }
}

function readHeap(text: string): HeapRule | undefined {
  if (text === 'split') return { kind: 'heap', takes: [], thenSplit: false, split: true }
  const [, amounts, then, split] = /^take (.+?)( then may split)?( or split)?$/.exec(text) ?? []
  if (amounts === undefined) return undefined
  const takes = readTakes(amounts)
  return takes && { kind: 'heap', takes, thenSplit: then !== undefined, split: split !== undefined }
}

/** The amounts of a text, several joined by `or`; undefined where it is none of the plain form. */
export function readTakes(text: string): readonly Amounts[] | undefined {
  const takes: Amounts[] = []
  for (const part of text.split(' or ')) {
    const read = readAmounts(part)
    if (!read) return undefined
    takes.push(read)
  }
  return takes
}

function readAmounts(text: string): Amounts | undefined {
  switch (text) {
    case 'any':
      return { kind: 'not', values: [] }
    case 'odd':
    case 'even':
    case 'squares':
    case 'cubes':
    case 'triangular':
    case 'fib':
    case 'primes':
    case 'evil':
    case 'odious':
      return { kind: text }
  }
  const [, not, list] = /^(not )?\{(\d+(?:,\d+)*)\}$/.exec(text) ?? []
  if (list !== undefined) {
    const values = list.split(',').map(readNumber)
    const rising = values.every((v, i) => v > (i === 0 ? 0 : (values[i - 1] as number)))
    return rising ? { kind: not ? 'not' : 'set', values } : undefined
  }
  const [, base] = /^(\d+)\^k$/.exec(text) ?? []
  if (base !== undefined) return readNumber(base) >= 2 ? { kind: 'powers', base: +base } : undefined
  const [, first = '', last = ''] = /^(\d+)\.\.(\d+)$/.exec(text) ?? []
  const [from, to] = [readNumber(first), readNumber(last)]
  return from <= to ? { kind: 'range', from, to } : undefined
}

/** A number from 1 on that is exact and written plainly; not a number for any other digits. */
function readNumber(digits: string): number {
  return /^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : Number.NaN
}
