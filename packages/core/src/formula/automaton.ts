import type { Automaton } from './tree.ts'

/** The value of an automaton at x ≥ 0. */
export function automatonValue({ next, values }: Automaton, x: bigint): number {
  const digits = x.toString(2)
  let state = 0
  for (let i = digits.length - 1; i >= 0; i--)
    state = next[state]?.[digits[i] === '1' ? 1 : 0] as number
  return values[state] as number
}

/** The equations of an automaton: the states are functions of m, called A, B, C, … */
export function equations({ next, values }: Automaton): readonly string[] {
  return next.map(([zero, one], i) =>
    [
      `${stateName(i)}(0) = ${values[i]}`,
      `${stateName(i)}(2m) = ${stateName(zero)}(m)`,
      `${stateName(i)}(2m + 1) = ${stateName(one)}(m)`,
    ].join(', '),
  )
}

function stateName(i: number): string {
  return `${String.fromCharCode(65 + (i % 26))}${i < 26 ? '' : Math.floor(i / 26)}`
}
