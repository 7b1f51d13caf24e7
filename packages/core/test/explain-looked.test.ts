import { describe, expect, test } from 'vitest'
import {
  entries,
  explain,
  explainEvidence,
  type PartizanGame,
  parse,
  parseAny,
  solve,
  solvePartizan,
} from '../src/index.ts'
import { evidenceRecord } from '../src/record/evidence.ts'

const verdict = (text: string) => {
  const { game, position } = parse(text)
  return solve(game, position)
}

describe('how a position without a theorem was settled', () => {
  test('by a table: what was computed, and no number of positions', () => {
    const found = verdict('counters a, b; a -= k; b -= 2: 7 8')
    expect(found.evidence.kind).toBe('table')
    const { en, zh } = explain(found)
    expect(en).toContain('The values of all positions with numbers up to 8 were computed.')
    expect(zh).toContain('各数不超过 8 的所有局面的 SG 值都已算出。')
  })

  test('by a search: one position, or how many', () => {
    const one = verdict('counters a, b; a -= 1; b -= 1 where a > 0: 0 1')
    expect(explain(one)).toEqual({
      en: 'This is the only position. Here there is no move.',
      zh: '只有这一个局面。这里已无路可走。',
    })
    expect(explainEvidence(one.evidence).en).toBe('search: the whole game tree, 1 position')
    const two = verdict('counters a; a -= 1 where a > 1: 2')
    expect(explain(two).en).toContain('All 2 positions that can be reached')
    expect(explainEvidence(two.evidence).en).toBe('search: the whole game tree, 2 positions')
  })

  test('by who wins a board that is its own negative', () => {
    const evidenceOf = (text: string) => {
      const { game, position } = parseAny(text)
      return solvePartizan(game as PartizanGame<unknown>, position).evidence
    }
    const star = evidenceOf('toads-and-frogs: ttttt...fffff')
    const { positions } = star as { positions: number }
    // their forms would take those of 12646
    expect(positions).toBeLessThan(1000)
    expect(explainEvidence(star)).toEqual({
      en: `search: whoever begins loses the position with ∗ beside it; ${positions} positions searched`,
      zh: `搜索：该局面加上 ∗ 先走者负；共搜索 ${positions} 个局面`,
    })
    expect(evidenceRecord(star)).toEqual({
      kind: 'search',
      name: 'whoever begins loses with *',
      reference: null,
      positions,
    })
  })

  test('no reason speaks of 0 positions, or of 1 positions', () => {
    const rules = ['a -= k; b -= 2', 'a -= k, b -= k; b -= 1', 'a -= 1, b -= 1; a -= 3; b -= 3']
    const texts = [
      ...rules.flatMap((rule) => ['0 0', '0 1', '3 4'].map((p) => `counters a, b; ${rule}: ${p}`)),
      ...entries.flatMap(({ examples }) => examples),
      'misere octal 0.77: 0',
      'take {1,3} or split: 0',
      'octal 0.137: 0',
      'wythoff: 0 0 + nim: 0',
    ]
    for (const text of texts) {
      const found = verdict(text)
      for (const { en, zh } of [explain(found), explainEvidence(found.evidence)]) {
        expect(en, text).not.toMatch(/\b(0|1) positions/)
        expect(zh, text).not.toMatch(/ 0 个局面/)
      }
    }
  })
})
