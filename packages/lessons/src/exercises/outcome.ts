import {
  lineOfPlay,
  type Outcome,
  parseAny,
  type Random,
  solve,
  solvePartizan,
  spokenMove,
  type Words,
} from '@nimber/core'
import { type Played, playedAt } from '../played.ts'
import { type Exercise, type Maker, RIGHT } from './exercise.ts'
import { BUDGET, firstMove, refutation } from './refute.ts'
import { asking } from './telling.ts'

/** Makes the text of a position, such as `nim: 3 5 7`. */
export type MakePosition = (random: Random, level: number) => string

const TRIES = 200

/** A position with an outcome, where one turns up soon; else one with a move, where one does. */
export function positionWith(
  make: MakePosition,
  random: Random,
  level: number,
  fits: (outcome: Outcome, played: Played) => boolean,
): { readonly text: string; readonly played: Played } {
  for (let i = 0; ; i++) {
    const text = make(random, level)
    const played = playedAt(text)
    const moves = isOpen(played)
    if (i >= (moves ? TRIES : 2 * TRIES)) return { text, played }
    if (moves && fits(solve(played.game, played.position, BUDGET).outcome, played))
      return { text, played }
  }
}

/** Whether there is a move; to put all of them into words would take long. */
function isOpen({ game, position }: Played): boolean {
  for (const _ of game.rules.moves(position)) return true
  return false
}

const CHOICES: Readonly<Record<Outcome, Words>> = {
  N: { en: 'The player to move wins', zh: '先手必胜' },
  P: { en: 'The player to move loses', zh: '先手必败' },
  D: { en: 'A draw', zh: '平局' },
}

const WHO: Words = { en: 'Who wins?', zh: '谁赢？' }

/** Who wins? */
export function whoWins(make: MakePosition, draws = false): Maker {
  return (random, level) => {
    const letters: readonly Outcome[] = draws ? ['N', 'P', 'D'] : ['N', 'P']
    const wanted = letters[random(letters.length)]
    const { played } = positionWith(make, random, level, (outcome) => outcome === wanted)
    return whoWinsAt(played, letters)
  }
}

/** Who wins a position? */
export function whoWinsAt(played: Played, letters: readonly Outcome[] = ['N', 'P']): Exercise {
  const { game, position } = played
  const verdict = solve(game, position, BUDGET)
  const right = letters.indexOf(verdict.outcome)
  const winning = verdict.winning.first
  const first = winning && spokenMove(game, position, winning)
  const keeps =
    verdict.outcome === 'D'
      ? firstMove(played, ({ to }) => solve(game, to, BUDGET).outcome === 'D')
      : undefined
  const solution: Words = keeps
    ? {
        en: `${CHOICES.D.en}: nobody can force a win. A move that keeps the draw: ${keeps.text.en}.`,
        zh: `${CHOICES.D.zh}：谁也不能强行取胜。守住平局的一步：${keeps.text.zh}。`,
      }
    : first
      ? {
          en: `${CHOICES.N.en}, for example: ${first.en}.`,
          zh: `${CHOICES.N.zh}，例如：${first.zh}。`,
        }
      : { en: `${CHOICES[verdict.outcome].en}.`, zh: `${CHOICES[verdict.outcome].zh}。` }
  return {
    ...asking(game, game.rules.print(position), WHO),
    game: game.name,
    position: game.rules.print(position),
    form: { kind: 'choice', choices: letters.map((letter) => CHOICES[letter]) },
    answer: `${right}`,
    solution,
    mark(answer) {
      if (answer === `${right}`) return { right: true, says: RIGHT }
      if (verdict.outcome !== 'P') return { right: false, says: solution }
      const move = firstMove(played)
      return { right: false, says: move ? refutation(played, move) : solution }
    },
  }
}

const PARTIZAN = {
  L: { en: 'Left wins, whoever begins', zh: '左方胜，无论谁先走' },
  R: { en: 'Right wins, whoever begins', zh: '右方胜，无论谁先走' },
  N: { en: 'Whoever begins wins', zh: '先走的一方胜' },
  P: { en: 'Whoever begins loses', zh: '后走的一方胜' },
} as const

const BOTH = ['left', 'right'] as const

/** Whether a player wins who begins. */
const wins = (outcome: string, mover: 'left' | 'right') =>
  outcome === 'N' || outcome === (mover === 'left' ? 'L' : 'R')

/** Who wins, where the players have different moves? */
export function whoWinsPartizan(make: MakePosition): Maker {
  return (random, level): Exercise => {
    const letters = ['L', 'R', 'N', 'P'] as const
    const wanted = letters[random(letters.length)]
    for (let i = 0; ; i++) {
      const { game, position } = parseAny(make(random, level))
      if (!game.partizan || position === undefined) throw new Error('no partizan position')
      // where nobody can move there is nothing to think about; later on both can
      const able = BOTH.filter(
        (mover) => !game.rules.moves(position, mover)[Symbol.iterator]().next().done,
      )
      if (able.length < Math.min(2, level + 1) && i < 2 * TRIES) continue
      const verdict = solvePartizan(game, position, BUDGET)
      const { outcome, left, right } = verdict
      if (outcome !== wanted && i < TRIES) continue
      const at = game.rules.print(position)
      const correct = `${(letters as readonly string[]).indexOf(outcome)}`
      const [mine, theirs] = [left.first, right.first]
      const says = PARTIZAN[letters[Number(correct)] ?? 'N']
      const solution: Words = {
        en: `${says.en}.${mine ? ` Left beginning: ${mine.text.en}.` : ''}${theirs ? ` Right beginning: ${theirs.text.en}.` : ''}`,
        zh: `${says.zh}。${mine ? `左方先走：${mine.text.zh}。` : ''}${theirs ? `右方先走：${theirs.text.zh}。` : ''}`,
      }
      return {
        ...asking(game, at, WHO),
        game: game.name,
        position: `left ${at}`,
        form: { kind: 'choice', choices: letters.map((letter) => PARTIZAN[letter]) },
        answer: correct,
        solution,
        mark(answer) {
          if (answer === correct) return { right: true, says: RIGHT }
          const claimed = letters[Number(answer)]
          const wrong = BOTH.find((one) => claimed && wins(claimed, one) !== wins(outcome, one))
          return { right: false, says: wrong ? lineOfPlay(verdict, wrong) : solution }
        },
      }
    }
  }
}
