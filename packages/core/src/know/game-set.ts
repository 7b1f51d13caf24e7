import type { Automaton } from '../automata/automaton.ts'
import type { Numeration } from '../automata/numeration.ts'
import { automatonOf } from '../automata/plain.ts'
import type { GameSet } from '../automata/prove.ts'
import { systemWith } from '../automata/systems.ts'
import type { AutomatonCertificate } from '../certify/certificate.ts'
import { parse } from '../games/parse.ts'
import { TextError } from '../model/errors.ts'
import { discover } from './discoveries.ts'

/** The set that a certificate is about: of its levels the first. */
export interface ProvedSet {
  readonly system: Numeration
  /** What the numbers are called: the counters, or n and v. */
  readonly names: readonly string[]
  /** On the tracks 0, 1, …, in the order of the names. */
  readonly set: Automaton
}

/** The set of a certificate; undefined where its numeration system has no name. */
export function provedSet({ game, claim }: AutomatonCertificate): ProvedSet | undefined {
  const system = systemWith(claim.system)
  const [plain] = claim.automata
  if (!system || !plain) return undefined
  const names = claim.what === 'values' ? ['n', 'v'] : countersOf(game)
  const tracks = names.map((_, i) => `${i}`)
  return { system, names, set: automatonOf(plain, tracks, system.digits) }
}

/**
 * The lost positions of a game, or the heaps of a rule with their values, as they are proved by an
 * automaton. Throws a TextError where the text is no game, or nothing is proved so.
 */
export function gameSet(what: 'losing' | 'value', text: string): GameSet {
  const { certificate } = discover(parse(text).game)
  const proved = certificate?.kind === 'automaton' ? provedSet(certificate) : undefined
  const values = certificate?.kind === 'automaton' && certificate.claim.what === 'values'
  if (!proved || values !== (what === 'value'))
    throw new TextError(text, 0, {
      en:
        what === 'value'
          ? `No automaton is proved to tell the values of heaps of ${text}.`
          : `No automaton is proved to tell the lost positions of ${text}.`,
      zh:
        what === 'value'
          ? `没有已证明的自动机给出 ${text} 各堆的值。`
          : `没有已证明的自动机给出 ${text} 的必败局面。`,
    })
  const { system, names, set } = proved
  return { system, arity: names.length, set }
}

/** The counters of a rule in its plain English form. */
function countersOf(game: string): string[] {
  return game
    .replace(/^.*?counters /, '')
    .replace(/;.*/s, '')
    .split(', ')
}
