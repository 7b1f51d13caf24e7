import type { Arithmetic } from '../../automata/arithmetic.ts'
import type { Numeration } from '../../automata/numeration.ts'
import { plainOf } from '../../automata/plain.ts'
import { printPlayed, printRule } from '../../rules/print.ts'
import type { AutomatonCertificate } from '../certificate.ts'
import { withMove } from './moves.ts'
import { type LevelClaim, movesOf } from './prove-levels.ts'
import type { ValueClaim } from './prove-values.ts'

/** The certificate of levels that were proved. */
export function levelCertificate(
  { rule, misere, levels }: LevelClaim,
  measure: readonly number[],
  arithmetic: Arithmetic,
): AutomatonCertificate {
  const moves = misere ? movesOf(rule, arithmetic) : undefined
  const stuck = moves && arithmetic.not(withMove(rule, moves, arithmetic))
  return {
    format: 'nimber-certificate',
    version: 1,
    game: printPlayed(rule, misere ? 'misere' : 'normal').en,
    kind: 'automaton',
    claim: {
      what: levels.length === 1 ? 'losing' : 'levels',
      system: systemData(arithmetic.system),
      automata: levels.map((level) => plainOf(level, rule.names)),
    },
    proof: {
      ...sums(arithmetic),
      measure,
      ...(stuck && { stuck: plainOf(stuck, rule.names) }),
    },
  }
}

/** The certificate of values of heaps that were proved. */
export function valueCertificate(
  { rule, values }: ValueClaim,
  arithmetic: Arithmetic,
): AutomatonCertificate {
  return {
    format: 'nimber-certificate',
    version: 1,
    game: printRule(rule, 'en'),
    kind: 'automaton',
    claim: {
      what: 'values',
      system: systemData(arithmetic.system),
      automata: [plainOf(values, ['n', 'v'])],
    },
    proof: sums(arithmetic),
  }
}

function systemData({ digits, first, recurrence, canonical }: Numeration) {
  return { digits, first, recurrence, canonical: plainOf(canonical, ['x']) }
}

function sums(arithmetic: Arithmetic) {
  return {
    successor: plainOf(arithmetic.linear({ x: -1, y: 1 }, '=', 1), ['x', 'y']),
    sum: plainOf(arithmetic.linear({ x: 1, y: 1, z: -1 }, '=', 0), ['x', 'y', 'z']),
  }
}
