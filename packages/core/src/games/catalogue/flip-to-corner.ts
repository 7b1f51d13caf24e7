import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { defineOwnGame } from '../define.ts'
import { placeName } from '../partizan/grid.ts'
import { type Coins, coinsLook, coinsPosition, coinsRules } from '../theorems/coin-board.ts'

const corner = (coins: Coins) => (coins.at(-1)?.endsWith('1') ? 1n : 0n)

/** Turns every coin from a row and a column, both from 0, to the last ones. */
function flip(coins: Coins, row: number, column: number): Move<Coins> {
  const [width, height] = [coins[0]?.length ?? 0, coins.length]
  const place = placeName({ width, height }, row * width + column)
  const turned = (text: string) => text.replaceAll(/./g, (c) => (c === '1' ? '0' : '1'))
  return {
    text: { en: `flip from ${place}`, zh: `从 ${place} 起翻转` },
    to: coins.map((text, i) =>
      i < row ? text : text.slice(0, column) + turned(text.slice(column)),
    ),
  }
}

function* flips(coins: Coins): Generator<Move<Coins>> {
  for (const [i, text] of coins.entries())
    for (let j = text.indexOf('1'); j >= 0; j = text.indexOf('1', j + 1)) yield flip(coins, i, j)
}

const rules: Rules<Coins> = coinsRules(flips)

export const game = defineOwnGame<Coins>({
  slug: 'flip-to-corner',
  names: { en: 'Flip to the corner', zh: '翻转到角' },
  about: {
    en: 'Coins on a board. A move picks a head and turns every coin of the rectangle from it to the corner at the bottom right. Whoever cannot move loses.',
    zh: '棋盘上摆满硬币。每次选一枚正面，翻转从它到右下角的矩形内的全部硬币。不能走者负。',
  },
  position: coinsPosition,
  shape: OWN,
  look: (coins) => ({
    ...coinsLook(coins),
    invite: {
      en: 'Click a head: all from it to the corner at the bottom right are turned.',
      zh: '点一枚正面：从它到右下角的全部翻转。',
    },
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'The last coin', zh: '最后一枚硬币' },
    reference: {
      en: 'parity: every move turns the coin in the corner at the bottom right',
      zh: '奇偶性：每一步都翻转右下角的硬币',
    },
    statement: {
      en: 'The value is 1 where the coin in the corner at the bottom right lies heads up, else 0.',
      zh: '右下角的硬币正面朝上时 SG 值为 1，否则为 0。',
    },
    value: corner,
    applied: (coins) => {
      const row = coins.at(-1) ?? ''
      const shown = row.length > 20 ? `…${row.slice(-20)}` : row
      return {
        en: `The bottom row, ${shown}, ends with ${corner(coins)}: the value is ${corner(coins)}.`,
        zh: `最下面一行 ${shown} 以 ${corner(coins)} 结尾：SG 值是 ${corner(coins)}。`,
      }
    },
    movesTo: (coins, value) =>
      value === corner(coins) || value > 1n ? Moves.none() : Moves.of(() => flips(coins)),
    proof: {
      en: 'Play ends: the first coin, row by row, that a move turns goes from heads to tails. Every move turns the last coin. As long as it lies heads up there is a move, which turns it alone; when no move is left it lies tails up. So whoever finds it heads up never finds it otherwise and is never stuck.',
      zh: '游戏必定结束：每步所翻硬币中，逐行看的第一枚由正面变成反面。每一步都翻转最后一枚硬币。它正面朝上时总有一步可走（只翻它自己）；无步可走时它反面朝上。所以轮到自己时它正面朝上的一方，以后每次都如此，不会走不动。',
    },
  }),
  examples: ['flip-to-corner: 101 011', 'flip-to-corner: 110 010', 'flip-to-corner: 10'],
})
