import type { Discovery } from '../know/discovery.ts'
import type { Budget } from '../model/budget.ts'
import type { PartizanVerdict } from '../solve/partizan/verdict.ts'
import type { Verdict } from '../solve/verdict.ts'
import { type DiscoveryRecord, discoveryRecord } from './discovery.ts'
import { type KnowledgeRecord, type Known, knowledgeRecord } from './knowledge.ts'
import { type PartizanRecord, partizanRecord } from './partizan.ts'
import { type Lengths, type VerdictRecord, verdictRecord } from './verdict.ts'

/** Everything, however long it is. */
const WHOLE: Lengths = {
  moves: Number.POSITIVE_INFINITY,
  characters: Number.POSITIVE_INFINITY,
  parts: Number.POSITIVE_INFINITY,
}

/**
 * An answer that was given within a budget, as plain data: it can be sent to another thread and
 * written as JSON. What a person reads is there in both languages. Lists are cut to lengths.
 */
export function recordOf(answer: Verdict, budget: Budget, lengths?: Partial<Lengths>): VerdictRecord
export function recordOf(
  answer: PartizanVerdict,
  budget: Budget,
  lengths?: Partial<Lengths>,
): PartizanRecord
export function recordOf(answer: Discovery, budget: Budget): DiscoveryRecord
export function recordOf(answer: Known, budget: Budget): KnowledgeRecord
export function recordOf(
  answer: Verdict | PartizanVerdict | Discovery | Known,
  budget: Budget,
  lengths?: Partial<Lengths>,
): VerdictRecord | PartizanRecord | DiscoveryRecord | KnowledgeRecord {
  if ('knowledge' in answer) return knowledgeRecord(answer, budget)
  if ('checkedTo' in answer) return discoveryRecord(answer, budget)
  const most = { ...WHOLE, ...lengths }
  return 'forms' in answer
    ? partizanRecord(answer, budget, most)
    : verdictRecord(answer, budget, most)
}
