import type { Period } from '../../arith/period.ts'
import type { Arithmetic } from '../../automata/arithmetic.ts'
import { type Automaton, renamed } from '../../automata/automaton.ts'
import { comparison, plusTimes, type Term } from '../../automata/sentence.ts'
import { BeyondBounds } from '../../automata/work.ts'
import type { Formula } from '../../formula/tree.ts'

/**
 * Whether a formula says of all positions what a set says: when they are losing, or where the set
 * has a track for values, what they are. False also where that is not decided here.
 */
export function saysTheSame(
  form: Formula,
  set: Automaton,
  arithmetic: Arithmetic,
  value?: string,
): boolean {
  try {
    const made = value
      ? new Translation(arithmetic).graph(form, value)
      : new Translation(arithmetic).condition(form)
    // tracks may have changed places, by which states are numbered
    return arithmetic.join(made, set, 'differ').size === 0
  } catch (error) {
    if (error instanceof NoAutomaton || error instanceof BeyondBounds) return false
    throw error
  }
}

/**
 * The numbers of the first counter with which a position of a set begins, where each other counter is
 * then less than it by a number, and 0 where it is smaller.
 */
export function beginningIn(
  set: Automaton,
  names: readonly string[],
  start: readonly number[],
  arithmetic: Arithmetic,
): Automaton {
  const [first, ...others] = names as [string, ...string[]]
  const parts = others.map((name, i) => {
    const less = start[i] as number
    return arithmetic.or(
      arithmetic.linear({ [first]: 1, [name]: -1 }, '=', less),
      arithmetic.and(
        arithmetic.linear({ [first]: 1 }, '<=', less),
        arithmetic.linear({ [name]: 1 }, '=', 0),
      ),
    )
  })
  return arithmetic.together([set, ...parts], others)
}

/** Longer tables of values, and larger steps, are not confirmed by the checker. */
const MOST_LISTED = 4096

/** Whether values of heaps, as pairs (n, v), have a period from some heap on. */
export function hasPeriod(
  { from, length, saltus }: Period,
  values: Automaton,
  arithmetic: Arithmetic,
): boolean {
  if (from + length > MOST_LISTED || saltus > MOST_LISTED) return false
  try {
    const later = arithmetic.together(
      [
        arithmetic.linear({ m: 1, n: -1 }, '=', length),
        arithmetic.linear({ w: 1, v: -1 }, '=', saltus),
        renamed(values, { n: 'm', v: 'w' }),
      ],
      ['m', 'w'],
    )
    const least = arithmetic.linear({ n: -1 }, '<=', -from)
    return !arithmetic.example([{ set: values }, { set: least }, { set: later, not: true }])
  } catch (error) {
    if (error instanceof BeyondBounds) return false
    throw error
  }
}

/** A part of a formula that is not first-order in the system. */
class NoAutomaton extends Error {}

/** A number: a term of tracks, those of which are bound that stand for other parts. */
interface Value {
  readonly term: Term
  readonly parts: readonly Automaton[]
  readonly bound: readonly string[]
}

/** Rows of automata: the state that digits of the tracks lead to, −1 for none. */
type Rows = readonly ((digits: readonly number[]) => number)[]

/** One digit 1 at most. */
const ONE_DIGIT: Rows = [([d]) => (d ? 1 : 0), ([d]) => (d ? -1 : 1)]

/** The last digit 1 of a number with the zeros behind it: before it, behind it, after others. */
const LAST_ONE: Rows = [
  ([d, e]) => (d ? (e ? 1 : 2) : e ? -1 : 0),
  ([d, e]) => (d || e ? -1 : 1),
  ([d, e]) => (d ? (e ? 1 : 2) : e ? -1 : 2),
]

/** The first digit 1 of a number with zeros in the place of all others. */
const FIRST_ONE: Rows = [([d, e]) => (d !== e ? -1 : d ? 1 : 0), ([, e]) => (e ? -1 : 1)]

class Translation {
  private readonly arithmetic: Arithmetic
  private fresh = 0

  constructor(arithmetic: Arithmetic) {
    this.arithmetic = arithmetic
  }

  /** The tuples for which a condition holds. */
  condition(form: Formula): Automaton {
    const { arithmetic } = this
    switch (form.op) {
      case '=':
      case '!=':
      case '<':
      case '<=':
      case '>':
      case '>=': {
        const [x, y] = form.of.map((each) => this.value(each)) as [Value, Value]
        const { of, constant } = plusTimes(x.term, -1, y.term)
        const compared = comparison(arithmetic, form.op, of, constant)
        return arithmetic.together([...x.parts, ...y.parts, compared], [...x.bound, ...y.bound])
      }
      case 'and':
        return arithmetic.and(...form.of.map((each) => this.condition(each)))
      case 'or':
        return arithmetic.or(...form.of.map((each) => this.condition(each)))
      case 'not':
        return arithmetic.not(this.condition(form.of[0]))
      case 'fib': {
        const { name, set } = this.track(form.of[0])
        const one = this.digits('fib', [name], ONE_DIGIT, [1, 1])
        return arithmetic.together([set, one], [name])
      }
      default:
        throw new NoAutomaton()
    }
  }

  /** The tuples with the number that a formula has for them, on a track. */
  graph(form: Formula, track: string): Automaton {
    const { arithmetic } = this
    const { term, parts, bound } = this.value(form)
    const { of, constant } = plusTimes({ constant: 0, of: { [track]: 1 } }, -1, term)
    const set = arithmetic.together([...parts, comparison(arithmetic, '=', of, constant)], bound)
    // where the number is negative it is on no track
    const missing = arithmetic.not(arithmetic.exists([track], set))
    if (missing.size > 0) throw new NoAutomaton()
    return set
  }

  private value(form: Formula): Value {
    switch (form.op) {
      case 'int': {
        const n = Number(form.value)
        if (Math.abs(n) > 1_000_000) throw new NoAutomaton()
        return { term: { constant: n, of: {} }, parts: [], bound: [] }
      }
      case 'var':
        return { term: { constant: 0, of: { [form.name]: 1 } }, parts: [], bound: [] }
      case '+':
      case '-': {
        const [x, y] = form.of.map((each) => this.value(each)) as [Value, Value]
        return {
          term: plusTimes(x.term, form.op === '+' ? 1 : -1, y.term),
          parts: [...x.parts, ...y.parts],
          bound: [...x.bound, ...y.bound],
        }
      }
      case '*': {
        const [x, y] = form.of
        const [factor, other] = x.op === 'int' ? [x, y] : [y, x]
        if (factor.op !== 'int' || Math.abs(Number(factor.value)) > 16) throw new NoAutomaton()
        const of = this.value(other)
        return { ...of, term: plusTimes({ constant: 0, of: {} }, Number(factor.value), of.term) }
      }
      case 'min':
      case 'max':
        return this.extreme(form.op, form.of)
      case 'div':
      case 'mod':
        return this.divided(form.op, form.of)
      case 'xor':
        return this.xor(form.of)
      case 'floorPhi':
        return this.floorPhi(form.of[0])
      case 'zeckendorf':
      case 'lowbit':
      case 'highbit': {
        const { name, set } = this.track(form.of[0])
        const result = this.freshName()
        const rows = form.op === 'highbit' ? FIRST_ONE : LAST_ONE
        const accept = form.op === 'highbit' ? [1, 1] : [1, 1, 0]
        const system = form.op === 'zeckendorf' ? 'fib' : '2'
        const digits = this.digits(system, [name, result], rows, accept)
        return this.standing(result, this.arithmetic.together([set, digits], [name]))
      }
      default:
        throw new NoAutomaton()
    }
  }

  /** A relation that is seen in the digits of a system. */
  private digits(
    system: string,
    tracks: readonly string[],
    rows: Rows,
    accept: readonly number[],
  ): Automaton {
    if (this.arithmetic.system.name !== system) throw new NoAutomaton()
    return this.arithmetic.custom(tracks, rows, accept)
  }

  /** A track that stands for a formula, and the set that says so. */
  private track(form: Formula): { name: string; set: Automaton } {
    const name = this.freshName()
    return { name, set: this.graph(form, name) }
  }

  private standing(name: string, set: Automaton): Value {
    return { term: { constant: 0, of: { [name]: 1 } }, parts: [set], bound: [name] }
  }

  private extreme(op: 'min' | 'max', [a, b]: readonly [Formula, Formula]): Value {
    const { arithmetic } = this
    const name = this.freshName()
    const [x, y] = [this.graph(a, name), this.graph(b, name)]
    const other = this.freshName()
    const larger = (set: Automaton) =>
      arithmetic.exists(
        [other],
        arithmetic.and(renamed(set, { [name]: other }), this.ordered(op, name, other)),
      )
    const set = arithmetic.or(arithmetic.and(x, larger(y)), arithmetic.and(y, larger(x)))
    return this.standing(name, set)
  }

  private ordered(op: 'min' | 'max', x: string, y: string): Automaton {
    const [low, high] = op === 'min' ? [x, y] : [y, x]
    return this.arithmetic.linear({ [low]: 1, [high]: -1 }, '<=', 0)
  }

  private divided(op: 'div' | 'mod', [a, b]: readonly [Formula, Formula]): Value {
    const { arithmetic } = this
    if (b.op !== 'int' || b.value < 1n || b.value > 64n) throw new NoAutomaton()
    const divisor = Number(b.value)
    const { name, set } = this.track(a)
    const [quotient, rest] = [this.freshName(), this.freshName()]
    const whole = arithmetic.together(
      [
        set,
        arithmetic.linear({ [name]: 1, [quotient]: -divisor, [rest]: -1 }, '=', 0),
        arithmetic.linear({ [rest]: 1 }, '<=', divisor - 1),
      ],
      [name, op === 'div' ? rest : quotient],
    )
    return this.standing(op === 'div' ? quotient : rest, whole)
  }

  private xor(of: readonly [Formula, Formula]): Value {
    const { arithmetic } = this
    if (arithmetic.system.name !== '2') throw new NoAutomaton()
    const [x, y] = of.map((each) => this.track(each)) as [
      { name: string; set: Automaton },
      { name: string; set: Automaton },
    ]
    const name = this.freshName()
    const xor = arithmetic.custom(
      [x.name, y.name, name],
      [([p = 0, q = 0, r = 0]) => (p ^ q ^ r ? -1 : 0)],
      [1],
    )
    return this.standing(name, arithmetic.together([x.set, y.set, xor], [x.name, y.name]))
  }

  /**
   * ⌊xφ⌋ = 1 + the number whose word is that of x − 1 with a zero behind it, for x ≥ 1 (Zeckendorf
   * words; R. Silber, A Fibonacci property of Wythoff pairs, Fibonacci Quarterly 14, 1976).
   */
  private floorPhi(form: Formula): Value {
    const { arithmetic } = this
    if (arithmetic.system.name !== 'fib') throw new NoAutomaton()
    const { name, set } = this.track(form)
    const [before, moved, result] = [this.freshName(), this.freshName(), this.freshName()]
    // each digit of the longer word is the next one of the shorter: the state is what is expected
    const shift = arithmetic.custom(
      [before, moved],
      [0, 1].map(
        (expected) =>
          ([d, e]: readonly number[]) =>
            d === expected ? (e as number) : -1,
      ),
      [1, 0],
    )
    const positive = arithmetic.together(
      [
        arithmetic.linear({ [name]: 1, [before]: -1 }, '=', 1),
        arithmetic.linear({ [result]: 1, [moved]: -1 }, '=', 1),
        shift,
      ],
      [before, moved],
    )
    const zero = arithmetic.and(
      arithmetic.linear({ [name]: 1 }, '=', 0),
      arithmetic.linear({ [result]: 1 }, '=', 0),
    )
    const floor = arithmetic.or(positive, zero)
    return this.standing(result, arithmetic.together([set, floor], [name]))
  }

  private freshName(): string {
    return `#${this.fresh++}`
  }
}
