import { amountsFrom } from '../rules/amounts.ts'
import type { Amounts } from '../rules/rule.ts'
import type { Observation, Proof } from './observation.ts'

/** Periods beyond this are not tried: every pair of residues is looked at. */
const LONGEST = 2000

/** Elements of the set up to this are tried as ways to reach a value. */
const LARGEST_ELEMENT = 20_000

/**
 * A proof for an infinite set and values f(n mod p): no amount of the set leads from a residue to
 * one of the same value, since none of the residues of the set does; and a named element leads to
 * every smaller value. Heaps smaller than the largest named element are checked by their mex.
 */
export function proveResidues({ rule, period, values }: Observation): Proof | undefined {
  if (rule.kind !== 'heap' || rule.split || rule.thenSplit || !rule.take) return undefined
  const { from, length, saltus } = period
  if (from !== 0 || saltus !== 0 || length > LONGEST || isBounded(rule.take)) return undefined
  const residues = residuesOf(rule.take, length)
  if (!residues) return undefined
  const value = (r: number) => values.at(((r % length) + length) % length)
  for (let r = 0; r < length; r++)
    for (const t of residues) if (value(r - t) === value(r)) return undefined
  const reach = waysDown(rule.take, length, value, Math.min(LARGEST_ELEMENT, values.reach))
  return reach && { kind: 'residues', proof: { reach } }
}

function isBounded(amounts: Amounts): boolean {
  if (amounts.kind === 'union') return amounts.of.every(isBounded)
  return amounts.kind === 'set' || amounts.kind === 'range'
}

/** reach[r][v]: the smallest amount that leads from residue r to value v, for each v < f(r). */
function waysDown(
  amounts: Amounts,
  length: number,
  value: (r: number) => number,
  limit: number,
): number[][] | undefined {
  const reach = Array.from({ length: length }, (_, r) => new Array<number>(value(r)).fill(0))
  let open = reach.reduce((sum, ways) => sum + ways.length, 0)
  for (const t of elementsUpTo(amounts, limit)) {
    for (const [r, ways] of reach.entries()) {
      const to = value(r - t)
      if (ways[to] !== 0) continue
      ways[to] = t
      open--
    }
    if (open === 0) return reach
  }
  return open === 0 ? reach : undefined
}

function elementsUpTo(amounts: Amounts, limit: number): number[] {
  const elements: number[] = []
  for (const { first, step, count } of amountsFrom(amounts, BigInt(limit)))
    for (let i = 0n; i < count; i++) elements.push(Number(first + i * step))
  return elements.sort((a, b) => a - b)
}

/**
 * Residues modulo p that contain those of all amounts of a set; undefined for amounts that depend
 * on the heap.
 */
export function residuesOf(amounts: Amounts, p: number): Set<number> | undefined {
  const all = Array.from({ length: p }, (_, r) => r)
  switch (amounts.kind) {
    case 'any':
    case 'not':
      return new Set(all)
    case 'odd':
    case 'even':
      return new Set(all.filter((r) => p % 2 === 1 || r % 2 === (amounts.kind === 'odd' ? 1 : 0)))
    case 'squares':
      return new Set(all.map((r) => (r * r) % p))
    case 'primes':
      // a prime that does not divide p leaves a residue without a common factor with p
      return new Set([
        ...all.filter((r) => coprime(r, p)),
        ...all.filter((r) => r > 0 && p % r === 0 && isPrime(r)),
        ...(isPrime(p) ? [0] : []),
      ])
    case 'set':
      return new Set(amounts.values.map((t) => Number(t % BigInt(p))))
    case 'range': {
      const size = amounts.to - amounts.from + 1n
      if (size >= BigInt(p)) return new Set(all)
      return new Set(
        all.slice(0, Number(size)).map((i) => (i + Number(amounts.from % BigInt(p))) % p),
      )
    }
    case 'powers':
      return orbit([1 % p], ([t = 0]) => [(t * Number(amounts.base % BigInt(p))) % p])
    case 'fib':
      return orbit([1 % p, 2 % p], ([a = 0, b = 0]) => [b, (a + b) % p])
    case 'union': {
      const parts = amounts.of.map((part) => residuesOf(part, p))
      return parts.includes(undefined)
        ? undefined
        : new Set(parts.flatMap((set) => [...(set ?? [])]))
    }
    default:
      return undefined
  }
}

/** The first numbers of all states that a step leads through, until one returns. */
function orbit(
  start: readonly number[],
  step: (state: readonly number[]) => number[],
): Set<number> {
  const seen = new Set<string>()
  const found = new Set<number>()
  for (let state = start; !seen.has(state.join()); state = step(state)) {
    seen.add(state.join())
    found.add(state[0] as number)
  }
  return found
}

function coprime(a: number, b: number): boolean {
  let [x, y] = [a, b]
  while (y > 0) [x, y] = [y, x % y]
  return x === 1
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return n > 1
}
