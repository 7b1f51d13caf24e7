import { nimAdd } from '../../arith/nim-sum.ts'
import { TextError } from '../../model/errors.ts'
import type { Words } from '../../model/words.ts'
import { type Claim, claimOf } from '../text/tokens.ts'
import { type Called, foundText, type Token, tokensOf } from './tokens.ts'
import { NimberWork } from './work.ts'

/** What an expression in nimbers asks, and the answer. */
export type NimberAnswer =
  | { readonly kind: 'nimber'; readonly nimber: bigint }
  /** Two nimbers, and what is claimed, or asked, of them. */
  | {
      readonly kind: 'comparison'
      readonly left: bigint
      readonly claim: Claim
      readonly right: bigint
    }
  /** A number of factors, which is no nimber: an order, or an exponent where there is one. */
  | { readonly kind: 'count'; readonly asked: 'order' | 'log'; readonly count: bigint | undefined }

/** Brackets inside each other, digits of a number and characters of an expression. */
const MOST_DEPTH = 2000
const MOST_DIGITS = 4900
const MOST_CHARACTERS = 2_000_000

/** What waits for the operand behind it. */
interface Waiting {
  readonly token: Token
  readonly binding: number
}

/** A product binds its factors before a sum, and a power before a product. */
const BINDING: Partial<Readonly<Record<Token['kind'], number>>> = { '+': 1, '-': 1, '*': 2, '/': 2 }

/**
 * Whether a text is an expression in nimbers, if it is one at all: a product sign stands between two
 * operands with a blank on both sides, or there is a sign or a word that other values do not have.
 * Without the blanks 6*11 is the number 6 and the nimber *11.
 */
export function looksLikeNimbers(text: string): boolean {
  return (
    /[0-9０-９)）]\s+[*＊∗⋆]\s+[*＊∗(（0-9０-９a-z]/i.test(text) ||
    /[⊗⊕⊘×÷]|(?:sqrt|order|log)\s*[(（]/i.test(text)
  )
}

/**
 * The answer to an expression in nimbers: + is xor, * the nim product, / its inverse, ^ a power whose
 * exponent is a usual integer, - the same as +; *5 is 5. Two of them may be compared (`2 * 2 = 3`);
 * `order(a)` and `log(a, base)` stand alone.
 * Throws a TextError, or BeyondBudget past `factor` times the usual work.
 */
export function evaluateNimbers(text: string, factor = 1): NimberAnswer {
  if (text.length > MOST_CHARACTERS)
    throw new TextError(text, MOST_CHARACTERS, {
      en: `The text has ${text.length} characters; at most ${MOST_CHARACTERS} are read.`,
      zh: `文本有 ${text.length} 个字符；至多读 ${MOST_CHARACTERS} 个。`,
    })
  return new Evaluation(text, factor).answer()
}

/** Goes through the signs once: operands are kept until the weaker sign behind them is read. */
class Evaluation {
  private readonly text: string
  private readonly tokens: Iterator<Token>
  private readonly work: NimberWork
  private readonly operands: bigint[] = []
  private readonly waiting: Waiting[] = []
  private depth = 0
  private next: Token

  constructor(text: string, factor: number) {
    this.text = text
    this.work = new NimberWork(factor)
    this.tokens = tokensOf(text)
    this.next = this.tokens.next().value
  }

  answer(): NimberAnswer {
    const { kind } = this.next
    if (kind === 'order' || kind === 'log') return this.count(kind)
    const nimber = this.expression()
    const claim = this.at('claim') ? claimOf(this.take().text) : undefined
    const right = claim && this.expression()
    if (!this.at('end')) throw this.expected('+, *, /, ^ or the end', '+、*、/、^ 或结尾')
    return claim === undefined || right === undefined
      ? { kind: 'nimber', nimber }
      : { kind: 'comparison', left: nimber, claim, right }
  }

  /** `order(a)` or `log(a, base)`, which is the whole text. */
  private count(asked: 'order' | 'log'): NimberAnswer {
    this.take()
    if (!this.at('(')) throw this.expected('“(”', '“(”')
    this.take()
    const first = this.positive()
    const base = asked === 'log' ? this.base() : undefined
    if (!this.at(')')) throw this.expected('“)”', '“)”')
    this.take()
    if (!this.at('end'))
      throw this.expected(
        `the end: ${asked}(…) counts factors, is no nimber and stands alone`,
        `结尾：${asked}(…) 是个数而不是尼姆数，须单独使用`,
      )
    const count = base === undefined ? this.work.order(first) : this.work.logarithm(first, base)
    return { kind: 'count', asked, count }
  }

  private base(): bigint {
    if (!this.at(','))
      throw this.expected('“,” and the base, as in log(7, 5)', '“,”和底，例如 log(7, 5)')
    this.take()
    return this.positive()
  }

  private positive(): bigint {
    const { offset } = this.next
    const value = this.expression()
    if (value > 0n) return value
    throw this.wrong(offset, {
      en: 'This is 0, and no power is 0: expected a nimber other than 0.',
      zh: '这里的值是 0，而幂不会是 0：应是非零的尼姆数。',
    })
  }

  /** Reads up to a bracket or comma that is not opened here, or the end. */
  private expression(): bigint {
    const bottom = this.waiting.length
    const outside = this.depth
    for (;;) {
      this.prefixes()
      this.operands.push(this.number())
      this.powers()
      while (this.at(')') && this.depth > outside) {
        this.close()
        this.powers()
      }
      const binding = BINDING[this.next.kind]
      if (binding === undefined) break
      this.reduce(binding, bottom)
      this.waiting.push({ token: this.take(), binding })
    }
    if (this.depth > outside) throw this.expected('+, *, /, ^ or “)”', '+、*、/、^ 或“)”')
    this.reduce(1, bottom)
    return this.operands.pop() as bigint
  }

  /** What stands before an operand: brackets, roots, and signs that change nothing. */
  private prefixes(): void {
    for (;;) {
      const { kind } = this.next
      if (kind === 'order' || kind === 'log')
        throw this.wrong(this.next.offset, {
          en: `${kind}(…) counts factors and is no nimber: expected it to stand alone.`,
          zh: `${kind}(…) 是个数而不是尼姆数：应单独使用。`,
        })
      if (kind === '(' || kind === 'sqrt') this.open(kind)
      else if (kind === '-' || kind === '*') this.take()
      else return
      if (kind === '*' && !this.at('number'))
        throw this.expected('a number: *5 is the nimber 5', '数：*5 是尼姆数 5')
    }
  }

  private open(kind: '(' | Extract<Called, 'sqrt'>): void {
    const token = this.take()
    if (kind === 'sqrt') {
      if (!this.at('(')) throw this.expected('“(”', '“(”')
      this.take()
    }
    if (++this.depth > MOST_DEPTH)
      throw this.wrong(token.offset, {
        en: `Brackets stand more than ${MOST_DEPTH} deep here.`,
        zh: `括号嵌套超过 ${MOST_DEPTH} 层。`,
      })
    this.waiting.push({ token, binding: 0 })
  }

  /** Closes the innermost bracket. */
  private close(): void {
    this.reduce(1, 0)
    this.take()
    this.depth--
    const { token } = this.waiting.pop() as Waiting
    if (token.kind === 'sqrt')
      this.operands.push(this.work.squareRoot(this.operands.pop() as bigint))
  }

  private number(): bigint {
    if (!this.at('number')) throw this.expected('a number from 0 or “(”', '非负整数或“(”')
    return this.digits()
  }

  private digits(): bigint {
    const { text, offset } = this.take()
    if (text.length <= MOST_DIGITS) return BigInt(text)
    throw this.wrong(offset, {
      en: `This number has ${text.length} digits; at most ${MOST_DIGITS} are read.`,
      zh: `这个数有 ${text.length} 位；至多读 ${MOST_DIGITS} 位。`,
    })
  }

  /** The exponent behind the operand that was read last. */
  private powers(): void {
    if (!this.at('^')) return
    const { offset } = this.take()
    const negative = this.at('-')
    if (negative) this.take()
    if (!this.at('number'))
      throw this.expected(
        'an exponent, which is a usual integer, as in 5^3',
        '指数，它是普通整数，例如 5^3',
      )
    const exponent = this.digits()
    if (this.at('^')) throw this.expected('brackets around one of two powers', '用括号分开两次乘方')
    const base = this.operands.pop() as bigint
    if (base === 0n && negative && exponent > 0n) throw this.byZero(offset)
    this.operands.push(this.work.power(base, negative ? -exponent : exponent))
  }

  /** Does what waits and binds at least so strongly, down to the last open bracket. */
  private reduce(binding: number, bottom: number): void {
    for (
      let top = this.waiting.at(-1);
      top && this.waiting.length > bottom;
      top = this.waiting.at(-1)
    ) {
      if (top.binding < binding) return
      this.waiting.pop()
      const b = this.operands.pop() as bigint
      const a = this.operands.pop() as bigint
      this.operands.push(this.combined(top.token, a, b))
    }
  }

  private combined({ kind, offset }: Token, a: bigint, b: bigint): bigint {
    if (kind === '*') return this.work.product(a, b)
    if (kind !== '/') return nimAdd(a, b)
    if (b === 0n) throw this.byZero(offset)
    return this.work.product(a, this.work.inverse(b))
  }

  private at(kind: Token['kind']): boolean {
    return this.next.kind === kind
  }

  private take(): Token {
    const token = this.next
    if (token.kind !== 'end') this.next = this.tokens.next().value
    return token
  }

  private expected(en: string, zh: string): TextError {
    const found = foundText(this.next)
    return this.wrong(this.next.offset, {
      en: `Expected ${en}, ${found.en}.`,
      zh: `这里应是${zh}，${found.zh}。`,
    })
  }

  private byZero(offset: number): TextError {
    return this.wrong(offset, {
      en: '0 has no inverse: expected a divisor other than 0.',
      zh: '0 没有逆元：除数应非零。',
    })
  }

  private wrong(offset: number, words: Words): TextError {
    return new TextError(this.text, offset, words)
  }
}
