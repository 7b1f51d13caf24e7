import { Failure } from '../failure.ts'
import { amountWords } from './amount-words.ts'
import { common, someWord, type Word } from './ask.ts'
import { type Automaton, over } from './automaton.ts'
import { conjunction } from './conjunction.ts'
import { join, reordered, without } from './join.ts'
import { type Form, linear, minus } from './linear.ts'
import type { Numbers } from './numbers.ts'
import type { Constraint, CounterMove, CounterRule } from './rule.ts'
import { tidy } from './subsets.ts'

/** The claim that the i-th set has the positions of value i, and what shows it. */
export interface Levels {
  readonly rule: CounterRule
  readonly sets: readonly Automaton[]
  readonly measure: readonly number[]
  readonly stuck: Automaton | undefined
}

const MOST_MEASURE = 64
const FEW = 8

/**
 * Throws a Failure unless play ends, and for each set Q in turn: no move leads from Q to Q; Q has
 * nothing of the sets before it; and every position outside of these and of Q has a move to Q, but
 * for those that have none at all in misère play.
 */
export function checkLevels({ rule, sets, measure, stuck }: Levels, numbers: Numbers): void {
  const { names } = rule
  const where = (word: Word) => positionOf(word, names, numbers)
  // a relation that is used once, beside a small set, is not worth the work of making it small
  const once = sets.length === 1 && !stuck && (sets[0] as Automaton).accept.length <= FEW
  const small = (a: Automaton) => (once ? a : tidy(a, numbers))
  const moves = rule.moves.map((move) => relationOf(move, names, small, numbers))
  checkMeasure(rule, measure, moves, numbers)
  if (stuck) checkStuck(stuck, moves, names, numbers)
  for (const [value, set] of sets.entries()) {
    const reaching: Automaton[] = []
    for (const move of moves) {
      const from = tidy(reordered(movesTo(move, set, names, numbers), names, numbers), numbers)
      const inside = common([from, set], numbers)
      if (inside)
        throw new Failure(
          `A move leads from ${where(inside)}, said to have the value ${value}, to another such position.`,
          `有走法从所称值为 ${value} 的局面 ${where(inside)} 走到另一个这样的局面。`,
        )
      reaching.push(from)
    }
    for (const [lower, other] of sets.slice(0, value).entries()) {
      const both = common([other, set], numbers)
      if (both)
        throw new Failure(
          `${where(both)} is said to have two values, ${lower} and ${value}.`,
          `所称局面 ${where(both)} 有两个值 ${lower} 和 ${value}。`,
        )
    }
    const lost = stuck && common([stuck, set], numbers)
    if (lost)
      throw new Failure(
        `${where(lost)} has no move and is won in misère play.`,
        `局面 ${where(lost)} 走不动，在反常规玩法中为胜。`,
      )
    const covered = [...sets.slice(0, value + 1), ...reaching, ...(stuck ? [stuck] : [])]
    const left = common(
      covered.map((a) => numbers.not(a)),
      numbers,
    )
    if (left)
      throw new Failure(
        `${where(left)} has no move to a position said to have the value ${value}.`,
        `局面 ${where(left)} 没有走法到所称值为 ${value} 的局面。`,
      )
  }
}

/** The relation of a move: parts that share no number that is chosen, and what holds for all. */
interface Relation {
  readonly move: CounterMove
  readonly changed: readonly string[]
  /** Over counters, and over the names of counters after the move. */
  readonly parts: readonly Automaton[]
}

const after = (name: string) => `${name}'`

type Small = (a: Automaton) => Automaton

function relationOf(
  move: CounterMove,
  names: readonly string[],
  small: Small,
  numbers: Numbers,
): Relation {
  const changed = names.filter((name) => move.becomes.has(name))
  return { move, changed, parts: partsOf(move, [], small, numbers) }
}

/** What a move says, with other constraints: chosen numbers are forgotten, each with all that names it. */
function partsOf(
  move: CounterMove,
  more: readonly Constraint[],
  small: Small,
  numbers: Numbers,
): Automaton[] {
  const equations = [...move.becomes].map(([name, form]): Constraint => {
    const now: Form = { constant: 0, terms: new Map([[after(name), 1]]) }
    return { form: minus(now, form), is: '=' }
  })
  let parts: Automaton[] = []
  for (const { form, is } of [...equations, ...move.where, ...more]) {
    if ([...form.terms.values()].some((by) => by !== 0)) parts.push(linear(form, is, numbers))
    else if (is === '=' ? form.constant !== 0 : form.constant < 0) return [nothing()]
  }
  for (const name of move.free) {
    const taken = takenFrom(move, name)
    parts.push(taken === undefined ? numbers.positive(name) : numbers.less(after(taken), taken))
    const amounts = move.among.get(name)
    if (amounts) parts.push(over(amountWords(amounts, numbers), [name], numbers))
  }
  for (const name of move.free) {
    const own = parts.filter(({ tracks }) => tracks.includes(name)).sort(bySize)
    // a' < a alone says that some k of 1 or more has a' = a - k
    if (own.length === 1 && takenFrom(move, name) !== undefined) {
      parts = parts.filter((part) => !own.includes(part))
      continue
    }
    const [head, ...others] = own as [Automaton, ...Automaton[]]
    const made = others.reduce(
      (a, b, i) => join(a, b, numbers, i === others.length - 1 ? [name] : []),
      head,
    )
    const gone = others.length === 0 ? without(made, [name], numbers) : made
    parts = [...parts.filter((part) => !own.includes(part)), small(gone)]
  }
  return parts
}

/** A counter that becomes smaller by just this number: that it is 1 or more is told by the counter. */
function takenFrom({ becomes }: CounterMove, name: string): string | undefined {
  for (const [counter, { constant, terms }] of becomes) {
    const named = [...terms].filter(([, by]) => by !== 0)
    const isTaken =
      constant === 0 && named.length === 2 && terms.get(counter) === 1 && terms.get(name) === -1
    if (isTaken) return counter
  }
  return undefined
}

function bySize(a: Automaton, b: Automaton): number {
  return a.letters.length - b.letters.length
}

/** No tuple at all, of no numbers. */
function nothing(): Automaton {
  return {
    tracks: [],
    starts: [],
    accept: new Uint8Array(0),
    first: new Int32Array(1),
    letters: new Int32Array(0),
    targets: new Int32Array(0),
    deterministic: true,
  }
}

/** The positions from which a move leads into a set. */
function movesTo(
  { changed, parts }: Relation,
  set: Automaton,
  names: readonly string[],
  numbers: Numbers,
): Automaton {
  const tracks = names.map((name) => (changed.includes(name) ? after(name) : name))
  return conjunction([over(set, tracks, numbers), ...parts], names, numbers)
}

/** A weighted sum of the counters is smaller after every move, so that play ends. */
function checkMeasure(
  { names, moves }: CounterRule,
  measure: readonly number[],
  relations: readonly Relation[],
  numbers: Numbers,
): void {
  if (measure.length !== names.length || measure.some((weight) => weight > MOST_MEASURE))
    throw new Failure(
      'proof.measure must be one weight up to 64 for each counter.',
      'proof.measure 应对每个计数器给出一个不超过 64 的权。',
    )
  for (const [i, move] of moves.entries()) {
    if (isPlainlyLower(move, names, measure)) continue
    const { changed } = relations[i] as Relation
    const terms = new Map<string, number>()
    for (const name of changed) {
      const weight = measure[names.indexOf(name)] as number
      terms.set(after(name), weight)
      terms.set(name, -weight)
    }
    const parts = partsOf(move, [{ form: { constant: 0, terms }, is: '>=' }], (a) => a, numbers)
    const bad = conjunction(parts, names, numbers)
    const word = someWord(reordered(bad, names, numbers))
    if (word)
      throw new Failure(
        `A move from ${positionOf(word, names, numbers)} does not make the sum by proof.measure smaller.`,
        `局面 ${positionOf(word, names, numbers)} 的某个走法没有使 proof.measure 的加权和变小。`,
      )
  }
}

/** Whether the signs of the coefficients alone say that a move makes the weighted sum smaller. */
function isPlainlyLower(
  { becomes }: CounterMove,
  names: readonly string[],
  measure: readonly number[],
): boolean {
  let most = 0
  const terms = new Map<string, number>()
  for (const [name, form] of becomes) {
    const weight = measure[names.indexOf(name)] as number
    most += weight * form.constant
    for (const [each, by] of form.terms) terms.set(each, (terms.get(each) ?? 0) + weight * by)
    terms.set(name, (terms.get(name) ?? 0) - weight)
  }
  for (const [name, by] of terms) {
    if (by > 0) return false
    // what is chosen is 1 at least
    if (!names.includes(name)) most += by
  }
  return most < 0
}

/** The set is that of all positions without a move. */
function checkStuck(
  stuck: Automaton,
  moves: readonly Relation[],
  names: readonly string[],
  numbers: Numbers,
): void {
  const moving = moves.map(({ parts }) =>
    tidy(reordered(conjunction(parts, names, numbers), names, numbers), numbers),
  )
  for (const from of moving) {
    const word = common([from, stuck], numbers)
    if (word)
      throw new Failure(
        `${positionOf(word, names, numbers)} is in proof.stuck and has a move.`,
        `局面 ${positionOf(word, names, numbers)} 在 proof.stuck 中，却有走法。`,
      )
  }
  const word = common(
    [stuck, ...moving].map((a) => numbers.not(a)),
    numbers,
  )
  if (word)
    throw new Failure(
      `${positionOf(word, names, numbers)} has no move and is not in proof.stuck.`,
      `局面 ${positionOf(word, names, numbers)} 没有走法，却不在 proof.stuck 中。`,
    )
}

function positionOf(word: Word, names: readonly string[], numbers: Numbers): string {
  return numbers.read(word, names.length).join(' ')
}
