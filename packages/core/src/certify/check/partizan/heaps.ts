import { type FormClaim, LISTED_VALUES, type ShiftProof } from '../../certificate.ts'
import { Failure } from '../failure.ts'
import { array, fields, natural } from '../fields.ts'
import type { KindCheck } from '../kind.ts'
import { readRule } from '../rule.ts'
import type { Way } from '../values.ts'
import { mostHeaps, waysOf } from '../ways.ts'
import { boundValues, PER_VALUE, type Work } from '../work.ts'
import { readSimple, readValue } from './read-value.ts'
import { type Heaps, isAnswered } from './shift.ts'
import { type Value, Values } from './values.ts'

/** Moves in a saltus are answered so deep at most. */
const DEEPEST = 8

/** Players with rules of their own, whose moves take a bounded number. */
export const partizan: KindCheck<{ readonly claim: FormClaim; readonly proof: ShiftProof }> = {
  read: (claim, proof) => ({ claim: readClaim(claim), proof: readProof(proof) }),
  check: checkHeaps,
}

function readClaim(json: unknown): FormClaim {
  const claim = fields(json, 'claim', ['period', 'preperiod', 'saltus', 'values'])
  const period = natural(claim.period, 'claim.period', 1)
  const preperiod = natural(claim.preperiod, 'claim.preperiod')
  const saltus = text(claim.saltus, 'claim.saltus')
  const values = array(claim.values, 'claim.values').map((v, i) => text(v, `claim.values[${i}]`))
  if (values.length !== preperiod + period || values.length > LISTED_VALUES)
    throw new Failure(
      `claim.values must list ${preperiod + period} values, at most ${LISTED_VALUES}.`,
      `claim.values 应列出 ${preperiod + period} 个值，至多 ${LISTED_VALUES} 个。`,
    )
  return { period, preperiod, saltus, values }
}

function readProof(json: unknown): ShiftProof {
  const proof = fields(json, 'proof', [], ['depth'])
  return 'depth' in proof ? { depth: natural(proof.depth, 'proof.depth') } : {}
}

function text(json: unknown, what: string): string {
  if (typeof json === 'string') return json
  throw new Failure(`${what} must be a text.`, `${what} 必须是文本。`)
}

/**
 * Checks how the values of heaps go on, where moves of either player take at most k and leave at most
 * h heaps; n0 ≥ 1 is where the claim begins, or 1 where it begins at 0, which is seen directly.
 *
 * Saltus 0: as for kind octal, since n and n + p have options of the same values for either player
 * from h(n0+p−1) + k − p on, if G(n+p) = G(n) holds as far as that.
 *
 * Saltus s ≠ 0: let G(n+p) = G(n) + s for n0 ≤ n < M, and let the moves in s be answered to depth d at
 * M ≤ n < M + p (`shift.ts`), where M = L(1 + 2d) as `shiftedFrom` has it. Then G(n+p) = G(n) + s for
 * all n ≥ n0. A move from a heap of at least L(i+1) + p leaves one of at least L(i) + p, and one from
 * at least L(i+1) leaves one of at least L(i); L(0) = n0. So moves of a heap and of that a period
 * later belong together, one heap each time being a period larger and worth s more. Let G(n+p) =
 * G(n) + s hold below n ≥ M. The options of n + p are then those of n with s added, and if n ≥ M + p,
 * the moves in s are answered at n as they are at n − p. So G(n+p) = G(n) + s.
 */
function checkHeaps(
  game: string,
  { claim, proof }: { readonly claim: FormClaim; readonly proof: ShiftProof },
  work: Work,
): number {
  const { left, right } = readSides(game, work)
  const take = Math.max(0, ...[...left, ...right].map((way) => way.take))
  const most = Math.max(mostHeaps(left), mostHeaps(right))
  const values = new Values(work)
  const saltus = readSimple(claim.saltus, values, 'claim.saltus')
  const start = Math.max(1, claim.preperiod)
  const depth = shiftDepth(saltus, values, proof)
  const first = depth === undefined ? 0 : shiftedFrom(start, claim.period, take, most, depth)
  const count =
    depth === undefined ? most * (start + claim.period - 1) + take + 1 : first + claim.period
  boundValues(count)
  const heaps: Heaps = { values, at: [], left, right }
  for (let n = 0; n < count; n++) {
    work.reached(n / count)
    work.spend(PER_VALUE)
    append(heaps, claim, saltus.value, work)
  }
  if (depth !== undefined) {
    const from = (d: number) => shiftedFrom(start, claim.period, take, most, d)
    const unanswered = (d: number) =>
      firstUnanswered(heaps, from(d), claim.period, saltus.value, d, work)
    const n = unanswered(depth)
    if (n !== undefined)
      throw new Failure(
        `A move in ${claim.saltus} is not answered at heap ${n}.`,
        `堆 ${n} 处，${claim.saltus} 中有一步走法没有应对。`,
      )
    if (depth > 0 && unanswered(depth - 1) === undefined)
      throw new Failure(
        `proof.depth ${depth} is not the least: ${depth - 1} will do.`,
        `proof.depth ${depth} 不是最小的：${depth - 1} 就够了。`,
      )
  }
  checkLeast(claim, heaps, saltus.value)
  return count
}

/** The ways to move of each player in the rule of a text. */
export function readSides(
  game: string,
  work: Work,
): { left: readonly Way[]; right: readonly Way[] } {
  const [, one = '', other = ''] = /^left (.+) right (.+)$/.exec(game) ?? []
  const [left, right] = [one, other].map((side) => waysOf(readRule(side), work))
  if (left && right) return { left, right }
  throw new Failure(
    'A certificate of this kind is about a rule for each player, whose moves take a bounded number.',
    '这类证书只用于双方各有规则且取数有界的游戏。',
  )
}

/** How deep moves in a saltus are answered; undefined where it is 0. */
function shiftDepth(
  saltus: { readonly value: Value; readonly returns: boolean },
  { zero }: Values,
  { depth }: ShiftProof,
): number | undefined {
  if (saltus.value === zero && depth === undefined) return undefined
  if (!saltus.returns && depth !== undefined && depth <= DEEPEST) return depth
  throw new Failure(
    `A saltus other than 0 needs proof.depth, at most ${DEEPEST}; it is not a nim-heap alone.`,
    `增量不为 0 时须有 proof.depth（至多 ${DEEPEST}），且增量不能只是尼姆堆。`,
  )
}

/** The first heap of a period at which a move in s is not answered to a depth. */
function firstUnanswered(
  heaps: Heaps,
  from: number,
  period: number,
  s: Value,
  depth: number,
  work: Work,
): number | undefined {
  for (let n = from; n < from + period; n++) if (!isAnswered(heaps, n, s, depth, work)) return n
  return undefined
}

/** L(1 + 2d), where L(0) = start and L(i+1) = h(L(i) + p − 1) + k + 1 − p. */
function shiftedFrom(start: number, p: number, k: number, h: number, depth: number): number {
  let least = start
  for (let i = 0; i <= 2 * depth; i++) least = h * (least + p - 1) + k + 1 - p
  return least
}

/** Computes the value of the next heap and compares it with the claim. */
function append(heaps: Heaps, claim: FormClaim, saltus: Value, work: Work): void {
  const { values, at, left, right } = heaps
  const n = at.length
  const value = values.make(optionsOf(heaps, n, left, work), optionsOf(heaps, n, right, work))
  at.push(value)
  const listed = claim.values[n]
  if (listed !== undefined && readValue(listed, values, `claim.values[${n}]`) !== value)
    throw new Failure(
      `G(${n}) is not ${shown(listed)} as claimed.`,
      `G(${n}) 不是所称的 ${shown(listed)}。`,
    )
  const before = n - claim.period
  if (before >= claim.preperiod && values.add(at[before] as Value, saltus) !== value)
    throw new Failure(
      `G(${n}) is not what the period ${claim.period} from ${claim.preperiod} on would have it.`,
      `G(${n}) 与从 ${claim.preperiod} 起周期 ${claim.period} 不符。`,
    )
}

function optionsOf(heaps: Heaps, n: number, ways: readonly Way[], work: Work): Value[] {
  const { values, at } = heaps
  const found = new Set<Value>()
  const heap = (size: number) => at[size] as Value
  for (const { take, none, one, two, three } of ways) {
    const rest = n - take
    if (rest < 0) break
    if (rest === 0 ? none : one) found.add(heap(rest))
    work.spend(PER_VALUE * (1 + (two ? rest : 0) + (three ? rest ** 2 : 0)))
    if (two) for (let a = 1; 2 * a <= rest; a++) found.add(values.add(heap(a), heap(rest - a)))
    if (three)
      for (let a = 1; 3 * a <= rest; a++)
        for (let b = a; a + 2 * b <= rest; b++)
          found.add(values.add(heap(a), values.add(heap(b), heap(rest - a - b))))
  }
  return [...found]
}

/** Checks that the preperiod, and a period without saltus, are the least possible. */
function checkLeast({ period, preperiod }: FormClaim, { values, at }: Heaps, saltus: Value): void {
  const n = preperiod - 1
  if (n >= 0 && values.add(at[n] as Value, saltus) === at[n + period])
    throw new Failure(
      `The preperiod ${preperiod} is not the least: the equation holds for ${n} too.`,
      `前周期 ${preperiod} 不是最小的：等式对 ${n} 也成立。`,
    )
  if (saltus !== values.zero) return
  for (let d = 1; 2 * d <= period; d++) {
    if (period % d !== 0) continue
    let i = preperiod
    while (i + d < preperiod + period && at[i] === at[i + d]) i++
    if (i + d === preperiod + period)
      throw new Failure(
        `The period ${period} is not the least: ${d} is one too.`,
        `周期 ${period} 不是最小的：${d} 也是周期。`,
      )
  }
}

function shown(value: string): string {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value
}
