import { Arithmetic, aligned } from '../automata/arithmetic.ts'
import { type Automaton, acceptsDigits } from '../automata/automaton.ts'
import { digitsOf } from '../automata/digits.ts'
import { automatonOf, type PlainAutomaton } from '../automata/plain.ts'
import { systemNamed, systemWith } from '../automata/systems.ts'
import { Work } from '../automata/work.ts'
import type { AutomatonCertificate } from '../certify/certificate.ts'
import { tuples } from '../model/enumerate.ts'

/** Sets of positions that automata tell, as plain data. */
export interface AutomatonData {
  /** The name of the numeration system. */
  readonly system: string
  /** The tracks in the order of the letters: the counters, or n and v. */
  readonly names: readonly string[]
  /** The positions of value 0, 1, …, or the pairs (n, v). */
  readonly sets: readonly PlainAutomaton[]
}

/** The data of a certificate; undefined where its system has no name here. */
export function automatonData(
  { claim }: AutomatonCertificate,
  names: readonly string[],
): AutomatonData | undefined {
  const system = systemWith(claim.system)
  return system && { system: system.name, names, sets: claim.automata }
}

/** Automata that were read, with the logic of their system. */
interface Read {
  readonly arithmetic: Arithmetic
  readonly sets: readonly Automaton[]
}

const known = new WeakMap<AutomatonData, Read>()

/** The automata of data, made once. */
export function automataOf(data: AutomatonData): Read {
  const before = known.get(data)
  if (before) return before
  const system = systemNamed(data.system)
  if (!system) throw new TypeError(`no numeration system ${data.system}`)
  const read = {
    arithmetic: new Arithmetic(system, new Work({ seconds: Number.POSITIVE_INFINITY })),
    sets: data.sets.map((set) => automatonOf(set, data.names, system.digits)),
  }
  known.set(data, read)
  return read
}

/** Which of the sets has a tuple of numbers; −1 where none has. */
export function setWith(data: AutomatonData, numbers: readonly bigint[]): number {
  const { arithmetic, sets } = automataOf(data)
  const digits = numbers.map((n) => digitsOf(arithmetic.system, n))
  return sets.findIndex((set) => {
    const ordered = set.tracks.map((track) => digits[data.names.indexOf(track)] ?? [])
    return acceptsDigits(set, aligned(ordered))
  })
}

/** The positions of value 0 by a certificate that come first, by their sums; at most so many. */
export function firstAccepted(certificate: AutomatonCertificate, most: number): bigint[][] {
  const first = certificate.claim.automata[0] as PlainAutomaton
  const names = Array.from({ length: tracksIn(certificate) }, (_, i) => `${i}`)
  const data = automatonData(certificate, names)
  if (!data || first.next.length === 0) return []
  const found: bigint[][] = []
  for (let sum = 0; sum <= most && found.length < most; sum++)
    for (const numbers of tuples(names.length, sum))
      if (
        numbers.reduce((total, n) => total + n, 0n) === BigInt(sum) &&
        setWith(data, numbers) === 0
      )
        found.push([...numbers])
  return found.slice(0, most)
}

/** How many numbers a position of a certificate is. */
function tracksIn({ game, claim }: AutomatonCertificate): number {
  if (claim.what === 'values') return 2
  return (/^(?:misere )?counters ([^;]*);/.exec(game)?.[1] ?? '').split(',').length
}
