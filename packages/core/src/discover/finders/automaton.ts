import { automaton, type Formula } from '../../formula/tree.ts'
import type { Values } from '../../values/seen.ts'
import { evaluator } from '../exact.ts'
import type { Finder } from '../finder.ts'

/** Automata that read the binary digits. */
export const finder: Finder = {
  shown: 'line',
  about: 'value',
  order: 3,
  least: 100,
  words: { en: 'automata that read the binary digits', zh: '读二进制数字的自动机' },
  find: findAutomaton,
}

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
export function findAutomaton(values: Values): Formula | undefined {
  const states = kernel(values)
  if (!states) return undefined
  const form = automaton(
    'n',
    states.map(({ halves }) => [halves[0] as number, halves[1] as number]),
    states.map(({ rest }) => values.at(rest)),
  )
  const at = evaluator(form)
  for (let n = 0; n <= values.reach; n++) if (at(n) !== values.at(n)) return undefined
  return form
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
