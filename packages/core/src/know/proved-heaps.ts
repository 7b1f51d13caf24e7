import type { Period, SeenPeriod } from '../arith/period.ts'
import type { PeriodCertificate } from '../certify/certificate.ts'
import type { Game } from '../games/game.ts'
import { type CodeRule, type HeapRule, isHeapRule } from '../rules/rule.ts'
import { tableOf } from '../values/table.ts'
import { automatonData } from './automaton-data.ts'
import type { Discovery } from './discovery.ts'
import type { Evidence } from './evidence.ts'
import { Kept } from './kept.ts'
import type { HeapKnowledge } from './knowledge.ts'
import { automatonEvidence } from './proved-automata.ts'

/** As many values are listed at most. */
const MOST_LISTED = 1_000_000

/** What was found out about a game, without the game. */
export type Found = Omit<Discovery, 'game'>

const proved = new Kept<HeapKnowledge>()

/** What was proved of the values of all heaps of a rule in normal play, by anybody before. */
export function provedHeaps(game: Game<unknown>): HeapKnowledge | undefined {
  const known = proved.get(game)
  if (known) return known
  const { rule } = game
  const period = rule && isHeapRule(rule) ? tableOf(rule).period : undefined
  return rule && isHeapRule(rule) && period
    ? keep(game, { by: 'period', ...listed(rule, period), evidence: periodEvidence(period) })
    : undefined
}

/** What a discovery proved of the values of all heaps, if it did; it is kept. */
export function noteProved(game: Game<unknown>, found: Found): HeapKnowledge | undefined {
  const { rule, convention } = game
  if (convention !== 'normal' || !rule || !isHeapRule(rule)) return undefined
  const { status, period, formula, certificate } = found
  if (status !== 'proved' || !certificate) return undefined
  const own = tableOf(rule).period
  if (certificate.kind === 'automaton' && !own) {
    const data = automatonData(certificate, ['n', 'v'])
    const evidence = automatonEvidence(certificate)
    if (!period) return data && keep(game, { by: 'automaton', data, evidence })
    const shown = { ...(formula && { formula }), ...(data && { automaton: data }), evidence }
    return keep(game, { by: 'period', ...listed(rule, period), ...shown })
  }
  if (!period || certificate.kind === 'automaton') return undefined
  return keep(game, {
    by: 'period',
    ...listed(rule, own ?? period),
    ...(formula && { formula }),
    evidence: own ? periodEvidence(own) : certificateEvidence(certificate, period, found),
  })
}

/** Keeps what is proved of a game. */
export function keep(game: Game<unknown>, known: HeapKnowledge): HeapKnowledge {
  proved.set(game, known)
  return known
}

/** A period with the values up to the end of the first, unless they are too many. */
function listed(
  rule: HeapRule | CodeRule,
  { from, length, saltus }: Period,
): Pick<HeapKnowledge & { by: 'period' }, 'period' | 'values'> {
  const period = { from, length, saltus }
  if (from + length > MOST_LISTED) return { period }
  return {
    period,
    values: tableOf(rule)
      .upTo(from + length - 1)
      .slice(),
  }
}

/** The theorem behind the period of a table. */
export function periodEvidence(period: SeenPeriod): Evidence {
  return {
    kind: 'theorem',
    name: { en: 'Periodicity theorem of Guy and Smith', zh: '盖伊–史密斯周期定理' },
    reference:
      'R. K. Guy, C. A. B. Smith, The G-values of various games, Proc. Cambridge Phil. Soc. 52 (1956)',
    period,
  }
}

/** The certificate behind values, and how to get it. */
function certificateEvidence(
  { game, kind }: PeriodCertificate,
  { from, length, saltus }: Period,
  { formula, checkedTo }: Found,
): Evidence {
  const command = `nimber discover '${game}' --certificate proof.json`
  return {
    kind: 'certificate',
    certificate: kind,
    name: {
      en: `Pattern proved by a certificate of kind ${kind}`,
      zh: `${kind} 类证书证明的规律`,
    },
    reference: { en: `checkable: ${command}`, zh: `可验证：${command}` },
    period: { from, length, saltus, checkedTo },
    ...(formula && { formula }),
  }
}
