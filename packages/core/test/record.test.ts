import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { discover, entries, parse, recordOf, solve, USUAL_BUDGET, VERSION } from '../src/index.ts'
import { knowledgeOf } from '../src/know/know.ts'

const BUDGET = { ...USUAL_BUDGET, table: 1_000_000, search: 100_000 }

function verdictRecord(text: string, lengths = {}) {
  const { game, position } = parse(text)
  return recordOf(solve(game, position, BUDGET), BUDGET, lengths)
}

function discoveryRecord(text: string) {
  return recordOf(discover(parse(text).game, BUDGET), BUDGET)
}

/** Fails unless a record reaches another thread, and a reader of JSON, as it is. */
function expectPlain(record: object) {
  expect(structuredClone(record)).toStrictEqual(record)
  expect(JSON.parse(JSON.stringify(record))).toStrictEqual(record)
}

describe('the record of an answer', () => {
  it('is of this version', () => {
    const { version } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    ) as { version: string }
    expect(VERSION).toBe(version)
    expect(verdictRecord('nim: 1 2').key.version).toBe(version)
  })

  it.each(entries.map(({ slug, examples }) => [slug, examples] as const))(
    'of a verdict is plain data: %s',
    (_, examples) => {
      for (const text of examples) {
        const { game, position } = parse(text)
        const verdict = solve(game, position)
        const record = recordOf(verdict, USUAL_BUDGET, { moves: 50 })
        expectPlain(record)
        expect(record.game).toStrictEqual({ en: game.name, zh: game.nameZh })
        expect(record.outcome).toBe(verdict.outcome)
        expect(record.value).toBe(verdict.value === undefined ? null : `${verdict.value}`)
        expect(record.winning.length).toBe(
          record.winningCount === null ? 50 : Math.min(50, Number(record.winningCount)),
        )
      }
    },
  )

  it.each(['take {1,3,4}', 'kayles', 'bash 4', 'misere take {2,3}', 'even', 'wythoff', 'grundy'])(
    'of a discovery is plain data: %s',
    (text) => {
      const record = discoveryRecord(text)
      expectPlain(record)
      expect(record.tried.length).toBeGreaterThan(0)
      if (record.status !== 'none') expect(record.statements).not.toHaveLength(0)
    },
  )

  it.each(entries.map(({ slug, examples }) => [slug, examples[0]] as const))(
    'of what is known of a game is plain data: %s',
    (_, text = '') => {
      const { game } = parse(text)
      const knowledge = knowledgeOf(game, BUDGET)
      const record = recordOf({ game, knowledge }, BUDGET)
      expectPlain(record)
      expect(record.settled.kind).toBe(knowledge.kind)
      expect(record.settled.evidence.name).not.toBe('')
    },
  )

  it.each([
    ['take {3} or even', 'heaps', 'certificate'],
    ['misere take {1,2,5}', 'taking', 'theorem'],
    ['misere octal 0.75', 'quotient', 'theorem'],
    ['wythoff', 'theorem', 'theorem'],
    ['nim + kayles', 'sum', 'theorem'],
  ])('says what settles %s', (text, kind, evidence) => {
    const { game } = parse(text)
    const knowledge = knowledgeOf(game)
    const { settled } = recordOf({ game, knowledge }, USUAL_BUDGET)
    expectPlain(settled)
    expect([settled.kind, settled.evidence.kind]).toStrictEqual([kind, evidence])
  })

  it('has numbers of any size as they are', () => {
    const heap = 10n ** 40n + 3n
    const record = verdictRecord(`nim: ${heap} 5`)
    expect(record.value).toBe(`${heap ^ 5n}`)
    expect(record.winningCount).toBe('1')
    expect(record.winning[0]?.to).toBe('5 5')
  })

  it('lists all moves, or as many as are asked for', () => {
    expect(verdictRecord('bash 4: 23').winning).toHaveLength(1)
    const text = 'nim: 7 11 12 14 16 16 1'
    const { winning, winningCount } = verdictRecord(text)
    expect(`${winning.length}`).toBe(winningCount)
    expect(verdictRecord(text, { moves: 1 }).winning).toStrictEqual(winning.slice(0, 1))
    const [first] = winning
    const characters = (first?.text.en.length ?? 0) + (first?.to.length ?? 0) - 1
    expect(verdictRecord(text, { characters }).winning).toHaveLength(1)
  })

  it('is filed under the rule, however it is written, and the budget', () => {
    const { key } = verdictRecord('take 1..4: 9')
    expect(key).toStrictEqual(verdictRecord('bash 4: 9').key)
    expect(key).toStrictEqual(discoveryRecord('bash 4').key)
    expect(key.budget).toStrictEqual({ table: BUDGET.table, search: BUDGET.search })
    for (const other of ['misere take 1..4: 9', 'take 1..5: 9', 'nim: 9'])
      expect(verdictRecord(other).key.rule).not.toBe(key.rule)
    expect(verdictRecord('counters a, b; a -= k; b -= k; a -= k, b -= k: 1 2').key.rule).toBe(
      verdictRecord('counters x, y; x -= k, y -= k; y -= k; x -= k: 1 2').key.rule,
    )
  })

  it('of a proved discovery has the certificate, and of a found formula its data', () => {
    const record = discoveryRecord('take {1,3,4}')
    expect(record.certificate?.game).toBe('take {1,3,4}')
    expect(discoveryRecord('even').statements[0]?.formula).toBeInstanceOf(Object)
  })
})
