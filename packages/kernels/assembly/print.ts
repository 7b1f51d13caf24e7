/** The four digits of every number below 10^4, leading zeros included. */
const FOUR_DIGITS = memory.data(40_000, 4)

/** The one or two digits of every number below 43, and in the upper half how many they are. */
const TOP_DIGITS = memory.data(43 * 4, 4)

/** The first digits of a number, with room for the overhang of their store. */
const PREFIX = memory.data(24, 8)

const ZEROS: u64 = (0x3030_3030 << 32) | 0x3030_3030

/** The greatest length of `a b\n` for numbers below 2^32, and the overhang of its last store. */
const LONGEST_PAIR: usize = 22 + 7

let done: usize = 0
let prepared = false

function prepare(): void {
  let address = FOUR_DIGITS
  for (let high: u32 = 0; high < 100; high++) {
    const front = high / 10 + ((high % 10) << 8) + 0x3030_3030
    for (let tens: u32 = 0; tens < 10; tens++) {
      for (let ones: u32 = 0; ones < 10; ones++, address += 4) {
        store<u32>(address, front + (tens << 16) + (ones << 24))
      }
    }
  }
  for (let top: u32 = 0; top < 43; top++) {
    const digits = load<u16>(FOUR_DIGITS + top * 4, 2)
    store<u32>(TOP_DIGITS + top * 4, top < 10 ? (digits >> 8) | 0x1_0000 : digits | 0x2_0000)
  }
  prepared = true
}

/** How many pairs the last `print` wrote. */
export function printed(): usize {
  return done
}

// The digits of a number below 10^8, leading zeros included.
function eightDigits(number: u32): u64 {
  const high = number / 10_000
  return (
    (load<u32>(FOUR_DIGITS + high * 4) as u64) |
    ((load<u32>(FOUR_DIGITS + (number - high * 10_000) * 4) as u64) << 32)
  )
}

// Writes the number and the byte `after`, and returns the address behind it.
function put(out: usize, number: u32, after: u8): usize {
  const top = number / 100_000_000
  const digits = eightDigits(number - top * 100_000_000)
  if (top) {
    const first = load<u32>(TOP_DIGITS + top * 4)
    store<u16>(out, first)
    out += first >> 16
    store<u64>(out, digits)
    store<u8>(out, after, 8)
    return out + 9
  }
  // The last digit stays even when it is zero.
  const zeros = ctz((digits ^ ZEROS) | (1 << 63)) >> 3
  store<u64>(out, digits >> (zeros << 3))
  out += 8 - (zeros as usize)
  store<u8>(out, after)
  return out + 1
}

/** Writes a number of 64 bits and a line feed, and returns the address behind it. */
export function putLine(out: usize, number: u64): usize {
  if (!prepared) prepare()
  if (number >> 32 === 0) return put(out, number as u32, 10)
  const high = number / 100_000_000
  const low = eightDigits((number - high * 100_000_000) as u32)
  if (high >> 32 === 0) out = put(out, high as u32, 0) - 1
  else {
    const top = high / 100_000_000
    out = put(out, top as u32, 0) - 1
    store<u64>(out, eightDigits((high - top * 100_000_000) as u32))
    out += 8
  }
  store<u64>(out, low)
  store<u8>(out, 10, 8)
  return out + 9
}

/**
 * Writes `a b\n` for the pairs of the arrays at `a` and `b` as long as the next surely fits
 * before `limit`, and returns the address after the text; `printed` tells how many pairs those are.
 */
export function print(a: usize, b: usize, count: usize, out: usize, limit: usize): usize {
  if (!prepared) prepare()
  const begin = a
  const end = a + count * 4
  for (; a < end && out + LONGEST_PAIR <= limit; a += 4, b += 4) {
    out = put(out, load<u32>(a), 32)
    out = put(out, load<u32>(b), 10)
  }
  done = (a - begin) / 4
  return out
}

/**
 * Writes `n,v\n` for n = `from`, `from` + 1, … and the values v of the array, with any byte for the
 * comma, as long as the next surely fits before `limit`, and returns the address after the text;
 * `printed` tells how many lines those are.
 *
 * The digits of n above the last four are the same in ten thousand lines, so they are copied.
 */
export function number(
  values: usize,
  count: usize,
  from: u32,
  comma: u8,
  out: usize,
  limit: usize,
): usize {
  if (!prepared) prepare()
  const begin = values
  const end = values + count * 4
  let n = from
  // short numbers have no digits to copy
  for (; values < end && n < 10_000 && out + LONGEST_PAIR <= limit; values += 4, n++) {
    out = put(out, n, comma)
    out = put(out, load<u32>(values), 10)
  }
  while (values < end && out + LONGEST_PAIR <= limit) {
    const high = n / 10_000
    let low = n - high * 10_000
    // at most six digits and a byte behind them, which the last four overwrite
    const length = put(PREFIX, high, 0) - PREFIX - 1
    const prefix = load<u64>(PREFIX)
    const room = min((end - values) / 4, (10_000 - low) as usize) as u32
    const stop = low + room
    for (; low < stop && out + LONGEST_PAIR <= limit; low++, n++, values += 4) {
      store<u64>(out, prefix)
      out += length
      store<u32>(out, load<u32>(FOUR_DIGITS + low * 4))
      store<u8>(out, comma, 4)
      const value = load<u32>(values)
      if (value < 10) {
        store<u16>(out, 0x0a30 + (value as u16), 5)
        out += 7
      } else if (value < 100_000_000) {
        // as in `put`, without the time of a call
        const digits = eightDigits(value)
        const zeros = ctz(digits ^ ZEROS) >> 3
        store<u64>(out, digits >> (zeros << 3), 5)
        out += 13 - (zeros as usize)
        store<u8>(out, 10)
        out++
      } else out = put(out + 5, value, 10)
    }
  }
  done = (values - begin) / 4
  return out
}
