import type { PeriodClaim } from '../certificate.ts'
import { checkExact, readPeriodClaim } from './claim.ts'
import { Failure } from './failure.ts'
import { confirmFormula } from './formula.ts'
import { type CodeRule, type HeapRule, readRule } from './rule.ts'
import { Table } from './table.ts'
import type { Work } from './work.ts'

/** How the certificates of a kind, which say something, are read and checked. */
export interface KindCheck<Said> {
  /** The claim and the proof that JSON values are; throws a Failure when they have another form. */
  read(claim: unknown, proof: unknown): Said
  /** Throws a Failure unless the claim is true of the rule of a text; gives how many heaps were looked at. */
  check(game: string, said: Said, work: Work): number
}

/** What is looked at to prove G(n + period) = G(n) + saltus for all n ≥ preperiod. */
export interface Given<Proof> {
  readonly rule: HeapRule | CodeRule
  readonly claim: PeriodClaim
  readonly proof: Proof
  /** Still empty: it compares each value that it gets with the claim. */
  readonly table: Table
  readonly work: Work
}

/** A theorem by which values are seen to return, each period `saltus` higher. */
interface PeriodTheorem<Proof> {
  readonly kind: string
  /** Whether it proves a saltus other than 0 as well. */
  readonly rising: boolean
  readProof(json: unknown): Proof
  /** Throws a Failure unless the theorem proves the period, by values that it puts in the table. */
  prove(given: Given<Proof>): void
}

/** The check of a kind whose claim is a period: all but the proof is the same for all of them. */
export function periodKind<Proof>(
  theorem: PeriodTheorem<Proof>,
): KindCheck<{ readonly claim: PeriodClaim; readonly proof: Proof }> {
  const { kind, rising } = theorem
  return {
    read: (claim, proof) => ({ claim: readPeriodClaim(claim), proof: theorem.readProof(proof) }),
    check(game, { claim, proof }, work) {
      const rule = readRule(game)
      if (claim.saltus !== 0 && !rising)
        throw new Failure(`A claim of kind ${kind} has the saltus 0.`, `${kind} 类的增量必须是 0。`)
      const table = new Table(claim, work)
      theorem.prove({ rule, claim, proof, table, work })
      checkExact(claim, table.cells, work)
      if (claim.formula !== undefined) confirmFormula(claim, table.cells, work)
      return table.length
    },
  }
}
