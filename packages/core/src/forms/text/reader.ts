import { type Dyadic, dyadic, negateDyadic } from '../../arith/dyadic.ts'
import { TextError } from '../../model/errors.ts'
import { readNumber, readSimple } from './read-simple.ts'
import type { Step, Steps } from './steps.ts'
import { type Claim, type Token, Tokens } from './tokens.ts'

/** Characters of a text, brackets inside each other, and options in a pair of braces. */
export const MOST_CHARACTERS = 2_000_000
const MOST_DEPTH = 2000
const MOST_OPTIONS = 2000
/** Copies of a value. */
const MOST_COPIES = 10n ** 15n

/** What stands before an operand: it is done to it afterwards. */
interface Prefix {
  readonly negate: boolean
  readonly copies?: bigint
  /** It is the one option of ±. */
  readonly plusMinus?: boolean
}

/** A bracket that is open and what has been read in it; the outermost one is the text itself. */
interface Level {
  readonly open: '{' | '(' | '+-(' | 'tiny' | 'miny' | undefined
  /** What stands before the operand that is being read. */
  prefix: Prefix
  /** The terms of the sum that is being read. */
  terms: number
  /** The options that are complete, and how many of them are Left's once the bar is read. */
  options: number
  left: number | undefined
}

const isNumber = ({ kind }: Token) => kind === 'digits' || kind === 'part'

/** Reads sums one after the other, with claims between them; errors are TextErrors. */
export class Reader {
  private readonly tokens: Tokens
  private steps: Step[] = []
  private levels: Level[] = []
  /** Whether an operand comes next, and whether it stands behind a minus. */
  private needed = true
  private subtracted = false

  constructor(text: string) {
    if (text.length > MOST_CHARACTERS)
      throw new TextError(text, MOST_CHARACTERS, {
        en: `The text has ${text.length} characters; at most ${MOST_CHARACTERS} are read.`,
        zh: `文本有 ${text.length} 个字符；至多读 ${MOST_CHARACTERS} 个。`,
      })
    this.tokens = new Tokens(text)
  }

  /** The steps of a sum, up to a claim or the end. */
  sum(): Steps {
    this.steps = []
    this.levels = []
    this.open(undefined, undefined)
    for (let more = true; more; ) {
      if (this.needed) this.operand()
      else more = this.operator()
    }
    this.closeSum()
    return this.steps
  }

  /** What is claimed of the sum before and the one behind; undefined where nothing is. */
  claim(): Claim | undefined {
    return this.tokens.takeIf('claim')?.ascii as Claim | undefined
  }

  /** Throws where something is left. */
  end(): void {
    if (this.tokens.next.kind !== 'end')
      throw this.tokens.expected('+ or - or the end', '+、- 或结尾')
  }

  private get level(): Level {
    return this.levels.at(-1) as Level
  }

  /**
   * Reads an operand, or the bracket that it begins with. A minus directly before a number belongs
   * to the number alone, so that -2^ is -2 + ^; one between operands belongs to all of the second.
   */
  private operand(): void {
    const { tokens, subtracted } = this
    this.subtracted = false
    let minus = 0
    while (tokens.takeIf('-')) minus++
    const negate = (minus % 2 === 1) !== subtracted
    const { next } = tokens
    if (!isNumber(next)) this.bare({ negate })
    else {
      const value = readNumber(tokens)
      if (tokens.next.kind === '.') this.copies(next, value, negate)
      else if (minus === 0) this.simple(value, { negate })
      else this.simple(negateDyadic(value), { negate: !negate })
    }
  }

  /** Reads what n. stands before: no number, which would look like a decimal fraction. */
  private copies(first: Token, { numerator, exponent }: Dyadic, negate: boolean): void {
    const { tokens } = this
    if (exponent > 0 || numerator > MOST_COPIES)
      throw tokens.wrong(
        first,
        `The number of copies is an integer, at most ${MOST_COPIES}.`,
        `份数应是整数，至多 ${MOST_COPIES}。`,
      )
    tokens.take()
    if (isNumber(tokens.next))
      throw tokens.expected(
        'what to copy; fractions are written 1/2, copies of a number 3.(2)',
        '要复制的值；分数写作 1/2，数的几份写作 3.(2)',
      )
    this.bare({ negate, copies: numerator })
  }

  /** Reads an operand that does not begin with a number. */
  private bare(prefix: Prefix): void {
    const { tokens } = this
    const { kind } = tokens.next
    this.level.prefix = prefix
    if (kind === '{' || kind === '(') this.open(tokens.take(), kind)
    else if (kind === '+' || kind === '+-') this.plusMinus(prefix)
    else if (/^[v^*]/.test(kind)) this.simple(dyadic(0n), prefix)
    else if (kind === 'tiny' || kind === 'miny') {
      tokens.take()
      const bracket = tokens.takeIf('(')
      if (!bracket) throw tokens.expected(`“(”, as in ${kind}(2)`, `“(”，例如 ${kind}(2)`)
      this.open(bracket, kind)
    } else throw this.expectedValue()
  }

  /** Reads ±x, ±{…|…} or ±(a, b). */
  private plusMinus(prefix: Prefix): void {
    const { tokens } = this
    const sign = tokens.take()
    if (sign.kind === '+' && !tokens.takeIf('-')) throw this.expectedValue(sign)
    const { kind } = tokens.next
    if (kind === '(') this.open(tokens.take(), '+-(')
    else {
      this.level.prefix = { ...prefix, plusMinus: true }
      if (kind === '{') this.open(tokens.take(), '{')
      else if (isNumber(tokens.next)) {
        this.steps.push({ do: 'simple', value: readNumber(tokens), ups: 0, nim: 0 })
        this.finish()
      } else
        throw tokens.expected(
          'a number, “{” or “(”, as in +-1, +-{2|1} or +-(1*)',
          '数、“{”或“(”，例如 +-1、+-{2|1}、+-(1*)',
        )
    }
  }

  private simple(value: Dyadic, prefix: Prefix): void {
    const first = this.tokens.next
    const step = readSimple(this.tokens, value)
    if (prefix.copies !== undefined && step.ups !== 0 && step.nim !== 0)
      throw this.tokens.wrong(
        first,
        'Copies of ^ and * together are written 2.(^*); 2.^ + * is ^2*.',
        '^ 与 * 一起的几份写作 2.(^*)；2.^ + * 写作 ^2*。',
      )
    this.level.prefix = prefix
    this.steps.push(step)
    this.finish()
  }

  /** Does to an operand what stands before it. */
  private finish(): void {
    const { level, steps } = this
    const { plusMinus, copies, negate } = level.prefix
    if (plusMinus) steps.push({ do: 'plus-minus', count: 1 })
    if (copies !== undefined) steps.push({ do: 'copies', count: copies })
    if (negate) steps.push({ do: 'negate' })
    level.terms++
    this.needed = false
  }

  private open(bracket: Token | undefined, open: Level['open']): void {
    if (bracket && this.levels.length > MOST_DEPTH)
      throw this.tokens.wrong(
        bracket,
        `Brackets are inside each other more than ${MOST_DEPTH} deep.`,
        `括号嵌套超过 ${MOST_DEPTH} 层。`,
      )
    this.levels.push({ open, prefix: { negate: false }, terms: 0, options: 0, left: undefined })
    this.needed = true
    this.subtracted = false
    if (open === '{' && this.tokens.next.kind === '|') this.bar()
  }

  /** Reads what may stand behind an operand; false at the end of the outermost sum. */
  private operator(): boolean {
    const { tokens, level } = this
    const { kind } = tokens.next
    const braces = level.open === '{'
    if (kind === '+' || kind === '-' || kind === '+-') {
      this.subtracted = kind === '-'
      this.needed = true
      if (kind !== '+-') tokens.take()
    } else if (level.open === undefined) return false
    else if (kind === ',' && (braces || level.open === '+-(')) {
      this.closeOption()
      tokens.take()
      this.needed = true
    } else if (kind === '|' && braces && level.left === undefined) {
      this.closeOption()
      this.bar()
    } else if (kind === (braces ? '}' : ')') && (!braces || level.left !== undefined)) {
      this.closeOption()
      this.close()
    } else throw this.expectedOperator(level)
    return true
  }

  private bar(): void {
    this.level.left = this.level.options
    this.tokens.take()
    if (this.tokens.next.kind === '}') this.close()
    else this.needed = true
  }

  private closeSum(): void {
    if (this.level.terms > 1) this.steps.push({ do: 'sum', count: this.level.terms })
    this.level.terms = 0
  }

  private closeOption(): void {
    this.closeSum()
    if (++this.level.options > MOST_OPTIONS)
      throw this.tokens.wrong(
        this.tokens.next,
        `A pair of brackets has more than ${MOST_OPTIONS} options.`,
        `一对括号中的选项超过 ${MOST_OPTIONS} 个。`,
      )
  }

  /** Makes the value of a bracket, which is an operand of the one around it. */
  private close(): void {
    const { open, options, left = 0 } = this.level
    this.tokens.take()
    this.levels.pop()
    if (open === '{') this.steps.push({ do: 'braces', left, right: options - left })
    else if (open === '+-(') this.steps.push({ do: 'plus-minus', count: options })
    else if (open === 'tiny' || open === 'miny') this.steps.push({ do: open })
    this.finish()
  }

  private expectedValue(at = this.tokens.next): TextError {
    return this.tokens.expected(
      'a value, such as 1/2, ^, *2 or {1|0}',
      '一个值，例如 1/2、^、*2 或 {1|0}',
      at,
    )
  }

  private expectedOperator({ open, left }: Level): TextError {
    const signs =
      open === '{'
        ? ['+', '-', ',', left === undefined ? '|' : '}']
        : ['+', '-', ...(open === '+-(' ? [','] : []), ')']
    const last = signs.pop()
    const listed = signs.map((sign) => `“${sign}”`)
    return this.tokens.expected(
      `${listed.join(', ')} or “${last}”`,
      `${listed.join('、')}或“${last}”`,
    )
  }
}
