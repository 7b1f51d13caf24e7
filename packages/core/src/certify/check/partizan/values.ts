import type { Work } from '../work.ts'
import { type Dyadic, dyadic, isAtMost, plus } from './dyadic.ts'

/** The value of a game: equal values have equal numbers. */
export type Value = number

/** The steps that what is kept takes: a comparison, a value, an option; it is their memory that counts. */
const PER_COMPARISON = 1000
const PER_GAME = 2000
const PER_OPTION = 200

interface Game {
  left: readonly Value[]
  right: readonly Value[]
  readonly number?: Dyadic
  /** Whether it is a canonical form; what is being made is none. */
  readonly canonical: boolean
}

/**
 * Values as canonical forms: G ≤ H unless a left option of G is ≥ H or a right option of H is ≤ G;
 * dominated options are left out and reversible ones replaced (Conway, On Numbers and Games, 1976).
 */
export class Values {
  readonly zero: Value
  private readonly work: Work
  private readonly games: Game[] = []
  private readonly known = new Map<string, Value>()
  private readonly made = new Map<string, Value>()
  private readonly sums = new Map<string, Value>()
  private readonly negatives = new Map<Value, Value>()
  private readonly order = new Map<string, boolean>()

  constructor(work: Work) {
    this.work = work
    this.zero = this.number(dyadic(0n))
  }

  number(x: Dyadic): Value {
    const key = `${x.top}/${x.power}`
    const known = this.known.get(key)
    if (known !== undefined) return known
    return this.enter(key, { left: [], right: [], number: x, canonical: true })
  }

  isNumber(g: Value): boolean {
    return this.game(g).number !== undefined
  }

  left(g: Value): readonly Value[] {
    return this.options(g).left
  }

  right(g: Value): readonly Value[] {
    return this.options(g).right
  }

  atMost(g: Value, h: Value): boolean {
    if (g === h) return true
    const [a, b] = [this.game(g), this.game(h)]
    if (a.number && b.number) return isAtMost(a.number, b.number)
    const key = `${g} ${h}`
    const known = this.order.get(key)
    if (known !== undefined) return known
    this.work.spend(PER_COMPARISON)
    // nobody needs to move in a number beside something that is none
    const lefts = a.number && b.canonical ? [] : this.left(g)
    const rights = b.number && a.canonical ? [] : this.right(h)
    const answer = !lefts.some((l) => this.atMost(h, l)) && !rights.some((r) => this.atMost(r, g))
    this.order.set(key, answer)
    return answer
  }

  /** The value of {left|right}. */
  make(left: readonly Value[], right: readonly Value[]): Value {
    const key = `${sorted(left)}|${sorted(right)}`
    const known = this.made.get(key)
    if (known !== undefined) return known
    this.work.spend(PER_GAME + PER_OPTION * (left.length + right.length))
    const draft = this.games.push({ left, right, canonical: false }) - 1
    const lefts = this.undominated(this.irreversible(left, draft, true), true)
    const rights = this.undominated(this.irreversible(right, draft, false), false)
    const value = this.canonical(lefts, rights)
    this.made.set(key, value)
    return value
  }

  add(g: Value, h: Value): Value {
    if (g === this.zero) return h
    if (h === this.zero) return g
    const [x, y] = [this.game(g).number, this.game(h).number]
    if (x && y) return this.number(plus(x, y))
    const key = g < h ? `${g} ${h}` : `${h} ${g}`
    const known = this.sums.get(key)
    if (known !== undefined) return known
    // a number is added to the options of what is none
    const [movesG, movesH] = [!x, !y]
    const side = (of: (v: Value) => readonly Value[]) => [
      ...(movesG ? of(g).map((o) => this.add(o, h)) : []),
      ...(movesH ? of(h).map((o) => this.add(g, o)) : []),
    ]
    const sum = this.make(
      side((v) => this.left(v)),
      side((v) => this.right(v)),
    )
    this.sums.set(key, sum)
    return sum
  }

  negate(g: Value): Value {
    const { number } = this.game(g)
    if (number) return this.number(dyadic(-number.top, number.power))
    const known = this.negatives.get(g)
    if (known !== undefined) return known
    const negative = this.make(
      this.right(g).map((r) => this.negate(r)),
      this.left(g).map((l) => this.negate(l)),
    )
    this.negatives.set(g, negative)
    return negative
  }

  /** The options with those that the other player would answer replaced by what follows. */
  private irreversible(options: readonly Value[], draft: Value, ofLeft: boolean): Value[] {
    const kept: Value[] = []
    const open = [...options]
    for (let option = open.pop(); option !== undefined; option = open.pop()) {
      const answers = ofLeft ? this.right(option) : this.left(option)
      const through = answers.find((answer) =>
        ofLeft ? this.atMost(answer, draft) : this.atMost(draft, answer),
      )
      if (through === undefined) kept.push(option)
      else open.push(...(ofLeft ? this.left(through) : this.right(through)))
    }
    return kept
  }

  private undominated(options: readonly Value[], ofLeft: boolean): Value[] {
    const isWorse = (one: Value, other: Value) =>
      ofLeft ? this.atMost(one, other) : this.atMost(other, one)
    let best: Value[] = []
    for (const option of new Set(options)) {
      if (best.some((other) => isWorse(option, other))) continue
      best = best.filter((other) => !isWorse(other, option))
      best.push(option)
    }
    return best
  }

  /** The value with canonical options: a number where these are those of one. */
  private canonical(left: readonly Value[], right: readonly Value[]): Value {
    const [l, r] = [left[0], right[0]]
    const [x, y] = [l, r].map((option) => option !== undefined && this.game(option).number)
    if (l === undefined && r === undefined) return this.zero
    if (r === undefined && x) return this.number(dyadic(x.top + 1n))
    if (l === undefined && y) return this.number(dyadic(y.top - 1n))
    if (x && y && left.length === 1 && right.length === 1 && !isAtMost(y, x)) {
      const { top, power } = plus(x, y)
      return this.number(dyadic(top, power + 1))
    }
    const key = `${sorted(left)}|${sorted(right)}`
    return this.known.get(key) ?? this.enter(key, { left, right, canonical: true })
  }

  private enter(key: string, game: Game): Value {
    this.work.spend(PER_GAME)
    const value = this.games.push(game) - 1
    this.known.set(key, value)
    return value
  }

  private game(g: Value): Game {
    return this.games[g] as Game
  }

  /** A game whose options are listed: those of a number when they are asked for. */
  private options(g: Value): Game {
    const game = this.game(g)
    const { number, left, right } = game
    if (!number || left.length + right.length > 0) return game
    const { top, power } = number
    const by = (step: bigint) => [this.number(dyadic(top + step, power))]
    if (power > 0 || top > 0n) game.left = by(-1n)
    if (power > 0 || top < 0n) game.right = by(1n)
    return game
  }
}

function sorted(values: readonly Value[]): string {
  return [...new Set(values)].sort((a, b) => a - b).join(',')
}
