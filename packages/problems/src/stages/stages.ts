import type { Cases } from '../cases.ts'
import type { Problem } from '../problem.ts'
import { Random } from '../random.ts'

export type StageName = 'small' | 'notable' | 'random' | 'largest'

/** Inputs of one kind, each a list of cases that the limits allow together. */
export interface Stage<Case = unknown> {
  readonly name: StageName
  inputs(): Iterable<readonly Case[]>
}

/** Cases of the stages, or fewer where an input has room for few. */
const MOST_SMALL = 3000
const MOST_NOTABLE = 5000
const MOST_RANDOM = 2000
/** Inputs that a stage fills at the most, and where each is one case. */
const MOST_INPUTS = 6
const MOST_ALONE = 60

/** A problem that has cases of a kind. */
type With<Case> = Omit<Problem, 'cases' | 'play'> & { readonly cases: Cases<Case> }

/** The inputs to test a program with, in the order in which they are tried. */
export function stagesOf<Case>(
  problem: With<Case>,
  { seed, cases }: { readonly seed: string; readonly cases?: number | undefined },
): readonly Stage<Case>[] {
  const room = problem.envelope === 'one' ? MOST_ALONE : MOST_INPUTS * problem.bounds.cases
  const random = (name: StageName) => new Random(`${seed} ${problem.id} ${name}`)
  return [
    {
      name: 'small',
      inputs: () => packed(problem, first(problem.cases.small(), Math.min(MOST_SMALL, room))),
    },
    {
      name: 'notable',
      inputs: () =>
        packed(
          problem,
          bySize(problem, problem.cases.notable(random('notable'), Math.min(MOST_NOTABLE, room))),
        ),
    },
    {
      name: 'random',
      inputs: () =>
        packed(
          problem,
          first(problem.cases.random(random('random')), cases ?? Math.min(MOST_RANDOM, room)),
        ),
    },
    { name: 'largest', inputs: () => problem.cases.largest(random('largest')) },
  ]
}

/** The first `count` of a list. */
export function* first<T>(list: Iterable<T>, count: number): Generator<T> {
  let left = count
  if (left <= 0) return
  for (const item of list) {
    yield item
    if (--left <= 0) return
  }
}

/** The cases, the smaller ones first, so that the first failure is the smallest of them. */
function bySize<Case>({ cases: own }: With<Case>, cases: Iterable<Case>): readonly Case[] {
  const sized = Array.from(cases, (one) => ({ one, size: own.size(one) }))
  sized.sort((a, b) => (a.size < b.size ? -1 : a.size > b.size ? 1 : 0))
  return sized.map(({ one }) => one)
}

/** The cases in as few inputs as the limits allow. */
function* packed<Case>(problem: With<Case>, cases: Iterable<Case>): Generator<readonly Case[]> {
  let [input, total]: [Case[], number] = [[], 0]
  for (const one of cases) {
    const full = input.length === problem.bounds.cases
    const length = problem.cases.length(one)
    if (full || (input.length > 0 && total + length > problem.bounds.total)) {
      yield input
      ;[input, total] = [[], 0]
    }
    input.push(one)
    total += length
  }
  if (input.length > 0) yield input
}
