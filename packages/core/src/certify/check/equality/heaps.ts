import { amountFlags, flagged } from '../amounts.ts'
import { type CodeRule, type HeapRule, readRule } from '../rule.ts'
import type { Way } from '../values.ts'
import { waysOf } from '../ways.ts'
import type { Work } from '../work.ts'
import type { Reading } from './reading.ts'

/** Heaps of at most so many are read. */
const LARGEST = 100_000

/** The steps that an option takes, and a letter of it. */
const PER_OPTION = 500
const PER_LETTER = 50

/**
 * Heaps, the largest first with plus signs between them, in which each player moves by a rule:
 * `left … right …`, or one rule for both. Throws a Failure where there is no such rule.
 */
export function readHeaps(game: string, work: Work): Reading {
  const [, one = game, other = game] = /^left (.+) right (.+)$/.exec(game) ?? []
  const [left, right] = [readRule(one), readRule(other)]
  const known = new Map<string, readonly Way[]>()
  const ways = (ofLeft: boolean, heap: number) => {
    const key = `${ofLeft} ${heap}`
    const found = known.get(key) ?? waysUpTo(ofLeft ? left : right, heap, work)
    known.set(key, found)
    return found
  }
  return {
    isPosition: (text) =>
      text === 'empty' ||
      (/^[1-9]\d*(\+[1-9]\d*)*$/.test(text) &&
        written(heapsOf(text)) === text &&
        heapsOf(text).every((heap) => heap <= LARGEST)),
    options(text, ofLeft) {
      const heaps = heapsOf(text)
      const spend = (options: number) =>
        work.spend(options * (PER_OPTION + PER_LETTER * text.length))
      return heaps.flatMap((heap, i) =>
        ways(ofLeft, heap).flatMap((way) =>
          Array.from(rests(way, heap, spend), (rest) =>
            written([...heaps.toSpliced(i, 1), ...rest]),
          ),
        ),
      )
    },
  }
}

/** What a way of moving may leave of a heap. */
function* rests(
  { take, none, one, two, three }: Way,
  heap: number,
  spend: (options: number) => void,
): Generator<number[]> {
  const rest = heap - take
  if (rest < 0) return
  if (rest === 0 && none) yield []
  if (rest > 0 && one) yield [rest]
  spend(1 + (two ? rest : 0) + (three ? rest ** 2 : 0))
  if (two) for (let a = 1; 2 * a <= rest; a++) yield [a, rest - a]
  if (three)
    for (let a = 1; 3 * a <= rest; a++)
      for (let b = a; a + 2 * b <= rest; b++) yield [a, b, rest - a - b]
}

/** The ways to move of a rule that take no more than a heap has. */
function waysUpTo(rule: HeapRule | CodeRule, heap: number, work: Work): readonly Way[] {
  if (rule.kind === 'code') return waysOf(rule, work) ?? []
  const { takes, thenSplit, split } = rule
  const taking = flagged(amountFlags(takes, heap, work)).map(
    (take): Way => ({ take, none: true, one: true, two: thenSplit, three: false }),
  )
  return split ? [{ take: 0, none: false, one: false, two: true, three: false }, ...taking] : taking
}

const heapsOf = (text: string) => (text === 'empty' ? [] : text.split('+').map(Number))

const written = (heaps: readonly number[]) => [...heaps].sort((a, b) => b - a).join('+') || 'empty'
