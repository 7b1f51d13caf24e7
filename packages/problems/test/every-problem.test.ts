import { type Entry, findEntry } from '@nimber/core'
import {
  answersOf,
  type Layout,
  type NumbersProblem,
  type Problem,
  printInput,
  problems,
} from '@nimber/problems'
import { describe, expect, test } from 'vitest'
import { defineProblem } from '../src/define.ts'
import { heapsOf } from '../src/families.ts'
import { isList } from '../src/layout.ts'
import { Random } from '../src/random.ts'
import { first } from '../src/stages/stages.ts'
import { faultOf, searchedCases } from './fault.ts'
import { numbersProblem, numbersProblems } from './numbers-problems.ts'
import { answer } from './run.ts'

describe('the judge, the sample and a search by the moves alone agree', () => {
  test.each(problems)('$id', (problem) => {
    expect(faultOf(problem)).toBeUndefined()
  })
})

test('cases that are answered all at once have the answers of single ones', () => {
  const bulk = problems.filter(({ answerAll }) => answerAll)
  expect(bulk.length).toBeGreaterThan(0)
  for (const problem of bulk) {
    const cases = [...first(problem.cases.random(new Random(problem.id)), 3000)]
    const input = printInput(problem, cases)
    expect(answer(problem.id, input)).toBe(answersOf(problem, input).join(''))
  }
})

/** A problem that is stated wrongly, and how. */
interface Planted {
  readonly name: string
  make(): Problem
}

/** The problem with the words for the two players exchanged. */
function* wrongWords(problem: NumbersProblem): Generator<Planted> {
  const { asks } = problem
  if (!('words' in asks)) return
  const [wins = '', loses, ...draws] = asks.words
  const words = [loses, wins, ...draws] as unknown as typeof asks.words
  yield {
    name: 'words',
    make: () => defineProblem({ ...problem, asks: { ...asks, words } as typeof asks }),
  }
}

/** The problem with two neighbours among the fields of a case, or of an item, exchanged. */
function* wrongOrder(problem: NumbersProblem): Generator<Planted> {
  const { layout } = problem
  const planted = (name: string, other: Layout) => ({
    name,
    make: () => defineProblem({ ...problem, layout: other }),
  })
  for (const [i, field] of layout.entries()) {
    const next = layout[i + 1]
    if (isList(field)) {
      if (field.each.length > 1)
        yield planted('items', layout.with(i, { ...field, each: [...field.each].reverse() }))
    } else if (next !== undefined && !isList(next))
      yield planted(`${field} and ${next}`, layout.with(i, next).with(i + 1, field))
  }
}

/** Games that a sample has to be told from; not all, so that a new game asks for no new samples. */
const RIVALS = `
  nim misere-nim lasker kayles dawson-kayles dawson-chess grundy even odd one-or-even
  take-fib divisors splitting halving officers powers treblecross staircase mixed
  new-stone euclid wythoff fibonacci-nim bash bash-range bash-rest misere-bash-rest
  knight king king-to-corner rook rook-to-corner queen queen-to-corner knight-to-corner
  subtraction
`
  .trim()
  .split(/\s+/)

/** The problem about another game that needs no parameters or has the same ones. */
function* wrongGame(problem: NumbersProblem): Generator<Planted> {
  const [setup] = problem.setups
  if (!setup) return
  const names = Object.keys(setup.params ?? {})
  for (const { slug, params } of RIVALS.map((name) => findEntry(name) as Entry)) {
    const own = params.flatMap((p) => (p.kind === 'range' ? [p.from, p.to] : [p.name]))
    if (slug === setup.game || (own.length > 0 && own.join() !== names.join())) continue
    const { params: _, ...rest } = setup
    const other = { ...(own.length > 0 ? setup : rest), game: slug }
    const setups = problem.setups.with(0, other)
    yield { name: slug, make: () => defineProblem({ ...problem, setups }) }
  }
}

/** The small cases of a problem in one input, and the right answers. */
function smallInput(problem: Problem): { input: string; output: string } {
  const cases = searchedCases(problem)
  return {
    input: printInput(
      problem,
      cases.map(({ one }) => one),
    ),
    output: cases.map(({ text }) => text).join(''),
  }
}

/** Whether a problem prints an output for an input. */
function prints(make: () => Problem, { input, output }: { input: string; output: string }) {
  try {
    return answersOf(make(), input).join('') === output
  } catch {
    return false
  }
}

/** A case whose right answer the wrong statement does not print. */
function telling(problem: NumbersProblem, wrong: Problem): string {
  const found = searchedCases(problem).find(
    ({ one, text }) =>
      !prints(() => wrong, {
        input: printInput(problem, [one]),
        output: text.replace(/\d+: ?/, '1: '),
      }),
  )
  return found
    ? (problem as Problem).cases.print(found.one).trim().replaceAll('\n', ' / ')
    : 'no single case'
}

/**
 * A wrong statement is found by its sample, which is from elsewhere. Where this fails the sample
 * needs a case that tells the two apart.
 */
describe('a problem that is stated wrongly is found', () => {
  const KINDS = { words: wrongWords, 'order of fields': wrongOrder, game: wrongGame }
  test.each(Object.entries(KINDS))('wrong %s', (_, kind) => {
    const missed: string[] = []
    let planted = 0
    for (const problem of numbersProblems) {
      // an input of one case cannot tell everything apart
      if (problem.envelope === 'one' && kind !== wrongWords) continue
      let small: ReturnType<typeof smallInput> | undefined
      for (const { name, make } of kind(problem)) {
        planted++
        if (!prints(make, problem.sample)) continue
        small ??= smallInput(problem)
        // one that answers every case alike is not wrong: the order of two heaps, a rook for Nim
        if (!prints(make, small))
          missed.push(`${problem.id}: ${name}, told by ${telling(problem, make())}`)
      }
    }
    expect(missed).toEqual([])
    expect(planted).toBeGreaterThan(8)
  })

  test('also where its judge does not follow the moves of its game', () => {
    const problem = numbersProblem('hdu3032')
    const nim = defineProblem({ ...problem, ...heapsOf('nim') })
    expect(faultOf({ ...problem, sample: nim.sample, answer: nim.answer })).toMatch(/instead of/)
    const weak = { input: '1\n3\n2 2 3\n', output: 'Alice\n' }
    expect(faultOf({ ...problem, sample: weak })).toBe('the sample does not show Bob')
    const both = { input: '2\n3\n2 2 3\n2\n3 3\n', output: 'Alice\nBob\n' }
    expect(faultOf({ ...problem, sample: both })).toBeUndefined()
    expect(faultOf({ ...problem, sample: both, answer: nim.answer })).toMatch(/instead of/)
  })
})
