import { type Outcome, outcomeOf } from '@nimber/core'
import type { TextWriter } from '@nimber/kernels'
import { GoldenPairs } from './golden.ts'
import { decideHeaps, decideRecords } from './heaps.ts'
import { countOf, endsInput, headNames, isList, onlyList, varsOf } from './layout.ts'
import {
  countMoves,
  countNimMoves,
  hasRuleOfNim,
  isNim,
  writeMoves,
  writeNimMoves,
} from './moves.ts'
import type {
  AnswerCase,
  CaseInput,
  List,
  Numbers,
  OutcomeWords,
  Play,
  Statement,
} from './problem.ts'
import { settledOutcome } from './settled.ts'
import { gameReader, hasFixedParams, isAll, NoPosition } from './setup.ts'

type PlayCase = (numbers: Numbers) => Play

/** Reads what follows the leading numbers of a case, and writes its answer. */
type AnswerRest = (head: Numbers, input: CaseInput, out: TextWriter) => void

/** How the cases of a problem are answered while they are read; `play` makes one of its numbers. */
export function answerOf(problem: Statement, play: PlayCase): AnswerCase {
  const rest = answerRest(problem, play)
  const size = headNames(problem.layout).length
  return (input, out) => {
    const first = input.counted ? input.require() : input.next()
    if (first === undefined || (problem.envelope === 'zero' && first === 0n)) return 'end'
    const head = [first]
    while (head.length < size) head.push(input.require())
    if (endsInput(problem, head)) return 'end'
    rest(head, input, out)
    return undefined
  }
}

function answerRest(problem: Statement, play: PlayCase): AnswerRest {
  const { asks } = problem
  const begin = ({ caseNumber }: CaseInput, out: TextWriter) => {
    if (problem.numbered) out.text(problem.numbered.join(`${caseNumber}`))
  }
  switch (asks.kind) {
    case 'winner': {
      const outcome = caseOutcome(problem, play)
      return (head, input, out) => {
        const found = outcome(head, input)
        begin(input, out)
        out.line(word(found, asks.words))
      }
    }
    case 'moves': {
      const streamed = streamedSetup(problem)
      if (streamed && isNim(streamed.gameOf([]), asks))
        return ([count = 0n], input, out) =>
          writeNimMoves(input, count, asks.words, () => begin(input, out), out)
      return (head, input, out) => {
        const played = readPlay(problem, play, head, input)
        begin(input, out)
        writeMoves(played, asks, out)
      }
    }
    case 'count': {
      const streamed = problem.setups.every(({ params }) => hasFixedParams(params))
        ? streamedSetup(problem)
        : undefined
      if (streamed && hasRuleOfNim(streamed.gameOf([])))
        return (head, input, out) => {
          const heaps = countOf(streamed.list, varsOf(problem.layout.slice(0, head.length), head))
          const count = countNimMoves(input, heaps)
          begin(input, out)
          out.line(`${count}`)
        }
      return (head, input, out) => {
        const count = countMoves(readPlay(problem, play, head, input))
        begin(input, out)
        out.line(`${count}`)
      }
    }
    case 'golden pairs':
      return ([n = 0n], input, out) => {
        begin(input, out)
        pairs ??= new GoldenPairs()
        pairs.write(n, out)
      }
  }
}

let pairs: GoldenPairs | undefined

function word(outcome: Outcome, [wins, loses, draws = '']: OutcomeWords): string {
  return outcome === 'N' ? wins : outcome === 'P' ? loses : draws
}

function caseOutcome(
  problem: Statement,
  play: PlayCase,
): (head: Numbers, input: CaseInput) => Outcome {
  const streamed = streamedSetup(problem)
  const settled = settledOutcome(problem)
  if (!streamed)
    return (head, input) => {
      const found = problem.refuse?.(head) ? undefined : settled?.(head)
      if (found) return found
      const { game, position } = readPlay(problem, play, head, input)
      return outcomeOf(game, position)
    }
  const { gameOf, list, keys } = streamed
  const { layout } = problem
  return (head, input) => {
    const count = countOf(list, varsOf(layout.slice(0, head.length), head))
    return keys
      ? decideRecords(gameOf(head), keys, count, input)
      : decideHeaps(gameOf(head), count, input)
  }
}

/** A position that is the list at the end of a case, so that it can be decided while it is read. */
interface Streamed {
  readonly gameOf: (head: Numbers) => Play['game']
  readonly list: List
  /** What the game calls the numbers of a heap, in the order of the input, where it has several. */
  readonly keys: readonly string[] | undefined
}

function streamedSetup({ layout, setups, refuse }: Statement): Streamed | undefined {
  const list = onlyList(layout)
  const [setup, other] = setups
  if (!list || !setup || other || setup.when || refuse || !isAll(setup.at)) return undefined
  const gameOf = gameReader(setup, layout)
  const { all } = setup.at
  return {
    gameOf: (head) => gameOf(head, head),
    list,
    keys: typeof all === 'string' ? undefined : keysOf(all, list),
  }
}

function keysOf(all: Readonly<Record<string, string>>, { each }: List): readonly string[] {
  return each.map((name) => Object.keys(all).find((key) => all[key] === name) ?? name)
}

/** Reads the rest of a case and makes its game; refuses numbers that make none. */
function readPlay(problem: Statement, play: PlayCase, head: Numbers, input: CaseInput): Play {
  const numbers = readRest(problem, head, input)
  const expected = problem.refuse?.(numbers)
  if (expected) input.refuse(expected)
  try {
    return play(numbers)
  } catch (error) {
    if (!(error instanceof NoPosition)) throw error
    return input.refuse({ en: 'numbers that make a position', zh: '能成为局面的数' })
  }
}

function readRest({ layout }: Statement, head: Numbers, input: CaseInput): Numbers {
  if (head.length === layout.length) return head
  const numbers = [...head]
  const vars: Record<string, bigint> = { ...varsOf(layout.slice(0, head.length), head) }
  for (const field of layout.slice(head.length)) {
    if (isList(field)) {
      const count = countOf(field, vars) * BigInt(field.each.length)
      for (const number of input.list(count)) numbers.push(BigInt(number))
    } else {
      vars[field] = input.require()
      numbers.push(vars[field])
    }
  }
  return numbers
}
