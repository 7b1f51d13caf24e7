import { readdirSync, readFileSync } from 'node:fs'
import type { AutomatonCertificate, PlainAutomaton } from '../../src/certify/certificate.ts'

const FOLDER = new URL('./kept/', import.meta.url)

/** The certificates of kind automaton that are kept, by their names. */
export const KEPT: ReadonlyMap<string, AutomatonCertificate> = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.startsWith('automaton-'))
    .map((file) => [
      file.replace(/^automaton-|\.json$/g, ''),
      JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as AutomatonCertificate,
    ]),
)

/** A certificate that is kept. */
export function kept(name: string): AutomatonCertificate {
  const found = KEPT.get(name)
  if (!found) throw new Error(`no certificate ${name} is kept`)
  return found
}

type System = AutomatonCertificate['claim']['system']

/** The digits of a number, the most significant first: the largest weight as often as it fits. */
function digitsOf(n: number, { first, recurrence }: System): number[] {
  const weights = [...first]
  while ((weights.at(-1) as number) <= n)
    weights.push(
      recurrence.reduce((sum, c, i) => sum + c * (weights[weights.length - 1 - i] ?? 0), 0),
    )
  let left = n
  return weights.reverse().map((weight) => {
    const digit = Math.floor(left / weight)
    left -= digit * weight
    return digit
  })
}

/** Whether an automaton accepts some numbers. */
export function accepts(
  { accept, next }: PlainAutomaton,
  numbers: readonly number[],
  system: System,
): boolean {
  const words = numbers.map((n) => digitsOf(n, system))
  const length = Math.max(...words.map((word) => word.length))
  let state = 0
  for (let i = 0; i < length; i++) {
    let letter = 0
    for (const [track, word] of words.entries())
      letter += (word[i - length + word.length] ?? 0) * system.digits ** track
    const row = next[state] ?? []
    const at = row.findIndex((item, j) => j % 2 === 0 && item === letter)
    if (at < 0) return false
    state = row[at + 1] as number
  }
  return accept.includes(state)
}

/** The smallest automaton of the same words, its states in the order in which they are met: by the table of pairs that differ. */
export function smallest({ accept, next }: PlainAutomaton): PlainAutomaton {
  const step = next.map((row) => {
    const map = new Map<number, number>()
    for (let i = 0; i < row.length; i += 2) map.set(row[i] as number, row[i + 1] as number)
    return map
  })
  const live = new Set(accept)
  for (let before = -1; before !== live.size; ) {
    before = live.size
    for (const [q, map] of step.entries())
      if ([...map.values()].some((to) => live.has(to))) live.add(q)
  }
  if (!live.has(0)) return { accept: [], next: [] }
  let names: string[] = next.map((_, q) => (accept.includes(q) ? 'yes' : 'no'))
  for (let count = 0; ; ) {
    const keys = step.map((map, q) => {
      const edges = [...map].filter(([, to]) => live.has(to)).sort(([x], [y]) => x - y)
      return `${names[q]} ${edges.map(([letter, to]) => `${letter}:${names[to]}`).join(' ')}`
    })
    const short = new Map([...new Set(keys)].map((key, i) => [key, `${i}`]))
    names = keys.map((key) => short.get(key) as string)
    if (short.size === count) break
    count = short.size
  }
  const order = [0]
  const place = new Map([[names[0], 0]])
  const rows: number[][] = []
  for (const q of order) {
    const row: number[] = []
    for (const [letter, to] of [...(step[q] as Map<number, number>)].sort(([x], [y]) => x - y)) {
      if (!live.has(to)) continue
      if (!place.has(names[to])) {
        place.set(names[to], order.length)
        order.push(to)
      }
      row.push(letter, place.get(names[to]) as number)
    }
    rows.push(row)
  }
  return { accept: order.flatMap((q, i) => (accept.includes(q) ? [i] : [])), next: rows }
}

/** Digits 0 to b − 1, by which every word is canonical: with its successor and its sum. */
export function inBase(b: number): Pick<AutomatonCertificate, 'proof'> & { system: System } {
  const digits = Array.from({ length: b }, (_, e) => e)
  const rows = (edges: readonly (readonly [number, number])[]) =>
    [...edges].sort(([x], [y]) => x - y).flat()
  // after the digit that goes up all others go from the last digit to 0
  const successor = {
    accept: [1],
    next: [
      rows(
        digits.flatMap((e) => [
          [e + b * e, 0] as const,
          ...(e > 0 ? [[e - 1 + b * e, 1] as const] : []),
        ]),
      ),
      [b - 1, 1],
    ],
  }
  // the state is what the places to come have to carry
  const sum = {
    accept: [0],
    next: [0, 1].map((carry) =>
      rows(
        digits.flatMap((x) =>
          digits.flatMap((y) =>
            [0, 1].flatMap((more) => {
              const z = x + y + more - b * carry
              return z >= 0 && z < b ? [[x + b * y + b * b * z, more] as const] : []
            }),
          ),
        ),
      ),
    ),
  }
  return {
    system: {
      digits: b,
      first: [1],
      recurrence: [b],
      canonical: { accept: [0], next: [digits.flatMap((e) => [e, 0])] },
    },
    proof: { successor, sum },
  }
}
