import { describe, expect, test } from 'vitest'
import { Arithmetic } from '../src/automata/arithmetic.ts'
import { FIBONACCI, quadraticSystem } from '../src/automata/numeration.ts'
import { UNKNOWN } from '../src/automata/pair-words.ts'
import { WordClasses } from '../src/automata/word-classes.ts'
import { BeyondBounds, Work } from '../src/automata/work.ts'
import { PartnerLines } from '../src/certify/automata/partner-lines.ts'
import { type Partnered, partneredMoves, partnersBelow } from '../src/certify/automata/partners.ts'
import { refuteLevels } from '../src/certify/automata/prove-levels.ts'
import { refinedPairs } from '../src/certify/automata/refine-pairs.ts'
import { parse } from '../src/index.ts'
import type { CounterRule } from '../src/rules/rule.ts'

const WYTHOFF = 'counters a, b; a -= k; b -= k; a -= k, b -= k'
const TWO_WYTHOFF = `${WYTHOFF}; a -= k, b -= k + 1; a -= k + 1, b -= k`
const withStep = (p: number, q: number) => `${WYTHOFF}; a -= ${p}, b -= ${q}; a -= ${q}, b -= ${p}`
const [GOLDEN, SILVER] = [(1 + Math.sqrt(5)) / 2, 1 + Math.SQRT2]
const work = () => new Work({ seconds: 100 })

function ruleOf(text: string): { rule: CounterRule; moves: Partnered } {
  const rule = parse(text).game.rule as CounterRule
  const moves = partneredMoves(rule)
  if (!moves) throw new Error(`${text}: no partners`)
  return { rule, moves }
}

describe('partners along two lines', () => {
  test.each([
    [WYTHOFF, GOLDEN],
    [withStep(1, 2), GOLDEN],
    [withStep(2, 3), GOLDEN],
    [withStep(3, 5), GOLDEN],
    [TWO_WYTHOFF, SILVER],
    [`${TWO_WYTHOFF}; a -= 2, b -= 5; a -= 5, b -= 2`, SILVER],
  ])('%s: those of the plain table', (text, slope) => {
    const { moves } = ruleOf(text)
    const plain = partnersBelow(moves, 4000, [], work())
    const lines = PartnerLines.below(moves, slope, 4000, work())
    for (let x = 0; x < 4000; x++) expect(lines?.at(x), `${x}`).toBe(plain[x])
    // the numbers that are said to be near have the partner among them, from either side
    for (let x = 0; x < 1000; x++) {
      const y = plain[x] as number
      expect([...(lines?.near(x) ?? [])]).toContain(y)
      if (x <= y) expect([...(lines?.lowerBy(y - x) ?? [])]).toContain(x)
    }
  })

  test('none where the pairs do not lie along them, and no more memory than allowed', () => {
    const { moves } = ruleOf(TWO_WYTHOFF)
    expect(PartnerLines.below(moves, GOLDEN, 20_000, work())).toBeUndefined()
    const small = new Work({ memory: 1 << 17 })
    expect(() => PartnerLines.below(moves, SILVER, 1_000_000, small)).toThrow(BeyondBounds)
  })
})

describe('learning from counterexamples', () => {
  /** Corrects the automaton until it has all pairs up to a bound. */
  function learned(classes: WordClasses, f: (x: number) => number, to: number): void {
    for (let x = 0; x <= to; x++)
      for (let i = 0; !classes.has(x, f(x)); i++) {
        expect(classes.correct(x, f(x))).toBe(true)
        expect(i).toBeLessThan(100)
      }
  }

  test.each([
    ['x', FIBONACCI, (x: number) => x],
    ['x + 3', FIBONACCI, (x: number) => x + 3],
    ['2x + 1', FIBONACCI, (x: number) => 2 * x + 1],
    ['⌊x/3⌋', quadraticSystem(2), (x: number) => Math.floor(x / 3)],
  ])('y = %s: the smallest automaton, right beyond what was shown', (_, system, f) => {
    const classes = new WordClasses(system, f)
    learned(classes, f, 300)
    for (let x = 301; x < 2000; x++)
      for (let y = Math.max(0, f(x) - 2); y <= f(x) + 2; y++)
        if (classes.has(x, y) !== (y === f(x))) classes.correct(x, y)
    for (let x = 2000; x < 4000; x++) {
      expect(classes.has(x, f(x)), `${x}`).toBe(true)
      expect(classes.has(x, f(x) + 1), `${x}`).toBe(false)
    }
    expect(classes.automaton().size).toBeLessThanOrEqual(classes.size)
  })

  test('what is not known is no reason for a state, and is asked again', () => {
    let known = 12
    const line = (x: number) => 3 * x + 2
    const classes = new WordClasses(FIBONACCI, (x) => (x < known ? line(x) : UNKNOWN))
    learned(classes, line, 4)
    const before = classes.size
    expect(classes.has(1000, line(1000))).toBe(false)
    expect(classes.correct(1000, line(1000))).toBe(false)
    expect(classes.size).toBe(before)
    known = 5000
    classes.reconsider()
    learned(classes, line, 3000)
    expect(classes.size).toBeGreaterThan(before)
  })
})

describe('pairs learned from where the proof fails', () => {
  test.each([
    [WYTHOFF, FIBONACCI, 1000, 7],
    [TWO_WYTHOFF, quadraticSystem(2), 3000, 9],
    [withStep(4, 7), FIBONACCI, 3000, 89],
    // the states of this one lie far beyond a table of so few numbers
    [withStep(2, 3), FIBONACCI, 50_000, 307],
  ])('%s', (text, system, deep, states) => {
    const { rule, moves } = ruleOf(text)
    const arithmetic = new Arithmetic(system, work())
    const refined = refinedPairs(rule, moves, arithmetic, deep)
    expect(refined).toMatchObject({ isWhole: true, pairs: { size: states } })
    const levels = refined ? [refined.pairs] : []
    expect(refuteLevels({ rule, misere: false, levels }, arithmetic)).toBeUndefined()
  })

  test('who waits is told what is being done, and may stop it', () => {
    const { rule, moves } = ruleOf(withStep(4, 7))
    const stages = new Set<string | undefined>()
    const told = new Work({ seconds: 100, progress: (_, stage) => stages.add(stage?.en) })
    refinedPairs(rule, moves, new Arithmetic(FIBONACCI, told.part(10_000, 100)), 3000)
    expect([...stages]).toEqual(['table of partners', 'learning an automaton'])
    const stop = () => {
      throw new Error('stopped')
    }
    const stopped = new Arithmetic(FIBONACCI, new Work({ seconds: 100, progress: stop }))
    expect(() => refinedPairs(rule, moves, stopped, 3000)).toThrow('stopped')
  })

  test('nothing is said of pairs whose line has another slope', () => {
    const { rule, moves } = ruleOf(TWO_WYTHOFF)
    const arithmetic = new Arithmetic(FIBONACCI, work())
    expect(refinedPairs(rule, moves, arithmetic, 1000)).toBeUndefined()
  })
})
