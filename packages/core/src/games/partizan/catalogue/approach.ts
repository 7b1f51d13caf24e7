import { dyadic } from '../../../arith/dyadic.ts'
import { nimSum } from '../../../forms/simple.ts'
import { numberList, xorLine } from '../../../formula/xor-line.ts'
import { TextError } from '../../../model/errors.ts'
import type { Move } from '../../../model/moves.ts'
import type { Mover } from '../../../model/outcome.ts'
import { parseNumbers, tokens } from '../../../rules/numbers.ts'
import type { Look } from '../../game.ts'
import { definePartizan, type PartizanRules } from '../define.ts'

/** The places of the pieces in rising order: one of Left's, one of Right's, one of Left's, … */
export type Facing = readonly number[]

/** The free places between each piece of Left's and the piece of Right's that it faces. */
function gapsOf(pieces: Facing): number[] {
  return pieces.flatMap((at, i) => (i % 2 === 1 ? [at - (pieces[i - 1] as number) - 1] : []))
}

const valueAt = (pieces: Facing) => gapsOf(pieces).reduce(nimSum, 0)

function go(pieces: Facing, index: number, to: number): Move<Facing> {
  const from = pieces[index]
  return {
    text: { en: `from ${from} to ${to}`, zh: `从 ${from} 到 ${to}` },
    to: pieces.with(index, to),
  }
}

function* moves(pieces: Facing, mover: Mover): Generator<Move<Facing>> {
  for (let i = 0; i + 1 < pieces.length; i += 2) {
    const [own, other] = [pieces[i] as number, pieces[i + 1] as number]
    if (mover === 'left') for (let to = own + 1; to < other; to++) yield go(pieces, i, to)
    else for (let to = other - 1; to > own; to--) yield go(pieces, i + 1, to)
  }
}

/** The pairs with a gap, moved together: only the gaps matter. */
function* facing(gaps: readonly number[]): Generator<number> {
  let at = 0
  for (const gap of gaps) {
    yield at
    yield at + gap + 1
    at += gap + 2
  }
}

/** All lists of up to three gaps with so many free places in all. */
function* gapLists(length: number, sum: number): Generator<number[]> {
  if (length === 0) return yield []
  for (let first = 0; first <= sum; first++)
    for (const rest of gapLists(length - 1, sum - first)) yield [first, ...rest]
}

/** Lines that are longer are written as numbers. */
const MOST_DRAWN = 60

/** The line from the first piece to the last: no piece ever leaves it. */
function lineOf(pieces: Facing): Look {
  const [first = 0, last = first] = [pieces[0], pieces.at(-1)]
  if (pieces.length === 0 || last - first >= MOST_DRAWN)
    return { kind: 'text', text: pieces.join(' ') }
  const cells = new Array<string>(last - first + 1).fill('.')
  for (const [i, at] of pieces.entries()) cells[at - first] = i % 2 === 0 ? 'x' : 'o'
  const invite = {
    en: 'Click a piece, then the cell where it goes.',
    zh: '先点一枚棋子，再点它要去的格子。',
  }
  return { kind: 'cells', rows: [cells.join('')], places: 'numbered', first, invite }
}

const rules: PartizanRules<Facing> = {
  parse(text) {
    if (/^\s*(empty|空)\s*$/i.test(text)) return []
    const numbers = parseNumbers(text, { least: 2 })
    const wrong = numbers.findIndex((n, i) => n <= (numbers[i - 1] ?? -1n) || n > 2n ** 53n - 1n)
    if (wrong >= 0 || numbers.length % 2 === 1)
      throw new TextError(text, tokens(text)[wrong]?.offset ?? text.trimEnd().length, {
        en: 'Expected rising places below 2^53, for as many pieces of Left as of Right.',
        zh: '这里应是递增的位置（小于 2^53），左方与右方的棋子一样多。',
      })
    return numbers.map(Number)
  },
  print: (pieces) => pieces.join(' '),
  moves,
  parts: (pieces) => gapsOf(pieces).flatMap((gap) => (gap > 0 ? [[0, gap + 1]] : [])),
  likeness: (pieces) => ({ key: gapsOf(pieces).join(' '), negative: false }),
  *upTo(size) {
    for (let pairs = 1; pairs <= 3; pairs++)
      for (const gaps of gapLists(pairs, Math.min(size, 6))) yield [...facing(gaps)]
  },
}

export const game = definePartizan({
  slug: 'approach',
  names: { en: 'Approaching pieces', zh: '相向棋子' },
  about: {
    en: 'Pieces of Left (blue) and of Right (red) stand in turn on a line, one of Left’s first. Left moves one of their pieces to the right, Right one of theirs to the left, by as many places as they like, but not onto or over the next piece. Whoever cannot move loses.',
    zh: '一条线上交替放着左方（蓝）和右方（红）的棋子，最左边的是左方的。左方每次把自己的一枚棋子右移任意多格，右方把自己的一枚左移任意多格，不能到达或越过相邻的棋子。不能走者负。',
  },
  position: {
    en: 'the places of the pieces in rising order: Left’s, Right’s, Left’s, Right’s, …',
    zh: '各棋子的位置，递增：左、右、左、右……',
  },
  examples: ['approach: 1 4 6 10 12 17', 'approach: 0 3 4 7', 'approach: 2 5'],
  rules: () => rules,
  look: lineOf,
  theorem: () => ({
    name: { en: 'Gaps as heaps', zh: '间隔即堆' },
    reference: {
      en: 'LightOJ 1192; C. L. Bouton, Nim, a game with a complete mathematical theory, Ann. of Math. 3 (1901)',
      zh: 'LightOJ 1192；C. L. Bouton, Nim, a game with a complete mathematical theory, Ann. of Math. 3 (1901)',
    },
    statement: {
      en: 'The value is the nimber ∗g, where g is the xor of the numbers of free places between each piece of Left’s and the piece of Right’s that it faces.',
      zh: '值是 ∗g，g 为每枚左方棋子与它所面对的右方棋子之间空格数的异或。',
    },
    value: (pieces) => ({ value: dyadic(0, 0), ups: 0, nim: valueAt(pieces) }),
    applied: (pieces) => {
      const gaps = gapsOf(pieces).map(BigInt)
      const [all, xor] = [numberList(gaps), xorLine(gaps)]
      return {
        en: `${gaps.length === 1 ? 'The gap is' : 'The gaps are'} ${all.en}: the value is ∗g with g = ${xor.en}.`,
        zh: `${gaps.length === 1 ? '' : '各'}间隔为 ${all.zh}：值是 ∗g，其中 g = ${xor.zh}。`,
      }
    },
    proof: {
      en: 'A move of either player makes one of these gaps smaller by any number, and nothing else changes: the gap behind a piece is never entered. So both players have the same moves as with Nim heaps as large as the gaps.',
      zh: '无论哪一方走，都是把某个间隔减少任意多格，其他都不变：棋子背后的空格不会有棋子走进。所以双方的走法都与以间隔为堆的尼姆相同。',
    },
  }),
})
