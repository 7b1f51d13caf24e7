import { describe, expect, test } from 'vitest'
import { entries } from '../src/games/catalogue.ts'
import { parse } from '../src/games/parse.ts'
import { spokenMove } from '../src/games/spoken.ts'
import { readMove } from '../src/play/read-move.ts'
import { spreadMoves } from '../src/play/spread.ts'

/** A move that was typed, in the words of a player. */
function said(text: string, typed: string) {
  const { game, position } = parse(text)
  return spokenMove(game, position, readMove(game, position, typed))
}

describe('moves in the words of players', () => {
  test('are said so in both languages', () => {
    expect(said('fibonacci-nim: 20', '2')).toEqual({
      en: 'take 2, leave 18; the opponent may take at most 4',
      zh: '取 2 颗，剩 18 颗，对手最多取 4 颗',
      leaves: 'part',
    })
    // no limit is told that is none
    expect(said('fibonacci-nim: 6 limit 5', '4')).toEqual({
      en: 'take 4, leave 2; the opponent may take all',
      zh: '取 4 颗，剩 2 颗，对手可以全取',
      leaves: 'part',
    })
    expect(said('fibonacci-nim: 6 limit 10', '6').zh).toBe('取 6 颗，剩 0 颗')
    expect(said('nim: 3 5 7', '2 4')).toEqual({
      en: 'take 4 from heap 2, leave 1',
      zh: '从第 2 堆取 4 颗，剩 1 颗',
      leaves: 'part',
    })
    expect(said('lasker: 7', '= 3 4')).toEqual({
      en: 'split heap 1 into 3 and 4',
      zh: '把第 1 堆分成 3 和 4',
    })
    expect(said('nim-or-three: 7', '= 1 2 4')).toEqual({
      en: 'split heap 1 into 1, 2 and 4',
      zh: '把第 1 堆分成 1、2 和 4',
    })
    expect(said('halve-into 3: 2 6', '= 2 3 3 3').en).toBe('replace heap 2 by 3, 3 and 3')
    // after the first pile’s turn the circle turns on
    expect(said('circular-nim: 3 3', '= 3 2').en).toBe('take 1, leave 2')
    expect(said('new-nim: first 4 4 1', '= second 4 1').zh).toMatch(/^取第 [12] 堆$/)
    expect(said('kayles: 7', '= 3 3').en).toBe('take 1, leave 3 and 3')
    expect(said('kayles: 2 3', '2 = 1 1').zh).toBe('从第 2 排取 1 颗，剩 1 和 1')
    expect(said('ring 1..2: row 1 row 2', '2 2').en).toBe('take 2 from row 2, leave 0')
    expect(said('wythoff: 4 5', '= 3 4').en).toBe('take 1 from both')
    expect(said('wythoff: 4 5', '= 3 5').zh).toBe('从第 1 堆取 1 颗，剩 3 颗')
    expect(said('staircase: 1 2 3', '= 1 4 1').en).toBe('move 2 coins from step 3 to step 2')
    expect(said('staircase: 1 2 3', '= 0 2 3').zh).toBe('从第 1 级移 1 枚到地面')
    expect(said('product turtles turtles: 2,2', '= 1,1 1,2 2,1').en).toBe('turn 1,1 1,2 2,1 2,2')
    expect(said('euclid: 5 34', '= 5 19')).toEqual({
      en: 'take 3·5 from 34, leave 19',
      zh: '从 34 中减去 3·5，剩 19',
      leaves: 'part',
    })
    expect(said('rook: 4 7', '= 2 7')).toEqual({ en: 'go 2 squares up', zh: '向上走 2 格' })
    expect(said('take 2^k: 5 + nim: 9 2', '= 5 + 3 2')).toEqual({
      en: 'part 2: take 6 from heap 1, leave 3',
      zh: '第 2 部分：从第 1 堆取 6 颗，剩 3 颗',
      leaves: 'part',
    })
  })

  test('say whether what they leave is the whole position', () => {
    expect(said('nim: 4', '3').leaves).toBe('all')
    expect(said('kayles: 7', '= 3 3').leaves).toBe('all')
    expect(said('kayles: 2 3', '2 = 1 1').leaves).toBe('part')
    expect(said('nim: 4 + nim: 3', '= 2 + 3').leaves).toBe('part')
    expect(said('rook: 4 7', '= 2 7').leaves).toBeUndefined()
    expect(said('wythoff: 4 5', '= 3 4').leaves).toBeUndefined()
  })

  test('are read: every move of small positions, in either language, and the old words', () => {
    for (const text of [
      'fibonacci-nim: 20',
      'nim: 3 5 7',
      'nim: 4',
      'lasker: 7 3',
      'kayles: 7 4',
      'moore 2: 2 3 1',
      'bash 4: 9',
      'ring 1..2: 6',
      'ring 1..2: row 1 row 3 row 2',
      'nim-or-three: 5 2',
      'halve-into 3: 4 1',
      'two-smaller: 3 1',
      'wythoff: 3 4',
      'knight: 4 5',
      'staircase: 2 1 3',
      'product turtles ruler: 2,2 1,3',
      'bombs: 2,3 1,2',
      'rook: 3 2',
      'euclid: 17 5',
      'take 2^k: 5 + take fib: 7 + nim: 3 2',
    ]) {
      const { game, position } = parse(text)
      for (const move of game.rules.moves(position)) {
        const spoken = spokenMove(game, position, move)
        for (const words of [spoken.en, spoken.zh, move.text.en, move.text.zh]) {
          const read = readMove(game, position, words)
          const key = (p: unknown) => game.rules.key?.(p) ?? game.rules.print(p)
          expect(key(read.to), `${text}: ${words}`).toBe(key(move.to))
        }
      }
    }
  })

  test.each(entries.flatMap(({ examples }) => examples))('have no arrows: %s', (text) => {
    const { game, position } = parse(text)
    for (const move of spreadMoves(game, position, 40)) {
      const { en, zh } = spokenMove(game, position, move)
      expect(`${en} ${zh}`).not.toMatch(/→/)
    }
  })

  test('are read however large the heaps are', () => {
    const [large, less] = [10n ** 30n, 10n ** 29n + 7n]
    for (const words of [
      `heap 2: ${large} → ${less}`,
      `第 2 堆：${large} → ${less}`,
      `take ${large - less} from heap 2, leave ${less}`,
      `从第 2 堆取 ${large - less} 颗，剩 ${less} 颗`,
    ])
      expect(said(`nim: 3 ${large}`, words).en).toContain(`from heap 2, leave ${less}`)
    expect(said(`lasker: ${large}`, `heap 1: ${large} → ${less} + ${large - less}`).en).toContain(
      `split heap 1 into ${less} and ${large - less}`,
    )
    expect(() => said(`nim: 3 ${large}`, `heap 2: ${less} → 5`)).toThrow()
  })

  test('that say something else than they take are refused', () => {
    const { game, position } = parse('nim: 3 5 7')
    expect(() => readMove(game, position, 'take 2 from heap 2, leave 4')).toThrow()
    expect(() => readMove(game, position, 'take 9 from heap 2')).toThrow()
    expect(game.rules.print(readMove(game, position, '从第 2 堆取 3').to)).toBe('3 2 7')
    expect(game.rules.print(readMove(game, position, 'take 3 from heap 2').to)).toBe('3 2 7')
  })

  test('an edge of a green graph is named with either dash, or by its ends', () => {
    const { game, position } = parse('hackenbush-graph: 0-1 1-2 2-0')
    for (const typed of ['1-2', '1–2', '1 2', 'cut the edge 1-2', '剪断边 1–2'])
      expect(game.rules.print(readMove(game, position, typed).to), typed).toBe('0-1 2-0')
  })
})
