import { ZERO } from '../../../arith/dyadic.ts'
import type { Move } from '../../../model/moves.ts'
import type { Mover } from '../../../model/outcome.ts'
import { definePartizan, type PartizanRules } from '../define.ts'
import { EMPTY_CELL, LEFT_CELL, packed, RIGHT_CELL } from '../packed.ts'
import {
  freeMoves,
  lookOfStrip,
  printStrip,
  readStrip,
  strips,
  turned,
  withCells,
} from '../strip.ts'

const EXCHANGE = { t: 'f', f: 't' }

/** Where a piece stands and how many cells it goes: 1, or 2 over a piece of the other kind. */
interface Hop {
  readonly at: number
  readonly cells: 1 | 2
}

function* hops(strip: string, mover: Mover): Generator<Hop> {
  const [own, other, step] = mover === 'left' ? ['t', 'f', 1] : ['f', 't', -1]
  for (let at = 0; at < strip.length; at++) {
    if (strip[at] !== own) continue
    const next = strip[at + step]
    if (next === '.') yield { at, cells: 1 }
    else if (next === other && strip[at + 2 * step] === '.') yield { at, cells: 2 }
  }
}

/** The strip after a piece has gone. */
function after(strip: string, { at, cells }: Hop): string {
  const over = cells === 1 ? '' : strip[at] === 't' ? 'f' : 't'
  return strip[at] === 't'
    ? withCells(strip, at, `.${over}t`)
    : withCells(strip, at - cells, `f${over}.`)
}

/**
 * The strip without what can never move. Toads and frogs that stand `ttff` hold each other for
 * ever, and nothing passes them, so that they end the strip on either side. So does an end of the
 * strip with a frog before it, or `tff`, and on the right a toad, or `ttf`. Where all frogs are on
 * the left of all toads they only walk apart: their moves are counted, and one piece that has as
 * many stands for them.
 */
function parts(strip: string): string[] {
  const found: string[] = []
  let free = 0
  for (const segment of strip.split('ttff')) {
    const alive = segment.replace(/^(?:f|tff)+/, '').replace(/(?:t|ttf)+$/, '')
    if (alive === 'tf') continue
    if (alive.indexOf('t') >= 0 && alive.indexOf('t') < alive.lastIndexOf('f')) found.push(alive)
    else free += freeMoves([...alive].reverse(), 't') - freeMoves(alive, 'f')
  }
  if (free > 0) found.push(`t${'.'.repeat(free)}`)
  if (free < 0) found.push(`${'.'.repeat(-free)}f`)
  return found
}

const rules: PartizanRules<string> = {
  parse: (text) => readStrip(text, 'tf.', { en: 't, f or .', zh: ' t、f 或 .' }),
  print: printStrip,
  *moves(strip, mover): Generator<Move<string>> {
    const step = mover === 'left' ? 1 : -1
    for (const hop of hops(strip, mover)) {
      const [from, to] = [hop.at + 1, hop.at + 1 + step * hop.cells]
      const text =
        hop.cells === 1
          ? { en: `from cell ${from} to ${to}`, zh: `第 ${from} 格到第 ${to} 格` }
          : {
              en: `jump from cell ${from} to ${to}`,
              zh: `第 ${from} 格跳到第 ${to} 格`,
            }
      yield { text, to: after(strip, hop) }
    }
  },
  options: (strip, mover) => Array.from(hops(strip, mover), (hop) => after(strip, hop)),
  parts,
  likeness(strip) {
    const other = turned(strip, EXCHANGE)
    return other < strip ? { key: other, negative: true } : { key: strip, negative: false }
  },
  upTo: (size) => strips('tf.', size),
  packed: (strip) =>
    packed('toads-and-frogs', 1, strip.length, (_, column) =>
      strip[column] === 't' ? LEFT_CELL : strip[column] === 'f' ? RIGHT_CELL : EMPTY_CELL,
    ),
}

/** The cells between one toad and one frog that face each other with equally many cells behind them. */
function between(strip: string): number | undefined {
  const [, behind = '', gap = '', after = ''] = /^(\.*)t(\.*)f(\.*)$/.exec(strip) ?? ['', '?']
  return behind === after ? gap.length : undefined
}

export const game = definePartizan({
  slug: 'toads-and-frogs',
  names: { en: 'Toads and Frogs', zh: '蟾蜍与青蛙' },
  aliases: ['toads', '蟾蜍和青蛙', '青蛙与蟾蜍'],
  about: {
    en: 'Toads (t, Left’s) and frogs (f, Right’s) sit on a strip. A toad moves one cell to the right onto an empty cell, or jumps over one frog onto the empty cell behind it; a frog likewise to the left. Nothing is taken. Whoever cannot move loses.',
    zh: '一排格子上有蟾蜍（t，属左方）和青蛙（f，属右方）。蟾蜍每次向右走进相邻的空格，或跳过一只青蛙落到它后面的空格；青蛙同样向左走。不吃子。不能走者负。',
  },
  position: { en: 'the strip: t, f and . for an empty cell', zh: '一排格子：t、f，空格写 .' },
  examples: ['toads-and-frogs: t.t.f.f', 'toads-and-frogs: ttt.fff', 'toads-and-frogs: t.tf.f.'],
  rules: () => rules,
  look: (position) => ({
    ...lookOfStrip(position),
    invite: {
      en: 'Click an animal, then the cell where it goes.',
      zh: '先点一只动物，再点它要去的格子。',
    },
  }),
  theorem: () => ({
    name: { en: 'One toad against one frog', zh: '一只蟾蜍对一只青蛙' },
    reference: {
      en: 'proved here; the game: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 1; for more animals see J. Erickson, New Toads and Frogs results, Games of No Chance (1996)',
      zh: '证明见此；游戏：E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways 第 1 章；更多的动物见 J. Erickson, New Toads and Frogs results, Games of No Chance (1996)',
    },
    statement: {
      en: 'One toad and one frog that face each other with n empty cells between them, and equally many cells behind each, are worth 0 for even n and ∗ for odd n. For other strips no closed form is used: their values are worked out.',
      zh: '一只蟾蜍与一只青蛙相对，中间有 n 个空格，身后的格数相同：n 为偶数时值 0，n 为奇数时值 ∗。其余的局面没有可用的公式，逐个求值。',
    },
    proof: {
      en: 'Let i cells be behind the toad and j behind the frog. If n is even and j − i ≤ 1, Left loses by beginning: Right answers a step by a step, which keeps j − i, until n = 0; then the toad cannot jump, or jumps, and Left has j − 1 moves left against i + 1 of Right, j − i − 2 < 0 in all. The same holds with the players exchanged, so that for even n and i = j the value is 0. For odd n add ∗: if a player steps, the other takes ∗, and if a player takes ∗, the other steps; both leave even n and |j − i| = 1 to the player who loses by beginning. So the sum is 0, and the value is ∗.',
      zh: '设蟾蜍身后有 i 格，青蛙身后有 j 格。若 n 为偶数且 j − i ≤ 1，则左方先走必负：右方每次以一步应一步，j − i 不变，直到 n = 0；这时蟾蜍或者跳不动，或者跳过去，左方还有 j − 1 步，右方还有 i + 1 步，合计 j − i − 2 < 0。双方互换也一样，所以 n 为偶数且 i = j 时值为 0。n 为奇数时再加上 ∗：一方走一步，另一方就取 ∗；一方取 ∗，另一方就走一步；这都给先走必负的一方留下偶数的 n 和 |j − i| = 1。所以和为 0，值为 ∗。',
    },
    applied(strip) {
      const n = between(strip) ?? 0
      const value = n % 2 === 0 ? '0' : '∗'
      return { en: `Here n = ${n}: ${value}.`, zh: `这里 n = ${n}：${value}。` }
    },
    covers: (strip) => between(strip) !== undefined,
    value: (strip) => ({ value: ZERO, ups: 0, nim: (between(strip) ?? 0) % 2 }),
  }),
})
