import { fibonacci, fibonacciSum, isFibonacci, zeckendorf } from '../../arith/golden.ts'
import { equal, less, or, smallestPart } from '../../formula/tree.ts'
import { Moves, type Run } from '../../model/moves.ts'
import { brief, type Words } from '../../model/words.ts'
import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'
import { type Limited, limitedMove, limitedRules, lookOfLimited } from '../theorems/limited-take.ts'

/** Whether the player to move from a heap of n with this limit loses. */
function losing([n = 0n, limit = 0n]: Limited): boolean {
  if (n === 0n) return true
  if (limit === n - 1n) return isFibonacci(n)
  return limit < fibonacci(zeckendorf(n).at(-1) as number)
}

/**
 * The winning takes: all that is left if the limit allows it, and every sum t of the smallest
 * parts of n with 2t less than the next part. (If t wins, n − t has a smallest part above 2t, and
 * then the parts of n − t and of t together are the parts of n.)
 */
function* winningTakes(position: Limited): Generator<Run<Limited>> {
  const [n = 0n, limit = 0n] = position
  const parts = zeckendorf(n).toReversed()
  const bound = limit < n - 1n ? zeckendorf(limit) : undefined
  let sum = 0n // of the first `summed` parts, made only as far as it is asked for
  let summed = 0
  const sumOf = (size: number) => {
    if (size < summed) [sum, summed] = [0n, 0]
    sum += fibonacciSum(parts.slice(summed, size).reverse())
    summed = size
    return sum
  }
  for (let size = 1; size < parts.length; size++) {
    if (bound && !atMost(parts, size, bound)) return
    if (twiceBelow(parts, size, parts[size] as number))
      yield { count: 1n, at: () => limitedMove(position, sumOf(size), 2n) }
  }
  if (limit >= n) yield { count: 1n, at: () => limitedMove(position, n, 2n) }
}

/** Whether the first `size` parts sum to at most the number with the parts `bound`, largest first. */
function atMost(parts: readonly number[], size: number, bound: readonly number[]): boolean {
  for (let i = 0; i < size; i++) {
    const [part, other] = [parts[size - 1 - i] as number, bound[i] ?? 0]
    if (part !== other) return part < other // the first part that differs decides
  }
  return true
}

/** Whether twice the sum of the first `size` parts is less than F(index), by indices alone. */
function twiceBelow(parts: readonly number[], size: number, index: number): boolean {
  let bound = index
  for (let i = size - 1; i >= 0; i--) {
    const gap = bound - (parts[i] as number)
    if (gap !== 2) return gap > 2 // the sum is at least F(part) and less than F(part + 1)
    bound = (parts[i] as number) - 1 // F(c+2) − 2F(c) = F(c−1)
  }
  return true
}

function why([n = 0n, limit = 0n]: Limited): Words {
  if (n === 0n) return { en: 'No stones are left.', zh: '石子已取完。' }
  if (limit === 0n)
    return {
      en: 'Nothing may be taken now, so there is no move.',
      zh: '现在一颗也不能取，已无路可走。',
    }
  const parts = zeckendorf(n)
  const smallest = fibonacci(parts.at(-1) as number)
  const sum =
    parts.length <= 20 && n < 10n ** 30n ? `${n} = ${parts.map(fibonacci).join(' + ')}` : ''
  const verdict: Words =
    limit < smallest
      ? {
          en: `The smallest Zeckendorf part is ${brief(smallest)}, and at most ${brief(limit)} may be taken now: every move breaks into that part, and the opponent can take the smallest part of what is left of it.`,
          zh: `最小的齐肯多夫项是 ${brief(smallest)}，而现在最多取 ${brief(limit)}，任何一步都会拆开这一项，而对手总能取走它剩余部分的最小项。`,
        }
      : {
          en: `Take the smallest Zeckendorf part, ${brief(smallest)}: every part left is more than twice as large, so the opponent cannot take one whole.`,
          zh: `取走最小的齐肯多夫项 ${brief(smallest)}：剩下的每一项都大于它的两倍，对手无法整取其中一项。`,
        }
  return { en: `${sum}${sum && '. '}${verdict.en}`, zh: `${sum}${sum && '。'}${verdict.zh}` }
}

export const game = defineGame({
  slug: 'fibonacci-nim',
  names: { en: 'Fibonacci Nim', zh: '斐波那契博弈' },
  aliases: ['斐波那契'],
  about: {
    en: 'One heap. The first move takes any number but not all; after that a move takes at most twice what the move before took. Whoever takes the last stone wins.',
    zh: '一堆石子。第一步可取任意多颗但不能取完；之后每步最多取对手上一步的两倍。取到最后一颗者胜。',
  },
  position: {
    en: 'n at the start, n limit t in play',
    zh: '开局写 n，进行中写 n 上限 t（最多可取 t）',
  },
  rule: () => rule('counters n, limit; n -= k, limit := 2*k where k <= limit'),
  rules: (_, plain) => limitedRules(plain),
  look: lookOfLimited,
  theorem: () => ({
    name: { en: 'Whinihan’s theorem', zh: '斐波那契博弈定理' },
    reference: 'M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1 (1963); E. Zeckendorf (1972)',
    formula: or(equal('n', 0), less('limit', smallestPart('n'))),
    statement: {
      en: 'Losing when the limit is less than the smallest Zeckendorf part of n; at the start, exactly when n is a Fibonacci number.',
      zh: '可取的上限小于 n 的最小齐肯多夫项时必败；开局时即 n 是斐波那契数。',
    },
    outcome: (position) => (losing(position) ? 'P' : 'N'),
    winning: (position) => new Moves(() => winningTakes(position)),
    why,
    proof: {
      en: 'Write n as a sum of Fibonacci numbers no two of which are neighbours. Whoever may take the smallest part F does so; the next part is at least the second Fibonacci number after F and so more than 2F, out of the opponent’s reach. Whoever may not take it takes some t < F: the smallest part of F − t is then at most 2t, so the opponent may take that part and is again the one who takes whole parts. Zero is reached by taking a whole part.',
      zh: '把 n 写成互不相邻的斐波那契数之和。能取走最小项 F 的人就取它：下一项至少隔一个斐波那契数，大于 2F，对手取不走。取不走最小项的人只能取 t < F：这时 F − t 的最小项不超过 2t，对手可以取走它，于是总是对手在取整项。最后一颗由取整项的人取到。',
    },
  }),
  examples: ['fibonacci-nim: 20', 'fibonacci-nim: 21', 'fibonacci-nim: 17 limit 6'],
})
