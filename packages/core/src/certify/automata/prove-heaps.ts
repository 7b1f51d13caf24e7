import { Arithmetic, aligned } from '../../automata/arithmetic.ts'
import { type Automaton, acceptsDigits, renamed } from '../../automata/automaton.ts'
import { digitsOf } from '../../automata/digits.ts'
import { learnFunction } from '../../automata/learn-function.ts'
import { type Numeration, weightsBelow } from '../../automata/numeration.ts'
import { systemNamed } from '../../automata/systems.ts'
import { BeyondBounds, Work } from '../../automata/work.ts'
import { normalAmounts, simpleParts } from '../../rules/normal.ts'
import type { HeapRule } from '../../rules/rule.ts'
import { formOf } from '../../rules/sets.ts'
import { Attempts, type Outcome, type Search } from './attempt.ts'
import { valueCertificate } from './certificate.ts'
import { refuteValues } from './prove-values.ts'
import type { Refutation } from './refutation.ts'

/** How many values are looked at, one stage after the other, and how many states are guessed. */
const STAGES = [
  { size: 256, states: 100 },
  { size: 512, states: 200 },
  { size: 1024, states: 300 },
  { size: 4096, states: 600 },
]

/** The most digits by which states are told apart, and the most guesses that may be wrong. */
const [MOST_DEPTH, MOST_WRONG] = [8, 4]

/** Looks for the values of the heaps of a rule as an automaton, and proves it. */
export function proveHeaps(
  rule: HeapRule,
  values: (last: number) => ArrayLike<number> | undefined,
  search: Search,
): Outcome {
  const attempts = new Attempts()
  if (rule.into || rule.split === 'unequal') return { attempts: [] }
  const systems = (search.systems ?? suggested(rule)).flatMap((name) => systemNamed(name) ?? [])
  const work = new Work(search.bounds)
  const wrong = new Map<string, number>()
  const stages = work.bounds.seconds < 1 ? STAGES.slice(0, 2) : STAGES
  for (const { size, states } of stages)
    for (const system of systems) {
      if ((wrong.get(system.name) ?? 0) >= MOST_WRONG) continue
      const weights = weightsBelow(system, size + 1)
      const length = weights.findLastIndex((weight) => weight <= size)
      const to = weights[length] as number
      if (length < 4) continue
      try {
        const table = values(to - 1)
        if (!table) return { attempts: attempts.all }
        let before: Automaton | undefined
        for (let depth = 2; depth <= Math.min(MOST_DEPTH, length - 1); depth++) {
          const at = (x: number) => table[x] as number
          const guess = learnFunction(system, { length, at }, depth, states, work)
          if (!guess || !fits(guess, system, table, to)) {
            attempts.note({ system, to })
            continue
          }
          if (
            before &&
            guess.size === before.size &&
            guess.next.every((q, i) => q === before?.next[i])
          )
            continue
          before = guess
          const part = work.part(20_000 + 400 * guess.size, work.bounds.seconds / 4)
          const arithmetic = new Arithmetic(system, part)
          const claim = { rule, values: renamed(guess, { 0: 'n', 1: 'v' }) }
          const refuted = refuteValues(claim, arithmetic) ?? beyondCertificates(rule)
          if (!refuted) {
            const certificate = valueCertificate(claim, arithmetic)
            return {
              proved: { certificate, system, sets: [claim.values], arithmetic, to },
              attempts: attempts.all,
            }
          }
          attempts.note({ system, to, states: guess.size, refuted })
          wrong.set(system.name, (wrong.get(system.name) ?? 0) + 1)
          if (refuted.sentence === 'amounts') wrong.set(system.name, MOST_WRONG)
        }
      } catch (error) {
        if (!(error instanceof BeyondBounds)) throw error
        attempts.note({ system, to, bound: error.met })
        wrong.set(system.name, MOST_WRONG)
        if (work.share === 1) return { attempts: attempts.all }
      }
    }
  return { attempts: attempts.all }
}

/** Certificates say nothing of amounts that depend on the heap. */
function beyondCertificates({ take }: HeapRule): Refutation | undefined {
  const isShare = take && [...simpleParts(take)].some((part) => formOf(part).by === 'share')
  return isShare ? { sentence: 'amounts' } : undefined
}

/** Whether an automaton has the values of a table. */
function fits(guess: Automaton, system: Numeration, table: ArrayLike<number>, to: number): boolean {
  for (let n = 0; n < to; n++) {
    const value = table[n] as number
    const words = [BigInt(n), BigInt(value)].map((each) => digitsOf(system, each))
    if (!acceptsDigits(guess, aligned(words))) return false
  }
  return true
}

/** Base 2, in which xor is digit by digit; the bases of powers, Zeckendorf, base 3. */
function suggested({ take, thenSplit, split }: HeapRule): string[] {
  if (thenSplit || split) return ['2']
  const amounts = take && normalAmounts(take)
  const bases = (amounts?.bases ?? []).map(String)
  const isFibonacci = amounts?.listed.some(({ key }) => key === 'fib')
  return [...new Set([...(isFibonacci ? ['fib'] : []), '2', ...bases, 'fib', '3'])]
}
