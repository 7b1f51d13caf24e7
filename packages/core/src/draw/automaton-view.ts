import type { Automaton } from '../automata/automaton.ts'
import { digitsOf } from '../automata/digits.ts'
import type { AutomatonCertificate } from '../certify/certificate.ts'
import { provedSet } from '../know/game-set.ts'
import type { Words } from '../model/words.ts'
import { arrowLabel, MOST_DRAWN_STATES } from './automaton.ts'
import { type AutomatonLayout, layoutOf, STATE_RADIUS } from './automaton-layout.ts'
import { letterText } from './automaton-text.ts'

/** The way of some numbers through an automaton. */
interface Walk {
  /** The digits of each number, with leading zeros, all as long. */
  readonly digits: readonly (readonly number[])[]
  /** The states from the first on; fewer than there are digits, and one, where a letter is refused. */
  readonly states: readonly number[]
  readonly accepts: boolean
}

/** An automaton of a certificate as it is drawn, and the way of a position through it. */
export interface AutomatonView {
  /** What the numbers are called. */
  readonly names: readonly string[]
  readonly states: number
  readonly system: Words
  /** Left out where there are too many states to be drawn. */
  readonly picture?: Omit<AutomatonLayout, 'arrows'> & {
    readonly radius: number
    readonly arrows: readonly (Omit<AutomatonLayout['arrows'][number], 'letters'> & {
      readonly label: string
      /** All letters. */
      readonly title: string
    })[]
  }
  readonly walk?: Walk
}

/** The first automaton of a certificate, and the way of some numbers; undefined where its system is not known. */
export function automatonView(
  certificate: AutomatonCertificate,
  numbers?: readonly bigint[],
): AutomatonView | undefined {
  const proved = provedSet(certificate)
  if (!proved) return undefined
  const { system, names, set: automaton } = proved
  const lists = numbers?.map((n) => digitsOf(system, n))
  return {
    names,
    states: automaton.size,
    system: system.words,
    ...(automaton.size <= MOST_DRAWN_STATES && { picture: pictureOf(automaton) }),
    ...(lists?.length === names.length && { walk: walkOf(automaton, lists) }),
  }
}

function pictureOf(automaton: Automaton): NonNullable<AutomatonView['picture']> {
  const { arrows, ...layout } = layoutOf(automaton)
  return {
    ...layout,
    radius: STATE_RADIUS,
    arrows: arrows.map(({ letters, ...arrow }) => ({
      ...arrow,
      label: arrowLabel(automaton, letters),
      title: letters.map((letter) => letterText(automaton, letter)).join('  '),
    })),
  }
}

function walkOf(automaton: Automaton, lists: readonly (readonly number[])[]): Walk {
  const { size, next, accepts, digits: base } = automaton
  const length = Math.max(0, ...lists.map((list) => list.length))
  const digits = lists.map((list) => [...Array<number>(length - list.length).fill(0), ...list])
  const letters = base ** lists.length
  const states = size > 0 ? [0] : []
  for (let i = 0; i < length; i++) {
    const at = states.at(-1)
    if (at === undefined || states.length <= i) break
    const letter = digits.reduce((sum, list, track) => sum + (list[i] as number) * base ** track, 0)
    const to = next[at * letters + letter] as number
    if (to >= 0) states.push(to)
  }
  const last = states.length === length + 1 ? (states.at(-1) as number) : -1
  return { digits, states, accepts: last >= 0 && accepts[last] === 1 }
}
