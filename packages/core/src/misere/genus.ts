import { BeyondBudget } from '../model/errors.ts'
import type { Budget } from '../model/game.ts'
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

/** A genus, and whether the position plays in sums like the positions of Nim with that genus. */
export interface Character extends Genus {
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
    if (parts.every((part) => part.tame)) return parts.reduce(tameSum, ENDED)
  }
  const { value, superscript, tame } = characters.of(heaps)
  return { value, superscript, tame }
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
const ENDED: Character = { value: 0, superscript: [1, 2, 0], tame: true }

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

/** The genus of a sum of two tame positions, which is that of a sum of Nim positions. */
function tameSum(one: Genus, other: Genus): Character {
  const value = one.value ^ other.value
  if (!isFickle(one) || !isFickle(other))
    return { value, superscript: [value, value ^ 2], tame: true }
  return { value, superscript: value === 0 ? [1, 2, 0] : [0, 3, 1], tame: true }
}

/** A character with the genera of the position's tame options. */
interface Known extends Character {
  readonly tameOptions: ReadonlySet<string>
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
 * The character of a position with these options. It is tame when its genus is one of Nim and its
 * tame options alone give it, while every other option can be answered by a move to a tame
 * position of that genus: such an option then changes nothing in any sum of tame positions.
 */
function settle(options: readonly Known[]): Known {
  const genus = genusFrom(options)
  const text = genusText(genus)
  const tame = options.filter((option) => option.tame)
  const answered = options.every((option) => option.tame || option.tameOptions.has(text))
  return {
    ...genus,
    tame: isOfNim(genus) && answered && genusText(genusFrom(tame)) === text,
    tameOptions: new Set(tame.map(genusText)),
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
