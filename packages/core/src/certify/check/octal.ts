import type { OctalProof } from '../certificate.ts'
import { Failure } from './failure.ts'
import { fields, natural } from './fields.ts'
import { type Given, periodKind } from './kind.ts'
import type { CodeRule, HeapRule } from './rule.ts'
import { SparseTable } from './sparse.ts'
import { SplitTable } from './split-table.ts'
import { plainMex, type Way } from './values.ts'
import { mostHeaps, waysOf } from './ways.ts'
import { boundValues, PER_VALUE, type Work } from './work.ts'

/** Codes, and rules that take from a finite set and may split. */
export const octal = periodKind({
  kind: 'octal',
  rising: false,
  readProof: readOctalProof,
  prove: proveOctal,
})

function readOctalProof(json: unknown): OctalProof {
  const proof = fields(json, 'proof', [], ['mask', 'parity'])
  if (!('mask' in proof) && !('parity' in proof)) return {}
  const mask = natural(proof.mask, 'proof.mask')
  const { parity = 0 } = proof
  if (mask >= 2 ** 31 || (parity !== 0 && parity !== 1))
    throw new Failure(
      'proof.mask must be smaller than 2^31, and proof.parity 0 or 1.',
      'proof.mask 必须小于 2^31，proof.parity 必须是 0 或 1。',
    )
  return { mask, parity }
}

/** After so many values it is asked whether they suffice. */
const STRETCH = 1024

/**
 * Checks the period of a rule whose moves take at most k and leave at most h heaps.
 *
 * Theorem (Guy and Smith, "The G-values of various games", 1956, for h = 2). Let n0 ≥ 1, p ≥ 1 and
 * G(n+p) = G(n) for n0 ≤ n ≤ h(n0+p−1) + k − p. Then G(n+p) = G(n) for all n ≥ n0.
 *
 * Proof. Let n be larger than that bound and let the equality hold from n0 up to n − 1. A move from
 * n + p leaves at least n + p − k > h(n0+p−1) stones in at most h heaps, so its largest heap a is at
 * least n0 + p. With a − p in the place of a, which is not empty, it is a move from n; and
 * G(a) = G(a−p), since n0 ≤ a − p < n (a move that takes nothing leaves two heaps or more). In the
 * same way the largest heap a of a move from n is at least n0, as n − k > h(n0−1) + (h−1)p, and
 * a + p in its place makes it a move from n + p with an equal value. So n and n + p have options of
 * the same values, and G(n+p) = G(n).
 *
 * Where values repeat from 0 on, n0 is 1 and G(p) = G(0) is seen directly.
 */
function proveOctal({ rule, claim, proof, table, work }: Given<OctalProof>): void {
  const { mask, parity = 0 } = proof
  const ways = octalWays(rule, work)
  const take = ways.at(-1)?.take ?? 0
  const heaps = mostHeaps(ways)
  const start = Math.max(1, claim.preperiod)
  const count = heaps * (start + claim.period - 1) + take + 1
  boundValues(count)
  if (mask === undefined || heaps === 1) {
    const options = heaps === 3 ? count ** 2 / 36 : heaps === 2 ? count / 4 : 1
    work.spend((PER_VALUE + ways.length * options) * count)
    table.extend(count, plainMex(table, ways))
    return
  }
  if (heaps === 3)
    throw new Failure(
      'A mask is of no use where a move may leave three heaps.',
      '走法可留下三堆时，不能使用掩码。',
    )
  if (parity === 1 && new Set(ways.filter((way) => way.two).map((way) => way.take % 2)).size > 1)
    throw new Failure(
      'Parity 1 needs splitting moves that take amounts of one parity.',
      'parity 为 1 时，各拆分走法的取数必须同奇偶。',
    )
  const sought = { period: claim.period, start }
  if (SplitTable.fits(ways, claim.maxValue ?? 0)) {
    const split = new SplitTable(table, ways, { mask, parity }, sought, work)
    let goesOn = true
    while (goesOn && table.length < count && !split.proved) goesOn = split.extend(count)
    if (goesOn) return
    table.clear()
  }
  const sparse = new SparseTable(table, ways, { mask, parity }, sought, work)
  const next = (n: number) => sparse.next(n)
  while (table.length < count && !sparse.proved)
    table.extend(Math.min(count, table.length + STRETCH), next, Math.min(count, sparse.expected))
}

/** The ways to move of a rule that this kind of certificate is about. */
function octalWays(rule: HeapRule | CodeRule, work: Work): Way[] {
  const splits = rule.kind === 'code' || rule.split || rule.thenSplit
  const ways = splits ? waysOf(rule, work) : undefined
  if (ways) return ways
  throw new Failure(
    'A certificate of kind octal is about a code, or about finitely many amounts and a split.',
    'octal 类证书只用于代码规则，或取数有限且可拆分的规则。',
  )
}
