import type { Words } from '@nimber/core'
import { between } from '../../bounds.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { Fields, number } from '../../own/fields.ts'

const MODULUS = 1_000_000_007n

/** The products of numbers below the modulus go beyond 2^53, so they are made of two halves. */
function times(a: number, b: number): number {
  const m = Number(MODULUS)
  return (((a * (b >>> 16)) % m) * 65_536 + a * (b & 65_535)) % m
}

/** The binomials C(n, k) modulo 10^9 + 7 for n up to `most`. */
function binomials(most: number): (n: number, k: number) => number {
  const factorials = [1]
  for (let n = 1; n <= most; n++) factorials.push(times(factorials[n - 1] as number, n))
  const inverses = factorials.map(() => 1)
  let [power, base] = [1, factorials[most] as number]
  for (let e = Number(MODULUS) - 2; e > 0; e = Math.floor(e / 2)) {
    if (e % 2 === 1) power = times(power, base)
    base = times(base, base)
  }
  inverses[most] = power
  for (let n = most; n > 0; n--) inverses[n - 1] = times(inverses[n] as number, n)
  return (n, k) =>
    k < 0 || k > n
      ? 0
      : times(factorials[n] as number, times(inverses[k] as number, inverses[n - k] as number))
}

/** All lists of so many numbers ≥ 0 with at most a sum, and what is left of it. */
function* shares(
  count: number,
  sum: number,
): Generator<{ readonly sizes: readonly bigint[]; readonly rest: number }> {
  if (count === 0) return yield { sizes: [], rest: sum }
  for (let size = 0; size <= sum; size++)
    for (const { sizes, rest } of shares(count - 1, sum - size))
      yield { sizes: [BigInt(size), ...sizes], rest }
}

/** In how many ways so many squares are shared among places. */
function sharings(squares: number, places: number): bigint {
  if (places === 1) return 1n
  let ways = 0n
  for (let own = 0; own <= squares; own++) ways += sharings(squares - own, places - 1)
  return ways
}

/** The range of k, which is even. */
const EVEN_UP_TO_N: Words = {
  en: '2 ≤ k ≤ min(n, 100) with k even',
  zh: '2 ≤ k ≤ min(n, 100)（k 为偶数）',
}

const EVEN: Words = { en: 'an even k with d ≤ k ≤ n', zh: '偶数 k，且 d ≤ k ≤ n' }

export const problem = defineOwnProblem({
  id: 'luogu-p2490',
  title: {
    en: 'Luogu P2490 [SDOI2011] Black and white pieces',
    zh: '洛谷 P2490 [SDOI2011] 黑白棋',
  },
  rule: {
    en: 'On a strip of n squares stand k pieces, k even, white and black by turns from the left. White moves 1 to d white pieces to the right, Black 1 to d black pieces to the left, not onto or over the next piece. Whoever cannot move loses; White begins. In how many starting positions does White win?',
    zh: 'n 格的长条上有 k 枚棋子（k 为偶数），从左起白、黑相间。白方每次把 1 到 d 枚白子向右移，黑方把 1 到 d 枚黑子向左移，不能移到或越过相邻的棋子。不能走者负；白方先走。有多少种初始局面白方必胜？',
  },
  remark: {
    en: 'The statement lets pieces move both ways; the expected answers are those of the game in which White moves to the right only and Black to the left only.',
    zh: '原题允许棋子左右移动；标准答案是白子只向右、黑子只向左的游戏的答案。',
  },
  tags: ['nim', 'counting'],
  level: 5,
  envelope: 'one',
  layout: [number('n'), { ...number('k'), within: EVEN_UP_TO_N }, number('d')],
  bounds: {
    of: {
      n: between(2, 10_000),
      k: between(2, 100),
      d: { least: 1n, most: the('k') },
    },
  },
  refuse: (one) =>
    one.number('k') % 2 === 0 && one.number('k') <= one.number('n') ? undefined : EVEN,
  mend(one) {
    const n = one.big('n')
    const k = one.big('k') > n ? n : one.big('k')
    const even = k - (k % 2n)
    const d = one.big('d') > even ? even : one.big('d')
    return new Fields({ n, k: even, d })
  },
  games: ['moore'],
  *plays(one) {
    yield playAt('moore', new Array(one.number('k') / 2).fill(0n), { k: one.big('d') })
  },
  asks: {
    kind: 'says',
    words: { en: 'the number of positions modulo 10^9 + 7', zh: '局面数模 10^9 + 7' },
    /**
     * The gaps are heaps of Moore’s Nim. Lost positions are counted by the sum of the gaps: binary
     * digit by digit a multiple of d + 1 of the gaps has a one, and the rest of the strip is shared.
     */
    says(one) {
      const [n, k, d] = [one.number('n'), one.number('k'), one.number('d')]
      const choose = binomials(n)
      const [pairs, free] = [k / 2, n - k]
      let ways = new Float64Array(free + 1)
      ways[0] = 1
      for (let digit = 1; digit <= free; digit *= 2) {
        const next = new Float64Array(free + 1)
        for (let ones = 0; ones <= pairs && ones * digit <= free; ones += d + 1) {
          const chosen = choose(pairs, ones)
          for (let rest = free - ones * digit; rest >= 0; rest--)
            if (ways[rest])
              next[rest + ones * digit] =
                ((next[rest + ones * digit] as number) + times(chosen, ways[rest] as number)) %
                Number(MODULUS)
        }
        ways = next
      }
      let lost = 0
      for (let sum = 0; sum <= free; sum++)
        lost = (lost + times(ways[sum] as number, choose(n - pairs - sum, pairs))) % Number(MODULUS)
      return `${(BigInt(choose(n, k)) - BigInt(lost) + MODULUS) % MODULUS}`
    },
    plainly(one, decide) {
      const [n, k] = [one.number('n'), one.number('k')]
      let won = 0n
      // the gaps between a white piece and the next black one decide, wherever the pairs stand
      for (const { sizes, rest } of shares(k / 2, n - k))
        if (decide.outcome(playAt('moore', sizes, { k: one.big('d') })) === 'N')
          won += sharings(rest, k / 2 + 1)
      return `${won % MODULUS}`
    },
  },
  program: {
    why: {
      en: 'The gaps between a white piece and the next black one are heaps of Moore’s Nim. Lost positions are counted by the sum of the gaps: binary digit by digit a multiple of d + 1 of the gaps has a one; the rest of the strip is shared among the places outside of the pairs.',
      zh: '白子与其右侧黑子之间的空格就是 Moore 尼姆的各堆。按空格总数计必败局面：每个二进制位上，恰有 d + 1 的倍数个空格数为 1；其余的格子分给各对之外的位置。',
    },
    most: 1000000002000000000n,
    text: `
      num product(num a, num b) {
        return a * b % 1000000007
      }
      const int row = int(k) + 1
      nums choose[(n + 1) * row <= 1010101]
      for i = 0..n {
        choose[i * row] = 1
        for j = 1..min(i, int(k)) {
          choose[i * row + j] = choose[(i - 1) * row + j - 1]
          if (j < i) choose[i * row + j] = (choose[i * row + j] + choose[(i - 1) * row + j]) % 1000000007
        }
      }
      const int pairs = int(k) / 2
      const int free = int(n) - int(k)
      nums ways[free + 1 <= 10001]
      ways[0] = 1
      int digit = 1
      while (digit <= free) {
        for total = free..0 by -1 {
          num own = ways[total]
          int ones = int(d) + 1
          while (ones <= pairs && ones * digit <= total) {
            own += product(choose[pairs * row + ones], ways[total - ones * digit])
            ones += int(d) + 1
          }
          ways[total] = own % 1000000007
        }
        digit *= 2
      }
      num lost = 0
      for total = 0..free {
        lost = (lost + product(ways[total], choose[(n - pairs - total) * row + pairs])) % 1000000007
      }
      print (choose[n * row + k] + 1000000007 - lost) % 1000000007`,
  },
  sample: { input: '7 4 1\n', output: '22\n' },
})
