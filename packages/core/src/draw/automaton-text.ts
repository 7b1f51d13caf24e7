import { type Automaton, lettersOf } from '../automata/automaton.ts'
import type { Numeration } from '../automata/numeration.ts'

/** A letter as the digits of its tracks, in their order: `1`, or `0,1`. */
export function letterText({ digits, tracks }: Automaton, letter: number): string {
  return tracks.map((_, i) => Math.floor(letter / digits ** i) % digits).join(',')
}

/** The automaton in the language of Graphviz. */
export function automatonDot(automaton: Automaton, title: string): string {
  const { size, next, accepts } = automaton
  const letters = lettersOf(automaton)
  const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"`
  const lines = [
    'digraph {',
    '  rankdir=LR',
    `  label=${quoted(title)}`,
    '  node [shape=circle]',
    '  start [shape=point, style=invis]',
  ]
  for (let q = 0; q < size; q++) if (accepts[q] === 1) lines.push(`  ${q} [shape=doublecircle]`)
  if (size > 0) lines.push('  start -> 0')
  for (let q = 0; q < size; q++) {
    const labels = new Map<number, string[]>()
    for (let letter = 0; letter < letters; letter++) {
      const to = next[q * letters + letter] as number
      if (to >= 0) labels.set(to, [...(labels.get(to) ?? []), letterText(automaton, letter)])
    }
    for (const [to, list] of labels)
      lines.push(`  ${q} -> ${to} [label=${quoted(list.join('  '))}]`)
  }
  return `${[...lines, '}'].join('\n')}\n`
}

/** The systems that Walnut has from the start, besides all bases. */
const OF_WALNUT = ['fib', 'trib', 'pell']

/**
 * The command by which Walnut makes a system that it does not have: that of Ostrowski for the continued
 * fraction [0; U_1, c, c, …] where the weights are 1, U_1 and then c of the last and one of that before.
 */
export function walnutCommand({ name, first, recurrence }: Numeration): string | undefined {
  const [c, one] = recurrence
  if (/^\d+$/.test(name) || OF_WALNUT.includes(name) || one !== 1 || recurrence.length > 2)
    return undefined
  return `ost ${name} [${first[1]}] [${c}];`
}

/**
 * The automaton as a file of Walnut’s Automata Library: the system of each track, then the states,
 * each with 1 where it accepts, and where every tuple of digits leads.
 */
export function automatonWalnut(automaton: Automaton, system: Numeration): string {
  const { tracks, size, next, accepts } = automaton
  const letters = lettersOf(automaton)
  const lines = [tracks.map(() => `msd_${system.name}`).join(' ')]
  for (let q = 0; q < size; q++) {
    lines.push('', `${q} ${accepts[q]}`)
    for (let letter = 0; letter < letters; letter++) {
      const to = next[q * letters + letter] as number
      if (to >= 0) lines.push(`${letterText(automaton, letter).replaceAll(',', ' ')} -> ${to}`)
    }
  }
  // nothing at all: a state that accepts nothing
  if (size === 0) lines.push('', '0 0', `${tracks.map(() => 0).join(' ')} -> 0`)
  return `${lines.join('\n')}\n`
}
