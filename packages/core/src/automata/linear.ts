import type { Automaton } from './automaton.ts'
import { minimised } from './minimise.ts'
import { type Numeration, weightsBelow } from './numeration.ts'
import { PairMap } from './pair-map.ts'
import { Numbers, Rows } from './rows.ts'
import type { Work } from './work.ts'

/** What the digits read so far add up to, as Σ sums[j]·U_(r+j) with r digits to come. */
interface Sums {
  readonly sums: readonly number[]
  /** Whether every continuation satisfies the comparison. */
  readonly always: boolean
  /** The states behind it by what the next letter adds, as far as they were asked for. */
  readonly next: Map<number, number>
}

/**
 * Σ coefficients[i]·x_i = constant, or ≤ constant, for canonical words on the tracks 0, 1, … The
 * state is what the digits read add up to, written by the last k weights; where no number of digits
 * to come can bring it back to the constant it is dropped.
 */
export function linearAutomaton(
  system: Numeration,
  coefficients: readonly number[],
  is: '=' | '<=',
  constant: number,
  work: Work,
): Automaton {
  const { digits, recurrence, canonical } = system
  const k = recurrence.length
  const tracks = coefficients.map((_, i) => `${i}`)
  const letters = work.letters(digits ** tracks.length)
  const weights = weightsBelow(system, 2 ** 34)
  const last = weights.length - k
  const below = coefficients.reduce((sum, c) => sum + Math.max(0, -c), 0)
  const above = coefficients.reduce((sum, c) => sum + Math.max(0, c), 0)
  /** Whether the comparison holds for all, for some or for no digits to come. */
  const outlook = (sums: readonly number[]): 'all' | 'some' | 'none' => {
    let [some, all] = [false, is === '<=']
    for (let r = 0; r <= last && (all || !some); r++) {
      let sum = 0
      for (let j = 0; j < k; j++) sum += (sums[j] as number) * (weights[r + j] as number)
      const rest = (weights[r] as number) - 1
      const [low, high] = [sum - below * rest, sum + above * rest]
      if (is === '=') some ||= low <= constant && constant <= high
      else {
        some ||= low <= constant
        all &&= high <= constant
      }
    }
    return some ? (all ? 'all' : 'some') : 'none'
  }
  const sumsMet: Sums[] = []
  const ids = new Map<string, number>()
  const sumsId = (sums: readonly number[]): number => {
    const key = sums.join()
    const known = ids.get(key)
    if (known !== undefined) return known
    const look = outlook(sums)
    let id = -1
    if (look === 'all' && ids.has('always')) id = ids.get('always') as number
    else if (look !== 'none') {
      id = sumsMet.length
      sumsMet.push({ sums, always: look === 'all', next: new Map() })
      if (look === 'all') ids.set('always', id)
    }
    ids.set(key, id)
    return id
  }
  const after = (id: number, adds: number): number => {
    const { sums, always, next } = sumsMet[id] as Sums
    if (always) return id
    const known = next.get(adds)
    if (known !== undefined) return known
    const top = sums[k - 1] as number
    const moved = Array.from(
      { length: k },
      (_, j) =>
        (j === 0 ? adds : (sums[j - 1] as number)) + top * (recurrence[k - 1 - j] as number),
    )
    const to = sumsId(moved)
    next.set(adds, to)
    return to
  }
  // the states of the canonical words of all tracks, as one number
  const words = wordTuples(canonical, tracks.length, letters)
  const adds = Int32Array.from({ length: letters }, (_, letter) =>
    coefficients.reduce((sum, c, i) => sum + c * (Math.floor(letter / digits ** i) % digits), 0),
  )
  const rows = new Rows(letters, work)
  const known = new PairMap()
  const [ofSums, ofWords, accepts] = [new Numbers(), new Numbers(), new Numbers()]
  const state = (id: number, word: number): number => {
    if (id < 0 || word < 0) return -1
    const found = known.number(id, word, rows.count)
    if (found >= 0) return found
    ofSums.push(id)
    ofWords.push(word)
    const { sums, always } = sumsMet[id] as Sums
    const sum = sums.reduce((total, s, j) => total + s * (weights[j] as number), 0)
    const holds = always || (is === '=' ? sum === constant : sum <= constant)
    accepts.push(holds && words.accepts(word) ? 1 : 0)
    return rows.add()
  }
  state(sumsId(new Array<number>(k).fill(0)), 0)
  for (let q = 0; q < rows.count; q++) {
    const [id, word] = [ofSums.at[q] as number, ofWords.at[q] as number]
    for (let s = 0; s < letters; s++) {
      const to = words.next(word, s)
      const target = to < 0 ? -1 : state(after(id, adds[s] as number), to)
      rows.cells[q * letters + s] = target
    }
  }
  return minimised({
    tracks,
    digits,
    size: rows.count,
    next: rows.all(),
    accepts: Uint8Array.from(accepts.at.subarray(0, rows.count)),
  })
}

/** The canonical words on several tracks: their states as one number, met as they are asked for. */
function wordTuples({ digits, size, next, accepts }: Automaton, tracks: number, letters: number) {
  const count = size ** tracks
  const table = new Int32Array(count * letters).fill(-2)
  const step = (word: number, letter: number): number => {
    let [to, w, s, place] = [0, word, letter, 1]
    for (let i = 0; i < tracks; i++) {
      const q = next[(w % size) * digits + (s % digits)] as number
      if (q < 0) return -1
      to += q * place
      place *= size
      w = Math.floor(w / size)
      s = Math.floor(s / digits)
    }
    return to
  }
  return {
    next(word: number, letter: number): number {
      const cell = word * letters + letter
      if (table[cell] === -2) table[cell] = step(word, letter)
      return table[cell] as number
    },
    accepts(word: number): boolean {
      for (let i = 0, w = word; i < tracks; i++, w = Math.floor(w / size))
        if (!accepts[w % size]) return false
      return true
    },
  }
}
