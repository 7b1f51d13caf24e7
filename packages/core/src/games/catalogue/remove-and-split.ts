import { twoAdic } from '../../arith/integers.ts'
import { div, lowbit, minus, plus, popcount, xor, xorOf } from '../../formula/tree.ts'
import { workedXor } from '../../formula/xor-line.ts'
import type { Words } from '../../model/words.ts'
import { defineOwnGame } from '../define.ts'
import { byPairs, lookOfPairs, type Pair, pairRules, pairShape } from '../theorems/pairs.ts'

function* to([a, b]: Pair): Generator<Pair> {
  for (let x = 1n; 2n * x <= a; x++) yield [x, a - x]
  if (a !== b) for (let x = 1n; 2n * x <= b; x++) yield [x, b - x]
}

function tell([a, b]: Pair, [x, y]: Pair): Words {
  const [split, gone] = x + y === a ? [a, b] : [b, a]
  return {
    en: `remove ${gone}, split ${split} into ${x} and ${y}`,
    zh: `移走 ${gone}，把 ${split} 分成 ${x} 和 ${y}`,
  }
}

/** The ones at the end of (a − 1) or (b − 1), bit by bit. */
const pairValue = ([a, b]: Pair) => BigInt(twoAdic(((a - 1n) | (b - 1n)) + 1n))

// x or y, bit by bit, is half of x + y + (x xor y)
const [x, y] = [minus('a', 1), minus('b', 1)]
const either = div(plus(plus(x, y), xor(x, y)), 2)

export const game = defineOwnGame({
  slug: 'remove-and-split',
  names: { en: 'Remove one, split the other', zh: '去一分一' },
  aliases: ['e-and-d'],
  about: {
    en: 'Heaps stand in pairs. Remove one heap of a pair and split the other into two non-empty heaps. When all heaps are 1 no move is left; whoever cannot move loses.',
    zh: '石子堆两两成对。每次移走一对中的一堆，把另一堆分成两个非空的堆。各堆都是 1 时不能再走，不能走者负。',
  },
  position: { en: 'a/b for each pair: 2/3 4/6', zh: '每对写成 a/b：2/3 4/6' },
  shape: pairShape('a', 'b'),
  look: lookOfPairs,
  rules: () =>
    pairRules({
      to,
      tell,
      wrong: ([a, b]) =>
        a < 1n || b < 1n
          ? { en: 'Expected both heaps to be at least 1.', zh: '两堆都至少是 1。' }
          : undefined,
      written: { en: 'a/b', zh: 'a/b' },
      example: '2/3',
    }),
  theorem: () => ({
    name: { en: 'Trailing ones', zh: '末尾的 1' },
    reference: {
      en: 'SDOI 2009, “E&D”; proof given',
      zh: 'SDOI 2009《E&D》；证明已给出',
    },
    formula: xorOf(popcount(minus(lowbit(plus(either, 1)), 1))),
    statement: {
      en: 'The value of a pair (a, b) is the number of binary ones at the end of (a − 1) or (b − 1), bit by bit; a position is losing when the values xor to 0.',
      zh: '一对 (a, b) 的 SG 值是 (a − 1) 与 (b − 1) 按位或的末尾连续的 1 的个数；各对的值异或为 0 时必败。',
    },
    ...byPairs(pairValue, { to, tell }),
    applied: (pairs) =>
      workedXor(
        pairs.map((pair) => {
          const [p, q] = [pair[0] - 1n, pair[1] - 1n]
          const value = pairValue(pair)
          const fact = `g(${pair[0]}, ${pair[1]}) = ${value}`
          const [left, right] = [p.toString(2), q.toString(2)]
          return {
            working: { en: `${fact} (${left} or ${right})`, zh: `${fact}（${left} 或 ${right}）` },
            value,
          }
        }),
      ),
    proof: {
      en: 'Say a heap n can give the value v if it splits into a pair of value v: into x and n − x, where (x − 1) + (n − x − 1) = n − 2. Two numbers whose or ends in exactly v ones, so with a 0 of both at place v and a one of some at each lower place, have by induction any sum whose place v after adding is reached: one finds that n can give v exactly when n − 1 has a one at place v. So a pair reaches v exactly when (a − 1) or (b − 1) has a one there, and the least v missing is the number of ones at the end.',
      zh: '称 n 能给出值 v，若它能分成值为 v 的一对 x、n − x；此时 (x − 1) + (n − x − 1) = n − 2。两数按位或的末尾恰有 v 个 1，即第 v 位都是 0、更低各位至少一个是 1；这样的两数之和加 1 后第 v 位必为 1，且反之都能取到：所以 n 能给出 v，当且仅当 n − 1 的第 v 位是 1。于是一对能到达 v，当且仅当 (a − 1) 或 (b − 1) 的第 v 位是 1，最小缺失的 v 就是末尾 1 的个数。',
    },
  }),
  examples: ['remove-and-split: 2/2 4/6', 'remove-and-split: 3/3 1/5', 'remove-and-split: 2/3'],
})
