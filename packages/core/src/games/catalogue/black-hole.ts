import { TextError } from '../../model/errors.ts'
import { Moves } from '../../model/moves.ts'
import type { Outcome } from '../../model/outcome.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import type { Words } from '../../model/words.ts'
import { parseNumber, tokens } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import type { Look } from '../game.ts'

/** A circle of places 0, 1, …, size − 1 with the steps of either player. */
export interface Circle {
  readonly size: number
  readonly steps: readonly [readonly number[], readonly number[]]
}

/** Where the monster stands, and who is to move; positions of one circle share it. */
export interface Orbit {
  readonly circle: Circle
  readonly at: number
  readonly mover: 0 | 1
}

/** For either player to move and each place: how many moves are left, −1 where play goes on for ever. */
type Left = readonly [Int32Array, Int32Array]

/**
 * Settles all places backwards from the hole: whoever can move to a place that is lost for the
 * other wins, and whoever can only move to places that are won for the other loses.
 */
function settle({ size, steps }: Circle): Left {
  const left: Left = [new Int32Array(size).fill(-1), new Int32Array(size).fill(-1)]
  const sides = steps.map((list) => sideOf(list, size))
  const queue = new Int32Array(2 * size) // place and mover in one number
  let settled = 2
  queue[1] = 1
  left[0][0] = left[1][0] = 0
  for (let i = 0; i < settled; i++) {
    const mover = (queue[i] as number) & 1
    const at = (queue[i] as number) >> 1
    const moves = left[mover as 0 | 1][at] as number
    const other = (1 - mover) as 0 | 1
    const theirs = left[other]
    const side = sides[other] as Side
    const before = settled
    const visit = (from: number) => {
      if (moves % 2 === 1 && --(side.waiting[from] as number) > 0) return
      theirs[from] = moves + 1
      queue[settled++] = 2 * from + other
    }
    // steps lead back to places, and places that are not settled lead here by steps: the fewer
    if (2 * side.count < side.list.length) {
      side.open = side.open.filter((from) => (theirs[from] as number) < 0)
      for (const from of side.open)
        if (side.isStep[at > from ? at - from : at - from + size]) visit(from)
    } else
      for (const step of side.list) {
        const from = at >= step ? at - step : at - step + size
        if ((theirs[from] as number) < 0) visit(from)
      }
    side.count -= settled - before
  }
  return left
}

/** One player on a circle, while its places are settled. */
interface Side {
  readonly list: readonly number[]
  readonly isStep: Uint8Array
  /** For each place, how many moves lead to places that are not settled. */
  readonly waiting: Int32Array
  /** The places that were not settled when they were last looked through, and how many are not. */
  open: Int32Array
  count: number
}

function sideOf(steps: readonly number[], size: number): Side {
  const list = [...new Set(steps)]
  const isStep = new Uint8Array(size)
  for (const step of list) isStep[step] = 1
  const open = Int32Array.from({ length: size - 1 }, (_, i) => i + 1)
  return {
    list,
    isStep,
    waiting: new Int32Array(size).fill(list.length),
    open,
    count: open.length,
  }
}

const known = new WeakMap<Circle, Left>()

function leftOf(circle: Circle): Left {
  const found = known.get(circle) ?? settle(circle)
  known.set(circle, found)
  return found
}

const leftAt = ({ circle, at, mover }: Orbit) => leftOf(circle)[mover][at] as number

/** Who wins at a place of the circle, for the player to move. */
function outcomeAt(orbit: Orbit): Outcome {
  const left = leftAt(orbit)
  return left < 0 ? 'D' : left % 2 === 1 ? 'N' : 'P'
}

const PLAYERS: readonly Words[] = [
  { en: 'first', zh: '甲' },
  { en: 'second', zh: '乙' },
]
const playerOf = (word: string) => PLAYERS.findIndex(({ en, zh }) => word === en || word === zh)

const EXPECTED: Words = {
  en: 'Expected the size, the steps of both players, the place and who moves, as in 6 first 1 4 second 3 at 2 first.',
  zh: '这里应是大小、双方的步数、位置和轮到谁走，例如 6 甲 1 4 乙 3 在 2 甲。',
}

/** The largest circle. */
const LARGEST = 100_000n

const rules: Rules<Orbit> = {
  parse(text) {
    const sections: { word: string; numbers: number[]; offset: number }[] = [
      { word: '', numbers: [], offset: 0 },
    ]
    for (const { text: word, offset } of tokens(text)) {
      if (/^\d/.test(word)) {
        const number = parseNumber(text, word, offset)
        if (number > LARGEST) throw new TextError(text, offset, EXPECTED)
        sections.at(-1)?.numbers.push(Number(number))
      } else sections.push({ word, numbers: [], offset })
    }
    const [first, one, two, place, turn, more] = sections
    const [size = 0] = first?.numbers ?? []
    const at = place?.numbers[0] ?? -1
    const mover = playerOf(turn?.word ?? '')
    const steps = [one?.numbers ?? [], two?.numbers ?? []] as const
    const good =
      !more &&
      first?.numbers.length === 1 &&
      size >= 2 &&
      playerOf(one?.word ?? '') === 0 &&
      playerOf(two?.word ?? '') === 1 &&
      steps.every((list) => list.length > 0 && list.every((s) => s >= 1 && s < size)) &&
      (place?.word === 'at' || place?.word === '在') &&
      place.numbers.length === 1 &&
      at < size &&
      mover >= 0 &&
      turn?.numbers.length === 0
    if (!good) throw new TextError(text, sections.at(-1)?.offset ?? 0, EXPECTED)
    return { circle: { size, steps }, at, mover: mover as 0 | 1 }
  },
  words: { first: '甲', second: '乙', at: '在' },
  print: ({ circle: { size, steps }, at, mover }) =>
    [size, 'first', ...steps[0], 'second', ...steps[1], 'at', at, PLAYERS[mover]?.en].join(' '),
  *moves({ circle, at, mover }) {
    if (at === 0) return
    for (const step of new Set(circle.steps[mover])) {
      const to = (at + step) % circle.size
      yield {
        text: { en: `go from ${at} to ${to}`, zh: `从 ${at} 走到 ${to}` },
        touches: [`${to}`],
        to: { circle, at: to, mover: mover === 0 ? 1 : 0 },
      }
    }
  },
  endless: true,
  *upTo(size) {
    const most = Math.min(size, 6)
    for (let places = 2; places <= most; places++)
      for (let one = 1; one < 2 ** (places - 1); one += 3)
        for (let two = 1; two < 2 ** (places - 1); two += 2) {
          const stepsOf = (set: number) =>
            Array.from({ length: places - 1 }, (_, i) => i + 1).filter((s) => (set >> (s - 1)) & 1)
          const circle: Circle = { size: places, steps: [stepsOf(one), stepsOf(two)] }
          for (let at = 0; at < places; at++)
            for (const mover of [0, 1] as const) yield { circle, at, mover }
        }
  },
  axes: undefined,
}

/** Circles of more places are told by their text. */
const DRAWN = 100

function look(orbit: Orbit): Look {
  const { circle, at, mover } = orbit
  const { size, steps } = circle
  if (size > DRAWN) return { kind: 'text', text: rules.print(orbit) }
  const reached = at === 0 ? [] : [...new Set(steps[mover].map((step) => (at + step) % size))]
  return {
    kind: 'network',
    layout: 'circle',
    invite: { en: 'Click the place where the monster goes.', zh: '点怪兽要去的位置。' },
    vertices: Array.from({ length: size }, (_, place) => ({
      name: `${place}`,
      tokens: place === at ? 1 : 0,
      ...(place === 0 && { is: 'hole' as const }),
    })),
    edges: reached.map((to) => ({ name: `${at}>${to}`, ends: [`${at}`, `${to}`], arrow: true })),
    notes: [0, 1].map((player) => {
      const own = steps[player as 0 | 1].join(', ')
      const { en = '', zh = '' } = PLAYERS[player] ?? {}
      const turn = player === mover && at !== 0
      return {
        en: `Steps of the ${en} player: ${own}${turn ? ' (to move)' : ''}`,
        zh: `${zh}方的步数：${own.replaceAll(', ', '、')}${turn ? `（轮到${zh}方走）` : ''}`,
      }
    }),
  }
}

export const game = defineOwnGame({
  slug: 'black-hole',
  names: { en: 'Monster and black hole', zh: '怪兽与黑洞' },
  about: {
    en: 'A monster goes round a circle of places 0, 1, 2, …; 0 is a black hole. Each player has steps of their own, and a move takes the monster forward by one of them. Whoever moves it into the hole wins; play may go on for ever.',
    zh: '怪兽站在围成一圈的位置 0、1、2……上，0 是黑洞。双方各有自己的一组步数，每次任选自己的一个步数，让怪兽向前走那么多格。把它移入黑洞者胜；游戏可能永远进行下去。',
  },
  position: {
    en: 'the size, the steps of the first and of the second player, the place and who moves: 6 first 1 4 second 3 at 2 first',
    zh: '大小、甲乙双方的步数、位置和轮到谁走：6 甲 1 4 乙 3 在 2 甲',
  },
  shape: OWN,
  look,
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Retrograde analysis', zh: '倒推法' },
    reference:
      'E. Zermelo, Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels (1913)',
    statement: {
      en: 'From the hole backwards: a place is won if some step leads to one that is lost for the other player, lost if all steps lead to places that are won for the other, and what is never settled is drawn.',
      zh: '从黑洞倒推：有一步能走到对方必败处则必胜，每一步都走到对方必胜处则必败，始终定不下来的是平局。',
    },
    outcome: outcomeAt,
    // the quickest first: whoever makes it comes to the hole
    winning: (orbit) =>
      Moves.of(() =>
        [...rules.moves(orbit)]
          .filter(({ to }) => outcomeAt(to) === 'P')
          .sort((a, b) => leftAt(a.to) - leftAt(b.to)),
      ),
    why: (orbit) => {
      const { circle, at, mover } = orbit
      const left = leftOf(circle)[mover][at] as number
      if (at === 0)
        return {
          en: 'The monster is in the hole: the game is over.',
          zh: '怪兽已在黑洞中：游戏结束。',
        }
      const step = circle.steps[mover].find(
        (s) => leftOf(circle)[mover === 0 ? 1 : 0][(at + s) % circle.size] === left - 1,
      )
      if (left < 0)
        return {
          en: `At ${at} nobody can force the monster into the hole: some step keeps it at a place that is drawn, none leads to one that is lost for the opponent.`,
          zh: `在 ${at} 处双方都不能强迫怪兽进入黑洞，游戏没有尽头：有一步走到平局处，没有一步走到对手必败处。`,
        }
      return left % 2 === 1
        ? {
            en: `From ${at} a step of ${step} leads to ${(at + (step ?? 0)) % circle.size}, which is lost for the opponent; with best play ${left === 1 ? 'this is the last move' : `these are the last ${left} moves`}.`,
            zh: `从 ${at} 走 ${step} 到 ${(at + (step ?? 0)) % circle.size}，对手必败；双方都走得最好时还剩 ${left} 步。`,
          }
        : {
            en: `From ${at} every step leads to a place that is won for the opponent; with best play these are the last ${left} moves.`,
            zh: `从 ${at} 每一步都走到对手必胜处；双方都走得最好时还剩 ${left} 步。`,
          }
    },
    proof: {
      en: 'Places are settled in the order of the number of moves that are left, so a winner who always goes to the place that was settled just before comes to the hole. From a place that is never settled the player to move can always go to another such place, and never to one that is lost for the other: nobody can force the end.',
      zh: '各处按剩余步数的次序判定，所以胜方每次走到恰好前一步判定的地方，最终进入黑洞。在始终定不下来的地方，轮到走的一方总能走到另一个这样的地方，而走不到对方必败处：谁也不能强迫结束。',
    },
  }),
  examples: [
    'black-hole: 8 first 1 4 5 second 3 6 at 5 first',
    'black-hole: 6 first 1 4 second 3 at 2 second',
    'black-hole: 4 first 2 second 2 at 1 first',
  ],
})
