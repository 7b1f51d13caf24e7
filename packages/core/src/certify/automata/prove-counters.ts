import { Arithmetic } from '../../automata/arithmetic.ts'
import { type Automaton, renamed } from '../../automata/automaton.ts'
import { learnFunction } from '../../automata/learn-function.ts'
import { learnSet } from '../../automata/learn-set.ts'
import { type Numeration, weightsBelow } from '../../automata/numeration.ts'
import { systemNamed } from '../../automata/systems.ts'
import { BeyondBounds, type MetBound, Work } from '../../automata/work.ts'
import type { CounterRule } from '../../rules/rule.ts'
import { Attempts, type Outcome, type Proved, type Search } from './attempt.ts'
import { levelCertificate } from './certificate.ts'
import { type LevelTable, levelTable } from './level-tables.ts'
import { measureOf } from './measure.ts'
import { isLinear } from './moves.ts'
import { type Partnered, partneredMoves, partnersBelow } from './partners.ts'
import { refuteLevels } from './prove-levels.ts'
import { refinedPairs } from './refine-pairs.ts'
import { Endless } from './small-moves.ts'

/** How many positions the tables have, one stage after the other. */
const STAGES = [4096, 40_000, 400_000]

/** Seconds from which on tables of more than a few positions are worth their time. */
const LONG = 10

/** How many numbers get a partner, and by how many digits states are told apart. */
const PARTNER_STAGES = [
  { size: 3000, depths: [2, 3] },
  { size: 50_000, depths: [5, 7, 9] },
  { size: 1_400_000, depths: [11, 14] },
]

/** The most states that are guessed, and the seconds that one look at a guess may take. */
const [MOST_STATES, PART_SECONDS] = [5000, 2]

/** A guess: an automaton for each level, over the counters. */
interface Guess {
  readonly system: Numeration
  readonly levels: readonly Automaton[]
  readonly to: number
}

/** Looks for the losing positions of a rule over counters, or levels of values, and proves them. */
export function proveCounters(rule: CounterRule, misere: boolean, search: Search): Outcome {
  const measure = isLinear(rule) ? measureOf(rule) : undefined
  if (!measure) return { attempts: [] }
  return new CounterProof(rule, misere, search, measure).run()
}

class CounterProof {
  private readonly rule: CounterRule
  private readonly misere: boolean
  private readonly search: Search
  private readonly measure: readonly number[]
  private readonly last: number
  private readonly work: Work
  private readonly attempts = new Attempts()
  private readonly refuted = new Set<string>()

  constructor(rule: CounterRule, misere: boolean, search: Search, measure: readonly number[]) {
    this.rule = rule
    this.misere = misere
    this.search = search
    this.measure = measure
    this.last = misere ? 0 : (search.levels ?? 0)
    this.work = new Work(search.bounds)
  }

  run(): Outcome {
    const proved = this.within(undefined, () => this.byPartners() ?? this.byTables())
    return { ...(proved && { proved }), attempts: this.attempts.all }
  }

  /** What some work gives; undefined where it meets a bound, which is noted. */
  private within<T>(system: Numeration | undefined, run: () => T | undefined): T | undefined {
    try {
      return run()
    } catch (error) {
      if (error instanceof Endless) return undefined
      if (!(error instanceof BeyondBounds)) throw error
      if (system) this.attempts.note({ system, to: 0, bound: error.met }, this.ends(error.met))
      // a part of the work may have ended before the whole
      if (system) this.work.time()
      return undefined
    }
  }

  /** Whether a bound is one of the whole search, or most of it. */
  private ends({ of, limit }: MetBound): boolean {
    const { states, seconds } = this.work.bounds
    return of === 'states' ? limit >= states : of === 'memory' || limit >= seconds / 2
  }

  private byTables(): Proved | undefined {
    const { rule, misere, last, work } = this
    const dimensions = rule.names.length
    for (const cells of this.work.bounds.seconds < LONG ? STAGES.slice(0, 1) : STAGES) {
      const side = Math.floor(cells ** (1 / dimensions) + 1e-9)
      if (side < 5) continue
      const table = levelTable(rule, misere, side, last, work)
      const guesses: Guess[] = []
      for (const system of this.systems(table)) {
        const guess = this.within(system, () => this.fromTable(system, table))
        if (guess) guesses.push(guess)
      }
      const proved = this.firstProved(guesses)
      if (proved) return proved
    }
    return undefined
  }

  /** The smallest guess that is proved. */
  private firstProved(guesses: readonly Guess[]): Proved | undefined {
    const size = ({ levels }: Guess) => levels.reduce((sum, level) => sum + level.size, 0)
    for (const guess of [...guesses].sort((a, b) => size(a) - size(b))) {
      const proved = this.within(guess.system, () => this.prove(guess))
      if (proved) return proved
    }
    return undefined
  }

  private prove({ system, levels, to }: Guess): Proved | undefined {
    const { rule, misere, measure } = this
    const key = `${system.name} ${levels.map(({ next, accepts }) => `${next} ${accepts}`).join(' ')}`
    if (this.refuted.has(key)) return undefined
    const size = levels.reduce((sum, level) => sum + level.size, 0)
    const part = this.work.part(20_000 + 400 * size, this.work.bounds.seconds / 3)
    const arithmetic = new Arithmetic(system, part)
    const claim = { rule, misere, levels }
    const refuted = refuteLevels(claim, arithmetic)
    if (refuted) {
      this.refuted.add(key)
      this.attempts.note({ system, to, states: size, refuted })
      return undefined
    }
    const certificate = levelCertificate(claim, measure, arithmetic)
    return { certificate, system, sets: levels, arithmetic, to }
  }

  private fromTable(system: Numeration, { side, levels }: LevelTable): Guess | undefined {
    const { rule, work } = this
    const weights = weightsBelow(system, side + 1)
    const length = weights.findLastIndex((weight) => weight <= side)
    const to = weights[length] as number
    const learned: Automaton[] = []
    for (const level of levels) {
      const has = (numbers: Float64Array) => {
        let index = 0
        for (const n of numbers) index = index * side + n
        return level[index] as number
      }
      const { automaton } = learnSet(system, rule.names.length, { length, has }, 1, work)
      if (!automaton) {
        this.attempts.note({ system, to })
        return undefined
      }
      learned.push(this.overCounters(automaton))
    }
    return { system, levels: learned, to }
  }

  private overCounters(automaton: Automaton): Automaton {
    return renamed(automaton, Object.fromEntries(this.rule.names.map((name, i) => [`${i}`, name])))
  }

  /** The systems to try, by what the table suggests: the slope of the losing pairs. */
  private systems({ side, levels }: LevelTable): Numeration[] {
    const { rule, search } = this
    const named = (names: readonly string[]) => names.flatMap((name) => systemNamed(name) ?? [])
    if (search.systems) return named(search.systems)
    if (rule.names.length !== 2) return named(['2', 'fib', '3'])
    const level = levels[0] as Uint8Array
    for (let a = Math.floor(side / 6); a < side / 3; a++) {
      const pairs = [...level.subarray(a * side, (a + 1) * side).keys()].filter(
        (b) => b > a && level[a * side + b],
      )
      const [b] = pairs
      if (b !== undefined && pairs.length === 1) return named(bySlope(b / a))
    }
    return named(bySlope(1))
  }

  private byPartners(): Proved | undefined {
    const { rule, misere, search } = this
    const moves = misere ? undefined : partneredMoves(rule)
    if (!moves) return undefined
    let suggested: Numeration | undefined
    for (const { size, depths } of this.work.bounds.seconds < 1
      ? PARTNER_STAGES.slice(0, 1)
      : PARTNER_STAGES) {
      const tables: Int32Array[] = []
      for (let level = 0; level <= this.last; level++)
        tables.push(partnersBelow(moves, size, tables.slice(), this.work))
      const [lowest] = tables as [Int32Array]
      let x = size >> 1
      while ((lowest[x] as number) < x) x--
      const names = search.systems ?? bySlope((lowest[x] as number) / x)
      // long tables are for the system that they suggest
      const tried = search.systems || size < 10_000 ? names : names.slice(0, 1)
      for (const system of tried.flatMap((name) => systemNamed(name) ?? [])) {
        const proved = this.within(system, () => this.fromPartners(system, tables, size, depths))
        if (proved) return proved
        suggested = system
      }
    }
    return suggested && this.last === 0 ? this.byRefining(moves, suggested) : undefined
  }

  /** By the longest table, and a guess that is corrected wherever the proof fails. */
  private byRefining(moves: Partnered, system: Numeration): Proved | undefined {
    const { rule, work } = this
    const { seconds, states } = work.bounds
    if (seconds < LONG) return undefined
    // some time is left for the proof, or for other tables
    const arithmetic = new Arithmetic(system, work.part(states, 0.75 * seconds))
    return this.within(system, () => {
      const refined = refinedPairs(rule, moves, arithmetic)
      if (!refined) return undefined
      const { pairs, isWhole, to } = refined
      if (isWhole) return this.prove({ system, levels: [pairs], to })
      this.attempts.note({ system, to, states: pairs.size })
      return undefined
    })
  }

  private fromPartners(
    system: Numeration,
    tables: readonly Int32Array[],
    size: number,
    depths: readonly number[],
  ): Proved | undefined {
    const weights = weightsBelow(system, size + 1)
    const length = weights.findLastIndex((weight) => weight <= size)
    const to = weights[length] as number
    const learned: Automaton[] = []
    for (const depth of depths) {
      learned.length = 0
      for (const table of tables) {
        const at = (x: number) => table[x] as number
        const automaton = learnFunction(system, { length, at }, depth, MOST_STATES, this.work)
        if (!automaton || !this.isTotal(automaton, system)) break
        learned.push(this.overCounters(automaton))
      }
      if (learned.length < tables.length) {
        this.attempts.note({ system, to })
        continue
      }
      const proved = this.prove({ system, levels: [...learned], to })
      if (proved) return proved
    }
    return undefined
  }

  /** Whether every number has a partner, which is cheaper to see than all that is to be proved. */
  private isTotal(pairs: Automaton, system: Numeration): boolean {
    const arithmetic = new Arithmetic(system, this.work.part(5000 + 4 * pairs.size, PART_SECONDS))
    const some = this.within(system, () => arithmetic.exists(['1'], pairs))
    if (!some) return false
    return !arithmetic.example([{ set: arithmetic.all(['0']) }, { set: some, not: true }])
  }
}

/** The systems to try where losing pairs have a slope β: β² = aβ + 1 in a-Wythoff. */
function bySlope(slope: number): string[] {
  const a = slope - 1 / slope
  const of = Math.round(a)
  if (of < 1 || of > 6 || Math.abs(a - of) > 0.2) return ['2', 'fib', '3']
  return of === 1 ? ['fib', '2'] : [`p${of}`, ...(of === 2 ? ['pell'] : []), '2']
}
