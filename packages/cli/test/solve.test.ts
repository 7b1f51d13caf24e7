import { describe, expect, test } from 'vitest'
import { expectInTime } from '../../core/test/cpu.ts'
import { answer, nimber, solved, timed } from './run.ts'

describe('nimber solve', () => {
  test('says who wins, the value, the moves and why', async () => {
    expect(await answer(['solve', 'nim', '3', '5', '7'])).toBe(`nim: 3 5 7
The player to move wins (N) · value 1

Winning moves: 3
  heap 1: 3 → 2   leaves 2 5 7
  heap 2: 5 → 4   leaves 3 4 7
  heap 3: 7 → 6   leaves 3 5 6

Why
      3  011
      5  101
      7  111
    xor  001 = 1
  The xor is not 0. A heap that has a one in the top column of the xor can be
  made smaller so that every column becomes even: 3 xor 1 = 2.

Evidence
  theorem: Bouton’s theorem (C. L. Bouton, Nim, a game with a complete
  mathematical theory, Ann. of Math. 3 (1901))
`)
  })

  test('says it in Chinese', async () => {
    const text = await answer(['solve', 'nim', '3', '5', '7', '--lang', 'zh'])
    for (const line of ['先手必胜（N） · SG 值 1', '必胜走法：3', '  第 2 堆：5 → 4   留下 3 4 7'])
      expect(text.split('\n')).toContain(line)
    for (const word of ['理由', '异或不为 0', '依据', '定理：']) expect(text).toContain(word)
  })

  test('says who loses, and that a draw is a draw', async () => {
    expect(await answer(['solve', 'wythoff', '3', '5'])).toMatch(
      /^wythoff: 3 5\nThe player to move loses/,
    )
    expect(await answer(['solve', 'wythoff', '5', '3', '--lang', 'zh'])).toContain('先手必败（P）')
    expect(await answer(['solve', 'knight-to-corner', '4', '4'])).toContain('A draw (D)')
    expect(await answer(['solve', 'knight-to-corner', '4', '4', '--lang', 'zh'])).toContain(
      '平局（D）',
    )
  })

  test.each([
    ['bash 4', '23'],
    ['bash', '4', '23'],
    ['bash 4: 23'],
    ['bash 4 23'],
    ['take', '1..4', '23'],
    ['take 1..4', '23'],
    ['take {1,2,3,4}', '23'],
    ['取 1..4', '23'],
    ['巴什博弈 4', '23'],
    ['bash', '4:', '23'],
  ])('understands the spelling %j %j %j', async (...args) => {
    const verdict = await solved(...args.filter((a) => a !== undefined))
    expect(verdict).toMatchObject({ position: '23', outcome: 'N', value: '3' })
    expect(verdict.winningMoves).toEqual([{ move: 'heap 1: 23 → 20', to: '20' }])
  })

  test.each([
    ['take 2^k: 5 + take fib: 7 + nim: 9 2', '', 'N', '10', '1'],
    ['misere nim', '1 1 1', 'P', null, '0'],
    ['misere nim', '2 5', 'N', null, '1'],
    ['misere octal 0.77', '5 1', 'P', null, '0'],
    ['counters a, b; a -= k; b -= k; a -= k, b -= k', '5 7', 'N', '1', '3'],
    ['counters n, limit; n -= k, limit := 2*k where k <= limit', '13 12', 'P', '0', '0'],
    [
      'counters a, b; a -= 1, b -= 2; a -= 2, b -= 1; stuck draws unless a = 0 and b = 0',
      '4 4',
      'D',
      null,
      '0',
    ],
    ['counters a; a -= 1; a := a', '3', 'D', null, '0'],
    ['nim', '0', 'P', '0', '0'],
  ])('%s: %s is %s', async (game, position, outcome, value, count) => {
    const verdict = await solved(...[game, position].filter((a) => a !== ''))
    expect([verdict.outcome, verdict.value, verdict.winningMoveCount]).toEqual([
      outcome,
      value,
      count,
    ])
  })

  test('takes numbers of any size', async () => {
    const big = `1${'0'.repeat(60)}`
    expect(await solved('nim', `${big}7`, `${big}5`)).toMatchObject({
      value: '2',
      winningMoves: [{ move: `heap 1: ${big}7 → ${big}5`, to: `${big}5 ${big}5` }],
    })
    expect((await solved('bash 9', `${big}7`)).value).toBe('7')
    expect((await solved('wythoff', '165580140', '267914295')).outcome).toBe('P')
  })

  test('cuts a long list of moves and says how to see all of it', async () => {
    const heaps = Array.from({ length: 31 }, (_, i) => `${2 * i + 1}`)
    const text = await answer(['solve', 'nim', ...heaps])
    expect(text).toMatch(/… and \d+ more \(--all lists them\)/)
    const moves = (t: string) => t.match(/→/g)?.length ?? 0
    expect(moves(text)).toBe(12)
    const all = await answer(['solve', 'nim', ...heaps, '--all'])
    expect(moves(all)).toBe(Number(/Winning moves: (\d+)/.exec(all)?.[1]))
    expect(moves(all)).toBeGreaterThan(12)
  })
})

describe('nimber solve --json', () => {
  test('has no answer where the winning moves are too many to count', async () => {
    const hard = `${4n * (2n ** 89n - 1n) * (2n ** 107n - 1n)}`
    const { out, err, code } = await nimber(['solve', 'divisors', hard, '1', '--json'])
    expect([out, code]).toEqual(['', 3])
    expect(err.replace(/\s+/g, ' ')).toContain('wins (N), but counting the winning moves')
    expect(await answer(['solve', 'divisors', hard, '1'])).toContain('The player to move wins (N)')
  })

  test('has the generalised value and the moves left where play can go on for ever', async () => {
    const rule = 'counters x; x -= 3 where x = 3; x += 1 where x = 3; x -= 1 where x = 4'
    expect(await solved(rule, '4')).toMatchObject({ outcome: 'P', loopyValue: '0', remoteness: 2 })
    expect(await solved('counters s, t; s -= 1, t += 1; s += 1, t -= 1', '1 1')).toMatchObject({
      outcome: 'D',
      value: null,
      loopyValue: '∞{}',
      remoteness: null,
    })
  })

  test('has exactly its fields', async () => {
    const verdict = await solved('nim', '3', '5', '7')
    expect(Object.keys(verdict)).toEqual([
      'game',
      'position',
      'convention',
      'outcome',
      'value',
      'winningMoves',
      'winningMoveCount',
      'evidence',
      'explanation',
    ])
    expect(verdict).toMatchObject({
      game: 'nim',
      position: '3 5 7',
      convention: 'normal',
      outcome: 'N',
      value: '1',
      winningMoves: [
        { move: 'heap 1: 3 → 2', to: '2 5 7' },
        { move: 'heap 2: 5 → 4', to: '3 4 7' },
        { move: 'heap 3: 7 → 6', to: '3 5 6' },
      ],
      winningMoveCount: '3',
      evidence: { kind: 'theorem', name: 'Bouton’s theorem' },
    })
    const { reference } = verdict.evidence as Record<string, unknown>
    expect(reference).toMatch(/Bouton/)
    const { en, zh } = verdict.explanation as Record<string, string>
    expect(en).toContain('The xor is not 0')
    expect(zh).toContain('异或不为 0')
  })

  test('names its evidence', async () => {
    const evidence = async (...args: string[]) => (await solved(...args)).evidence
    expect(await evidence('grundy', '50')).toMatchObject({ kind: 'table', bound: '50' })
    expect(await evidence('misere octal 0.77', '5', '1')).toMatchObject({
      kind: 'search',
      positions: 17,
    })
    expect(await evidence('take {3} or even', '1000000000000')).toMatchObject({
      kind: 'certificate',
      name: 'Pattern proved by a certificate of kind progressions',
      from: 0,
      period: 2,
      saltus: 1,
    })
    expect(await evidence('take {3} or even: 1000000000000 + nim: 5')).toMatchObject({
      kind: 'certificate',
      parts: [{ kind: 'certificate' }, { kind: 'theorem' }],
    })
    expect(await evidence('take 2^k: 5 + grundy: 7')).toMatchObject({
      kind: 'table',
      parts: [{ kind: 'theorem' }, { kind: 'table' }],
    })
    expect(await solved('misere nim', '2', '5')).toMatchObject({ convention: 'misere' })
  })

  test('writes the moves in the language asked for', async () => {
    expect((await solved('bash 4', '23', '--lang', 'zh')).winningMoves).toEqual([
      { move: '第 1 堆：23 → 20', to: '20' },
    ])
  })

  test('reads lines and goes on after a bad one', async () => {
    const input =
      'nim\t3 5 7\n\nwythof\t1 2\nnim\nwythoff\t5 8\r\ngrundy\t1000000000\nbash 4: 23\nnim\t3 x\nnim\t1'
    const lines = (await answer(['solve', '--json', '-'], { input })).trimEnd().split('\n')
    const objects = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    const results = objects.map((o) => o.outcome ?? 'error')
    expect(results.join(' ')).toBe('N error error N error N error N')
    expect(objects[1]).toMatchObject({
      line: 3,
      game: 'wythof',
      position: '1 2',
      error: { kind: 'input', offset: 0, en: expect.stringContaining('wythoff') as string },
    })
    expect(objects[2]?.error).toMatchObject({
      en: expect.stringContaining('position is missing') as string,
      zh: expect.stringContaining('缺少局面') as string,
    })
    expect(objects[4]).toMatchObject({ line: 6, error: { kind: 'budget' } })
    expect(objects[6]).toMatchObject({ error: { kind: 'input', offset: 2 } })
    expect(objects[7]).toMatchObject({ game: 'nim', position: '1' })
  })

  test('answers no lines with nothing', async () => {
    expect(await answer(['solve', '--json', '-'])).toBe('')
    expect(await answer(['solve', '--json', '-'], { input: '\n \n' })).toBe('')
  })

  test('answers heaps of 10^5 digits in seconds', async () => {
    const nines = '9'.repeat(100_000)
    const eights = '8'.repeat(100_000)
    const games = [
      ['nim', `${nines} ${eights}`],
      ['bash 7', nines],
      ['wythoff', `${nines} ${eights}`],
      ['fibonacci-nim', nines],
    ]
    const { out, cpu } = await timed(['solve', '--json', '-'], {
      input: games.map((g) => g.join('\t')).join('\n'),
    })
    expect(cpu).toBeGreaterThan(0)
    expectInTime(cpu, 15_000)
    const verdicts = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(verdicts.map((v) => v.outcome)).toEqual(['N', 'N', 'N', 'N'])
    expect(verdicts[0]?.winningMoves).toEqual([
      { move: expect.stringMatching(/^heap 1: 9+ → 8+$/) as string, to: `${eights} ${eights}` },
    ])
    // 10^5 digits of 9: 10^100000 − 1, and 10^3 is a multiple of 8
    expect(verdicts[1]?.value).toBe('7')
  })

  test('is refused for - without --json', async () => {
    expect(await nimber(['solve', '-'])).toMatchObject({ code: 2, out: '' })
  })
})
