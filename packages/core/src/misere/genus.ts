import type { Budget } from '../model/budget.ts'
import { BeyondBudget } from '../model/errors.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'
import { Effort } from './effort.ts'
import { type Heaps, heapOptions, sumOptions } from './heap-options.ts'

/**
 * The genus of a position G: its Grundy value, and the misère Grundy values of G, G + *2,
 * G + *2 + *2, …, written until the last two repeat for ever (J. H. Conway, On Numbers and Games,
 * chapter 12).
 */
export interface Genus {
  readonly value: number
  readonly superscript: readonly number[]
}

/** A genus, and how far it tells how the position plays in sums. */
export interface Character extends Genus {
  /** Whether the genus is one of Nim. */
  readonly tameSymbol: boolean
  /**
   * Whether the genus is one of Nim here and in every position below: then the position plays in
   * sums with others of that kind like those of Nim with the same genera.
   */
  readonly tame: boolean
}

/** A genus as researchers write it: `4^146`. */
export function genusText({ value, superscript }: Genus): string {
  return `${value}^${superscript.join(superscript.some((g) => g > 9) ? ',' : '')}`
}

/** The genus of a sum of heaps and whether it is tame; throws BeyondBudget. */
export function genusOf(
  rule: HeapRule | CodeRule,
  heaps: readonly bigint[],
  budget: Budget,
): Character {
  const largest = heaps.reduce((most, heap) => (heap > most ? heap : most), 0n)
  if (largest > LARGEST) throw tooLarge(largest)
  const characters = new Characters(rule, new Effort(budget))
  try {
    return characterOf(heaps.map(Number), characters)
  } catch (error) {
    if (error instanceof BeyondBudget) throw stopped(error, characters.count)
    throw error
  }
}

function characterOf(heaps: Heaps, characters: Characters): Character {
  if (heaps.length > 1) {
    const parts = heaps.map((heap) => characters.of([heap]))
    if (parts.every((part) => part.likeNim)) return parts.reduce<Character>(nimSum, ENDED)
  }
  const { value, superscript, tameSymbol, tame } = characters.of(heaps)
  return { value, superscript, tameSymbol, tame }
}

function stopped({ words, factor }: BeyondBudget, settled: number): BeyondBudget {
  return new BeyondBudget(
    {
      en: `${words.en} The genera of ${settled} positions were found.`,
      zh: `${words.zh}已求得 ${settled} 个局面的亏格。`,
    },
    factor,
  )
}

const LARGEST = 100_000n

function tooLarge(heap: bigint): BeyondBudget {
  return new BeyondBudget(
    {
      en: `The genus of a heap needs all positions below it; ${heap} is above ${LARGEST}.`,
      zh: `求一堆的亏格要看其下的全部局面；${heap} 超过 ${LARGEST}。`,
    },
    Number.POSITIVE_INFINITY,
  )
}

/** The genus of a position without moves. */
const ENDED: Character = { value: 0, superscript: [1, 2, 0], tameSymbol: true, tame: true }

/** A genus of Nim: with heaps of 1 only, 0^120 or 1^031; with others n and n xor 2 above n. */
function isOfNim({ value, superscript }: Genus): boolean {
  const [first, second, ...more] = superscript
  if (more.length === 0) return first === value && second === (value ^ 2)
  return isFickle({ value, superscript })
}

function isFickle(genus: Genus): boolean {
  const text = genusText(genus)
  return text === '0^120' || text === '1^031'
}

/**
 * The character of a sum of two positions that play like Nim: its genus is that of a sum of Nim
 * positions, and below it stands all that stands below its parts.
 */
function nimSum(one: Character, other: Character): Character {
  const value = one.value ^ other.value
  const fickle = isFickle(one) && isFickle(other)
  return {
    value,
    superscript: !fickle ? [value, value ^ 2] : value === 0 ? [1, 2, 0] : [0, 3, 1],
    tameSymbol: true,
    tame: one.tame && other.tame,
  }
}

/** A character with what its parents must know. */
interface Known extends Character {
  /** Whether the position plays like one of Nim in sums of such positions, also by answers. */
  readonly likeNim: boolean
  /** The genera of the options that do. */
  readonly nimOptions: ReadonlySet<string>
}

/** The characters of the positions of a rule, found from the end backwards. */
class Characters {
  private readonly rule: HeapRule | CodeRule
  private readonly effort: Effort
  private readonly known = new Map<string, Known>()
  private readonly options = new Map<number, readonly Heaps[]>()
  private readonly lengths = new Map<number, 0 | 1 | 2>()

  constructor(rule: HeapRule | CodeRule, effort: Effort) {
    this.rule = rule
    this.effort = effort
  }

  /** How many positions are known. */
  get count(): number {
    return this.known.size
  }

  of(heaps: Heaps): Known {
    const start = this.reduce(heaps)
    const open = [start]
    for (let sum = open.at(-1); sum; sum = open.at(-1)) {
      const key = sum.join()
      const options = this.known.has(key) ? [] : this.optionsOf(sum)
      const missing = options.filter((option) => !this.known.has(option.join()))
      if (missing.length === 0) {
        if (!this.known.has(key))
          this.known.set(key, settle(options.map((o) => this.known.get(o.join()) as Known)))
        open.pop()
      } else open.push(...missing)
    }
    return this.known.get(start.join()) as Known
  }

  private optionsOf(sum: Heaps): Heaps[] {
    const found = new Map<string, Heaps>()
    for (const option of sumOptions(sum, (heap) => this.heapOptions(heap))) {
      this.effort.spend(1)
      const reduced = this.reduce(option)
      found.set(reduced.join(), reduced)
    }
    return [...found.values()]
  }

  /** The same sum in order, without heaps that have no move and pairs of heaps that have one. */
  private reduce(sum: Heaps): Heaps {
    const long = sum.filter((heap) => this.length(heap) === 2)
    const single = sum.filter((heap) => this.length(heap) === 1)
    if (single.length % 2 === 1) long.push(Math.min(...single))
    return long.sort((a, b) => a - b)
  }

  /** The moves that a heap lasts: 0, always 1, or 2 for all others. */
  private length(heap: number): 0 | 1 | 2 {
    let length = this.lengths.get(heap)
    if (length === undefined) {
      const options = this.heapOptions(heap)
      const ends = (sum: Heaps) => sum.every((part) => this.heapOptions(part).length === 0)
      length = options.length === 0 ? 0 : options.every(ends) ? 1 : 2
      this.lengths.set(heap, length)
    }
    return length
  }

  private heapOptions(heap: number): readonly Heaps[] {
    let options = this.options.get(heap)
    if (!options) {
      options = heapOptions(this.rule, heap)
      this.effort.spend(options.length)
      this.options.set(heap, options)
    }
    return options
  }
}

/**
 * The character of a position with these options. It plays like Nim when its genus is one of Nim
 * and the options that do so alone give it, while every other option can be answered by a move to
 * such a position of that genus: that option then changes nothing in any sum of such positions.
 */
function settle(options: readonly Known[]): Known {
  const genus = genusFrom(options)
  const text = genusText(genus)
  const tameSymbol = isOfNim(genus)
  const nim = options.filter((option) => option.likeNim)
  const answered = options.every((option) => option.likeNim || option.nimOptions.has(text))
  return {
    ...genus,
    tameSymbol,
    tame: tameSymbol && options.every((option) => option.tame),
    likeNim: tameSymbol && answered && genusText(genusFrom(nim)) === text,
    nimOptions: new Set(nim.map(genusText)),
  }
}

/**
 * The genus from those of the options. A move in one of n heaps *2 leaves *1 or nothing in its
 * place, and *1 changes a misère value g to g xor 1: so the n-th value is the least that is neither
 * the n-th of an option nor the one before it, or that xor 1.
 */
function genusFrom(options: readonly Genus[]): Genus {
  if (options.length === 0) return ENDED
  const settled = Math.max(...options.map(({ superscript }) => superscript.length))
  const values: number[] = []
  for (let n = 0; n < settled + 2 || values[n - 1] !== values[n - 3]; n++) {
    const taken = new Set(options.map((option) => valueAt(option, n)))
    const before = values[n - 1]
    if (before !== undefined) taken.add(before).add(before ^ 1)
    values.push(mex(taken))
  }
  // behind the options' own values the next value depends on the last one and on parity alone
  while (values.length > 2 && values.at(-1) === values.at(-3)) values.pop()
  return { value: mex(new Set(options.map(({ value }) => value))), superscript: values }
}

/** The misère Grundy value of a position with n heaps *2. */
function valueAt({ superscript }: Genus, n: number): number {
  const last = superscript.length - 2
  return superscript[n < last ? n : last + ((n - last) % 2)] as number
}

function mex(taken: ReadonlySet<number>): number {
  let least = 0
  while (taken.has(least)) least++
  return least
}
