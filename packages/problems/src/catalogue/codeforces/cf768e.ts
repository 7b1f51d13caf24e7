import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number, type Row } from '../../own/fields.ts'

/** Heaps from which nothing was taken; those of a size are one object, since there are many of them. */
function freshHeaps(sizes: Row) {
  const fresh = new Map<bigint | number, { size: bigint; used: never[] }>()
  return Array.from<bigint | number, { size: bigint; used: never[] }>(sizes, (size) => {
    const heap = fresh.get(size) ?? { size: BigInt(size), used: [] }
    fresh.set(size, heap)
    return heap
  })
}

export const problem = defineOwnProblem({
  id: 'cf768e',
  title: { en: 'Codeforces 768E Game of Stones', zh: 'Codeforces 768E Game of Stones' },
  rule: {
    en: 'Several heaps; a move takes any number of stones from one of them, but no number that either player has already taken from that heap. Whoever cannot move loses. Does the second player win?',
    zh: '若干堆石子，每次从一堆中取任意多颗，但双方在这一堆中取过的数目都不得再取。不能走者负；问后手是否获胜。',
  },
  tags: ['nim', 'table'],
  level: 3,
  envelope: 'one',
  layout: [
    number('n'),
    list('heaps', the('n'), [number('s')], 'lines', { en: 'n heaps s', zh: 'n 堆的数量 s' }),
  ],
  bounds: { of: { n: between(1, 1_000_000), s: between(1, 60) } },
  games: ['distinct-takes'],
  plays: (one) => [playAt('distinct-takes', freshHeaps(one.row('heaps')))],
  asks: winner('NO', 'YES'),
  program: {
    why: {
      en: 'The value of a fresh heap of s stones is the largest g with 1 + 2 + … + g ≤ s: as many different numbers can be taken.',
      zh: 's 颗的新堆，SG 值是满足 1 + 2 + … + g ≤ s 的最大 g，即最多能取的不同数目的个数。',
    },
    text: `
      ints g[61]
      for s = 1..60 {
        const int last = g[s - 1]
        g[s] = (last + 1) * (last + 2) / 2 <= s ? last + 1 : last
      }
      int x = 0
      for i = 1..n x ^= g[read()]
      print x == 0 ? LOSES : WINS`,
  },
  sample: { input: '3\n2 3 6\n', output: 'YES\n' },
})
