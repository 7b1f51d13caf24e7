import { type Game, gameOf, type Outcome, solve, type Words } from '@nimber/core'
import type { NumberReader, TextWriter } from '@nimber/kernels'
import { decideHeaps } from './heaps.ts'

/** How cases follow each other: a count first, up to the end, up to a first number 0, up to `0 0`. */
export type Envelope = 'count' | 'end' | 'zero' | 'two zeros'

/** Where the numbers of a case come from; a number that makes no sense is refused. */
export interface CaseInput
  extends Pick<NumberReader, 'require' | 'list' | 'listAndFold' | 'blocks' | 'fold'> {
  /** Ends the run: what the number just read should have been. */
  refuse(expected: Words): never
}

/** A judge problem: an envelope, a game, words. */
export interface Problem {
  readonly id: string
  readonly title: Words
  /** The slugs of the games it is about. */
  readonly games: readonly string[]
  /** The rule, in our own words. */
  readonly rule: Words
  readonly envelope: Envelope
  /** The numbers of a case. */
  readonly format: Words
  readonly output: Words
  readonly limits: Words
  readonly sample: { readonly input: string; readonly output: string }
  /** Reads the rest of a case behind its first number and writes the answer, or says it is over. */
  answer(first: bigint, input: CaseInput, out: TextWriter): 'end' | undefined
}

type Description = Omit<Problem, 'answer'>

/** A problem whose case is a few numbers that make a game and a position. */
export function definePositionProblem(
  problem: Description & {
    readonly size: number
    readonly words: readonly [wins: string, loses: string, draws?: string]
    readonly position: (
      numbers: readonly bigint[],
      input: CaseInput,
    ) => readonly [Game<unknown>, unknown]
  },
): Problem {
  return {
    ...problem,
    answer(first, input, out) {
      const numbers = [first]
      while (numbers.length < problem.size) numbers.push(input.require())
      const [game, position] = problem.position(numbers, input)
      out.line(word(solve(game, position).outcome, problem.words))
      return undefined
    },
  }
}

/** A problem whose case is a count and that many heaps of one game. */
export function defineHeapProblem(
  problem: Description & { readonly words: readonly [wins: string, loses: string] },
): Problem {
  return {
    ...problem,
    answer(count, input, out) {
      out.line(word(decideHeaps(game(problem.games[0] ?? ''), count, input), problem.words))
      return undefined
    },
  }
}

/** Games already made, since the same few come in case after case; forgotten when they are many. */
const games = new Map<string, Game<unknown>>()
const MOST_GAMES = 1000

/** The game of the catalogue with a slug and its parameters. */
export function game(slug: string, args: Readonly<Record<string, bigint>> = {}): Game<unknown> {
  const key = [slug, ...Object.values(args)].join(' ')
  let made = games.get(key)
  if (!made) {
    if (games.size === MOST_GAMES) games.clear()
    made = gameOf(slug, args)
    games.set(key, made)
  }
  return made
}

/** The output of a problem that asks only who wins. */
export function winner(
  wins: string,
  loses: string,
): { words: readonly [string, string]; output: Words } {
  return {
    words: [wins, loses],
    output: {
      en: `${wins} if the first player wins, ${loses} if not`,
      zh: `先手胜输出 ${wins}，否则输出 ${loses}`,
    },
  }
}

function word(
  outcome: Outcome,
  [wins, loses, draws = '']: readonly [string, string, string?],
): string {
  return outcome === 'N' ? wins : outcome === 'P' ? loses : draws
}
