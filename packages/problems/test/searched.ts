import type { Game, Outcome, Words } from '@nimber/core'
import {
  type Asks,
  isNumbersProblem,
  type Numbers,
  type NumbersProblem,
  type Play,
  type Problem,
} from '@nimber/problems'
import { isOwnProblem, saidOf } from '../src/own/define.ts'
import type { Fields } from '../src/own/fields.ts'
import type { Decider, OwnStatement } from '../src/own/problem.ts'

/** A position whose outcome is open: where moves to it come from, and how many of its own do not lose for certain. */
interface Open {
  readonly from: string[]
  hopes: number
}

/** More moves than a search may look at. */
export class TooMany extends Error {}

/**
 * Who wins the positions of games, by looking at every line of play, however long: of a game it
 * uses its moves, its convention and who is stuck, and no theorem. Counts the moves it looks at.
 */
export class Searched {
  private readonly known = new WeakMap<Game<unknown>, Map<string, Outcome>>()
  private readonly values = new WeakMap<Game<unknown>, Map<string, bigint>>()
  private left: number

  constructor(moves: number) {
    this.left = moves
  }

  outcome(game: Game<unknown>, position: unknown): Outcome {
    const { rules, convention } = game
    const all = this.known.get(game) ?? new Map<string, Outcome>()
    this.known.set(game, all)
    const keyOf = (at: unknown) => rules.key?.(at) ?? rules.print(at)
    const start = keyOf(position)
    // all positions that can be reached and are not known yet, and the moves between them
    const open = new Map<string, Open>()
    const list: [string, unknown][] = []
    const meet = (key: string, at: unknown): Open => {
      const before = open.get(key)
      if (before) return before
      const met: Open = { from: [], hopes: 0 }
      open.set(key, met)
      list.push([key, at])
      return met
    }
    if (!all.has(start)) meet(start, position)
    const settled: string[] = []
    const settle = (key: string, outcome: Outcome) => {
      if (all.has(key)) return
      all.set(key, outcome)
      settled.push(key)
    }
    for (const [key, at] of list) {
      const own = meet(key, at)
      let moves = 0
      for (const { to } of rules.moves(at)) {
        if (this.left-- <= 0) throw new TooMany()
        moves++
        const next = keyOf(to)
        const before = all.get(next)
        if (before === 'P') settle(key, 'N')
        else if (before === undefined) meet(next, to).from.push(key)
        if (before !== 'N') own.hopes++
      }
      if (moves > 0 && own.hopes === 0) settle(key, 'P')
      if (moves > 0 || rules.stuckDraws?.(at)) continue
      settle(key, convention === 'normal' ? 'P' : 'N')
    }
    // from the ends backwards: what is never settled can go on for ever
    for (const key of settled)
      for (const from of open.get(key)?.from ?? []) {
        const before = open.get(from) as Open
        if (all.get(key) === 'P') settle(from, 'N')
        else if (all.get(key) === 'N' && --before.hopes === 0) settle(from, 'P')
      }
    for (const key of open.keys()) if (!all.has(key)) all.set(key, 'D')
    return all.get(start) as Outcome
  }

  /** What is to be printed for a case, the i-th of its input from 1. */
  answer(problem: Problem, one: unknown, i = 1): string {
    const text = isOwnProblem(problem)
      ? this.said(problem.statement, one as Fields)
      : isNumbersProblem(problem)
        ? this.lines(problem, problem.asks, one as Numbers).join('\n')
        : ''
    return `${problem.numbered?.join(`${i}`) ?? ''}${text}\n`
  }

  private said(statement: OwnStatement, one: Fields): string {
    const { asks } = statement
    const decide: Decider = {
      outcome: ({ game, position }) => this.outcome(game, position),
      winning: (play) => this.winning(play),
      value: ({ game, position }) => this.value(game, position),
    }
    return asks.kind === 'says' && asks.plainly
      ? asks.plainly(one, decide)
      : saidOf(statement, one, decide)
  }

  /** The winning moves, each once. */
  private winning({ game, position }: Play) {
    const winning = new Map<string, { to: unknown; text: Words }>()
    for (const { to, text } of game.rules.moves(position))
      if (this.outcome(game, to) === 'P') winning.set(text.en, { to, text })
    return [...winning.values()]
  }

  /** The least number that no move gives (normal play). */
  private value(game: Game<unknown>, position: unknown): bigint {
    const { rules } = game
    const all = this.values.get(game) ?? new Map<string, bigint>()
    this.values.set(game, all)
    const look = (at: unknown): bigint => {
      const key = rules.key?.(at) ?? rules.print(at)
      const before = all.get(key)
      if (before !== undefined) return before
      const reached = new Set<bigint>()
      for (const { to } of rules.moves(at)) {
        if (this.left-- <= 0) throw new TooMany()
        reached.add(look(to))
      }
      let value = 0n
      while (reached.has(value)) value++
      all.set(key, value)
      return value
    }
    return look(position)
  }

  private lines(problem: NumbersProblem, asks: Asks, numbers: Numbers): readonly string[] {
    const { game, position } = problem.play(numbers)
    if (asks.kind === 'golden pairs') return [this.losingPairs(game, Number(numbers[0]))]
    const outcome = this.outcome(game, position)
    if (asks.kind === 'winner') {
      const [wins, loses, draws = ''] = asks.words
      return [{ N: wins, P: loses, D: draws }[outcome]]
    }
    const winning = this.winning({ game, position })
    if (asks.kind === 'count') return [`${winning.length}`]
    const [wins, loses] = asks.words
    if (outcome !== 'N') return [loses]
    const reached = winning.map(({ to }) => to as bigint[])
    const lines = movesText(asks, position as bigint[], reached).slice(
      0,
      asks.which === 'first' ? 1 : undefined,
    )
    return [
      ...(wins === undefined ? [] : [wins]),
      ...(asks.on === 'lines' ? lines : [lines.join(' ')]),
    ]
  }

  /** The first losing pairs of a game of two numbers, by their difference. */
  private losingPairs(game: Game<unknown>, last: number): string {
    const pairs: string[] = []
    for (let difference = 0n; difference <= last; difference++) {
      let low = 0n
      while (this.outcome(game, game.rules.at?.([low, low + difference])) !== 'P') low++
      pairs.push(`(${low},${low + difference})`)
    }
    return pairs.join('')
  }
}

/** The moves as they are to be shown, in their order. */
function movesText(
  { show }: Asks & { kind: 'moves' },
  from: readonly bigint[],
  reached: readonly (readonly bigint[])[],
): readonly string[] {
  const texts: { readonly order: readonly (bigint | number)[]; readonly text: string }[] = []
  for (const to of reached) {
    if (show === 'take') {
      const taken = (from[0] ?? 0n) - (to[0] ?? 0n)
      texts.push({ order: [taken], text: `${taken}` })
    } else if (show === 'heap') {
      let place = 0
      while (to[place] === from[place]) place++
      const left = to.slice(place, to.length - (from.length - place - 1))
      const text = `${from[place]} ${left.join(' ')}`
      texts.push({ order: [place, left.length, ...left], text })
    } else {
      const [a = 0n, b = 0n] = from
      const [x = 0n, y = 0n] = to
      // the second heap of two equal ones is not moved in
      if (a === b && x === a) continue
      const [low, high] = x < y ? [x, y] : [y, x]
      texts.push({ order: [x < a && y < b ? 0 : 1, low, high], text: `${low} ${high}` })
    }
  }
  return texts.sort((p, q) => compare(p.order, q.order)).map(({ text }) => text)
}

function compare(a: readonly (bigint | number)[], b: readonly (bigint | number)[]): number {
  for (const [i, n] of a.entries()) {
    const other = b[i] ?? 0
    if (n !== other) return n < other ? -1 : 1
  }
  return 0
}
