import { div, minus, mod, plus } from '../../formula/tree.ts'
import { rangeOrRest, take } from '../../rules/make.ts'
import { defineGame, rising } from '../define.ts'
import { restParams } from '../theorems/rest.ts'

export const game = defineGame({
  slug: 'bash-rest',
  names: { en: 'Bash, small remainders taken whole', zh: '剩余全取的巴什博弈' },
  aliases: ['余数全取的巴什博弈', 'Bash where a small rest goes at once'],
  params: rising('p', 'q'),
  about: {
    en: 'Take p to q stones from one heap; when fewer than p are left, they must all be taken. Whoever takes the last stone wins.',
    zh: '每次从一堆中取 p 到 q 颗；不足 p 颗时必须全部取走。取到最后一颗者胜。',
  },
  rule: ({ p = 1n, q = 1n }) => take(rangeOrRest(p, q)),
  recognise: restParams,
  theorem: () => ({
    name: { en: 'Bash game, small remainders taken whole', zh: '剩余全取的巴什博弈定理' },
    reference: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 4 (subtraction games)',
    formula: div(mod(plus('n', minus('p', 1)), plus('p', 'q')), 'p'),
    proof: {
      en: 'Put p−1 more stones on the heap and play the game with a least take p, where fewer than p cannot be taken: a take of p to q is the same in both, and taking the whole heap here is a take there that leaves fewer than p: all those heaps are ended and stand for the empty one. So n has the value of n + p − 1 in that game, ⌊((n+p−1) mod (p+q)) / p⌋.',
      zh: '在堆上再放 p−1 颗，改玩有下限 p 的游戏（不足 p 颗不能取）：取 p 到 q 颗两边相同，而这里取完一堆，在那里就是取到不足 p 颗：那些堆都已不能走，相当于空堆。所以 n 的 SG 值等于那个游戏中 n + p − 1 的值，即 ⌊((n+p−1) mod (p+q)) / p⌋。',
    },
  }),
  examples: ['bash-rest 2 4: 13', 'bash-rest 3 5: 16'],
})
