import { joined, longer, type Monoid, type Word } from './monoid.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The letter of generator i, from 0 on. */
export function letterOf(i: number): string {
  return LETTERS[i] ?? `[${i + 1}]`
}

/** A word as mathematicians write it: `ab²c`, or `1` for the empty one. */
export function wordText(word: Word): string {
  const text = word.map((exponent, i) => powerText(letterOf(i), exponent)).join('')
  return text === '' ? '1' : text
}

function powerText(letter: string, exponent: number): string {
  if (exponent < 2) return letter.repeat(exponent)
  return letter + [...exponent.toString()].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')
}

/** Two words that stand for the same element, the second of which is the least. */
export type Relation = readonly [Word, Word]

/**
 * Relations that define a monoid and rewrite every word to the least word of its element: those of
 * the words that are not least though each word with a letter less is.
 */
export function relationsOf(monoid: Monoid): readonly Relation[] {
  const relations = new Map<string, Relation>()
  const isLeast = (word: Word) => equal(word, monoid.words[monoid.evaluate(word)] as Word)
  for (const least of monoid.words)
    for (let i = 0; i < monoid.generators; i++) {
      const word = longer(least, i)
      const key = word.join()
      if (relations.has(key) || isLeast(word) || !shorterWords(word).every(isLeast)) continue
      relations.set(key, [word, monoid.words[monoid.evaluate(word)] as Word])
    }
  return [...relations.values()]
}

/** The words with one letter less. */
function shorterWords(word: Word): Word[] {
  return word.flatMap((exponent, i) => {
    if (exponent === 0) return []
    return [
      joined(
        word,
        word.map((_, at) => (at === i ? -1 : 0)),
      ),
    ]
  })
}

function equal(one: Word, other: Word): boolean {
  return one.every((exponent, i) => exponent === other[i])
}
