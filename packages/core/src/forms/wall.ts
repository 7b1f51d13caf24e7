import { addDyadic, compareDyadic, type Dyadic, dyadic, subtractDyadic } from '../arith/dyadic.ts'

/** A place where a wall bends: its value at a temperature. */
export interface Bend {
  readonly value: Dyadic
  readonly at: Dyadic
}

/** A wall of a thermograph from temperature −1 upwards; it is constant after the last bend. */
export type Wall = readonly Bend[]

/** A line of bends from temperature −1 upwards, with its slope after the last. */
export interface Line {
  readonly bends: Wall
  readonly slope: number
}

const MINUS_ONE = dyadic(-1)

/** The value of a wall at a temperature of at least −1. */
export function wallAt(wall: Wall, temperature: Dyadic): Dyadic {
  const line = { bends: wall, slope: 0 }
  const next = wall.findIndex((bend) => compareDyadic(bend.at, temperature) > 0)
  return valueAt(line, (next < 0 ? wall.length : next) - 1, temperature)
}

/** A wall to which the temperature is added (slope 1) or from which it is taken (slope −1). */
export function tilted(wall: Wall, slope: 1 | -1): Line {
  const move = slope === 1 ? addDyadic : subtractDyadic
  return { bends: wall.map(({ value, at }) => ({ value: move(value, at), at })), slope }
}

/** The greater (sign 1) or the less (sign −1) of two lines at every temperature. */
export function outer(a: Line, b: Line, sign: 1 | -1): Line {
  const bends: Bend[] = []
  let slope = 0
  for (const stretch of stretches(a, b)) {
    const { at, p, q, slopeP, slopeQ } = stretch
    const order = sign * (compareDyadic(p, q) || slopeP - slopeQ)
    bends.push({ value: order >= 0 ? p : q, at })
    const cross = crossing(stretch)
    if (cross !== undefined) bends.push(cross)
    slope = order >= 0 === (cross === undefined) ? slopeP : slopeQ
  }
  return { bends: straightened(bends, slope), slope }
}

/** What is below the place where a falling line first meets a rising one, and that place. */
export function meeting(left: Line, right: Line): { left: Wall; right: Wall; top: Bend } {
  const [ofLeft, ofRight]: [Bend[], Bend[]] = [[], []]
  const end = (top: Bend) => ({
    left: straightened([...ofLeft, top], 0),
    right: straightened([...ofRight, top], 0),
    top,
  })
  for (const stretch of stretches(left, right)) {
    const { at, p, q } = stretch
    if (compareDyadic(p, q) <= 0) return end({ value: p, at })
    ofLeft.push({ value: p, at })
    ofRight.push({ value: q, at })
    const cross = crossing(stretch)
    if (cross !== undefined) return end(cross)
  }
  throw new RangeError('walls that never meet')
}

/** Two lines from one temperature to another, or for ever, between which neither bends. */
interface Stretch {
  readonly at: Dyadic
  readonly until: Dyadic | undefined
  readonly p: Dyadic
  readonly q: Dyadic
  readonly slopeP: number
  readonly slopeQ: number
}

function* stretches(a: Line, b: Line): Generator<Stretch> {
  let [i, j] = [0, 0]
  for (let at: Dyadic | undefined = MINUS_ONE; at !== undefined; ) {
    if (isAt(a.bends[i], at)) i++
    if (isAt(b.bends[j], at)) j++
    const until: Dyadic | undefined = earlier(a.bends[i]?.at, b.bends[j]?.at)
    const [slopeP, slopeQ] = [slopeAfter(a, i - 1), slopeAfter(b, j - 1)]
    const [p, q] = [valueAt(a, i - 1, at), valueAt(b, j - 1, at)]
    yield { at, until, p, q, slopeP, slopeQ }
    at = until
  }
}

function isAt(bend: Bend | undefined, at: Dyadic): boolean {
  return bend !== undefined && compareDyadic(bend.at, at) === 0
}

function earlier(a: Dyadic | undefined, b: Dyadic | undefined): Dyadic | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return compareDyadic(a, b) <= 0 ? a : b
}

/** Where two lines cross after the beginning of a stretch and before its end. */
function crossing({ at, until, p, q, slopeP, slopeQ }: Stretch): Bend | undefined {
  const gap = subtractDyadic(q, p)
  const closing = slopeP - slopeQ
  if (closing === 0 || gap.numerator === 0n || gap.numerator > 0n !== closing > 0) return undefined
  // slopes are −1, 0 and 1: the gap closes by 1 or by 2 a degree
  const size = gap.numerator < 0n ? -gap.numerator : gap.numerator
  const after = dyadic(size, gap.exponent + Math.abs(closing) - 1)
  const met = addDyadic(at, after)
  if (until !== undefined && compareDyadic(met, until) >= 0) return undefined
  return { value: moved(p, slopeP, after), at: met }
}

function moved(value: Dyadic, slope: number, by: Dyadic): Dyadic {
  return slope === 0 ? value : slope > 0 ? addDyadic(value, by) : subtractDyadic(value, by)
}

/** The value at a temperature between a bend and the next. */
function valueAt(line: Line, index: number, at: Dyadic): Dyadic {
  const bend = line.bends[index] as Bend
  return moved(bend.value, slopeAfter(line, index), subtractDyadic(at, bend.at))
}

function slopeAfter({ bends, slope }: Line, index: number): number {
  const [from, to] = [bends[index] as Bend, bends[index + 1]]
  return to === undefined ? slope : compareDyadic(to.value, from.value)
}

/** The bends without those at which the line goes straight on. */
export function straightened(bends: readonly Bend[], slope: number): Wall {
  const kept: Bend[] = []
  for (const [index, bend] of bends.entries()) {
    const [last, next] = [kept.at(-1), bends[index + 1]]
    const into = last && compareDyadic(bend.value, last.value)
    const out = next === undefined ? slope : compareDyadic(next.value, bend.value)
    if (into !== out) kept.push(bend)
  }
  return kept
}
