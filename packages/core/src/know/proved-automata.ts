import type { AutomatonCertificate } from '../certify/certificate.ts'
import type { Game } from '../games/game.ts'
import { type AutomatonData, automatonData } from './automaton-data.ts'
import type { Evidence } from './evidence.ts'
import { Kept } from './kept.ts'

/** What an automaton says of all positions of a game, and how that is known. */
export interface AutomatonKnowledge {
  readonly data: AutomatonData
  readonly evidence: Evidence
}

const proved = new Kept<AutomatonKnowledge>()

/** The losing positions of a rule over counters as an automaton that was proved before. */
export function provedAutomaton(game: Game<unknown>): AutomatonKnowledge | undefined {
  return proved.get(game)
}

/** Keeps what a certificate proves of the positions of a rule over counters. */
export function keepAutomaton(game: Game<unknown>, certificate: AutomatonCertificate): void {
  const { rule } = game
  if (rule?.kind !== 'counters' || certificate.claim.what === 'values') return
  const data = automatonData(certificate, rule.names)
  if (data) proved.set(game, { data, evidence: automatonEvidence(certificate) })
}

/** The evidence that a certificate of an automaton is. */
export function automatonEvidence({ game, kind, claim }: AutomatonCertificate): Evidence {
  const states = claim.automata.map(({ next }) => next.length).join(' + ')
  const command = `nimber discover '${game}' --certificate proof.json`
  return {
    kind: 'certificate',
    certificate: kind,
    name: {
      en: `Automaton of ${states} ${states === '1' ? 'state' : 'states'}, proved for all positions`,
      zh: `${states} 个状态的自动机，对所有局面已证明`,
    },
    reference: { en: `checkable: ${command}`, zh: `可验证：${command}` },
  }
}
