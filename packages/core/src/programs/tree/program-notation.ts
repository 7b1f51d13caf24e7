import type { Words } from '../../model/words.ts'
import { type Meaning, Parser } from './notation.ts'
import type { Expr, Global, Kind, Routine, Statement } from './tree.ts'

/** What stands in the text of a whole program. */
export interface Parts {
  readonly globals: readonly Global[]
  readonly functions: readonly Routine[]
  /** What is done once, before the first case. */
  readonly once: readonly Statement[]
  /** What is done for every case. */
  readonly each: readonly Statement[]
}

/**
 * The parts of a program in the same notation: functions, `global ints a[100]` and `global int x =
 * 0`, `once { … }`, and the statements of a case, which also read and write: `read()` is the next
 * number, `skip` reads one that is not needed, `read a[n <= 100]` a list of them of at most so many, `read word w[<= 100]` the letters of
 * a word; `print a, " ", b` writes a line and `write` a part of one. A list whose size is not fixed
 * says how large it may be in the same way: `ints a[n + 1 <= 101]`.
 */
export function partsOfProgram(text: string, meaning: Meaning = {}): Parts {
  return new ProgramParser(text, meaning).program()
}

/** The names in a text of the notation. */
export function namesIn(text: string): readonly string[] {
  return text.replace(STRINGS, '').match(/[a-z]\w*/gi) ?? []
}

const STRINGS = /"[^"]*"|'.'/g
/** What a function is for is said with the whole program. */
const NO_COMMENT: Words = { en: '', zh: '' }

/** Reads whole programs, which also read and write. */
class ProgramParser extends Parser {
  program(): Parts {
    const globals: Global[] = []
    const functions: Routine[] = []
    const once: Statement[] = []
    const each: Statement[] = []
    while (this.at < this.tokens.length) {
      if (this.found('global')) globals.push(this.global())
      else if (this.found('once')) once.push(...this.block())
      else if (this.isType() && this.tokens[this.at + 2] === '(')
        functions.push(this.function(NO_COMMENT))
      else each.push(this.statement())
    }
    return { globals, functions, once, each }
  }

  private global(): Global {
    const type = this.type()
    const text = this.declared(type)
    if (type === 'ints' || type === 'nums') {
      this.expect('[')
      const items = BigInt(this.take())
      this.expect(']')
      return { kind: 'list', name: text, type, size: items }
    }
    this.expect('=')
    return { kind: 'let', name: text, type: type as Kind, value: BigInt(this.take()) }
  }

  protected override statement(): Statement {
    if (this.found('print')) return { kind: 'write', parts: this.written(), line: true }
    if (this.found('write')) return { kind: 'write', parts: this.written(), line: false }
    if (this.found('skip')) return { kind: 'skip' }
    if (this.found('read')) return this.reading()
    return super.statement()
  }

  /** Texts and numbers with commas between them; an empty text is nothing. */
  private written(): readonly Expr[] {
    const parts: Expr[] = []
    do parts.push(this.expression())
    while (this.found(','))
    return parts.filter((part) => part.kind !== 'text' || part.value !== '')
  }

  /** A list of numbers or the letters of a word. */
  private reading(): Statement {
    if (this.found('word')) {
      const text = this.declared('ints')
      this.expect('[')
      this.expect('<=')
      const most = BigInt(this.take())
      this.expect(']')
      return { kind: 'read word', name: text, most }
    }
    const text = this.declared('nums')
    const { length, most } = this.length()
    const index = ['i', 'j', 'l'].find((i) => !this.open.includes(i)) ?? 'i'
    return { kind: 'read list', name: text, size: length, most, index }
  }
}
