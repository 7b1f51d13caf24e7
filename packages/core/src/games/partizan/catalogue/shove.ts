import { addDyadic, type Dyadic, dyadic, printDyadic, ZERO } from '../../../arith/dyadic.ts'
import type { Words } from '../../../model/words.ts'
import { definePartizan } from '../define.ts'
import { pushRules } from '../push.ts'
import { lookOfStrip } from '../strip.ts'
import { signedSum } from '../words.ts'

/** The piece and all on its left go one cell to the left. */
function after(strip: string, at: number): string {
  return `${strip.slice(1, at + 1)}.${strip.slice(at + 1)}`
}

/** What each piece is worth: its cell, halved for each piece from the next up to the last change of kind. */
function terms(strip: string): Dyadic[] {
  const places = [...strip.matchAll(/[xo]/g)].map((match) => match.index)
  const last = strip[places.at(-1) ?? -1]
  const change = places.findLastIndex((at) => strip[at] !== last) + 1
  return places.map((at, i) =>
    dyadic(strip[at] === 'x' ? at + 1 : -at - 1, Math.max(0, change - i)),
  )
}

function applied(strip: string): Words {
  const list = terms(strip)
  if (list.length === 0) return { en: 'There is no piece.', zh: '没有棋子。' }
  const sum = `${signedSum(list)} = ${printDyadic(list.reduce(addDyadic)).replace('-', '−')}`
  return { en: `From the left: ${sum}.`, zh: `从左起：${sum}。` }
}

export const game = definePartizan({
  slug: 'shove',
  names: { en: 'Shove', zh: '推搡游戏' },
  aliases: ['推搡'],
  about: {
    en: 'Pieces of Left (x) and of Right (o) stand on a strip. A player shoves one of their own pieces, and with it all pieces to its left, one cell to the left; a piece that is shoved off the left end is gone. Whoever cannot move loses.',
    zh: '一排格子上有左方（x）和右方（o）的棋子。每次把自己的一枚棋子连同它左边的全部棋子向左移一格，被推出左端的棋子移走。不能走者负。',
  },
  position: { en: 'the strip: x, o and . for an empty cell', zh: '一排格子：x、o，空格写 .' },
  examples: ['shove: .xo.ox', 'shove: xx.oo', 'shove: ox'],
  rules: () => pushRules({ en: 'shove', zh: '推' }, after),
  look: lookOfStrip,
  theorem: () => ({
    name: { en: 'Values of Shove', zh: '推搡游戏的值' },
    reference: 'M. H. Albert, R. J. Nowakowski, D. Wolfe, Lessons in Play (2007)',
    statement: {
      en: 'The value is a number, to which each piece adds p/2^r if it is Left’s and −p/2^r if it is Right’s: p is its cell, counted from 1 at the left end, and r is the number of pieces on its right up to and including the last whose neighbour on the left is of the other kind; r = 0 behind that.',
      zh: '值是一个数：每个棋子贡献 p/2^r（左方的取正，右方的取负），其中 p 是它从左端数起的格号（从 1 开始），r 是它右边的棋子数，只数到最后一个与左邻异色的棋子为止（含这个棋子）；更右边的棋子 r = 0。',
    },
    value: (strip) => ({ value: terms(strip).reduce(addDyadic, ZERO), ups: 0, nim: 0 }),
    applied,
    proof: {
      en: 'Number the pieces 1, 2, … from the left, let m be the last piece that has one of the other kind behind it (m = 0 if there is none), and let v be the sum; r is m + 1 − i for i ≤ m and 0 for the others, and v is a multiple of 1/2^m. A move with piece j takes 1 from the cells of the pieces 1 to j and changes no r of what stays, so v changes by minus the sum of ±1/2^r over these pieces. If j ≤ m its own term 1/2^(m+1−j) exceeds all others together by 1/2^m; if j > m the pieces m + 1 to j add j − m ≥ 1 with one sign, and the others less than 1. So every move of Left makes v smaller, every move of Right makes it greater, by a multiple of 1/2^m. By induction the options are worth what the statement says, so the value is the simplest number between the options of Left and those of Right. If all pieces are of one kind then m = 0 and the first piece gives the option v − 1 of Left (or v + 1 of Right), so the value is v. Otherwise the first piece changes v by exactly 1/2^m, and so does the first piece j of the other kind, because 1/2^(m+1−j) minus the terms before it leaves 1/2^m. So the value is the simplest number between v − 1/2^m and v + 1/2^m, which is v: it is the only multiple of 1/2^m there.',
      zh: '把棋子从左起编号 1、2……，设 m 是最后一个后面还有异色棋子的棋子（没有则 m = 0），v 为上述之和。i ≤ m 时 r = m + 1 − i，其余 r = 0，所以 v 是 1/2^m 的倍数。用第 j 个棋子走一步，使第 1 至 j 个棋子的格号各减 1，留下的棋子的 r 不变，于是 v 减去这些棋子的 ±1/2^r 之和。若 j ≤ m，它自己的 1/2^(m+1−j) 比其余各项之和多出 1/2^m；若 j > m，第 m + 1 至 j 个棋子同号，共 j − m ≥ 1，其余不足 1。因此左方每一步使 v 变小，右方每一步使 v 变大，且变化都是 1/2^m 的倍数。由归纳，各后继的值如定理所述，所以值是左右后继之间最简单的数。若棋子同色，则 m = 0，第一个棋子给出左方后继 v − 1（或右方后继 v + 1），值为 v。否则第一个棋子恰使 v 改变 1/2^m，第一个异色棋子 j 也是，因为 1/2^(m+1−j) 减去前面各项剩下 1/2^m。所以值是 v − 1/2^m 与 v + 1/2^m 之间最简单的数，即 v：它是其间唯一的 1/2^m 的倍数。',
    },
  }),
})
