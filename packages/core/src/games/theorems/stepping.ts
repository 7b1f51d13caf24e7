import { nimSum } from '../../arith/nim-sum.ts'
import { xorLine } from '../../formula/xor-line.ts'
import { TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import type { Words } from '../../model/words.ts'
import { parseNumber, tokens } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import type { Entry } from '../game.ts'

/** The square (x, y) of a piece. */
type Square = readonly [x: number, y: number]

/** How a piece may be moved; every step lowers x + y. */
type Steps = readonly (readonly [number, number])[]

/** No piece stands further than this from the corner: the values of all squares before it are kept. */
const FURTHEST = 5000

/** The values of single pieces, in the order of x + y, which every step lowers. */
function valuesOf(steps: Steps): (square: Square) => number {
  const values: Uint8Array[] = [] // by x + y, then by x
  const extend = () => {
    const sum = values.length
    const line = new Uint8Array(sum + 1)
    for (let x = 0; x <= sum; x++) {
      let seen = 0
      for (const [dx, dy] of steps) {
        const to = x + dx
        if (to >= 0 && sum - x + dy >= 0) seen |= 1 << (values[sum + dx + dy]?.[to] as number)
      }
      line[x] = 31 - Math.clz32(~seen & -~seen) // the lowest bit that is not set
    }
    values.push(line)
  }
  return ([x, y]) => {
    while (values.length <= x + y) extend()
    return values[x + y]?.[x] as number
  }
}

interface StepGame {
  readonly slug: string
  readonly names: Words
  readonly about: Words
  readonly reference: string | Words
  /** At most thirty steps, all of which lower x + y. */
  readonly steps: Steps
  readonly examples: readonly string[]
}

/** The game of pieces that move on a quarter of the plane by given steps, one at a time. */
export function defineStepGame({ steps, reference, ...said }: StepGame): Entry {
  const valueAt = valuesOf(steps)
  const values = (squares: readonly Square[]) => squares.map((at) => BigInt(valueAt(at)))
  const step = (squares: readonly Square[], index: number, to: Square): Move<readonly Square[]> => {
    const square = to.join('/')
    return {
      text: { en: `piece ${index + 1} goes to ${square}`, zh: `第 ${index + 1} 个走到 ${square}` },
      to: squares.with(index, to),
      touches: [squares[index] as Square, to].map((square) => square.join('/')),
    }
  }
  function* moves(squares: readonly Square[], wanted: (index: number, to: Square) => boolean) {
    for (const [index, [x, y]] of squares.entries())
      for (const [dx, dy] of steps) {
        const to: Square = [x + dx, y + dy]
        if (to[0] >= 0 && to[1] >= 0 && wanted(index, to)) yield step(squares, index, to)
      }
  }
  const rules: Rules<readonly Square[]> = {
    parse: readSquares,
    print: (squares) => squares.map((square) => square.join('/')).join(' ') || '-',
    key: (squares) =>
      squares
        .map((square) => square.join('/'))
        .sort()
        .join(' '),
    parts: (squares) => squares.map((square) => [square]),
    moves: (squares) => moves(squares, () => true),
    *upTo(size) {
      for (let x = 0; x <= size; x++) for (let y = 0; y <= size; y++) yield [[x, y]]
      for (let x = 0; x <= 3; x++)
        for (let y = 0; y <= 3; y++)
          yield [
            [x, y],
            [3, 2],
          ]
    },
    axes: undefined,
  }
  return defineOwnGame<readonly Square[]>({
    ...said,
    position: {
      en: 'the squares x/y of the pieces: 4/4 2/3; - for none',
      zh: '各个棋子所在的格子 x/y：4/4 2/3；没有写 -',
    },
    shape: OWN,
    look: (squares) => ({
      kind: 'squares',
      thing: 'knight',
      from: 0,
      sign: '/',
      // a step may go a little further in one direction
      size: [0, 1].map((i) => squares.reduce((most, at) => Math.max(most, at[i] as number), 3) + 2),
      at: squares,
    }),
    rules: () => rules,
    theorem: () => ({
      name: { en: 'Sprague–Grundy theorem', zh: 'Sprague–Grundy 定理' },
      reference,
      statement: {
        en: 'Every step lowers x + y, so the values of the squares follow in that order: each is the least number that no step leads to. The pieces are added by xor.',
        zh: '每步都使 x + y 减小，所以按这个次序可求出各格的值：它是各步走不到的最小非负整数。各棋子取异或。',
      },
      value: (squares) => nimSum(values(squares)),
      applied: (squares) => {
        const line = xorLine(values(squares))
        const places = squares.slice(0, 12).map((square) => square.join('/'))
        if (squares.length > 12) places.push('…')
        return squares.length === 0
          ? { en: 'There is no piece.', zh: '没有棋子。' }
          : {
              en: `${places.join(', ')}: ${squares.length > 1 ? 'values' : 'value'} ${line.en}.`,
              zh: `${places.join('、')}：值是 ${line.zh}。`,
            }
      },
      movesTo: (squares, target) =>
        Moves.of(function* () {
          const own = values(squares)
          const change = nimSum([...own, target])
          if (change === 0n) return
          yield* moves(squares, (i, to) => BigInt(valueAt(to)) === ((own[i] as bigint) ^ change))
        }),
      proof: {
        en: 'A piece can be taken to every value below its own and to none equal to it, so it plays like a Nim heap of its value, and several pieces like several heaps. A step may raise one coordinate, but never their sum, so no square is met twice and all values are found in the order of the sum.',
        zh: '一个棋子可走到每个小于自身的值，走不到等于自身的值，所以相当于以该值为大小的尼姆堆，多个棋子就是多堆。一步可以使一个坐标增大，但和总减小，所以不会重复，按和的次序可求出所有的值。',
      },
    }),
  })
}

function readSquares(text: string): readonly Square[] {
  if (/^\s*[-–]\s*$/.test(text)) return []
  const squares = tokens(text).map(({ text: word, offset }): Square => {
    const [x = '', y = '', more] = word.split('/')
    if (word.includes('/') && more === undefined) {
      const square: Square = [
        Number(parseNumber(text, x, offset)),
        Number(parseNumber(text, y, offset + x.length + 1)),
      ]
      if (square[0] + square[1] <= FURTHEST) return square
    }
    throw new TextError(text, offset, {
      en: `Expected a square x/y with x + y up to ${FURTHEST}, as in 4/4 2/3.`,
      zh: `这里应是格子 x/y，且 x + y 不超过 ${FURTHEST}，例如 4/4 2/3。`,
    })
  })
  if (squares.length > 0) return squares
  throw new TextError(text, text.length, {
    en: 'Expected the squares x/y of the pieces, or - for none.',
    zh: '这里应是各个棋子所在的格子 x/y；没有写 -。',
  })
}
