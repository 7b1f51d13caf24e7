import type { Numeration } from '../automata/numeration.ts'
import { automatonOf } from '../automata/plain.ts'
import type { GameSet } from '../automata/prove.ts'
import { SYSTEM_NAMES, systemNamed } from '../automata/systems.ts'
import type { AutomatonCertificate, Certificate } from '../certify/certificate.ts'
import { parse } from '../games/parse.ts'
import { TextError } from '../model/errors.ts'
import { discover } from './discoveries.ts'

/**
 * The lost positions of a game, or the heaps of a rule with their values, as they are proved by an
 * automaton. Throws a TextError where the text is no game, or nothing is proved so.
 */
export function gameSet(what: 'losing' | 'value', text: string): GameSet {
  const { game } = parse(text)
  const proved = byAutomaton(discover(game).certificate)
  const system = proved && numerationOf(proved)
  const values = proved?.claim.what === 'values'
  const [plain] = proved?.claim.automata ?? []
  if (!proved || !system || !plain || values !== (what === 'value'))
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
  const arity = values ? 2 : countersOf(proved).length
  const order = Array.from({ length: arity }, (_, i) => `${i}`)
  return { system, arity, set: automatonOf(plain, order, system.digits) }
}

function byAutomaton(certificate: Certificate | undefined): AutomatonCertificate | undefined {
  return certificate?.kind === 'automaton' ? certificate : undefined
}

/** The counters of the rule of a certificate. */
export function countersOf({ game }: AutomatonCertificate): string[] {
  return game
    .replace(/^.*?counters /, '')
    .replace(/;.*/s, '')
    .split(', ')
}

/** The numeration system of a certificate; undefined where it has no name. */
export function numerationOf({ claim: { system } }: AutomatonCertificate): Numeration | undefined {
  const key = ({ digits, first, recurrence }: typeof system | Numeration) =>
    [digits, ...first, ...recurrence].join()
  return SYSTEM_NAMES.map(systemNamed).find((each) => each && key(each) === key(system))
}
