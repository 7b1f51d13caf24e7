import {
  bestMove,
  type Move,
  type Moves,
  type Outcome,
  solve,
  spokenMove,
  Verdicts,
  type Words,
} from '@nimber/core'
import type { Played } from '../played.ts'
import {
  type Exercise,
  type Maker,
  type Marked,
  type MoveChoice,
  markNumber,
  RIGHT,
} from './exercise.ts'
import { type MakePosition, positionWith } from './outcome.ts'
import { BUDGET, firstMove, movesOf, refutation } from './refute.ts'
import { asking } from './telling.ts'

/** The moves of a winning position, and those of them that win. */
function winningOf(played: Played) {
  const { game, position } = played
  const print = (to: unknown) => game.rules.print(to)
  const moves = movesOf(played)
  const winning = moves.filter(({ to }) => solve(game, to, BUDGET).outcome === 'P')
  const choices = moves.map(({ text, to }) => ({ text, to: print(to) }))
  const solution: Words = {
    en: winning.map(({ text }) => text.en).join('; '),
    zh: winning.map(({ text }) => text.zh).join('；'),
  }
  return { moves, winning, choices, solution, print, at: print(position) }
}

/** Whether some moves win and others do not. */
function isContested(outcome: Outcome, played: Played): boolean {
  if (outcome !== 'N') return false
  const { moves, winning } = winningOf(played)
  return winning.length < moves.length
}

/** One winning move. */
export function oneMove(make: MakePosition): Maker {
  return (random, level): Exercise => {
    const { played } = positionWith(make, random, level, isContested)
    const { moves, winning, choices, solution, print, at } = winningOf(played)
    return {
      ...asking(played.game, at, { en: 'Find a winning move.', zh: '走出制胜的一步。' }),
      game: played.game.name,
      position: at,
      form: { kind: 'move', moves: choices },
      answer: winning[0] ? print(winning[0].to) : '',
      solution,
      mark(answer) {
        if (winning.some(({ to }) => print(to) === answer)) return { right: true, says: RIGHT }
        const move = moves.find(({ to }) => print(to) === answer)
        return { right: false, says: move ? refutation(played, move) : NO_MOVE }
      },
    }
  }
}

const NO_MOVE: Words = { en: 'The rule has no such move.', zh: '规则里没有这一步。' }

/** All winning moves. */
export function allMoves(make: MakePosition): Maker {
  return (random, level) => allMovesAt(positionWith(make, random, level, isContested).played)
}

/** All winning moves of a position. */
export function allMovesAt(played: Played): Exercise {
  const { moves, winning, choices, solution, print, at } = winningOf(played)
  const wins = new Set(winning.map(({ to }) => print(to)))
  return {
    ...asking(played.game, at, { en: 'Find all winning moves.', zh: '找出所有制胜走法。' }),
    game: played.game.name,
    position: at,
    form: { kind: 'moves', moves: choices },
    answer: [...wins].join(' | '),
    solution,
    mark(answer): Marked {
      const given = new Set(answer.split(' | ').filter((to) => to !== ''))
      for (const to of given) {
        if (wins.has(to)) continue
        const move = moves.find((other) => print(other.to) === to)
        return { right: false, says: move ? refutation(played, move) : NO_MOVE }
      }
      const missed = winning.find(({ to }) => !given.has(print(to)))
      if (!missed) return { right: true, says: RIGHT }
      return {
        right: false,
        says: {
          en: `One is missing: ${missed.text.en}.`,
          zh: `还漏了一种：${missed.text.zh}。`,
        },
      }
    },
  }
}

/** How many moves win? */
export function howMany(make: MakePosition): Maker {
  return (random, level): Exercise => {
    const { played } = positionWith(make, random, level, () => true)
    const { game, position } = played
    const { winning } = solve(game, position, BUDGET)
    const count = `${winning.count}`
    const list = [...winning].map((move) => spokenMove(game, position, move))
    const solution: Words = {
      en:
        list.length === 0
          ? 'None: the position is lost.'
          : `${count}: ${list.map(({ en }) => en).join('; ')}.`,
      zh:
        list.length === 0
          ? '0 种：这是必败态。'
          : `${count} 种：${list.map(({ zh }) => zh).join('；')}。`,
    }
    return {
      ...asking(game, game.rules.print(position), {
        en: 'How many moves win?',
        zh: '制胜走法有几种？',
      }),
      game: game.name,
      position: game.rules.print(position),
      form: { kind: 'number' },
      answer: count,
      solution,
      mark: (answer) =>
        markNumber(answer, winning.count, (typed) => miscounted(played, typed, winning)),
    }
  }
}

/** What refutes a number of winning moves: one of them, or a move that is none; not all at once. */
function miscounted(played: Played, typed: bigint, winning: Moves<unknown>): Words {
  const { game, position } = played
  const { first } = winning
  if (first && typed < winning.count) {
    const { en, zh } = spokenMove(game, position, first)
    return { en: `There are more. One that wins: ${en}.`, zh: `不止这些。其中一种：${zh}。` }
  }
  const loses = firstMove(played, ({ to }) => solve(game, to, BUDGET).outcome !== 'P')
  const reply = loses ? refutation(played, loses) : { en: '', zh: '' }
  return { en: `There are fewer. ${reply.en}`.trim(), zh: `没有这么多。${reply.zh}` }
}

/** Beat the computer, from a position that can be won by the one who begins or by the other. */
export function beat(make: MakePosition, side: 0 | 1 = 0): Maker {
  const fits = side === 0 ? isContested : (outcome: Outcome) => outcome === 'P'
  return (random, level) => beatAt(positionWith(make, random, level, fits).played, side)
}

/** Beat the computer from a position. */
export function beatAt(played: Played, side: 0 | 1): Exercise {
  const { game, position } = played
  const best = bestMatch(played, side)
  return {
    ...asking(
      game,
      game.rules.print(position),
      side === 0
        ? { en: 'You begin: beat the computer.', zh: '你先走，打败电脑。' }
        : { en: 'The computer begins: beat it.', zh: '电脑先走，打败它。' },
    ),
    game: game.name,
    position: game.rules.print(position),
    form: { kind: 'play', side },
    answer: best.left.join(' | '),
    solution: best.told,
    mark: (answer) => replayed(played, side, answer),
  }
}

/** The computer's move in an exercise; undefined where there is none. It is always the same. */
function computerMove({ game, position }: Played) {
  return bestMove(new Verdicts(game, position, BUDGET), position)?.move
}

/** A match of a perfect player against the computer: what the player's moves leave, and all in words. */
function bestMatch({ game, position }: Played, side: 0 | 1) {
  const left: string[] = []
  const plies: Words[] = []
  let at = position
  for (let ply = 0; ; ply++) {
    const move = computerMove({ game, position: at })
    if (!move) break
    const mine = ply % 2 === side
    const { en, zh } = spokenMove(game, at, move, mine ? 'opponent' : 'reader')
    plies.push({
      en: `${mine ? 'you' : 'computer'}: ${en}`,
      zh: `${mine ? '你' : '电脑'}：${zh}`,
    })
    at = move.to
    if (mine) left.push(game.rules.print(at))
  }
  const told: Words = {
    en: `${plies.map(({ en }) => en).join(' → ')}.`,
    zh: `${plies.map(({ zh }) => zh).join(' → ')}。`,
  }
  return { left, told }
}

/** Plays the moves of an answer against the computer. */
function replayed({ game, position }: Played, side: 0 | 1, answer: string): Marked {
  const given = answer.split(' | ').filter((to) => to !== '')
  let at = position
  for (let ply = 0; ; ply++) {
    const moves = movesOf({ game, position: at })
    const mine = ply % 2 === side
    if (moves.length === 0) {
      const won = mine === (game.convention === 'misere')
      return won ? { right: true, says: RIGHT } : { right: false, says: LOST }
    }
    if (!mine) {
      at = computerMove({ game, position: at })?.to
      continue
    }
    const next = given.shift()
    const move = moves.find(({ to }) => game.rules.print(to) === next)
    if (!move) return { right: false, says: next === undefined ? UNFINISHED : NO_MOVE }
    // the first move that gives the win away refutes the rest
    if (solve(game, move.to, BUDGET).outcome !== 'P')
      return { right: false, says: refutation({ game, position: at }, move) }
    at = move.to
  }
}

const LOST: Words = { en: 'The computer won.', zh: '电脑赢了。' }
const UNFINISHED: Words = { en: 'The match is not over yet.', zh: '对局还没有结束。' }

/** Where a match of an exercise stands: the computer has moved, and the person has these moves. */
export interface MatchState {
  readonly position: string
  readonly computer: MoveChoice | undefined
  readonly moves: readonly MoveChoice[]
}

/** A match against the computer after the person's moves, given by what they left. */
export function matchAt(
  { game, position }: Played,
  side: 0 | 1,
  left: readonly string[],
): MatchState {
  const { rules } = game
  const toChoice = ({ text, to }: Move<unknown>): MoveChoice => ({ text, to: rules.print(to) })
  const last = left.at(-1)
  const before = last === undefined ? position : rules.parse(last)
  const answers = last !== undefined || side === 1
  const computer = answers ? computerMove({ game, position: before }) : undefined
  const at = computer ? computer.to : before
  const over = answers && !computer
  return {
    position: rules.print(at),
    computer:
      computer && toChoice({ ...computer, text: spokenMove(game, before, computer, 'reader') }),
    moves: over ? [] : movesOf({ game, position: at }).map(toChoice),
  }
}
