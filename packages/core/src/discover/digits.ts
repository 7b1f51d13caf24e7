import type { Values } from '../certify/certify.ts'
import { same } from '../model/words.ts'
import type { Law } from './discovery.ts'

/** The sequence G(2^power · m + rest), m = 0, 1, 2, …, and what its halves are. */
interface State {
  readonly power: number
  readonly rest: number
  /** The states of its terms at even and at odd m. */
  readonly halves: number[]
}

/** More states are no simple pattern; fewer equal terms may be chance. */
const MOST_STATES = 10
const LEAST_TERMS = 16

/**
 * An automaton that reads the binary digits of n from the lowest and ends in a state that tells
 * G(n): the sequences G(2^k·m + r) are few (Allouche and Shallit, Automatic Sequences, 2003). Told
 * apart by the first third of the values, it holds in all of them.
 */
export function findDigits(values: Values): Law | undefined {
  const states = kernel(values)
  if (!states) return undefined
  for (let n = 0; n <= values.reach; n++) {
    let state = 0
    for (let rest = n; rest > 0; rest >>>= 1) state = states[state]?.halves[rest & 1] as number
    if (values.at(states[state]?.rest as number) !== values.at(n)) return undefined
  }
  return sayStates(states, values)
}

/** The different sequences G(2^k·m + r), each with those of its halves; undefined for many. */
function kernel(values: Values): State[] | undefined {
  const fit = Math.floor(values.reach / 3)
  const states: State[] = [{ power: 0, rest: 0, halves: [] }]
  for (const state of states)
    for (const digit of [0, 1]) {
      const half = { power: state.power + 1, rest: state.rest + digit * 2 ** state.power }
      if (2 ** half.power * LEAST_TERMS + half.rest > fit) return undefined
      const known = states.findIndex((other) => alike(values, fit, half, other))
      state.halves.push(known < 0 ? states.length : known)
      if (known < 0) states.push({ ...half, halves: [] })
      if (states.length > MOST_STATES) return undefined
    }
  return states
}

function alike(
  values: Values,
  fit: number,
  a: Omit<State, 'halves'>,
  b: Omit<State, 'halves'>,
): boolean {
  const [step, other] = [2 ** a.power, 2 ** b.power]
  for (let m = 0; m * step + a.rest <= fit && m * other + b.rest <= fit; m++)
    if (values.at(m * step + a.rest) !== values.at(m * other + b.rest)) return false
  return true
}

function sayStates(states: readonly State[], values: Values): Law {
  const name = (i: number | undefined) => String.fromCharCode(65 + (i ?? 0))
  const lines = states.map(({ rest, halves }, i) =>
    [
      `${name(i)}(0) = ${values.at(rest)}`,
      `${name(i)}(2m) = ${name(halves[0])}(m)`,
      `${name(i)}(2m + 1) = ${name(halves[1])}(m)`,
    ].join(', '),
  )
  return { text: same(`G = A; ${lines.join('; ')}`), latex: `G = A;\\ ${lines.join(';\\ ')}` }
}
