import { type Automaton, letterMap, lettersOf, nothing } from './automaton.ts'
import { minimised } from './minimise.ts'
import { Numbers, Rows } from './rows.ts'
import type { Work } from './work.ts'

/** An automaton with several ways to go on: the states behind state q and letter s. */
interface Branching {
  readonly size: number
  readonly letters: number
  /** They are targets[heads[c]] … targets[heads[c + 1] − 1] with c = q · letters + s. */
  readonly heads: Int32Array
  readonly targets: Int32Array
  readonly accepts: Uint8Array
}

/**
 * The tuples for which some numbers on the forgotten tracks are in the set. A number on a forgotten
 * track may be longer than the others, so the start is closed under letters that are 0 elsewhere.
 */
export function projected(
  automaton: Automaton,
  forgotten: readonly string[],
  work: Work,
): Automaton {
  const { digits, size } = automaton
  const tracks = automaton.tracks.filter((track) => !forgotten.includes(track))
  if (tracks.length === automaton.tracks.length) return automaton
  if (size === 0) return nothing(tracks, digits)
  const branching = forgetting(automaton, tracks)
  const { next, accepts, count } = determinised(branching, closedStart(branching), work)
  return minimised({ tracks, digits, size: count, next, accepts })
}

function forgetting(automaton: Automaton, tracks: readonly string[]): Branching {
  const { digits, size, next, accepts } = automaton
  const [all, letters] = [lettersOf(automaton), digits ** tracks.length]
  const image = letterMap(automaton.tracks, tracks, digits)
  const groups = Array.from({ length: letters }, (): number[] => [])
  for (let s = 0; s < all; s++) groups[image[s] as number]?.push(s)
  const heads = new Int32Array(size * letters + 1)
  const targets = new Int32Array(size * all)
  const met = new Int32Array(size).fill(-1)
  let used = 0
  for (let q = 0; q < size; q++)
    for (let s = 0; s < letters; s++) {
      const cell = q * letters + s
      heads[cell] = used
      for (const letter of groups[s] ?? []) {
        const to = next[q * all + letter] as number
        if (to < 0 || met[to] === cell) continue
        met[to] = cell
        targets[used++] = to
      }
    }
  heads[size * letters] = used
  return { size, letters, heads, targets, accepts }
}

function closedStart({ size, letters, heads, targets }: Branching): number[] {
  const seen = new Uint8Array(size)
  seen[0] = 1
  const open = [0]
  for (const q of open) {
    const cell = q * letters
    for (let i = heads[cell] as number; i < (heads[cell + 1] as number); i++) {
      const to = targets[i] as number
      if (seen[to]) continue
      seen[to] = 1
      open.push(to)
    }
  }
  return open
}

/** Sets of states, each once, found again by a sum over their members and then compared. */
class StateSets {
  readonly begins = new Numbers()
  readonly members = new Numbers()
  private readonly hashes = new Numbers()
  private table = new Int32Array(1 << 10).fill(-1)
  private readonly weight: Int32Array
  private readonly stamp: Int32Array
  private now = 0
  private count = 0

  constructor(size: number) {
    let seed = 0x2545f491
    this.weight = Int32Array.from({ length: size }, () => {
      seed ^= seed << 13
      seed ^= seed >>> 17
      seed ^= seed << 5
      return seed
    })
    this.stamp = new Int32Array(size)
    this.begins.push(0)
  }

  /** Begins a set; its members are added behind all sets that are there. */
  begin(): void {
    this.now++
    this.members.length = this.begins.at[this.count] as number
  }

  add(state: number): void {
    if (this.stamp[state] === this.now) return
    this.stamp[state] = this.now
    this.members.push(state)
  }

  /** The number of the set begun, −1 for the empty set; `added` is called where it is new. */
  end(added: () => void): number {
    const { members, begins, stamp, now, weight } = this
    const from = begins.at[this.count] as number
    const length = members.length - from
    if (length === 0) return -1
    let hash = length
    for (let i = from; i < members.length; i++)
      hash = (hash + (weight[members.at[i] as number] as number)) | 0
    const mask = this.table.length - 1
    let slot = spread(hash) & mask
    for (; ; slot = (slot + 1) & mask) {
      const other = this.table[slot] as number
      if (other < 0) break
      const [begin, end] = [begins.at[other] as number, begins.at[other + 1] as number]
      if (this.hashes.at[other] !== hash || end - begin !== length) continue
      let i = begin
      while (i < end && stamp[members.at[i] as number] === now) i++
      if (i === end) return other
    }
    this.table[slot] = this.count
    this.hashes.push(hash)
    begins.push(members.length)
    added()
    if (2 * ++this.count > mask) this.grow()
    return this.count - 1
  }

  private grow(): void {
    this.table = new Int32Array(2 * this.table.length).fill(-1)
    const mask = this.table.length - 1
    for (let set = 0; set < this.count; set++) {
      let slot = spread(this.hashes.at[set] as number) & mask
      while ((this.table[slot] as number) >= 0) slot = (slot + 1) & mask
      this.table[slot] = set
    }
  }
}

function spread(hash: number): number {
  const h = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return h ^ (h >>> 15)
}

function determinised(branching: Branching, start: readonly number[], work: Work) {
  const { size, letters, heads, targets } = branching
  const sets = new StateSets(size)
  const rows = new Rows(letters, work)
  const accepts = new Numbers()
  const added = () => {
    const set = rows.add()
    let yes = 0
    for (let i = sets.begins.at[set] as number; i < (sets.begins.at[set + 1] as number); i++)
      yes |= branching.accepts[sets.members.at[i] as number] as number
    accepts.push(yes)
    work.states(rows.count, letters + sets.members.length / rows.count)
  }
  sets.begin()
  for (const q of start) sets.add(q)
  sets.end(added)
  for (let set = 0; set < rows.count; set++) {
    const [begin, end] = [sets.begins.at[set] as number, sets.begins.at[set + 1] as number]
    for (let s = 0; s < letters; s++) {
      sets.begin()
      for (let i = begin; i < end; i++) {
        const cell = (sets.members.at[i] as number) * letters + s
        for (let j = heads[cell] as number; j < (heads[cell + 1] as number); j++)
          sets.add(targets[j] as number)
      }
      const to = sets.end(added)
      rows.cells[set * letters + s] = to
    }
  }
  return {
    count: rows.count,
    next: rows.all(),
    accepts: Uint8Array.from(accepts.at.subarray(0, rows.count)),
  }
}
