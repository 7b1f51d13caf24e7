import { nimAdd } from '../../arith/nim-sum.ts'
import { xor } from '../../formula/tree.ts'
import { Moves } from '../../model/moves.ts'
import { join, type Words } from '../../model/words.ts'
import { counterMove } from '../../rules/counters.ts'
import { defineGame } from '../define.ts'
import { BOARD, onBoard } from '../theorems/corner.ts'
import { binaryColumns } from '../theorems/nim-columns.ts'

export const game = defineGame({
  slug: 'rook',
  names: { en: 'Rook to the corner, last mover wins', zh: '车的游戏' },
  about: {
    en: 'A rook moves any number of squares towards the corner, along its row or its column. Whoever cannot move loses.',
    zh: '车每次横或竖向角落走任意多格。不能走者负。',
  },
  position: { en: 'the distances a b to the corner', zh: '到角落的距离 a b' },
  piece: 'rook',
  rule: () => onBoard('a -= k; b -= k'),
  theorem: () => ({
    name: { en: 'Bouton’s theorem for two heaps', zh: '两堆的 Bouton 定理' },
    reference:
      'C. L. Bouton, Nim, a game with a complete mathematical theory, Ann. of Math. 3 (1901)',
    formula: xor('a', 'b'),
    statement: {
      en: 'The value is a xor b; losing exactly when the distances are equal.',
      zh: 'SG 值为 a 异或 b；两个距离相等时必败。',
    },
    value: ([a = 0n, b = 0n]) => nimAdd(a, b),
    movesTo: ([a = 0n, b = 0n], value) =>
      Moves.of(function* () {
        const [left, right] = [nimAdd(b, value), nimAdd(a, value)]
        if (left < a) yield counterMove(BOARD, [a, b], [left, b])
        if (right < b) yield counterMove(BOARD, [a, b], [a, right])
      }),
    why: ([a = 0n, b = 0n]) => {
      const compared: Words =
        a === b
          ? { en: 'The distances are equal', zh: '两个距离相等' }
          : { en: 'The distances are not equal', zh: '两个距离不等' }
      const fact = `${a} ${a === b ? '=' : '≠'} ${b}`
      return join(
        [
          binaryColumns([a, b]),
          { en: `${compared.en}: ${fact}.`, zh: `${compared.zh}：${fact}。` },
        ],
        '\n',
        '\n',
      )
    },
    proof: {
      en: 'Each distance is a Nim heap. With equal distances copy every move of the opponent on the other side.',
      zh: '每个距离就是一个尼姆堆。两边相等时，对手怎么走，你在另一边照样走。',
    },
  }),
  examples: ['rook: 4 7', 'rook: 6 6'],
})
