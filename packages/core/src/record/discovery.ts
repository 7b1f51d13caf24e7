import type { Certificate } from '../certify/certificate.ts'
import { attemptWords } from '../explain/attempts.ts'
import { claimWords } from '../explain/certificates.ts'
import { explainDiscovery } from '../explain/discovery.ts'
import { formulaToJson, type Json } from '../formula/json.ts'
import { latexFormula } from '../formula/latex.ts'
import { printFormula } from '../formula/print.ts'
import { type Formula, isCondition } from '../formula/tree.ts'
import type { Game } from '../games/game.ts'
import type { Discovery, SettledBy } from '../know/discovery.ts'
import type { Budget } from '../model/budget.ts'
import type { Words } from '../model/words.ts'
import { type RecordKey, recordKey } from './key.ts'

/** What holds for all positions: a formula for the value or for losing, or a law in words. */
export interface StatementRecord {
  readonly about: 'value' | 'losing' | 'law'
  readonly text: Words
  readonly latex: Words
  /** The formula as data; null for a law. */
  readonly formula: Json | null
}

/** A discovery as plain data; what is not known is null. */
export interface DiscoveryRecord {
  readonly kind: 'discovery'
  readonly key: RecordKey
  readonly game: Words
  /** How many numbers a position is. */
  readonly axes: number
  readonly status: Discovery['status']
  readonly statements: readonly StatementRecord[]
  readonly period: number | null
  readonly preperiod: number | null
  readonly saltus: number | null
  readonly maxValue: number | null
  readonly checkedTo: number
  readonly certificate: Certificate | null
  /** The theorem that settles the game whatever was found. */
  readonly theorem: SettledBy | null
  /** The kinds of pattern that were looked for. */
  readonly tried: readonly Words[]
  /** What came of looking for automata. */
  readonly automata: readonly Words[]
  /** Why what was found is not claimed. */
  readonly remark: Words | null
  readonly why: Words
}

/** A discovery as plain data. */
export function discoveryRecord(discovery: Discovery, budget: Budget): DiscoveryRecord {
  const { game, formula, value, certificate } = discovery
  const law = discovery.law ?? (!formula && certificate?.kind === 'automaton' && lawOf(certificate))
  return {
    kind: 'discovery',
    key: recordKey(game, budget),
    game: { en: game.name, zh: game.nameZh },
    axes: axesOf(game),
    status: discovery.status,
    statements: [
      ...(formula ? [stated(formula)] : []),
      ...(law
        ? [{ about: 'law', text: law.text, latex: both(() => law.latex), formula: null } as const]
        : []),
      ...(value && !discovery.verified ? [stated(value)] : []),
    ],
    period: discovery.period?.length ?? null,
    preperiod: discovery.period?.from ?? null,
    saltus: discovery.period?.saltus ?? null,
    maxValue: discovery.maxValue ?? null,
    checkedTo: discovery.checkedTo,
    certificate: discovery.certificate ?? null,
    theorem: discovery.settledBy ?? null,
    tried: discovery.tried,
    automata: (discovery.attempts ?? []).map(attemptWords),
    remark: discovery.remark ?? null,
    why: explainDiscovery(discovery),
  }
}

/** What a certificate claims, as a law. */
function lawOf(certificate: Certificate): { readonly text: Words; readonly latex: string } {
  const text = claimWords(certificate)
  return { text, latex: `\\text{${text.en}}` }
}

function axesOf({ rules, rule }: Game<unknown>): number {
  return rules.axes ?? (rule?.kind === 'counters' ? rule.names.length : 1)
}

function stated(formula: Formula): StatementRecord {
  return {
    about: isCondition(formula) ? 'losing' : 'value',
    text: both((lang) => printFormula(formula, lang)),
    latex: both((lang) => latexFormula(formula, lang)),
    formula: formulaToJson(formula),
  }
}

function both(text: (lang: 'en' | 'zh') => string): Words {
  return { en: text('en'), zh: text('zh') }
}
