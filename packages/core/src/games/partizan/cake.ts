import { BeyondBudget, TextError } from '../../model/errors.ts'
import type { Move } from '../../model/moves.ts'
import type { Mover } from '../../model/outcome.ts'
import type { Shape } from '../../model/shape.ts'
import type { Words } from '../../model/words.ts'
import type { CakePiece, Look } from '../game.ts'
import type { PartizanRules } from './define.ts'

/** The two sides of a piece, in the order in which they are written. */
export type Sides = readonly [bigint, bigint]

/** Pieces with equal sides. */
interface Pieces {
  readonly sides: Sides
  readonly count: bigint
}

/** A cake in pieces, sorted by their sides, the equal ones together. */
export type Cake = readonly Pieces[]

/** What may become of one piece, and how that is said. */
export interface Change {
  readonly to: readonly Pieces[]
  words(): Words
}

/** The side that a player cuts along. */
export type Side = 0 | 1

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0
}

/** More equal pieces than these are written with their number: `2x3*101`. */
const FEW = 100
/** More pieces, or more ways to cut them, are not looked at one by one. */
const MANY = 100_000n

/** The same sides with one of another length. */
export function withSide(sides: Sides, side: Side, length: bigint): Sides {
  return side === 0 ? [length, sides[1]] : [sides[0], length]
}

/** A piece as it is written. */
function printSides(sides: Sides): string {
  return sides.join('x')
}

/** A piece as it is read. */
export function tellSides(sides: Sides): string {
  return sides.join('×')
}

/** The cake that consists of these pieces; those without extent are no pieces. */
function cakeOf(pieces: Iterable<Pieces>): Cake {
  const found = new Map<string, Pieces>()
  for (const { sides, count } of pieces) {
    if (count === 0n || sides[0] === 0n || sides[1] === 0n) continue
    const key = printSides(sides)
    found.set(key, { sides, count: count + (found.get(key)?.count ?? 0n) })
  }
  return [...found.values()].sort(
    ({ sides: [a, b] }, { sides: [c, d] }) => Number(a > c) - Number(a < c) || (b > d ? 1 : -1),
  )
}

function parse(text: string): Cake {
  if (/^\s*(empty|空)\s*$/i.test(text)) return []
  const words = [...text.matchAll(/[^\s,+]+/g)]
  if (words.length === 0) throw noPiece(text, text.length)
  return cakeOf(
    words.map(({ 0: word, index }): Pieces => {
      const [, a = '', b = '', count = '1'] = /^(\d+)[x×](\d+)(?:\*(\d+))?$/i.exec(word) ?? []
      const sides: Sides = [BigInt(a), BigInt(b)]
      if (sides[0] === 0n || sides[1] === 0n) throw noPiece(text, index)
      return { sides, count: BigInt(count) }
    }),
  )
}

function noPiece(text: string, offset: number): TextError {
  return new TextError(text, offset, {
    en: 'Expected a piece such as 3x4, both sides at least 1, or several with + between them.',
    zh: '这里应是 3x4 这样的一块（两边至少为 1），多块用 + 连接。',
  })
}

function print(cake: Cake): string {
  const texts = cake.map(({ sides, count }) => {
    const text = printSides(sides)
    return count > FEW ? `${text}*${count}` : new Array(Number(count)).fill(text).join('+')
  })
  return texts.join('+') || 'empty'
}

/** The cake that consists of one piece after a change of it: what most searches ask for. */
function ofOne([first, second, more]: readonly Pieces[]): Cake | undefined {
  if (!first || more) return undefined
  const isPiece = ({ sides, count }: Pieces) => count > 0n && sides[0] > 0n && sides[1] > 0n
  const own = isPiece(first) ? [first] : []
  if (!second || !isPiece(second)) return own
  if (own.length === 0) return [second]
  const [a, b] = [first.sides, second.sides]
  if (a[0] === b[0] && a[1] === b[1]) return [{ sides: a, count: first.count + second.count }]
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [first, second] : [second, first]
}

/** The cake after a change of one of the pieces at a place. */
function after(cake: Cake, index: number, { to }: Change): Cake {
  const alone = cake.length === 1 && cake[0]?.count === 1n ? ofOne(to) : undefined
  if (alone) return alone
  const rest = cake.map((pieces, i) =>
    i === index ? { sides: pieces.sides, count: pieces.count - 1n } : pieces,
  )
  return cakeOf([...rest, ...to])
}

/** A change of one of the pieces at a place, as a move. */
export function changing(cake: Cake, index: number, change: Change): Move<Cake> {
  return { text: change.words(), to: after(cake, index, change) }
}

/** The sides of the pieces by these names, in the order in which they are written. */
export function shapeOfCake(names: readonly [string, string]): Shape<Cake> {
  const [a, b] = names
  return {
    kind: 'records',
    names,
    records: (cake) => piecesOf(cake).map(([{ sides }]) => ({ [a]: sides[0], [b]: sides[1] })),
    fromRecords: (records) =>
      cakeOf(records.map((r): Pieces => ({ sides: [r[a] ?? 0n, r[b] ?? 0n], count: 1n }))),
  }
}

/** Every piece alone; throws BeyondBudget where they are too many. */
function piecesOf(cake: Cake): readonly (readonly [Pieces])[] {
  return cake.flatMap(({ sides, count }) => {
    if (count > MANY) throw tooMany()
    return new Array<[Pieces]>(Number(count)).fill([{ sides, count: 1n }])
  })
}

/**
 * The rules of a game in which each player cuts pieces along a side: `changes` says what may become
 * of a piece that is cut along one of its sides, `leftSide` which of them is Left's, `ways` how many
 * changes there are along a side of some length, where that is known without making them.
 */
export function cakeRules(
  leftSide: Side,
  changes: (sides: Sides, side: Side) => Iterable<Change>,
  ways?: (length: bigint) => bigint,
): PartizanRules<Cake> {
  const sideOf = (mover: Mover): Side => (mover === 'left' ? leftSide : otherSide(leftSide))
  return {
    parse,
    print,
    *moves(cake, mover): Generator<Move<Cake>> {
      for (const [index, { sides }] of cake.entries())
        for (const change of changes(sides, sideOf(mover))) yield changing(cake, index, change)
    },
    options(cake, mover) {
      const side = sideOf(mover)
      if (ways && cake.some(({ sides }) => ways(sides[side]) > MANY)) throw tooMany()
      const found: Cake[] = []
      for (const [index, { sides }] of cake.entries())
        for (const change of changes(sides, side)) {
          if (found.length >= MANY) throw tooMany()
          found.push(after(cake, index, change))
        }
      return found
    },
    parts: piecesOf,
    // turned by a quarter it is the same game with the players exchanged
    likeness(cake) {
      const turned = cakeOf(
        cake.map(({ sides: [a, b], count }): Pieces => ({ sides: [b, a], count })),
      )
      const [key, other] = [print(cake), print(turned)]
      return other < key ? { key: other, negative: true } : { key, negative: false }
    },
    *upTo(size) {
      yield []
      for (let a = 1n; a <= size; a++)
        for (let b = 1n; b <= size; b++) {
          yield [{ sides: [a, b], count: 1n }]
          if (a * b < 4n)
            yield cakeOf([
              { sides: [a, b], count: 2n },
              { sides: [2n, 1n], count: 1n },
            ])
        }
    },
    axes: 2,
    at: ([a = 0n, b = 0n]) => cakeOf([{ sides: [a, b], count: 1n }]),
  }
}

function tooMany(): BeyondBudget {
  return new BeyondBudget({
    en: `There are more than ${MANY} pieces or ways to cut them: too many to look at one by one.`,
    zh: `块数或切法超过 ${MANY}，无法逐一查看。`,
  })
}

/** What a board can show of rows and columns. */
const MOST_ROWS = 60n
const MOST_COLUMNS = 200n

/** The pieces side by side, or their text where they are too large; Left cuts between columns. */
export function lookOfCake(cake: Cake, leftSide: Side): Look {
  const rowSide = otherSide(leftSide)
  const width = cake.reduce((sum, { sides, count }) => sum + (sides[leftSide] + 1n) * count, 0n)
  if (width > MOST_COLUMNS || cake.some(({ sides }) => sides[rowSide] > MOST_ROWS))
    return { kind: 'text', text: print(cake) }
  const pieces = piecesOf(cake).map(
    ([{ sides }]): CakePiece => ({
      columns: Number(sides[leftSide]),
      rows: Number(sides[rowSide]),
    }),
  )
  return { kind: 'cakes', pieces, columnsFirst: leftSide === 0 }
}
