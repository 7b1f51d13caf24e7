import type { Effort } from './effort.ts'
import { add, emptySet, has } from './element-set.ts'
import { type Heaps, sumOptions } from './heap-options.ts'
import { Learner } from './learner.ts'
import { emptyWord, generatedBy, joined, longer, type Word } from './monoid.ts'
import { Outcomes } from './outcomes.ts'
import { prove } from './prove.ts'
import { type Bipartite, Transitions } from './transitions.ts'

/** A quotient with the elements of the heaps 0, 1, 2, … in it, proved for sums of these. */
export interface MappedQuotient {
  readonly quotient: Bipartite
  /** The heaps whose elements are the generators. */
  readonly generators: readonly number[]
  readonly images: readonly number[]
  readonly transitions: Transitions
  /** Sums that told elements apart, as words in the generators. */
  readonly experiments: readonly Word[]
}

/** What is known of the heaps 0, 1, 2, … while a quotient is guessed. */
interface Given {
  readonly generators: readonly number[]
  readonly options: readonly (readonly Heaps[])[]
  /** A sum as a word in the generators. */
  wordOf(heaps: Heaps): Word
}

/**
 * The quotient of the heaps of another and one more, `options.length - 1`, that does not fit into
 * it. It is guessed from outcomes of sums, where heaps that are no generators stand for the words
 * they had before, and proved for all sums; where that fails, the sum that shows it either splits
 * an element or makes heaps generators.
 */
export function grown(
  before: MappedQuotient,
  options: readonly (readonly Heaps[])[],
  effort: Effort,
): MappedQuotient {
  const earlier = earlierWords(before)
  let generators = [...before.generators, options.length - 1]
  let experiments: readonly Word[] = before.experiments.map((word) => [...word, 0])
  for (;;) {
    const wordOf = wordsIn(generators, before.generators, earlier)
    const outcomes = new Outcomes(
      generators.map((g) => distinct((options[g] as readonly Heaps[]).map(wordOf))),
      losingBefore(before, generators),
      effort,
    )
    const learner = new Learner(generators.length, outcomes, experiments, effort)
    const { proved, refuted } = settle(learner, { generators, options, wordOf }, effort)
    if (proved) return proved
    const more = [...new Set([...generators, ...refuted])].sort((a, b) => a - b)
    if (more.length === generators.length)
      throw new Error('the outcome of a sum of generators is that of the sum')
    experiments = learner.experiments.map((word) => renamed(word, generators, more))
    generators = more
  }
}

/** Reads sums as words in the generators; other heaps are the words they are in earlier ones. */
function wordsIn(
  generators: readonly number[],
  earlierGenerators: readonly number[],
  earlier: readonly Word[],
): (heaps: Heaps) => Word {
  const words = new Map<number, Word>()
  const wordOf = (heap: number): Word => {
    const own = generators.indexOf(heap)
    if (own >= 0) return longer(emptyWord(generators.length), own)
    return renamed(earlier[heap] as Word, earlierGenerators, generators)
  }
  return (heaps) =>
    heaps.reduce((product: Word, heap) => {
      const word = words.get(heap) ?? wordOf(heap)
      words.set(heap, word)
      return joined(product, word)
    }, emptyWord(generators.length))
}

/** A word in some generators as a word in more of them. */
function renamed(word: Word, from: readonly number[], to: readonly number[]): Word {
  return to.map((generator) => word[from.indexOf(generator)] ?? 0)
}

/** Tells whether a sum without the new heap, which is the last of the generators, is losing. */
function losingBefore(
  { quotient, images }: MappedQuotient,
  generators: readonly number[],
): (word: Word) => boolean | undefined {
  return (word) => {
    if (word.at(-1) !== 0) return undefined
    let element = 0
    for (const [i, exponent] of word.entries())
      for (let k = 0; k < exponent; k++)
        element = quotient.monoid.times(element, images[generators[i] as number] as number)
    return has(quotient.losing, element)
  }
}

/** Each heap as a word of generators that are not larger, so that play always comes to an end. */
function earlierWords({ quotient, generators, images }: MappedQuotient): Word[] {
  const elements = generators.map((g) => images[g] as number)
  const words: Word[] = []
  for (let count = 0; count <= generators.length; count++) {
    const { monoid, renumbered } = generatedBy(quotient.monoid, elements.slice(0, count))
    const end = generators[count] ?? images.length
    for (let h = words.length; h < end; h++)
      words.push(monoid.words[renumbered.get(images[h] as number) as number] as Word)
  }
  return words
}

type Settled =
  | { readonly proved: MappedQuotient; readonly refuted?: never }
  | { readonly proved?: never; readonly refuted: Heaps }

/** Guesses until a guess is proved, or a sum shows that a heap is not the word it stands for. */
function settle(learner: Learner, given: Given, effort: Effort): Settled {
  const { generators, options, wordOf } = given
  for (;;) {
    const quotient = learner.guess()
    const images = options.map((_, heap) => quotient.monoid.evaluate(wordOf([heap])))
    const proof = prove(quotient, images, generators, options, effort)
    if (proof instanceof Transitions) {
      const { experiments } = learner
      return { proved: reduced({ quotient, generators, images, experiments }, options, effort) }
    }
    const sums = [proof, ...sumOptions(proof, (heap) => options[heap] as readonly Heaps[])]
    if (!sums.some((sum) => learner.learnFrom(wordOf(sum), quotient))) return { refuted: proof }
  }
}

/** The same quotient, generated by the heaps that are no product of smaller ones. */
function reduced(
  found: Omit<MappedQuotient, 'transitions'>,
  options: readonly (readonly Heaps[])[],
  effort: Effort,
): MappedQuotient {
  const { quotient, images } = found
  const generators: number[] = []
  let part = generatedBy(quotient.monoid, [])
  for (const heap of found.generators) {
    if (part.renumbered.has(images[heap] as number)) continue
    generators.push(heap)
    part = generatedBy(
      quotient.monoid,
      generators.map((g) => images[g] as number),
    )
  }
  const { monoid, renumbered } = part
  const losing = emptySet(monoid.order)
  for (const [q, number] of renumbered) if (has(quotient.losing, q)) add(losing, number)
  const next = { monoid, losing }
  const own = images.map((q) => renumbered.get(q) as number)
  const transitions = prove(next, own, generators, options, effort)
  if (!(transitions instanceof Transitions)) throw new Error('renumbering keeps a proof')
  const experiments = found.experiments.map(
    (word) => monoid.words[renumbered.get(quotient.monoid.evaluate(word)) as number] as Word,
  )
  return {
    quotient: next,
    generators,
    images: own,
    transitions,
    experiments: distinct(experiments),
  }
}

function distinct(words: readonly Word[]): Word[] {
  return [...new Map(words.map((word) => [word.join(), word])).values()]
}
