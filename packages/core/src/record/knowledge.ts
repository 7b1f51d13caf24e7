import { formulaToJson, type Json } from '../formula/json.ts'
import type { Formula, Numbers } from '../formula/tree.ts'
import type { AnyGame } from '../games/partizan/game.ts'
import type { EntryName, HeapKnowledge, Knowledge } from '../know/knowledge.ts'
import type { PartizanKnowledge } from '../know/partizan/knowledge.ts'
import type { Budget } from '../model/budget.ts'
import type { Words } from '../model/words.ts'
import { type EvidenceRecord, evidenceRecord } from './evidence.ts'
import { type RecordKey, recordKey } from './key.ts'

/** What is known of a game as plain data. */
export interface KnowledgeRecord {
  readonly kind: 'knowledge'
  readonly key: RecordKey
  readonly game: Words
  readonly settled: Settled
}

/** What settles a game; what a kind of knowledge has besides its evidence stands behind it. */
interface Settled {
  readonly kind: (Knowledge | PartizanKnowledge)['kind']
  readonly evidence: EvidenceRecord
  readonly [detail: string]: unknown
}

/** A game with what is known of it. */
export interface Known {
  readonly game: AnyGame<unknown>
  readonly knowledge: Knowledge | PartizanKnowledge
}

/** What is known of a game as plain data. */
export function knowledgeRecord({ game, knowledge }: Known, budget: Budget): KnowledgeRecord {
  return {
    kind: 'knowledge',
    key: recordKey(game, budget),
    game: { en: game.name, zh: game.nameZh },
    settled: settledBy(knowledge),
  }
}

function settledBy(knowledge: Knowledge | PartizanKnowledge): Settled {
  const { kind } = knowledge
  const evidence = evidenceRecord(knowledge.evidence)
  switch (kind) {
    case 'heaps':
    case 'taking':
      return { kind, evidence, values: heapValues(knowledge.values) }
    case 'theorem':
      return {
        kind,
        evidence,
        gives: knowledge.gives,
        of: entryRecord(knowledge.of),
        formula: formulaRecord(knowledge.formula),
        otherwise: knowledge.otherwise ? settledBy(knowledge.otherwise) : null,
      }
    case 'quotient':
      return { kind, evidence, quotient: { ...knowledge.quotient } }
    case 'sum':
      return { kind, evidence, parts: knowledge.parts?.map(settledBy) ?? null }
    case 'forms':
      return { kind, evidence, values: { ...knowledge.values } }
    case 'automaton':
      return { kind, evidence, automaton: { ...knowledge.data } }
    case 'outcomes':
    case 'counters':
      return { kind, evidence }
    case 'search':
      return { kind, evidence, remark: ('remark' in knowledge && knowledge.remark) || null }
  }
}

function heapValues(known: HeapKnowledge): object {
  const evidence = evidenceRecord(known.evidence)
  const { by } = known
  switch (by) {
    case 'formula':
      return { by, formula: formulaRecord(known.formula), of: entryRecord(known.of), evidence }
    case 'period':
      return {
        by,
        period: { ...known.period },
        values: numbersRecord(known.values),
        formula: formulaRecord(known.formula),
        ...(known.automaton && { automaton: { ...known.automaton } }),
        evidence,
      }
    case 'automaton':
      return { by, automaton: { ...known.data }, evidence }
    case 'table':
      return { by, evidence }
  }
}

function formulaRecord(formula: Formula | undefined): Json {
  return formula ? formulaToJson(formula) : null
}

function numbersRecord(numbers: Numbers | undefined): readonly number[] | null {
  return numbers ? Array.from(numbers) : null
}

function entryRecord(entry: EntryName | undefined): object | null {
  if (!entry) return null
  const args = Object.entries(entry.args).map(([name, n]) => [name, `${n}`])
  return { slug: entry.slug, args: Object.fromEntries(args) as Record<string, string> }
}
