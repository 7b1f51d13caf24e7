import { InputError, MOST_DIGITS } from './error.ts'
import { type Block, Fold } from './fold.ts'
import { BLOCK, giveBack, NUMBERS, TEXT, TEXT_SIZE, takeKernel } from './kernel.ts'
import { NumberList, narrowed } from './list.ts'
import { decodeAscii, decodeCharacter, isDigit, isSpace, sequenceLength } from './text.ts'

/** The sign of a negative number. */
const MINUS = 45

/**
 * Reads unsigned decimal numbers of any size separated by whitespace.
 *
 * The kernels decode a block of numbers ahead. They stop before whatever is not plain: a number
 * from 2^64 on, one that touches the end of the bytes at hand, a byte that belongs to no
 * number. `#decodeToken` takes such a token byte by byte when it is asked for, so an error comes
 * after all numbers before it.
 */
export class NumberReader {
  readonly #read: (into: Uint8Array) => number
  readonly #kernel = takeKernel()
  readonly #bytes = new Uint8Array(this.#kernel.memory.buffer)
  readonly #narrow = new Uint32Array(this.#kernel.memory.buffer, NUMBERS, BLOCK)
  readonly #wide = new BigUint64Array(this.#kernel.memory.buffer, NUMBERS, BLOCK)

  /** The bytes at hand and not yet decoded are those from #at to #limit. */
  #at = TEXT
  #limit = TEXT
  #ended = false
  /** What an address must be increased by to give an offset in the input. */
  #shift = -TEXT

  /** The decoded numbers not yet handed out are #block[#taken .. #count]. */
  #block: Block = this.#narrow
  #taken = 0
  #count = 0
  /** The address at which the text of the block begins. */
  #blockStart = TEXT
  #failure: InputError | undefined
  #closed = false

  /** `read` fills the given bytes from the source and returns how many it filled, 0 at the end. */
  constructor(read: (into: Uint8Array) => number) {
    this.#read = read
  }

  /** Nothing may be read afterwards, nor a block be used that was read: another takes the memory. */
  close(): void {
    if (!this.#closed) giveBack(this.#kernel)
    this.#closed = true
  }

  /** How many bytes come before the end of the last number handed out, or before the error. */
  get offset(): number {
    if (this.#failure) return this.#failure.offset
    if (!('subarray' in this.#block)) return this.#shift + this.#at
    let at = this.#blockStart
    for (let index = 0; index < this.#taken; index++) {
      while (isSpace(this.#bytes[at])) at++
      while (isDigit(this.#bytes[at])) at++
    }
    return this.#shift + at
  }

  /** The next number, undefined when nothing but whitespace is left. */
  next(): bigint | undefined {
    if (this.#taken === this.#count && !this.#decode()) return undefined
    return BigInt(this.#block[this.#taken++] as number | bigint)
  }

  /** The next number; the end of the input is an error. */
  require(): bigint {
    const number = this.next()
    if (number === undefined) throw this.#endError()
    return number
  }

  /** The next number, which may have a sign; the end of the input is an error. */
  signed(): bigint {
    if (this.atEnd()) throw this.#endError()
    const isNegative = this.#peek() === MINUS
    if (isNegative) this.#at++
    const byte = this.#peek()
    if (byte === undefined) throw this.#endError()
    if (!isDigit(byte)) throw this.#characterError()
    // one alone, since what is decoded ahead would be given up at the next sign
    this.#decodeToken()
    const size = BigInt(this.#block[this.#taken++] as number | bigint)
    return isNegative ? -size : size
  }

  /** The next characters up to whitespace, whatever they are; the end of the input is an error. */
  word(): string {
    if (this.atEnd()) throw this.#endError()
    const pieces: string[] = []
    const begin = this.#shift + this.#at
    for (let byte = this.#peek(); byte !== undefined && !isSpace(byte); byte = this.#peek()) {
      if (this.#shift + this.#at - begin > MOST_DIGITS) throw this.#lengthError(begin)
      const from = this.#at
      while (this.#at < this.#limit && !isSpace(this.#bytes[this.#at])) this.#at++
      pieces.push(decodeAscii(this.#bytes.subarray(from, this.#at)))
    }
    this.#blockStart = this.#at
    return pieces.join('')
  }

  /** Whether nothing but whitespace is left. */
  atEnd(): boolean {
    if (this.#failure) throw this.#failure
    this.#rewind()
    while (isSpace(this.#peek())) this.#at++
    return this.#peek() === undefined
  }

  /** Forgets the numbers decoded ahead, so that their text is read again. */
  #rewind(): void {
    if (this.#taken < this.#count) this.#at = this.offset - this.#shift
    this.#block = new BigUint64Array(0)
    this.#taken = 0
    this.#count = 0
    this.#blockStart = this.#at
  }

  /**
   * The next `count` numbers in order, in blocks of bounded size: a Uint32Array, valid until the
   * next block, when all are below 2^32.
   */
  *blocks(count: bigint): Generator<Uint32Array | bigint[]> {
    for (const block of this.#blocks(count)) yield narrowed(block)
  }

  /**
   * The next `count` numbers in order, in blocks as they are decoded: of numbers below 2^32, of
   * numbers below 2^64, or of a single larger one. A block is valid until the next one.
   */
  decoded(count: bigint): Generator<Block> {
    return this.#blocks(count)
  }

  /** The next `count` numbers in order, as a Uint32Array when all are below 2^32. */
  list(count: bigint): Uint32Array | bigint[] {
    const list = new NumberList(count)
    for (const block of this.#blocks(count)) list.add(block)
    return list.numbers
  }

  /** The xor and the greatest of the next `count` numbers, both 0 when `count` is 0. */
  fold(count: bigint): { xor: bigint; max: bigint } {
    const fold = new Fold(this.#kernel)
    for (const block of this.#blocks(count)) fold.add(block)
    return { xor: fold.xor, max: fold.max }
  }

  /**
   * What `list` and `fold` give for the same next `count` numbers. The list may overwrite `spare`,
   * such as a list no longer needed, which is faster than new memory.
   */
  listAndFold(
    count: bigint,
    spare?: Uint32Array,
  ): { numbers: Uint32Array | bigint[]; xor: bigint; max: bigint } {
    const list = new NumberList(count, spare)
    const fold = new Fold(this.#kernel)
    for (const block of this.#blocks(count)) {
      list.add(block)
      fold.add(block)
    }
    return { numbers: list.numbers, xor: fold.xor, max: fold.max }
  }

  *#blocks(count: bigint): Generator<Block> {
    for (let left = count; left > 0n; ) {
      const block = this.#take(left)
      left -= BigInt(block.length)
      yield block
    }
  }

  /** At least one and at most `most` of the next numbers. */
  #take(most: bigint): Block {
    if (this.#taken === this.#count && !this.#decode()) throw this.#endError()
    const from = this.#taken
    const left = this.#count - from
    this.#taken = most < left ? from + Number(most) : this.#count
    return 'subarray' in this.#block ? this.#block.subarray(from, this.#taken) : this.#block
  }

  /** Decodes at least one number ahead, or tells that none is left. */
  #decode(): boolean {
    if (this.#failure) throw this.#failure
    const { scan32, scan64, position } = this.#kernel
    this.#blockStart = this.#at
    this.#taken = 0
    this.#block = this.#narrow
    this.#count = scan32(this.#at, this.#limit, NUMBERS, BLOCK)
    if (this.#count === 0) {
      this.#block = this.#wide
      this.#count = scan64(this.#at, this.#limit, NUMBERS, BLOCK)
    }
    this.#at = position()
    return this.#count > 0 || this.#decodeToken()
  }

  /** Decodes one number of any shape, alone in its block, or tells that none is left. */
  #decodeToken(): boolean {
    while (isSpace(this.#peek())) this.#at++
    const digits: string[] = []
    const begin = this.#shift + this.#at
    while (isDigit(this.#peek())) {
      if (this.#shift + this.#at - begin > MOST_DIGITS) throw this.#lengthError(begin)
      const from = this.#at
      while (this.#at < this.#limit && isDigit(this.#bytes[this.#at])) this.#at++
      digits.push(decodeAscii(this.#bytes.subarray(from, this.#at)))
    }
    if (this.#shift + this.#at - begin > MOST_DIGITS) throw this.#lengthError(begin)
    const after = this.#peek()
    if (after !== undefined && !isSpace(after)) throw this.#characterError()
    this.#blockStart = this.#at
    if (digits.length === 0) return false
    this.#block = [BigInt(digits.join(''))]
    this.#count = 1
    return true
  }

  /** The byte at #at, read from the source if it is not at hand, undefined at the end. */
  #peek(): number | undefined {
    if (this.#at === this.#limit && !this.#ended) {
      this.#shift += this.#limit - TEXT
      this.#at = TEXT
      this.#limit = TEXT + this.#read(this.#bytes.subarray(TEXT, TEXT + TEXT_SIZE))
      this.#ended = this.#limit === TEXT
    }
    return this.#at < this.#limit ? this.#bytes[this.#at] : undefined
  }

  #characterError(): InputError {
    const offset = this.#shift + this.#at
    const sequence: number[] = []
    for (let left = sequenceLength(this.#bytes[this.#at]); left > 0; left--) {
      const byte = this.#peek()
      if (byte === undefined) break
      sequence.push(byte)
      this.#at++
    }
    this.#failure = new InputError('character', offset, decodeCharacter(sequence))
    return this.#failure
  }

  #lengthError(offset: number): InputError {
    this.#failure = new InputError('length', offset)
    return this.#failure
  }

  #endError(): InputError {
    return new InputError('end', this.#shift + this.#limit)
  }
}
