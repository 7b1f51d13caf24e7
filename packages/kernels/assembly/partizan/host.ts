// What the kernel asks of those who started it. `stop` never returns: it throws, which ends the
// work at any depth; all that is stored stays whole, since whoever stops has changed nothing yet.

/** Why a work is stopped. */
export const TOO_MANY_POSITIONS: u32 = 0
export const TOO_MANY_STEPS: u32 = 1
export const TOO_MANY_FORMS: u32 = 2
/** A number with more digits than a double is sure to keep, or play of a length that nobody expects. */
export const NOT_FOR_THE_KERNEL: u32 = 3

export declare function stop(why: u32): void

/** Told from time to time how many positions were begun; may throw. */
export declare function progress(positions: u32): void

/** What the work may still do: positions and options to look at, steps of comparing and adding. */
export let positions: u32 = 0
let lastPosition: u32 = 0
let options: f64 = 0
let lastOption: f64 = 0
let steps: f64 = 0
let lastStep: f64 = 0
/** As many forms and options may be stored. */
export let mostStored: u32 = 0

/** Begins a work. */
export function allow(morePositions: u32, moreOptions: f64, moreSteps: f64, stored: u32): void {
  lastPosition = positions + morePositions
  lastOption = options + moreOptions
  lastStep = steps + moreSteps
  mostStored = stored
}

/** How many positions were begun so far. */
export function begun(): u32 {
  return positions
}

export function beginPosition(): void {
  if (positions >= lastPosition) stop(TOO_MANY_POSITIONS)
  positions++
  if ((positions & 1023) === 0) progress(positions)
}

export function lookAtOption(): void {
  options += 1
  if (options > lastOption) stop(TOO_MANY_POSITIONS)
}

export function takeStep(): void {
  steps += 1
  if (steps > lastStep) stop(TOO_MANY_STEPS)
}
