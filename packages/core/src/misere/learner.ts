import { BeyondBudget } from '../model/errors.ts'
import type { Effort } from './effort.ts'
import { add, emptySet, has } from './element-set.ts'
import { emptyWord, joined, longer, Monoid, type Word } from './monoid.ts'
import type { Outcomes } from './outcomes.ts'
import type { Bipartite } from './transitions.ts'

/** A quotient of more elements than this is out of reach: its table would not fit. */
const MOST_ELEMENTS = 4096

/**
 * Learns the least monoid that tells losing sums from others: sums are one element as long as no
 * experiment, a sum added to both, gives them different outcomes. This is D. Angluin's way to learn
 * a regular set (1987), with R. Rivest and R. Schapire's use of a counterexample (1993), for words
 * whose letters commute.
 */
export class Learner {
  private readonly generators: number
  private readonly outcomes: Outcomes
  private readonly effort: Effort
  readonly experiments: Word[]
  private readonly rows = new Map<string, string>()
  private words: Word[] = []
  private steps: number[] = []

  constructor(
    generators: number,
    outcomes: Outcomes,
    experiments: readonly Word[],
    effort: Effort,
  ) {
    this.generators = generators
    this.outcomes = outcomes
    this.effort = effort
    this.experiments = [...experiments]
  }

  /** The least monoid that agrees with all experiments made so far. */
  guess(): Bipartite {
    do this.close()
    while (this.findDisorder())
    const monoid = new Monoid(this.steps, this.generators)
    const losing = emptySet(monoid.order)
    for (const [q, word] of this.words.entries()) if (this.outcomes.losing(word)) add(losing, q)
    return { monoid, losing }
  }

  /** Makes an experiment that splits an element of a guess, if its outcome for a sum is wrong. */
  learnFrom(word: Word, { monoid, losing }: Bipartite): boolean {
    const truth = this.outcomes.losing(word)
    if (truth === has(losing, monoid.evaluate(word))) return false
    // letters are read one by one; where the outcome changes, two sums were wrongly one
    let element = 0
    let rest: Word = word
    for (const [letter, exponent] of word.entries())
      for (let k = 0; k < exponent; k++) {
        rest = shorter(rest, letter)
        element = monoid.times(element, monoid.generator(letter))
        if (this.outcomes.losing(joined(this.words[element] as Word, rest)) === truth) continue
        this.experiments.push(rest)
        return true
      }
    throw new Error('a wrong outcome has a letter that makes it wrong')
  }

  /** Gives each element, from the identity on, its products with the generators. */
  private close(): void {
    this.words = [emptyWord(this.generators)]
    this.steps = []
    const byRow = new Map([[this.row(this.words[0] as Word), 0]])
    for (const word of this.words)
      for (let i = 0; i < this.generators; i++) {
        const next = longer(word, i)
        const row = this.row(next)
        let element = byRow.get(row)
        if (element === undefined) {
          element = this.words.length
          byRow.set(row, element)
          this.words.push(next)
          if (element >= MOST_ELEMENTS) throw tooManyElements()
        }
        this.steps.push(element)
      }
  }

  /** Makes an experiment where two letters do not commute; false where all do. */
  private findDisorder(): boolean {
    const step = (q: number, i: number) => this.steps[q * this.generators + i] as number
    for (let q = 0; q < this.words.length; q++)
      for (let i = 0; i < this.generators; i++)
        for (let j = 0; j < i; j++) {
          const [one, other] = [step(step(q, i), j), step(step(q, j), i)]
          if (one === other) continue
          const rows = [one, other].map((r) => this.row(this.words[r] as Word))
          const [a, b] = rows as [string, string]
          const differing = [...a].findIndex((outcome, at) => outcome !== b[at])
          const experiment = this.experiments[differing] as Word
          this.experiments.push(this.splitting(q, i, j, experiment))
          return true
        }
    return false
  }

  /** The experiment that tells generator i after element q, or j after q, from its element. */
  private splitting(q: number, i: number, j: number, experiment: Word): Word {
    const word = this.words[q] as Word
    const whole = joined(longer(longer(word, i), j), experiment)
    const truth = this.outcomes.losing(whole)
    const byFirst = this.words[this.steps[q * this.generators + i] as number] as Word
    const rest = longer(experiment, j)
    if (this.outcomes.losing(joined(byFirst, rest)) !== truth) return rest
    return longer(experiment, i)
  }

  /** The outcomes of a sum with each experiment added to it. */
  private row(word: Word): string {
    const key = String.fromCharCode(...word)
    let row = this.rows.get(key) ?? ''
    this.effort.spend(1)
    if (row.length === this.experiments.length) return row
    for (let e = row.length; e < this.experiments.length; e++)
      row += this.outcomes.losing(joined(word, this.experiments[e] as Word)) ? '1' : '0'
    this.rows.set(key, row)
    return row
  }
}

function shorter(word: Word, letter: number): number[] {
  const result = [...word]
  result[letter] = (result[letter] as number) - 1
  return result
}

function tooManyElements(): BeyondBudget {
  return new BeyondBudget(
    {
      en: `The quotient has more than ${MOST_ELEMENTS} elements.`,
      zh: `商的元素超过 ${MOST_ELEMENTS} 个。`,
    },
    Number.POSITIVE_INFINITY,
  )
}
