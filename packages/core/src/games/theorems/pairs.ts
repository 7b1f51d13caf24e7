import { nimAdd, nimSum } from '../../arith/nim-sum.ts'
import type { Budget } from '../../model/budget.ts'
import { tuples } from '../../model/enumerate.ts'
import { Meter, TextError } from '../../model/errors.ts'
import { type Move, Moves, untold } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import type { Shape } from '../../model/shape.ts'
import type { Words } from '../../model/words.ts'
import { parseNumber, tokens } from '../../rules/numbers.ts'
import type { Pile, PilesLook } from '../game.ts'
import { lookOfHeaps } from '../look.ts'

/** Two numbers that are moved in together, written 7/3. */
export type Pair = readonly [bigint, bigint]

/** A position of any number of pairs. */
export type Pairs = readonly Pair[]

/** What makes a game of pairs: where one pair can go, and what may be a pair. */
interface PairGame {
  /** The pairs that one move in a pair leaves, each once. */
  to(pair: Pair): Iterable<Pair>
  /** What a move in a pair does; where nothing is said, what the pair becomes. */
  tell?(from: Pair, to: Pair): Words
  /** What a pair is called, where it is something of its own. */
  readonly noun?: Words
  /** What is wrong with two numbers; undefined where they are a pair. */
  wrong?(pair: Pair): Words | undefined
  /** How a pair is written, for errors: `stones/divisor`. */
  readonly written: Words
  readonly example: string
}

const NO_PAIR = '-'
const PAIR: Words = { en: 'pair', zh: '对' }

/** The move that turns one pair into another. */
export function pairMove(
  pairs: Pairs,
  index: number,
  to: Pair,
  { tell = becomes, noun = PAIR }: Pick<PairGame, 'tell' | 'noun'> = {},
): Move<Pairs> {
  return untold(pairs.with(index, to), () => {
    const { en, zh } = tell(pairs[index] as Pair, to)
    return {
      en: `${noun.en} ${index + 1}: ${en}`,
      zh: `第 ${index + 1} ${noun.zh}：${zh}`,
    }
  })
}

function becomes(from: Pair, to: Pair): Words {
  const [old, now] = [pairText(from), pairText(to)]
  return { en: `${old} becomes ${now}`, zh: `${old} 变为 ${now}` }
}

/** Positions that are lists of pairs, a move in one of them. */
export function pairRules(game: PairGame): Rules<Pairs> {
  return {
    parse(text) {
      if (text.trim() === NO_PAIR) return []
      const pairs = tokens(text).map(({ text: token, offset }) => {
        const [first = '', second, more] = token.split('/')
        if (second === undefined || more !== undefined)
          throw new TextError(text, offset, {
            en: `Expected ${game.written.en} for each pair, as in ${game.example}.`,
            zh: `每对应写成 ${game.written.zh}，如 ${game.example}。`,
          })
        const pair: Pair = [
          parseNumber(text, first, offset),
          parseNumber(text, second, offset + first.length + 1),
        ]
        const wrong = game.wrong?.(pair)
        if (wrong) throw new TextError(text, offset, wrong)
        return pair
      })
      if (pairs.length === 0)
        throw new TextError(text, 0, {
          en: `Expected pairs ${game.written.en}, as in ${game.example}.`,
          zh: `这里应是各对 ${game.written.zh}，如 ${game.example}。`,
        })
      return pairs
    },
    print: (pairs) => pairs.map(pairText).join(' ') || NO_PAIR,
    key: (pairs) => pairs.map(pairText).sort().join(' '),
    *moves(pairs) {
      for (const [index, pair] of pairs.entries())
        for (const to of game.to(pair)) yield pairMove(pairs, index, to, game)
    },
    parts: (pairs) => pairs.map((pair) => [pair]),
    *upTo(size) {
      for (const [a = 0n, b = 0n, c = 0n, d = 0n] of tuples(4, size)) {
        const pairs: Pairs = [
          [a, b],
          [c, d],
        ]
        if (pairs.every((pair) => !game.wrong?.(pair))) yield pairs
      }
    },
    axes: 2,
    // two numbers that are no pair leave nothing to move in
    at: ([a = 0n, b = 0n]) => (game.wrong?.([a, b]) ? [] : [[a, b]]),
  }
}

function pairText([a, b]: Pair): string {
  return `${a}/${b}`
}

/** What positions of pairs are made of, with names for the two numbers. */
export function pairShape(first: string, second: string): Shape<Pairs> {
  return {
    kind: 'records',
    names: [first, second],
    records: (pairs) => pairs.map(([a, b]) => ({ [first]: a, [second]: b })),
    fromRecords: (records) =>
      records.map((record): Pair => [record[first] ?? 0n, record[second] ?? 0n]),
  }
}

/** Plain numbers, each with the pair that it is of. */
export function lookOfPairs(pairs: Pairs): PilesLook {
  const piles = pairs.flatMap((pair, i) => {
    const note = { en: `pair ${i + 1}`, zh: `第 ${i + 1} 对` }
    return pair.map((size, j): Pile => ({ label: `${i + 1}${'ab'[j]}`, size, note }))
  })
  return { ...lookOfHeaps([], 'numbers'), piles, columns: 2 }
}

/** The value of a position by those of its pairs, and the moves to a value by looking at all. */
export function byPairs(
  pairValue: (pair: Pair) => bigint,
  game: Pick<PairGame, 'to' | 'tell' | 'noun'>,
): {
  value(pairs: Pairs): bigint
  movesTo(pairs: Pairs, value: bigint, budget: Budget): Moves<Pairs>
} {
  const value = (pairs: Pairs) => nimSum(pairs.map(pairValue))
  return {
    value,
    movesTo: (pairs, target, budget) =>
      Moves.of(function* () {
        const meter = new Meter(budget.search)
        const change = nimAdd(value(pairs), target)
        if (change === 0n) return
        for (const [index, pair] of pairs.entries()) {
          const wanted = nimAdd(pairValue(pair), change)
          for (const next of game.to(pair)) {
            meter.tick()
            if (pairValue(next) === wanted) yield pairMove(pairs, index, next, game)
          }
        }
      }),
  }
}
