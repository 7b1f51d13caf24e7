// Two counters whose moves go along lines: by any multiple of (p, q), or by one fixed step. The
// values seen on each line are kept as bits, so a cell costs one or of the words where its lines
// first have a value free, not a walk along them.
import { VALUES } from './memory'

/** p, q of each ray and of each step, four numbers of 32 bits: p, q, and for a ray its lines. */
const RAYS: usize = memory.data(16 * 64, 64)
const STEPS: usize = memory.data(8 * 1024, 64)

export function raysAddress(): usize {
  return RAYS
}
export function stepsAddress(): usize {
  return STEPS
}

/**
 * Computes the values of row `row` of a table of `columns` columns. A line is `words` words of
 * bits behind one word that says how many of them are full; the lines of a ray begin at the
 * address at RAYS + 16·ray + 8. `scratch` is one line for the values of steps.
 */
function fillRow<T>(
  row: u32,
  columns: u32,
  rays: u32,
  steps: u32,
  words: u32,
  scratch: usize,
): void {
  const size = (words + 1) << 3
  for (let column: u32 = 0; column < columns; column++) {
    let first: u32 = 0
    for (let r: u32 = 0; r < rays; r++)
      first = max(first, load<u32>(lineOf(r, row, column, columns, size)))
    for (let s: u32 = 0; s < steps; s++) stepFrom<T>(s, row, column, columns, scratch, true)
    let value: u32 = 0
    for (let word = first; ; word++) {
      let seen = load<u64>(scratch + ((word + 1) << 3))
      for (let r: u32 = 0; r < rays; r++)
        seen |= load<u64>(lineOf(r, row, column, columns, size) + ((word + 1) << 3))
      if (~seen) {
        value = (word << 6) + (ctz(~seen) as u32)
        break
      }
    }
    for (let s: u32 = 0; s < steps; s++) stepFrom<T>(s, row, column, columns, scratch, false)
    store<T>(VALUES + (row * columns + column) * sizeof<T>(), value as T)
    for (let r: u32 = 0; r < rays; r++) note(lineOf(r, row, column, columns, size), value)
  }
}

/** Sets, or clears again, the bit of the value that a step reaches. */
function stepFrom<T>(s: u32, row: u32, column: u32, columns: u32, scratch: usize, on: bool): void {
  const p = load<u32>(STEPS + (s << 3))
  const q = load<u32>(STEPS + (s << 3) + 4)
  if (p > row || q > column) return
  const value = load<T>(VALUES + ((row - p) * columns + column - q) * sizeof<T>()) as u32
  const at = scratch + (((value >> 6) + 1) << 3)
  if (on) store<u64>(at, load<u64>(at) | ((1 as u64) << (value & 63)))
  else store<u64>(at, 0)
}

/** The line through a cell, numbered by where it meets the border. */
function lineOf(r: u32, row: u32, column: u32, columns: u32, size: u32): usize {
  const ray = RAYS + (r << 4)
  const p = load<u32>(ray)
  const q = load<u32>(ray, 4)
  const lines = load<u32>(ray, 8)
  let index: u32
  if (p === 0 && q === 1) index = row
  else if (p === 1 && q === 0) index = column
  else if (p === 1 && q === 1) index = row > column ? columns + row - column : column - row
  else {
    const back = p === 0 ? column / q : q === 0 ? row / p : min(row / p, column / q)
    const top = row - back * p
    const left = column - back * q
    index = p > 0 && top < p ? top * columns + left : p * columns + top * q + left
  }
  return lines + index * size
}

function note(line: usize, value: u32): void {
  const at = line + (((value >> 6) + 1) << 3)
  store<u64>(at, load<u64>(at) | ((1 as u64) << (value & 63)))
  let full = load<u32>(line)
  while (load<u64>(line + ((full + 1) << 3)) === ~(0 as u64)) full++
  store<u32>(line, full)
}

export function fillRow16(
  row: u32,
  columns: u32,
  rays: u32,
  steps: u32,
  words: u32,
  scratch: usize,
): void {
  fillRow<u16>(row, columns, rays, steps, words, scratch)
}
export function fillRow32(
  row: u32,
  columns: u32,
  rays: u32,
  steps: u32,
  words: u32,
  scratch: usize,
): void {
  fillRow<u32>(row, columns, rays, steps, words, scratch)
}
