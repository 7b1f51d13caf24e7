import { type Automaton, acceptsDigits, nothing, renamed, tracksOf } from './automaton.ts'
import { commonWord, type Part } from './common-word.ts'
import { digitsOf, numberOf } from './digits.ts'
import { linearAutomaton } from './linear.ts'
import { minimised } from './minimise.ts'
import type { Numeration } from './numeration.ts'
import { type Joint, product } from './product.ts'
import { projected } from './project.ts'
import type { Work } from './work.ts'

/** Numbers by the names of their tracks. */
export type Example = Readonly<Record<string, bigint>>

/** Coefficients by the names of their tracks. */
export type Coefficients = Readonly<Record<string, number>>

/**
 * First-order logic of numbers in one numeration system: sets of tuples as automata over named
 * tracks. Every set consists of canonical words, and so do complements.
 */
export class Arithmetic {
  readonly system: Numeration
  readonly work: Work
  private readonly known = new Map<string, Automaton>()

  constructor(system: Numeration, work: Work) {
    this.system = system
    this.work = work
  }

  private remember(key: string, make: () => Automaton): Automaton {
    const known = this.known.get(key) ?? make()
    this.known.set(key, known)
    return known
  }

  /** All tuples. */
  all(tracks: readonly string[]): Automaton {
    const { digits, canonical } = this.system
    const sorted = [...tracks].sort()
    const names = Object.fromEntries(sorted.map((track, i) => [`${i}`, track]))
    return renamed(
      this.remember(`all ${sorted.length}`, () => {
        if (sorted.length === 0)
          return {
            tracks: [],
            digits,
            size: 1,
            next: Int32Array.of(0),
            accepts: Uint8Array.of(1),
          }
        return sorted
          .map((_, i) => renamed(minimised(canonical), { x: `${i}` }))
          .reduce((a, b) => product(a, b, 'and', this.work))
      }),
      names,
    )
  }

  /** No tuples. */
  none(tracks: readonly string[]): Automaton {
    return nothing([...tracks].sort(), this.system.digits)
  }

  /** Σ coefficient · number = constant, or ≤ constant. */
  linear(of: Coefficients, is: '=' | '<=', constant: number): Automaton {
    const names = Object.keys(of)
      .filter((name) => of[name] !== 0)
      .sort((a, b) => (of[a] as number) - (of[b] as number) || (a < b ? -1 : 1))
    if (names.length === 0) {
      const holds = is === '=' ? constant === 0 : 0 <= constant
      return holds ? this.all([]) : this.none([])
    }
    const coefficients = names.map((name) => of[name] as number)
    const made = this.remember(`${coefficients.join()}${is}${constant}`, () =>
      linearAutomaton(this.system, coefficients, is, constant, this.work),
    )
    return renamed(made, Object.fromEntries(names.map((name, i) => [`${i}`, name])))
  }

  /** x < y */
  less(x: string, y: string): Automaton {
    return this.linear({ [x]: 1, [y]: -1 }, '<=', -1)
  }

  /** The set of the tuples in both, or in one of them and so on, over all of their tracks. */
  join(a: Automaton, b: Automaton, how: Joint): Automaton {
    const tracks = tracksOf([a, b])
    const [x, y] = how === 'and' ? [a, b] : [this.over(a, tracks), this.over(b, tracks)]
    return product(x, y, how, this.work)
  }

  and(...sets: readonly Automaton[]): Automaton {
    return sets.reduce((a, b) => this.join(a, b, 'and'), this.all([]))
  }

  or(...sets: readonly Automaton[]): Automaton {
    return sets.reduce((a, b) => this.join(a, b, 'or'))
  }

  /** The same with tracks on which anything may stand. */
  over(set: Automaton, tracks: readonly string[]): Automaton {
    const missing = [...new Set(tracks)].filter((track) => !set.tracks.includes(track))
    return missing.length === 0 ? set : product(set, this.all(missing), 'and', this.work)
  }

  not(set: Automaton): Automaton {
    return product(this.all(set.tracks), set, 'without', this.work)
  }

  /** The tuples for which there are numbers on the forgotten tracks. */
  exists(forgotten: readonly string[], set: Automaton): Automaton {
    return projected(set, forgotten, this.work)
  }

  /**
   * The tuples over the tracks that are not forgotten which are in all sets with some numbers on
   * the others. A track is forgotten as soon as no other set has it; small sets, and those that let
   * a track go, are joined first.
   */
  together(sets: readonly Automaton[], forgotten: readonly string[]): Automaton {
    const left = [...sets]
    let done = left.pop() ?? this.all([])
    for (;;) {
      const free = forgotten.filter(
        (track) => done.tracks.includes(track) && !left.some((set) => set.tracks.includes(track)),
      )
      done = this.exists(free, done)
      if (left.length === 0) return done
      const costs = left.map((set) => this.cost(done, set, left, forgotten))
      const best = costs.indexOf(Math.min(...costs))
      done = product(done, left.splice(best, 1)[0] as Automaton, 'and', this.work)
    }
  }

  /** How many states to fear from joining a set next. */
  private cost(
    done: Automaton,
    set: Automaton,
    left: readonly Automaton[],
    forgotten: readonly string[],
  ): number {
    const others = left.filter((other) => other !== set)
    const fresh = set.tracks.filter((track) => !done.tracks.includes(track))
    const freed = forgotten.filter(
      (track) =>
        (done.tracks.includes(track) || set.tracks.includes(track)) &&
        !others.some((other) => other.tracks.includes(track)),
    )
    const apart = fresh.length === set.tracks.length ? 1e9 : 0
    return apart + 1e6 * (fresh.length - freed.length) + set.size
  }

  /** Numbers that are in all parts, as short as can be; undefined where there are none. */
  example(parts: readonly Part[]): Example | undefined {
    const words = commonWord(parts, this.work)
    if (!words) return undefined
    return Object.fromEntries(
      [...words].map(([track, digits]) => [track, numberOf(this.system, digits)]),
    )
  }

  /** Whether numbers are in a set. */
  holds(set: Automaton, numbers: Example): boolean {
    const lists = set.tracks.map((track) => digitsOf(this.system, numbers[track] ?? 0n))
    return acceptsDigits(set, aligned(lists))
  }

  /** A set given by states: where each letter, a digit for every track, leads, and what is accepted. */
  custom(
    tracks: readonly string[],
    rows: readonly ((digits: readonly number[]) => number)[],
    accepts: readonly number[],
  ): Automaton {
    const { digits } = this.system
    const letters = digits ** tracks.length
    const names = tracks.map((_, i) => `${i}`)
    const next = rows.flatMap((row) =>
      Array.from({ length: letters }, (_, letter) =>
        row(tracks.map((_, i) => Math.floor(letter / digits ** i) % digits)),
      ),
    )
    const made = {
      tracks: names,
      digits,
      size: rows.length,
      next: Int32Array.from(next),
      accepts: Uint8Array.from(accepts),
    }
    const called = Object.fromEntries(names.map((name, i) => [name, tracks[i] as string]))
    return renamed(product(minimised(made), this.all(names), 'and', this.work), called)
  }
}

/** Lists of digits with zeros before the shorter ones. */
export function aligned(lists: readonly (readonly number[])[]): number[][] {
  const length = lists.reduce((most, list) => Math.max(most, list.length), 0)
  return lists.map((list) => [...new Array<number>(length - list.length).fill(0), ...list])
}
