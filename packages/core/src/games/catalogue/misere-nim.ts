import { nimSum } from '../../arith/nim-sum.ts'
import { cases, equal, maxOf, more, xorOf } from '../../formula/tree.ts'
import { Moves } from '../../model/moves.ts'
import { join } from '../../model/words.ts'
import { heapMove } from '../../rules/heaps.ts'
import { take } from '../../rules/make.ts'
import { defineGame } from '../define.ts'
import { binaryColumns } from '../theorems/nim-columns.ts'

export const game = defineGame({
  slug: 'misere-nim',
  names: { en: 'Misère Nim', zh: '反常规尼姆博弈' },
  aliases: ['反尼姆博弈'],
  convention: 'misere',
  about: {
    en: 'Take any number of stones, at least one, from one heap. Whoever takes the last stone loses.',
    zh: '每次从一堆中取任意多颗，至少取一颗。取到最后一颗者负。',
  },
  rule: () => take({ kind: 'any' }),
  theorem: () => ({
    name: { en: 'Bouton’s theorem for misère Nim', zh: '反常规尼姆的 Bouton 定理' },
    reference:
      'C. L. Bouton, Nim, a game with a complete mathematical theory, Ann. of Math. 3 (1901)',
    formula: cases([[more(maxOf('n'), 1), equal(xorOf('n'), 0)]], equal(xorOf('n'), 1)),
    statement: {
      en: 'A position is losing when its heaps xor to 0 and some heap is larger than 1, or when they xor to 1 and none is.',
      zh: '有大于 1 的堆时，异或为 0 必败；没有大于 1 的堆时，异或为 1（奇数个 1）必败。',
    },
    outcome: (heaps) => {
      const large = heaps.some((h) => h > 1n)
      return (nimSum(heaps) === 0n) === large ? 'P' : 'N'
    },
    winning: (heaps) =>
      Moves.of(function* () {
        const xor = nimSum(heaps)
        const large = heaps.filter((h) => h > 1n).length
        for (const [index, heap] of heaps.entries()) {
          const othersLarge = heap > 1n ? large > 1 : large > 0
          const left = nimSum(othersLarge ? [heap, xor] : [heap, xor, 1n])
          if (left < heap) yield heapMove(heaps, index, [left])
        }
      }),
    why: (heaps) => {
      if (heaps.every((h) => h === 0n))
        return {
          en: 'There is no move, and in misère play that wins.',
          zh: '无路可走，而反常规下这就是胜。',
        }
      const large = heaps.filter((h) => h > 1n).length
      const ones = heaps.filter((h) => h === 1n).length
      return join(
        [
          binaryColumns(heaps),
          large > 0
            ? {
                en: 'Some heap is larger than 1, so it is as in Nim: losing exactly when the xor is 0. At the end the winner leaves an odd number of heaps of 1.',
                zh: '有大于 1 的堆，与尼姆相同：异或为 0 时必败。最后赢家会留下奇数个 1。',
              }
            : {
                en: `No heap is larger than 1: the players just take turns, so an odd number of ones is losing. Here there are ${ones}.`,
                zh: `没有大于 1 的堆：双方只能轮流取，奇数个 1 必败。这里有 ${ones} 个 1。`,
              },
        ],
        '\n',
        '\n',
      )
    },
    proof: {
      en: 'With heaps of 1 only, the number of them decides: odd loses. With exactly one larger heap the player to move leaves an odd number of ones and wins, and the xor is not 0. With two or more larger heaps play as in Nim: xor 0 cannot be kept, and other positions can be brought to xor 0; the opponent is the one who at last leaves exactly one larger heap.',
      zh: '全是 1 时由个数决定：奇数个必败。恰有一个大于 1 的堆时，先手把它取成 0 或 1，留下奇数个 1 而获胜，此时异或不为 0。有两个以上大于 1 的堆时照尼姆走：异或为 0 走后必不为 0，不为 0 可走到 0；最后总是对手先留下唯一的大堆。',
    },
  }),
  examples: ['misere-nim: 2 5', 'misere-nim: 2 4 6', 'misere-nim: 1 1 1'],
})
