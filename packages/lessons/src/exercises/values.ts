import { discover, parse, type Random, solve, type Words } from '@nimber/core'
import { readTyped, TypedError } from '../formula/typed.ts'
import { mex } from '../mex.ts'
import { type Played, playedAt } from '../played.ts'
import {
  type AnswerForm,
  type Exercise,
  type Maker,
  type Marked,
  markNumber,
  numbersIn,
  RIGHT,
  unread,
} from './exercise.ts'
import { positionIn } from './naming.ts'
import type { MakePosition } from './outcome.ts'
import { BUDGET, movesOf } from './refute.ts'
import { ruleName } from './takes.ts'
import { type Asking, asking, askingOfToken } from './telling.ts'

const sgOf = ({ game, position }: Played): bigint => {
  const { value } = solve(game, position, BUDGET)
  if (value === undefined) throw new Error(`${game.name} has no values`)
  return value
}

const setText = (values: readonly bigint[]) =>
  [...new Set(values)].sort((a, b) => Number(a - b)).join(', ')

/** Why a position has its value: the values that its moves reach. */
function reason(played: Played): Words {
  const { game, position } = played
  const reached = movesOf(played).map(({ to }) => sgOf({ game, position: to }))
  const value = sgOf(played)
  const set = setText(reached)
  const at = game.rules.print(position)
  const isHeap = /^\d*$/.test(at)
  return {
    en: `The moves from ${isHeap ? positionIn(at, 'en') : 'here'} reach the values {${set}}, and mex{${set}} = ${value}.`,
    zh: `从${isHeap ? ` ${positionIn(at, 'zh')} ` : '这里'}能走到的值是 {${set}}，mex{${set}} = ${value}。`,
  }
}

function numberExercise(
  asks: Pick<Exercise, 'ask'> & Partial<Asking>,
  value: bigint,
  says: () => Words,
  about: Partial<Exercise>,
): Exercise {
  const form: AnswerForm = { kind: 'number' }
  return {
    ...asks,
    form,
    answer: `${value}`,
    solution: { en: `${value}`, zh: `${value}` },
    ...about,
    mark: (answer) => markNumber(answer, value, says),
  }
}

const SG: Words = { en: 'What is the SG value?', zh: '求 SG 值。' }

/** The value of a position. */
export function valueOfPosition(make: MakePosition): Maker {
  return (random, level) => {
    const played = playedAt(make(random, level))
    const { game, position } = played
    const { parts } = solve(game, position, BUDGET)
    // of a sum the parts say more than all that a move reaches
    const says = (): Words => {
      if (parts.length < 2) return reason(played)
      const list = parts.map(({ value }) => value)
      const total = list.reduce((a, b) => a ^ b, 0n)
      return {
        en: `The parts have the values ${list.join(', ')}; their xor is ${total}.`,
        zh: `各部分的 SG 值是 ${list.join('、')}，异或得 ${total}。`,
      }
    }
    const about = { game: game.name, position: game.rules.print(position) }
    return numberExercise(asking(game, about.position, SG), sgOf(played), says, about)
  }
}

/** The value of one token on a graph. */
export function valueOfToken(make: MakePosition): Maker {
  return (random, level) => {
    const exercise = valueOfPosition(make)(random, level)
    return { ...exercise, ...askingOfToken(exercise.position ?? '', SG), lettered: true }
  }
}

/** The mex of a set. */
export const mexOfSet: Maker = (random, level) => {
  const size = 3 + 2 * level + random(3)
  const values = Array.from({ length: size }, () => BigInt(random(size + 1)))
  const set = setText(values)
  const least = mex(values)
  return numberExercise(
    { ask: { en: `What is mex{${set}}?`, zh: `mex{${set}} 等于多少？` } },
    least,
    () => ({
      en: `${least} is the least number that is not in {${set}}.`,
      zh: `{${set}} 里缺少的最小的数是 ${least}。`,
    }),
    {},
  )
}

const GIVEN = [8, 10, 12]
const ASKED = 4

/** The next values of a table. */
export function nextRow(games: readonly (readonly string[])[]): Maker {
  return (random, level): Exercise => {
    const game = chosen(games, random, level)
    const given = GIVEN[Math.min(level, 2)] ?? 8
    const start = level === 0 ? 0 : random(4)
    const at = (n: number) => sgOf(playedAt(`${game}: ${n}`))
    const shown = Array.from({ length: given }, (_, i) => at(start + i))
    const next = Array.from({ length: ASKED }, (_, i) => at(start + given + i))
    const first = start + given
    const name = ruleName(parse(game).game)
    return {
      ask: {
        en: `${name.en}: the values from n = ${start} on are ${shown.join(' ')}. What are the next ${ASKED}, from n = ${first} on?`,
        zh: `${name.zh}：从 n = ${start} 起的 SG 值是 ${shown.join(' ')}。写出接下来的 ${ASKED} 项（从 n = ${first} 起）。`,
      },
      game,
      form: { kind: 'numbers', count: ASKED },
      answer: next.join(' '),
      solution: { en: next.join(' '), zh: next.join(' ') },
      mark(answer): Marked {
        const said = numbersIn(answer)
        if (said?.length !== ASKED)
          return unread(
            `Type ${ASKED} whole numbers, separated by spaces.`,
            `请输入 ${ASKED} 个整数，用空格隔开。`,
          )
        const wrong = next.findIndex((value, i) => said[i] !== value)
        if (wrong < 0) return { right: true, says: RIGHT }
        return { right: false, says: reason(playedAt(`${game}: ${first + wrong}`)) }
      },
    }
  }
}

function chosen(games: readonly (readonly string[])[], random: Random, level: number): string {
  const list = games[Math.min(level, games.length - 1)] ?? []
  return list[random(list.length)] ?? ''
}

/** Periods that are answered with a counterexample. */
const MOST_PERIOD = 10_000

/** The least period of the values of a rule. */
export function findPeriod(games: readonly (readonly string[])[]): Maker {
  return (random, level): Exercise => {
    const text = chosen(games, random, level)
    const { game } = parse(text)
    const { period } = discover(game)
    const name = ruleName(game)
    if (!period) throw new Error(`${text} has no period`)
    const { from, length } = period
    const at = (n: number) => sgOf(playedAt(`${text}: ${n}`))
    const shown = Array.from({ length: from + 2 * length + 4 }, (_, n) => at(n))
    const solution: Words = {
      en: `The values repeat with period ${length} from n = ${from} on.`,
      zh: `从 n = ${from} 起以 ${length} 为周期。`,
    }
    return {
      ask: {
        en: `${name.en}: the values are ${shown.join(' ')} … What is the least period?`,
        zh: `${name.zh}：SG 值是 ${shown.join(' ')}……，最小周期是多少？`,
      },
      game: text,
      form: { kind: 'number' },
      answer: `${length}`,
      solution,
      mark: (answer): Marked =>
        markNumber(answer, BigInt(length), (typed) => {
          const said = Number(typed)
          if (said === 0 || said > MOST_PERIOD) return solution
          if (said % length === 0)
            return {
              en: `${said} is a period, but not the least: ${length} is one already.`,
              zh: `${said} 也是周期，但不是最小的：${length} 就已经是了。`,
            }
          let n = from
          while (at(n) === at(n + said)) n++
          return {
            en: `Not ${said}: the value at ${n} is ${at(n)}, and at ${n + said} it is ${at(n + said)}.`,
            zh: `不是 ${said}：n = ${n} 的值是 ${at(n)}，n = ${n + said} 的值是 ${at(n + said)}。`,
          }
        }),
    }
  }
}

/** Heaps on which formulas are compared. */
const COMPARED: readonly bigint[] = [
  ...Array.from({ length: 130 }, (_, n) => BigInt(n)),
  1000n,
  4099n,
  65_537n,
  1_000_003n,
  123_456_789n,
]

/** The value as a formula of n: any that is the same function. */
export function findFormula(games: readonly (readonly (readonly [string, string])[])[]): Maker {
  return (random, level): Exercise => {
    const list = games[Math.min(level, games.length - 1)] ?? []
    const [text = '', form = ''] = list[random(list.length)] ?? []
    const { game } = parse(text)
    const at = (n: bigint) => sgOf(playedAt(`${text}: ${n}`))
    const shown = Array.from({ length: 16 }, (_, n) => at(BigInt(n)))
    const name = ruleName(game)
    return {
      ask: {
        en: `${name.en}: the values begin with ${shown.join(' ')}. Write G(n) as a formula in n.`,
        zh: `${name.zh}：SG 值开头是 ${shown.join(' ')}。把 G(n) 写成 n 的公式。`,
      },
      game: text,
      form: { kind: 'formula', letters: ['n'] },
      answer: form,
      solution: { en: `G(n) = ${form}`, zh: `G(n) = ${form}` },
      mark(answer): Marked {
        try {
          const typed = readTyped(answer.replace(/^\s*g\s*\(\s*n\s*\)\s*=(?!=)/i, ''), ['n'])
          for (const n of COMPARED) {
            const said = typed({ n })
            if (said === at(n)) continue
            return {
              right: false,
              says: {
                en: `For n = ${n} your formula gives ${said}, but the value is ${at(n)}.`,
                zh: `n = ${n} 时你的公式得 ${said}，而 SG 值是 ${at(n)}。`,
              },
            }
          }
          return { right: true, says: RIGHT }
        } catch (error) {
          if (!(error instanceof TypedError)) throw error
          return { right: false, unread: true, says: error.words }
        }
      },
    }
  }
}
