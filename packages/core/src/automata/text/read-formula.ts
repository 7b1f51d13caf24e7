import { TextError } from '../../model/errors.ts'
import type { Words } from '../../model/words.ts'
import type { Comparison } from '../../rules/rule.ts'
import type { Term } from '../sentence.ts'
import type { Formula } from './formula.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A sentence with the numeration system that it names at its beginning, as in `?msd_fib`. */
export interface ReadSentence {
  readonly system?: { readonly name: string; readonly at: number }
  readonly formula: Formula
}

const COMPARISONS: ReadonlySet<string> = new Set(['=', '!=', '<', '<=', '>', '>='])
const DEEPEST = 200
const MOST_FACTOR = 1000
const MOST_CONSTANT = 1_000_000_000

/** The formula of a text in the notation of `nimber prove`; throws a TextError that says what was expected where. */
export function readSentence(text: string): ReadSentence {
  const [all = '', name] = /^\s*\?\s*((?:[a-z]+_)?[a-z]*\d*)/.exec(text) ?? []
  const reader = new Reader(text, tokensOf(text, all.length))
  const formula = reader.whole()
  return {
    formula,
    ...(name !== undefined && { system: { name, at: all.length - name.length } }),
  }
}

class Reader {
  private readonly text: string
  private readonly tokens: readonly Token[]
  private at = 0
  private depth = 0

  constructor(text: string, tokens: readonly Token[]) {
    this.text = text
    this.tokens = tokens
  }

  whole(): Formula {
    const formula = this.equivalence()
    if (this.next.kind !== 'end')
      throw this.expected('the end, or one of & | ^ => <=>', '语句结束，或 & | ^ => <=> 之一')
    return formula
  }

  private get next(): Token {
    return this.tokens[this.at] as Token
  }

  private takes(sign: string): boolean {
    const { kind, text } = this.next
    if (kind !== 'sign' || text !== sign) return false
    this.at++
    return true
  }

  private fail(words: Words, at = this.next.at): TextError {
    return new TextError(this.text, at, words)
  }

  private expected(en: string, zh: string): TextError {
    const { kind, text } = this.next
    const found = kind === 'end' ? undefined : text
    return this.fail({
      en: `Expected ${en}${found === undefined ? '.' : `, found ${found}.`}`,
      zh: `这里应是${zh}${found === undefined ? '。' : `，却是 ${found}。`}`,
    })
  }

  private deeper<T>(read: () => T): T {
    if (++this.depth > DEEPEST)
      throw this.fail({ en: 'The sentence is nested too deeply.', zh: '语句嵌套太深。' })
    const made = read()
    this.depth--
    return made
  }

  private equivalence(): Formula {
    return this.deeper(() => {
      let left = this.implication()
      while (this.takes('<=>')) left = { op: 'iff', of: [left, this.implication()] }
      return left
    })
  }

  private implication(): Formula {
    const left = this.disjunction()
    return this.takes('=>')
      ? { op: 'implies', of: [left, this.deeper(() => this.implication())] }
      : left
  }

  private disjunction(): Formula {
    let left = this.difference()
    while (this.takes('|')) left = { op: 'or', of: [left, this.difference()] }
    return left
  }

  /** Exactly one of two. */
  private difference(): Formula {
    let left = this.conjunction()
    while (this.takes('^')) left = { op: 'not', of: { op: 'iff', of: [left, this.conjunction()] } }
    return left
  }

  private conjunction(): Formula {
    let left = this.negation()
    while (this.takes('&')) left = { op: 'and', of: [left, this.negation()] }
    return left
  }

  private negation(): Formula {
    if (this.takes('~')) return { op: 'not', of: this.deeper(() => this.negation()) }
    if (this.next.kind === 'quantifier') return this.quantified()
    return this.atom()
  }

  /** A quantifier reaches as far to the right as it can. */
  private quantified(): Formula {
    const op = this.next.text === 'A' ? 'forall' : 'exists'
    this.at++
    const names: string[] = []
    do names.push(this.variable())
    while (this.takes(','))
    this.takes(':')
    return { op, names, of: this.equivalence() }
  }

  private variable(): string {
    const { kind, text } = this.next
    if (kind !== 'name') throw this.expected('the name of a variable', '变量名')
    this.at++
    return text
  }

  private atom(): Formula {
    const { kind, text, at } = this.next
    const call = this.tokens[this.at + 1]
    if (kind === 'name' && call && (call.kind === 'game' || call.text === '('))
      return this.named(text, at)
    if (kind === 'name' && (text === 'true' || text === 'false')) {
      this.at++
      return { op: 'constant', holds: text === 'true' }
    }
    if (kind === 'sign' && text === '(' && !this.opensTerm()) {
      this.at++
      const formula = this.equivalence()
      if (!this.takes(')')) throw this.expected(') or a connective', ' ) 或连接词')
      return formula
    }
    return this.comparison()
  }

  /** Whether a bracket belongs to a sum that is compared: so it is where its end is followed by a sign of sums. */
  private opensTerm(): boolean {
    let open = 0
    for (let at = this.at; at < this.tokens.length; at++) {
      const { kind, text } = this.tokens[at] as Token
      if (kind !== 'sign') continue
      if (text === '(') open++
      if (text !== ')' || --open > 0) continue
      const after = this.tokens[at + 1] as Token
      return after.kind === 'sign' && (COMPARISONS.has(after.text) || '+-*/'.includes(after.text))
    }
    return false
  }

  private named(name: string, at: number): Formula {
    this.at++
    const { kind, text, at: gameAt } = this.next
    const game = kind === 'game' ? { text, at: gameAt } : undefined
    if (game) this.at++
    if (!this.takes('('))
      throw this.expected(
        'numbers in brackets, as in losing wythoff(a, b)',
        '括号里的数，如 losing wythoff(a, b)',
      )
    const terms: Term[] = []
    do terms.push(this.sum())
    while (this.takes(','))
    if (!this.takes(')')) throw this.expected(', or )', '逗号或右括号')
    return { op: 'named', name, terms, at, ...(game && { game }) }
  }

  private comparison(): Formula {
    const left = this.sum()
    const { kind, text } = this.next
    if (kind !== 'sign' || !COMPARISONS.has(text))
      throw this.expected('one of = != < <= > >=', ' = != < <= > >= 之一')
    this.at++
    return { op: 'compare', is: text as Comparison, left, right: this.sum() }
  }

  private sum(): Term {
    return this.deeper(() => {
      let term = this.product()
      for (;;) {
        const { at } = this.next
        const sign = this.takes('+') ? 1 : this.takes('-') ? -1 : 0
        if (sign === 0) return term
        term = this.bounded(added(term, sign, this.product()), at)
      }
    })
  }

  private product(): Term {
    let left = this.factor()
    for (;;) {
      const { at } = this.next
      if (this.next.kind === 'sign' && this.next.text === '/')
        throw this.fail({
          en: 'There is no division: instead of n/2 = m write n = 2*m | n = 2*m+1.',
          zh: '没有除法：n/2 = m 请写成 n = 2*m | n = 2*m+1。',
        })
      if (!this.takes('*')) return left
      const right = this.factor()
      const [constant, of] = isConstant(left) ? [left, right] : [right, left]
      if (!isConstant(constant))
        throw this.fail(
          {
            en: 'A product of two variables cannot be decided: one factor must be a number.',
            zh: '两个变量的乘积不可判定：其中一个因子必须是数。',
          },
          at,
        )
      left = this.bounded(added({ constant: 0, of: {} }, constant.constant, of), at)
    }
  }

  private factor(): Term {
    const { kind, text, at } = this.next
    if (this.takes('-'))
      return added(
        { constant: 0, of: {} },
        -1,
        this.deeper(() => this.factor()),
      )
    if (this.takes('(')) {
      const inside = this.sum()
      if (!this.takes(')')) throw this.expected(') or + - *', ' ) 或 + - *')
      return inside
    }
    if (kind === 'number') {
      this.at++
      // 2n is 2*n
      const times = this.bounded({ constant: Number(text), of: {} }, at)
      const name = this.next
      if (name.kind !== 'name' || name.at !== at + text.length) return times
      this.at++
      return this.bounded({ constant: 0, of: { [name.text]: times.constant } }, at)
    }
    if (kind !== 'name') throw this.expected('a number, a variable or a bracket', '数、变量或括号')
    this.at++
    return { constant: 0, of: { [text]: 1 } }
  }

  private bounded(term: Term, at: number): Term {
    if (
      Math.abs(term.constant) <= MOST_CONSTANT &&
      Object.values(term.of).every((factor) => Math.abs(factor) <= MOST_FACTOR)
    )
      return term
    throw this.fail(
      {
        en: `Numbers are at most ${MOST_CONSTANT}, and those before a variable at most ${MOST_FACTOR}.`,
        zh: `数不超过 ${MOST_CONSTANT}，变量的系数不超过 ${MOST_FACTOR}。`,
      },
      at,
    )
  }
}

function isConstant({ of }: Term): boolean {
  return Object.keys(of).length === 0
}

/** a + factor · b */
function added(a: Term, factor: number, b: Term): Term {
  const of: Record<string, number> = { ...a.of }
  for (const [name, by] of Object.entries(b.of)) of[name] = (of[name] ?? 0) + factor * by
  return { constant: a.constant + factor * b.constant, of }
}
