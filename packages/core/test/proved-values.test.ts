import { describe, expect, test } from 'vitest'
import { BeyondBudget, explain, explainEvidence, parse, solve, tabulate } from '../src/index.ts'

const verdict = (text: string) => {
  const { game, position } = parse(text)
  return solve(game, position)
}

/** Rules without end to their amounts, whose first values show a pattern that can be proved. */
const RULES = [
  'take {3} or even',
  'take {2,5} or odd',
  'take not {2,3}',
  'take not {1,4,9}',
  'take {1,2} or 3^k',
  'take 5^k or {2}',
  'take {4,6} or odd',
]

describe('values that are proved for all heaps decide heaps of any size', () => {
  test.each(RULES)('%s has the values of its table', (rule) => {
    const { game } = parse(rule)
    const table = tabulate(game, [100_300])
    for (let n = 100_001; n <= 100_300; n += 13) {
      const { value, evidence } = solve(game, [BigInt(n)])
      expect(evidence.kind).toBe('certificate')
      expect(value, `${rule}: ${n}`).toBe(BigInt(table.cell(n)))
    }
  })

  test.each(RULES)('%s has the winning moves that looking at all of them finds', (rule) => {
    const { game } = parse(rule)
    const table = tabulate(game, [100_013])
    for (const heaps of [[100_011n], [100_012n, 5n], [100_013n, 40_000n]]) {
      const { winning } = solve(game, heaps)
      const [first = 0n, ...rest] = heaps
      const others = rest.reduce((xor, heap) => xor ^ BigInt(table.cell(Number(heap))), 0n)
      const wins: bigint[] = []
      for (const { to } of game.rules.moves(heaps) as Iterable<{ to: bigint[] }>)
        if (to[0] !== first && BigInt(table.cell(Number(to[0]))) === others) wins.push(to[0] ?? 0n)
      const found: bigint[] = []
      for (const { to } of winning)
        if ((to as bigint[])[0] !== first) found.push((to as bigint[])[0] ?? 0n)
      const ordered = (list: bigint[]) => list.map(Number).sort((a, b) => a - b)
      expect(ordered(found), `${rule}: ${heaps}`).toEqual(ordered(wins))
    }
  })

  test('a heap of 10^12 is answered, and says what was proved', () => {
    const found = verdict('take {3} or even: 1000000000000')
    expect([found.outcome, found.value, found.winning.count]).toEqual(['N', 500_000_000_000n, 1n])
    expect(explain(found).en).toContain('G(n) = ⌊n/2⌋; G(n+2) = G(n) + 1 for all n ≥ 0')
    expect(explain(found).en).toContain('has value G(0) + 500000000000 = 500000000000')
    expect(explain(verdict('take {1,3,4}: 1000000000000')).zh).toContain('的 SG 值是 G(1) = 1')
    const { en, zh } = explainEvidence(found.evidence)
    expect(en).toContain('Pattern proved by a certificate of kind progressions')
    expect(en).toContain("nimber discover 'take {3} or even' --certificate proof.json")
    expect(zh).toContain('progressions 类证书证明的规律')
    expect(verdict('take {2,5} or odd: 999999999999').winning.count).toBe(250_000_000_000n)
    expect(verdict('misere take {3} or even: 1000000000000 2').outcome).toBe('N')
  })

  test('what shows no pattern is refused with the heap that was reached', () => {
    for (const rule of ['take primes', 'take squares'])
      try {
        verdict(`${rule}: 1000000000000`)
        expect.unreachable(rule)
      } catch (error) {
        if (!(error instanceof BeyondBudget)) throw error
        const [, heap] = /reached heap (-?\d+);/.exec(error.message) ?? []
        expect(Number(heap), rule).toBeGreaterThan(30_000)
      }
  })
})
