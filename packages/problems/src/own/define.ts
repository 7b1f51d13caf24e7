import { gameOfRule, outcomeOf, outcomeOfHeaps, setOf, solve, TextError, take } from '@nimber/core'
import { USUAL_RESOURCES } from '../define.ts'
import type { CaseInput, Play, Problem } from '../problem.ts'
import { Random } from '../random.ts'
import { game, NoPosition } from '../setup.ts'
import { ownCases } from './cases.ts'
import { Fields } from './fields.ts'
import { endsOwn, leading } from './fits.ts'
import { makeCase } from './make.ts'
import { lengthOf } from './print.ts'
import type { Decider, OwnStatement } from './problem.ts'
import { readFields } from './read.ts'
import { formatWords, limitsWords, outputWords } from './words.ts'

/** A problem whose cases are more than numbers and a list. */
export interface OwnProblem extends Problem {
  readonly kind: 'own'
  readonly statement: OwnStatement
  play(one: Fields): Play
}

/** Whether the cases of a problem are its own. */
export function isOwnProblem(problem: Problem): problem is OwnProblem {
  return 'kind' in problem && problem.kind === 'own'
}

/** The problem of a file of the catalogue whose cases are more than numbers and a list. */
export function defineOwnProblem(given: OwnStatement): OwnProblem {
  const { asks, until } = given
  const bounds = wholeBounds(given)
  const problem: OwnProblem = {
    ...given,
    kind: 'own',
    statement: given,
    resources: given.resources ?? USUAL_RESOURCES,
    bounds,
    // words are worked out when asked for, not when a program starts
    get format() {
      return formatWords(given)
    },
    get limits() {
      return limitsWords(given)
    },
    get output() {
      return outputWords(asks, given.numbered)
    },
    anyOrder: asks.kind === 'says' && asks.anyOrder === true,
    ending: until === undefined ? endingOf(given) : `${until}\n`,
    cases: ownCases(given, bounds),
    play(one) {
      for (const play of given.plays(one)) return play
      throw new NoPosition([])
    },
    answer(input, out) {
      const one = readCase(given, input)
      if (one === undefined) return 'end'
      const expected = given.refuse?.(one)
      if (expected) input.refuse(expected)
      const text = saidOf(given, one, BY_THEOREMS)
      if (text === '' && maySayNothing(given)) return undefined
      if (given.numbered) out.text(given.numbered.join(`${input.caseNumber}`))
      if (given.oneLine) out.text(text)
      else out.line(text)
      return undefined
    },
  }
  return problem
}

/** The game in which a move takes one of some amounts from a heap, any of them more than once. */
export function takingGame(amounts: Iterable<bigint>): Play['game'] {
  return gameOfRule(take(setOf([...amounts])), 'normal')
}

/** A game of heaps and those of a list, which are made a position where they are asked for. */
export function playOfHeaps(own: Play['game'], one: Fields, name: string): Play {
  const heaps = one.row(name)
  return {
    game: own,
    get position() {
      return one.bigs(name)
    },
    ...(heaps instanceof Uint32Array && { heaps }),
  }
}

/** A game of the catalogue and a position of it; where the players have different moves, Left begins. */
export function playAt(
  slug: string,
  position: unknown,
  args: Readonly<Record<string, bigint>> = {},
): Play {
  const own = game(slug, args)
  return { game: own, position: own.is.kind === 'turns' ? { mover: 'left', position } : position }
}

const BY_THEOREMS: Decider = {
  outcome: (play) =>
    (play.heaps && outcomeOfHeaps(play.game, play.heaps)) ?? outcomeOf(play.game, play.position),
  winning: ({ game: own, position }) => [...solve(own, position).winning],
  value({ game: own, position }) {
    const { value } = solve(own, position)
    if (value === undefined)
      throw new TextError(own.name, 0, {
        en: `A position of ${own.name} has no Sprague-Grundy value: it is misère, may go on for ever, or its players have different moves. Ask who wins.`,
        zh: `${own.nameZh} 的局面没有 SG 值：反常规、可能无止境，或双方走法不同。请改问谁胜。`,
      })
    return value
  },
}

/** What is printed for a case, by what decides its positions. */
export function saidOf({ asks, plays }: OwnStatement, one: Fields, decide: Decider): string {
  if (asks.kind === 'says') return asks.says(one, decide)
  const [wins, loses, draws = ''] = asks.words
  const said = Array.from(plays(one), (play) => {
    const outcome = decide.outcome(play)
    return outcome === 'N' ? wins : outcome === 'P' ? loses : draws
  })
  return said.join(asks.kind === 'letters' ? asks.between : '\n')
}

/** Whether a case without a question has no line of its own. */
function maySayNothing({ asks, numbered }: OwnStatement): boolean {
  if (numbered) return false
  return asks.kind === 'winner' || (asks.kind === 'says' && asks.mayBeNothing === true)
}

/** Reads a case; undefined where the input is over. */
export function readCase(statement: OwnStatement, input: CaseInput): Fields | undefined {
  const { layout, until, envelope, heading } = statement
  if (heading !== undefined) readHeading(heading, input)
  const [first] = layout
  let given: bigint | undefined
  if (!input.counted) {
    if (until !== undefined || first?.kind !== 'number' || first.signed) {
      if (input.atEnd()) return undefined
      if (until !== undefined) {
        given = input.signed()
        if (`${given}` === until) return undefined
      }
    } else {
      given = input.next()
      if (given === undefined || (envelope === 'zero' && given === 0n)) return undefined
    }
  }
  if (envelope !== 'zeros') return readFields(layout, input, {}, given)
  const names = leading(layout)
  const head = readFields(layout.slice(0, names.length), input, {}, given)
  if (endsOwn(statement, head)) return undefined
  const scope = Object.fromEntries(names.map((name) => [name, head.big(name)]))
  const rest = readFields(layout.slice(names.length), input, scope)
  return new Fields({ ...head.values, ...rest.values })
}

function readHeading(heading: string, input: CaseInput): void {
  const wanted = `${heading} ${input.caseNumber}`
  if (input.word() !== heading || input.require() !== BigInt(input.caseNumber))
    input.refuse({ en: wanted, zh: ` ${wanted}` })
}

function endingOf({ envelope, layout }: OwnStatement): string {
  if (envelope === 'zero') return '0\n'
  return envelope === 'zeros'
    ? `${leading(layout)
        .map(() => '0')
        .join(' ')}\n`
    : ''
}

const USUAL_TOTAL = 100_000
const USUAL_CASES = 100

/** The whole bounds of a problem: the longest case has room in any input. */
function wholeBounds(given: OwnStatement): Problem['bounds'] {
  const cases =
    given.envelope === 'one' ? 1 : (given.bounds.cases ?? given.bounds.tried ?? USUAL_CASES)
  let { total } = given.bounds
  return {
    cases,
    ...(total !== undefined && { sum: total }),
    get total() {
      total ??= Math.max(USUAL_TOTAL, longest(given))
      return total
    },
  }
}

function longest(given: OwnStatement): number {
  const scale = {
    number: ({ least }: { least: bigint }) => least,
    count: ({ most }: { most: bigint }) => most,
  }
  const one = makeCase(given, new Random('longest'), scale)
  return one ? lengthOf(one) : 0
}
