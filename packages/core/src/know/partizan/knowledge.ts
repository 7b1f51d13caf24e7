import type { Formula } from '../../formula/tree.ts'
import type { Evidence } from '../evidence.ts'
import type { EntryName, Knowledge } from '../knowledge.ts'

/** What settles a game whose players have different moves, and by which evidence; plain data. */
export type PartizanKnowledge =
  /** A theorem of the catalogue, which gives values. */
  | {
      readonly kind: 'theorem'
      readonly gives: 'value'
      readonly of: EntryName | undefined
      readonly formula?: Formula
      /** What settles the positions that the theorem does not speak of, where there are some. */
      readonly otherwise?: PartizanKnowledge
      readonly evidence: Evidence
    }
  /** Every heap has a canonical form, and the forms add up. */
  | { readonly kind: 'forms'; readonly values: FormKnowledge; readonly evidence: Evidence }
  /** Who wins a single heap, by who wins smaller ones. */
  | { readonly kind: 'outcomes'; readonly evidence: Evidence }
  /** A sum, whose parts are settled on their own. */
  | {
      readonly kind: 'sum'
      readonly parts: readonly (PartizanKnowledge | Knowledge)[]
      readonly evidence: Evidence
    }
  /** All positions below: their canonical forms in normal play, who wins them in misère play. */
  | { readonly kind: 'search'; readonly evidence: Evidence }

/** The values of all heaps, for players with a rule each. */
export type FormKnowledge =
  /** G(n + length) = G(n) + saltus for all n ≥ from; the saltus is a value as a text. */
  | {
      readonly by: 'period'
      readonly from: number
      readonly length: number
      readonly saltus: string
    }
  /** The canonical forms go on by means of smaller heaps: those of n and n + length alike, for n ≥ from. */
  | { readonly by: 'recursion'; readonly from: number; readonly length: number }
  | { readonly by: 'table' }
