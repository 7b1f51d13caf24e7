import { type Token, TypedError, tokensOf } from './tokens.ts'

export { TypedError } from './tokens.ts'

/** A number, or whether something holds. */
type TypedValue = bigint | boolean
/** The numbers that the letters of a formula stand for. */
type Letters = Readonly<Record<string, bigint>>
/** A formula that a person typed, as a function of its letters. */
export type Typed = (letters: Letters) => TypedValue

/** Operators from the loosest to the tightest; those of one line are equally tight. */
const BINARY: readonly Readonly<Record<string, (a: TypedValue, b: TypedValue) => TypedValue>>[] = [
  { or: (a, b) => truth(a) || truth(b) },
  { and: (a, b) => truth(a) && truth(b) },
  {
    '=': (a, b) => a === b,
    '!=': (a, b) => a !== b,
    '<': (a, b) => number(a) < number(b),
    '<=': (a, b) => number(a) <= number(b),
    '>': (a, b) => number(a) > number(b),
    '>=': (a, b) => number(a) >= number(b),
  },
  { '|': (a, b) => number(a) | number(b) },
  { xor: (a, b) => number(a) ^ number(b) },
  { '&': (a, b) => number(a) & number(b) },
  { '+': (a, b) => number(a) + number(b), '-': (a, b) => number(a) - number(b) },
  {
    '*': (a, b) => number(a) * number(b),
    '/': (a, b) => floorDivide(number(a), number(b)),
    mod: (a, b) => number(a) - number(b) * floorDivide(number(a), number(b)),
  },
]

const FUNCTIONS: Readonly<Record<string, (...args: readonly bigint[]) => bigint>> = {
  floor: (a = 0n) => a,
  abs: (a = 0n) => (a < 0n ? -a : a),
  min: (...all) => all.reduce((a, b) => (a < b ? a : b)),
  max: (...all) => all.reduce((a, b) => (a > b ? a : b)),
}

/**
 * The function that a formula says, such as `3*(n/6) + n mod 3` or `n mod 4 == 0`: whole numbers,
 * the letters that are allowed, + - * / (rounded down) mod, xor or ^, ** for powers, comparisons,
 * and, or, not, `c ? a : b`, min, max, abs, floor. Throws a TypedError.
 */
export function readTyped(text: string, allowed: readonly string[]): Typed {
  const reader = new Reader(tokensOf(text), allowed)
  const typed = reader.choice()
  reader.end()
  return typed
}

class Reader {
  private at = 0
  private depth = 0
  private readonly tokens: readonly Token[]
  private readonly allowed: readonly string[]

  constructor(tokens: readonly Token[], allowed: readonly string[]) {
    this.tokens = tokens
    this.allowed = allowed
  }

  end(): void {
    if (this.token) throw this.wrong()
  }

  choice(): Typed {
    if (++this.depth > 60) throw new TypedError('deep', this.token?.at ?? 0, '')
    const condition = this.binary(0)
    this.depth--
    if (!this.takes('?')) return condition
    const yes = this.choice()
    this.needs(':')
    const no = this.choice()
    return (letters) => (truth(condition(letters)) ? yes(letters) : no(letters))
  }

  private binary(level: number): Typed {
    const operators = BINARY[level]
    if (!operators) return this.unary()
    let left = this.binary(level + 1)
    for (;;) {
      const operate = operators[this.token?.text ?? '']
      if (!operate) return left
      this.at++
      const [a, b] = [left, this.binary(level + 1)]
      left = (letters) => operate(a(letters), b(letters))
    }
  }

  private unary(): Typed {
    if (this.takes('-')) {
      const inner = this.unary()
      return (letters) => -number(inner(letters))
    }
    if (this.takes('not')) {
      const inner = this.unary()
      return (letters) => !truth(inner(letters))
    }
    return this.product()
  }

  /** What stands side by side is multiplied: 3n, 2(n + 1). */
  private product(): Typed {
    let left = this.power()
    while (this.token && (this.token.kind !== 'sign' || this.token.text === '(')) {
      const [a, b] = [left, this.power()]
      left = (letters) => number(a(letters)) * number(b(letters))
    }
    return left
  }

  private power(): Typed {
    const base = this.atom()
    if (!this.takes('**')) return base
    const exponent = this.unary()
    return (letters) => power(number(base(letters)), number(exponent(letters)))
  }

  private atom(): Typed {
    const { token } = this
    if (!token) throw this.wrong()
    this.at++
    if (token.kind === 'number') {
      const constant = BigInt(token.text)
      return () => constant
    }
    if (token.text === '(') {
      const inner = this.choice()
      this.needs(')')
      return inner
    }
    const call = FUNCTIONS[token.text]
    if (call && this.takes('(')) {
      const args = [this.choice()]
      while (this.takes(',')) args.push(this.choice())
      this.needs(')')
      return (letters) => call(...args.map((arg) => number(arg(letters))))
    }
    const { text } = token
    if (token.kind !== 'word' || !this.allowed.includes(text)) {
      this.at--
      throw this.wrong()
    }
    return (letters) => letters[text] ?? 0n
  }

  private get token(): Token | undefined {
    return this.tokens[this.at]
  }

  private takes(text: string): boolean {
    if (this.token?.text !== text) return false
    this.at++
    return true
  }

  private needs(text: string): void {
    if (!this.takes(text)) throw this.wrong(text)
  }

  private wrong(expected = ''): TypedError {
    const { token } = this
    return token ? new TypedError(token.text, token.at, expected) : new TypedError('', -1, expected)
  }
}

function number(value: TypedValue): bigint {
  return typeof value === 'bigint' ? value : value ? 1n : 0n
}

function truth(value: TypedValue): boolean {
  return typeof value === 'boolean' ? value : value !== 0n
}

function floorDivide(a: bigint, b: bigint): bigint {
  if (b === 0n) throw new TypedError('/ 0', -1, '')
  const quotient = a / b
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient
}

/** Larger powers are of no use in an answer, and would fill the memory. */
const MOST_EXPONENT = 1000n

function power(base: bigint, exponent: bigint): bigint {
  if (exponent < 0n || exponent > MOST_EXPONENT) throw new TypedError(`** ${exponent}`, -1, '')
  return base ** exponent
}
