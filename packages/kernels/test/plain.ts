/** What a plain reader makes of an input: its numbers, and why there is no further one. */
export interface PlainReading {
  numbers: bigint[]
  /** The byte offset after each number. */
  ends: number[]
  /** The byte offset of the first character that belongs to no number, if there is one. */
  badOffset: number | undefined
}

/** Reads the numbers before the first token that is no number, by splitting the text. */
export function readPlainly(text: string): PlainReading {
  const numbers: bigint[] = []
  const ends: number[] = []
  for (const token of text.matchAll(/[^ \t\r\n\v\f]+/g)) {
    const bad = token[0].search(/[^0-9]/)
    const before = Buffer.byteLength(text.slice(0, token.index))
    if (bad >= 0) return { numbers, ends, badOffset: before + bad }
    numbers.push(BigInt(token[0]))
    ends.push(before + token[0].length)
  }
  return { numbers, ends, badOffset: undefined }
}

/** A source that gives the bytes in pieces whose sizes repeat the given ones. */
export function piecewise(
  bytes: Uint8Array,
  sizes: readonly number[],
): (into: Uint8Array) => number {
  let at = 0
  let turn = 0
  return (into) => {
    const size = sizes[turn++ % sizes.length] ?? 1
    const piece = bytes.subarray(at, at + Math.min(size, into.length))
    into.set(piece)
    at += piece.length
    return piece.length
  }
}

/** The nim product by the rule for two powers of two, bit by bit. */
export function nimProductPlainly(a: bigint, b: bigint): bigint {
  let product = 0n
  for (let i = 0n; a >> i > 0n; i++)
    for (let j = 0n; b >> j > 0n; j++)
      if ((a >> i) & (b >> j) & 1n) product ^= productOfPowers(i, j)
  return product
}

const known = new Map<bigint, bigint>()

/** 2^i ⊗ 2^j: with F = 2^k the largest 2^(2^n) in them, F ⊗ F is F xor F/2. */
function productOfPowers(i: bigint, j: bigint): bigint {
  if (i === 0n || j === 0n) return 1n << (i + j)
  const key = i * 64n + j
  let product = known.get(key)
  if (product === undefined) {
    let k = 1n
    while (2n * k <= i || 2n * k <= j) k *= 2n
    if (i < k || j < k) product = productOfPowers(i % k, j % k) << k
    else {
      const rest = productOfPowers(i - k, j - k)
      product = (rest << k) ^ nimProductPlainly(rest, 1n << (k - 1n))
    }
    known.set(key, product)
  }
  return product
}
