import type { Arithmetic } from '../../automata/arithmetic.ts'
import { type Automaton, renamed } from '../../automata/automaton.ts'
import { type Numeration, weightsBelow } from '../../automata/numeration.ts'
import { UNKNOWN } from '../../automata/pair-words.ts'
import { WordClasses } from '../../automata/word-classes.ts'
import type { CounterRule } from '../../rules/rule.ts'
import { after, intoSet, type MoveSets } from './moves.ts'
import { PartnerLines } from './partner-lines.ts'
import type { Partnered } from './partners.ts'
import { movesOf } from './prove-levels.ts'

/** So many numbers are looked at one by one before the proof is asked; larger ones are not exact. */
const [FIRST, LARGEST] = [200_000, 2 ** 42]

/** A pair about which a guess is wrong. */
type Pair = readonly [number, number]

/** What came of it: the guess that nothing speaks against, or the last one. */
export interface Refined {
  readonly pairs: Automaton
  readonly isWhole: boolean
  /** The partners of the numbers below this were computed. */
  readonly to: number
}

/** So many numbers have a partner in the table, or as many as fit into the memory. */
const DEEP = 40_000_000

/**
 * An automaton on the tracks of two counters for the losing pairs of a symmetric rule in which every
 * number has one partner. It is learned from the partners of a table; where a guess is wrong is said by
 * the sentences that prove it. Beyond the table the partner of a number is the one from which, by the
 * rule, no move leads into the last guess: right wherever that was right for smaller numbers.
 */
export function refinedPairs(
  rule: CounterRule,
  partnered: Partnered,
  arithmetic: Arithmetic,
  deep = DEEP,
): Refined | undefined {
  const { system, work } = arithmetic
  const slope = slopeOf(system)
  if (slope === undefined) return undefined
  const bytes = PartnerLines.bytes(partnered, slope, 1 << 20) / (1 << 20)
  // the automata of the proof need as much again
  const most = Math.min(deep, work.bounds.memory / 2 / bytes)
  const to = weightsBelow(system, most).findLast((weight) => weight <= most) ?? 0
  work.stage = { en: 'table of partners', zh: '配对表' }
  const table = PartnerLines.below(partnered, slope, to, work)
  if (!table) return undefined
  work.stage = { en: 'learning an automaton', zh: '学习自动机' }
  return new Refinement(rule, partnered, table, arithmetic).run()
}

/** β with β² = aβ + 1, along which pairs lie whose system has that recurrence. */
function slopeOf({ recurrence }: Numeration): number | undefined {
  const [a, one, ...more] = recurrence
  return a === undefined || one !== 1 || more.length > 0 ? undefined : (a + Math.hypot(a, 2)) / 2
}

class Refinement {
  private readonly rule: CounterRule
  private readonly partnered: Partnered
  private readonly table: PartnerLines
  private readonly arithmetic: Arithmetic
  private readonly moves: readonly MoveSets[]
  private readonly classes: WordClasses
  /** Partners beyond the table. */
  private readonly far = new Map<number, number>()
  private looksBeyond = false

  constructor(
    rule: CounterRule,
    partnered: Partnered,
    table: PartnerLines,
    arithmetic: Arithmetic,
  ) {
    this.rule = rule
    this.partnered = partnered
    this.table = table
    this.arithmetic = arithmetic
    this.moves = movesOf(rule, arithmetic) ?? []
    this.classes = new WordClasses(arithmetic.system, (x) => this.partner(x))
  }

  run(): Refined {
    const { classes, table } = this
    for (let x = 0; x < Math.min(FIRST, table.size); x++) {
      const y = table.at(x)
      while (!classes.has(x, y) && classes.correct(x, y)) this.arithmetic.work.time()
    }
    for (;;) {
      this.arithmetic.work.time()
      const pairs = this.guess()
      const wrong = this.wrong(pairs)
      if (!wrong) return { pairs, isWhole: true, to: table.size }
      if (!wrong.some(([x, y]) => classes.correct(x, y)))
        return { pairs, isWhole: false, to: table.size }
    }
  }

  private guess(): Automaton {
    const [a, b] = this.rule.names as [string, string]
    return renamed(this.classes.automaton(), { 0: a, 1: b })
  }

  private partner(x: number): number {
    if (x < this.table.size) return this.table.at(x)
    const known = this.far.get(x)
    if (known !== undefined) return known
    for (const y of this.table.near(x)) if (y < this.table.size && this.table.at(y) === x) return y
    const found = this.looksBeyond && x < LARGEST ? this.partnerBeyond(x) : UNKNOWN
    if (found !== UNKNOWN) this.far.set(x, found)
    return found
  }

  /** Pairs about which a guess is wrong; undefined where it is right. */
  private wrong(pairs: Automaton): Pair[] | undefined {
    const { arithmetic, rule } = this
    const [a, b] = rule.names as [string, string]
    const beyond: (() => Pair | undefined)[] = []
    const two = arithmetic.example([
      { set: pairs },
      { set: renamed(pairs, { [b]: after(b) }) },
      { set: arithmetic.less(b, after(b)) },
    ])
    if (two) {
      const [x, y, z] = [Number(two[a]), Number(two[b]), Number(two[after(b)])]
      const pair = (): Pair => [x, this.partner(x) === y ? z : y]
      if (this.isInTable(x, z)) return [pair()]
      beyond.push(pair)
    }
    const none = arithmetic.example([
      { set: arithmetic.all([a]) },
      { set: arithmetic.exists([b], pairs), not: true },
    ])
    if (none) {
      const x = Number(none[a])
      const pair = (): Pair => [x, this.partner(x)]
      if (x < this.table.size && this.isInTable(...pair())) return [pair()]
      beyond.push(pair)
    }
    const leading: Automaton[] = []
    for (const move of this.moves) {
      const into = intoSet(rule, move, pairs, arithmetic)
      const inside = arithmetic.example([{ set: pairs }, { set: into }])
      if (inside) {
        const [x, y] = [Number(inside[a]), Number(inside[b])]
        const pair = () =>
          this.partner(x) === y ? this.target(move, pairs, x, y) : ([x, y] as const)
        if (this.isInTable(x, y)) {
          const found = pair()
          if (found) return [found]
        }
        beyond.push(pair)
      }
      leading.push(into)
    }
    if (beyond.length === 0) {
      const outside = arithmetic.example([
        { set: arithmetic.all([a, b]) },
        ...[pairs, ...leading].map((set) => ({ set, not: true })),
      ])
      if (!outside) return undefined
      const [x, y] = [Number(outside[a]), Number(outside[b])]
      if (this.isInTable(x, y)) return [[x, this.partner(x)]]
      beyond.push(() => [x, y])
    }
    this.looksBeyond = true
    this.classes.reconsider()
    return beyond.flatMap((pair) => {
      const found = pair()
      return found && this.partner(found[0]) !== UNKNOWN ? [found] : []
    })
  }

  private isInTable(x: number, y: number): boolean {
    return Math.max(x, y) < this.table.size
  }

  /** The pair of a guess that a move from another one leads to. */
  private target(move: MoveSets, pairs: Automaton, x: number, y: number): Pair | undefined {
    const { arithmetic, rule } = this
    const [a, b] = rule.names as [string, string]
    const found = arithmetic.example([
      { set: pairs },
      { set: renamed(pairs, Object.fromEntries(move.changed.map((name) => [name, after(name)]))) },
      ...move.sets.map((set) => ({ set })),
    ])
    if (!found) return undefined
    const at = (name: string) => Number(found[after(name)] ?? found[name])
    if (Number(found[a]) !== x || Number(found[b]) !== y)
      return [Number(found[a]), Number(found[b])]
    return [at(a), at(b)]
  }

  /**
   * The partner of a number beyond the table: the least with which no move leads into the guess, as
   * far as that has pairs near the lines.
   */
  private partnerBeyond(x: number): number {
    for (const y of this.table.near(x)) if (!this.isReached(x, y)) return y
    return UNKNOWN
  }

  /** Whether a move leads from (x, y) to a pair of the guess that is not one of x. */
  private isReached(x: number, y: number): boolean {
    const { table, classes } = this
    const { diagonal, diagonals, steps } = this.partnered
    for (const other of table.near(y)) if (other < x && classes.has(other, y)) return true
    const [low, gap] = [Math.min(x, y), Math.abs(x - y)]
    for (const { c, d } of steps)
      if (low >= c && low + gap >= d && classes.has(low - c, low + gap - d)) return true
    for (const { c, d } of diagonal ? [...diagonals, { c: 0, d: 0 }] : diagonals)
      for (const lower of table.lowerBy(gap + c - d))
        if (lower < low - c && classes.has(lower, lower + gap + c - d)) return true
    return false
  }
}
