/** How often each generator stands in a word. */
export type Word = readonly number[]

/** The word without letters, for a number of generators. */
export function emptyWord(generators: number): number[] {
  return new Array<number>(generators).fill(0)
}

/** The product of two words. */
export function joined(one: Word, other: Word): number[] {
  return one.map((exponent, i) => exponent + (other[i] as number))
}

/** The word with one more letter. */
export function longer(word: Word, letter: number): number[] {
  const result = [...word]
  result[letter] = (result[letter] as number) + 1
  return result
}

/**
 * A finite commutative monoid of the elements 0, 1, 2, …, where 0 is the identity and each element
 * has its number by when it is first met on going from 0, 1, 2, … through the generators in order.
 */
export class Monoid {
  readonly order: number
  readonly generators: number
  private readonly table: Int32Array
  private readonly images: readonly number[]
  private least: readonly Word[] | undefined

  /** `steps[q * generators + i]` is the product of element q and generator i. */
  constructor(steps: readonly number[], generators: number) {
    const order = generators === 0 ? 1 : steps.length / generators
    this.order = order
    this.generators = generators
    this.images = steps.slice(0, generators)
    // row b of the table is that of the element from which b was first met, a step further
    const first = firstMet(steps, generators, order)
    this.table = new Int32Array(order * order)
    for (let a = 0; a < order; a++) this.table[a] = a
    for (let b = 1; b < order; b++) {
      const [from, letter] = first[b] as readonly [number, number]
      for (let a = 0; a < order; a++) {
        const before = this.table[from * order + a] as number
        this.table[b * order + a] = steps[before * generators + letter] as number
      }
    }
  }

  times(a: number, b: number): number {
    return this.table[b * this.order + a] as number
  }

  /** The element that is a generator. */
  generator(i: number): number {
    return this.images[i] as number
  }

  /** The element that a word stands for. */
  evaluate(word: Word): number {
    let element = 0
    for (const [i, exponent] of word.entries())
      for (let k = 0; k < exponent; k++) element = this.times(element, this.generator(i))
    return element
  }

  /** Each element as its least word: the shortest, of those the one with most of the first letters. */
  get words(): readonly Word[] {
    this.least ??= leastWords(this)
    return this.least
  }
}

/** For each element but the identity the step by which it is first met. */
function firstMet(
  steps: readonly number[],
  generators: number,
  order: number,
): (readonly [from: number, letter: number] | undefined)[] {
  const first = new Array<readonly [number, number] | undefined>(order)
  let met = 1
  for (let q = 0; q < order; q++)
    for (let i = 0; i < generators; i++) {
      const to = steps[q * generators + i] as number
      if (to < met) continue
      if (to > met) throw new RangeError('elements are numbered in the order they are met')
      first[met++] = [q, i]
    }
  if (met < order) throw new RangeError('every element is met')
  return first
}

/** Least words, by length: what is left of a least word without a letter is least too. */
function leastWords(monoid: Monoid): Word[] {
  const words = new Array<Word | undefined>(monoid.order)
  words[0] = emptyWord(monoid.generators)
  let level = [0]
  while (level.length > 0) {
    const next = new Map<number, Word>()
    for (const q of level)
      for (let i = 0; i < monoid.generators; i++) {
        const to = monoid.times(q, monoid.generator(i))
        if (words[to]) continue
        const word = longer(words[q] as Word, i)
        const known = next.get(to)
        if (!known || precedes(word, known)) next.set(to, word)
      }
    for (const [q, word] of next) words[q] = word
    level = [...next.keys()]
  }
  return words as Word[]
}

/** Whether a word comes before another of the same length. */
function precedes(one: Word, other: Word): boolean {
  const i = one.findIndex((exponent, at) => exponent !== other[at])
  return i >= 0 && (one[i] as number) > (other[i] as number)
}

/** The monoid that some elements of another generate, and the number each element has there. */
export function generatedBy(
  monoid: Monoid,
  elements: readonly number[],
): { readonly monoid: Monoid; readonly renumbered: ReadonlyMap<number, number> } {
  const renumbered = new Map([[0, 0]])
  const steps: number[] = []
  for (const q of renumbered.keys())
    for (const element of elements) {
      const to = monoid.times(q, element)
      if (!renumbered.has(to)) renumbered.set(to, renumbered.size)
      steps.push(renumbered.get(to) as number)
    }
  return { monoid: new Monoid(steps, elements.length), renumbered }
}
