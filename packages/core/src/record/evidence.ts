import { type Evidence, periodBehind } from '../know/evidence.ts'
import { inLang, type Words } from '../model/words.ts'

/** Evidence as plain data; what a kind has besides its name stands behind it. */
export interface EvidenceRecord {
  /** A sum is of the kind of its least known part. */
  readonly kind: Exclude<Evidence['kind'], 'sum'>
  readonly name: string
  readonly nameZh?: string
  readonly reference: string | null
  readonly [detail: string]: unknown
}

/** Evidence as plain data. */
export function evidenceRecord(evidence: Evidence): EvidenceRecord {
  switch (evidence.kind) {
    case 'theorem':
    case 'certificate':
      return {
        kind: evidence.kind,
        ...named(evidence.name),
        reference: inLang(evidence.reference, 'en'),
        ...periodRecord(evidence),
      }
    case 'table':
      return {
        kind: 'table',
        name: 'table of values',
        reference: null,
        bound: evidence.bound.toString(),
      }
    case 'search':
      return {
        kind: 'search',
        name: searchName(evidence),
        reference: null,
        positions: evidence.positions,
        ...(evidence.forms !== undefined && { forms: evidence.forms }),
      }
    case 'sum':
      return {
        kind: leastKnown(evidence.parts),
        ...(evidence.added === 'forms' ? FORMS : GRUNDY),
        parts: evidence.parts.map(evidenceRecord),
      }
  }
}

function searchName({ forms, star }: Evidence & { kind: 'search' }): string {
  if (star) return 'whoever begins loses with *'
  return forms === undefined ? 'whole game tree' : 'canonical forms'
}

const GRUNDY = {
  name: 'Sprague–Grundy theorem',
  reference: 'R. Sprague (1935); P. M. Grundy (1939)',
}
const FORMS = {
  name: 'sum of values',
  reference: 'J. H. Conway, On Numbers and Games (1976)',
}

/** The period of a theorem has no saltus, and none is written. */
function periodRecord(evidence: Evidence): object | undefined {
  const seen = periodBehind(evidence)
  if (!seen) return undefined
  const { from, length: period, saltus, checkedTo } = seen
  return { from, period, ...(evidence.kind === 'certificate' && { saltus }), checkedTo }
}

function named({ en, zh }: Words): { name: string; nameZh: string } {
  return { name: en, nameZh: zh }
}

/** From the least known to the best known. */
const KINDS = ['search', 'table', 'certificate', 'theorem'] as const

function leastKnown(parts: readonly Evidence[]): EvidenceRecord['kind'] {
  const kinds = parts.map((part) => (part.kind === 'sum' ? leastKnown(part.parts) : part.kind))
  return KINDS.find((kind) => kinds.includes(kind)) ?? 'theorem'
}
