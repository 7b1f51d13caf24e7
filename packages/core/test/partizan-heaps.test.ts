import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnyGame, gameFromMoves, parse, parseAny, printRule, TextError } from '../src/index.ts'
import { canonical } from '../src/rules/canonical.ts'
import { optionsOf } from '../src/rules/heaps.ts'
import type { PartizanRule } from '../src/rules/rule.ts'
import { anyHeapRule } from './arbitrary.ts'

const gameOf = (text: string): AnyGame<unknown> => parseAny(text).game

/** The rule of a text that is one, for each player. */
function ruleOf(text: string): PartizanRule {
  const { is } = gameOf(text)
  if (is.kind !== 'rule' || is.rule.kind !== 'partizan') throw new Error(`not partizan: ${text}`)
  return is.rule
}

const said = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof TextError) return `${error.offset} ${error.words.en} ${error.words.zh}`
    throw error
  }
  return 'nothing'
}

describe('a rule for each player', () => {
  test.each([
    ['left take {1,4} right take {2,3}', '左取 {1,4} 右取 {2,3}'],
    ['left octal 0.1 right octal 0.4', '左八进制 0.1 右八进制 0.4'],
    ['left hex 0.8 right take 1..3', '左十六进制 0.8 右取 1..3'],
    ['left take odd right take 2^k', '左取 奇数 右取 2^k'],
    ['left split right take any then may split', '左拆分 右取 任意 后可拆分'],
    ['left take {2} or even right split unequal', '左取 {2} 或 偶数 右不等拆分'],
  ])('%s is %s', (en, zh) => {
    for (const text of [en, zh]) {
      const { name, nameZh } = gameOf(text)
      expect([name, nameZh]).toEqual([en, zh])
    }
    expect(gameOf(`misere ${en}`).name).toBe(`misere ${en}`)
    expect(gameOf(`反常规 ${zh}`).nameZh).toBe(`反常规 ${zh}`)
    expect(gameOf(`反常规 ${zh}`).convention).toBe('misere')
  })

  test.each([
    'LEFT take {4,1}, Right TAKE {3,2}',
    'left take {1,4}; right take {2,3}',
    '左 取 {1,4} 右 取 {2,3}',
    '左方取 {1，4}，右方取 {2，3}',
    '左方 取 ｛1、4｝ 右方 take {3,2}',
  ])('%s is read', (text) => {
    expect(gameOf(text).name).toBe('left take {1,4} right take {2,3}')
  })

  test('any two rules about heaps are printed and read back', () => {
    fc.assert(
      fc.property(anyHeapRule, anyHeapRule, (left, right) => {
        fc.pre(canonical(left) !== canonical(right))
        // other ways to split a heap are rules of games with the same moves for both
        fc.pre(!('into' in left) && !('into' in right))
        const rule: PartizanRule = { kind: 'partizan', left, right }
        expect(ruleOf(printRule(rule, 'en'))).toEqual(rule)
        expect(ruleOf(printRule(rule, 'zh'))).toEqual(rule)
      }),
      { numRuns: 150 },
    )
  })

  test('equal rules have one canonical text, the exchanged ones another', () => {
    const [a, b, c] = [
      'left take {1,2} right take 3',
      'left take 1..2 right take {3}',
      'left take {3} right take {1,2}',
    ].map((text) => canonical(ruleOf(text.replace('take 3', 'take 3..3'))))
    expect(a).toBe(b)
    expect(a).not.toBe(c)
  })

  test('both players with the same rule make an impartial game', () => {
    expect(parse('left take {1,2} right take 1..2: 7').game.name).toBe('take {1,2}')
    expect(parse('misere left octal 0.77 right octal 0.770: 7').game.name).toBe('misere octal 0.77')
  })

  test.each([
    ['left take {1,4}', /^15 Expected .*“right”.* 这里应是.*“右”/],
    ['left right take 1', /^5 Expected .*“take”/],
    ['left take {1} right nim', /^20 Expected .*“octal”/],
    ['right take {1} left take {2}', /^0 /],
    ['left counters a; a -= 1 right take 1', /^5 Expected/],
    ['left take {0} right take {1}', /^10 /],
    ['left octal 1.1 right octal 0.1', /^11 The digit before the point/],
    ['left take {1} right take {2}: 5 x', /^32 Expected a number/],
    ['left take {1} right take {2}: -5', /^30 Expected a number that is not negative/],
    ['lefft take {1}', /^0 Unknown game “lefft”. Did you mean left\? .*是不是 left/],
  ])('%s is refused at its place', (text, words) => {
    expect(said(() => parseAny(text))).toMatch(words)
  })

  test('what wants equal moves refuses it in words', () => {
    expect(said(() => parse('left take {1} right take {2}: 5'))).toMatch(
      /different moves.*走法不同/,
    )
  })
})

describe('positions and moves', () => {
  const parsed = (text: string) => {
    const { game, position } = parseAny(text)
    return game.rules.print(position)
  }

  test.each([
    ['5 7', '5+7'],
    ['5+7', '5+7'],
    ['5, 0，7', '5+7'],
    ['7', '7'],
    ['0', 'empty'],
    ['empty', 'empty'],
    ['空', 'empty'],
  ])('%s is %s', (text, printed) => {
    expect(parsed(`left take {1} right take {2}: ${text}`)).toBe(printed)
  })

  test('positions stand in sums with any game', () => {
    const text = 'left take {1} right take {2}: 5+7 + nim: 3 4 + elephants-and-rhinos: x.o'
    const { game, position } = parseAny(text)
    expect(game.rules.print(position)).toBe('5+7 + 3 4 + x.o')
    expect(game.rules.print(game.rules.parse('5+7 + 3 4 + x.o'))).toBe('5+7 + 3 4 + x.o')
    expect([...game.rules.moves(position, 'right')].map(({ text: move }) => move.en)[1]).toBe(
      'part 1, heap 2: 7 → 5',
    )
    expect(gameOf(game.name).name).toBe(game.name)
  })

  test('each player moves by the own rule, in words', () => {
    const { game, position } = parseAny('left octal 0.1 right octal 0.4: 1 4')
    const moves = (mover: 'left' | 'right') =>
      Array.from(game.rules.moves(position, mover), ({ text, to }) => [
        text.en,
        text.zh,
        game.rules.print(to),
      ])
    expect(moves('left')).toEqual([['heap 1: 1 → 0', '第 1 堆：1 → 0', '4']])
    expect(moves('right')).toEqual([['heap 2: 4 → 1 + 2', '第 2 堆：4 → 1 + 2', '1+1+2']])
    expect([...game.rules.moves(position)].length).toBe(2)
  })

  test('options are the positions of the moves, parts the heaps', () => {
    for (const text of ['left take {1,4} right octal 0.37', 'left split right take odd']) {
      const game = gameOf(text)
      if (!game.partizan) throw new Error('impartial')
      for (const position of game.rules.upTo(7))
        for (const mover of ['left', 'right'] as const) {
          const options = game.partizan.options(position, mover)
          const moves = Array.from(game.rules.moves(position, mover), ({ to }) => to)
          expect(options).toEqual(moves)
          for (const to of moves) expect(game.rules.parse(game.rules.print(to))).toEqual(to)
        }
      expect(game.partizan.parts([5n, 7n])).toEqual([[5n], [7n]])
      expect(game.partizan.likeness([5n, 7n])).toEqual(game.partizan.likeness([7n, 5n]))
    }
    expect([...optionsOf(ruleOf('left split right take odd').left, 5n)]).toEqual([
      [1n, 4n],
      [2n, 3n],
    ])
  })

  test('more options than can be listed are refused', () => {
    const game = gameOf('left take any right take {1}')
    expect(() => game.partizan?.options([10n ** 18n], 'left')).toThrow('200000')
    expect(game.partizan?.options([10n ** 18n], 'right')).toEqual([[10n ** 18n - 1n]])
  })
})

describe('a game of one’s own with moves for each player', () => {
  // Left halves a number, Right takes one
  const halving = gameFromMoves({
    name: { en: 'halving', zh: '减半' },
    left: (n: number) => (n > 1 ? [Math.floor(n / 2)] : []),
    right: (n: number) => (n > 0 ? [n - 1] : []),
    at: (n: number) => n,
  })

  test('has the moves of each player', () => {
    const { rules, partizan, is, nameZh } = halving
    expect([is.kind, nameZh, rules.axes]).toEqual(['own', '减半', 1])
    expect([...rules.moves(9, 'left')]).toEqual([{ text: { en: '9 → 4', zh: '9 → 4' }, to: 4 }])
    expect(partizan.options(9, 'right')).toEqual([8])
    expect(partizan.options(1, 'left')).toEqual([])
    expect(rules.parse(rules.print(9))).toBe(9)
    expect(rules.at?.([9n])).toBe(9)
    expect([...rules.upTo(2)]).toEqual([0, 1, 2])
  })

  test('falls apart as it says, but not in misère play', () => {
    const heaps = {
      name: 'pairs',
      left: ([a = 0, b = 0]: number[]) => (a > 0 ? [[a - 1, b]] : []),
      right: ([a = 0, b = 0]: number[]) => (b > 0 ? [[a, b - 1]] : []),
      parts: ([a = 0, b = 0]: number[]) => [
        [a, 0],
        [0, b],
      ],
    }
    expect(gameFromMoves(heaps).partizan.parts([2, 3])).toEqual([
      [2, 0],
      [0, 3],
    ])
    const misere = gameFromMoves({ ...heaps, convention: 'misere' })
    expect(misere.partizan.parts([2, 3])).toEqual([[2, 3]])
    expect(misere.convention).toBe('misere')
  })
})
