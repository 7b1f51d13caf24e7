import { between } from '../../bounds.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { type Fields, list, number } from '../../own/fields.ts'

const playOf = (one: Fields) => playAt('nim', one.bigs('heaps'))

/** The lines for a heap that is left at a number. */
function moved(heaps: readonly bigint[], at: number, left: bigint): string {
  return `${(heaps[at] as bigint) - left} ${at + 1}\n${heaps.with(at, left).join(' ')}`
}

export const problem = defineOwnProblem({
  id: 'luogu-p1247',
  title: { en: 'Luogu P1247 Matches', zh: '洛谷 P1247 取火柴游戏' },
  rule: {
    en: 'Nim: a move takes any number of matches from one heap. Whoever takes the last one wins. If the first player wins, which is the winning first move in the heap that comes first in the input?',
    zh: '尼姆博弈：每次从一堆中取任意多根火柴，取到最后一根者胜。先手胜时给出必胜的第一步，取堆号最小的一种。',
  },
  tags: ['nim', 'moves'],
  level: 2,
  envelope: 'one',
  layout: [
    number('k'),
    list(
      'heaps',
      the('k'),
      [{ ...number('heap'), size: { en: 'each heap', zh: '每堆' } }],
      'a line',
      {
        en: 'k heaps',
        zh: 'k 堆的根数',
      },
    ),
  ],
  bounds: { of: { k: between(1, 500_000), heap: between(1, 10 ** 9) } },
  games: ['nim'],
  plays: (one) => [playOf(one)],
  asks: {
    kind: 'says',
    words: {
      en: '`lose` if the first player loses; otherwise a line a b (take a matches from heap b), then a line with all heaps after the move',
      zh: '先手负输出 `lose`；否则一行 a b，表示从第 b 堆取 a 根，再一行是取后各堆的根数',
    },
    says(one) {
      const heaps = one.bigs('heaps')
      const total = heaps.reduce((xor, heap) => xor ^ heap, 0n)
      const at = heaps.findIndex((heap) => (heap ^ total) < heap)
      return at < 0 ? 'lose' : moved(heaps, at, (heaps[at] as bigint) ^ total)
    },
    plainly(one, decide) {
      const heaps = one.bigs('heaps')
      const reached = decide.winning(playOf(one)).map(({ to }) => to as readonly bigint[])
      const at = heaps.findIndex((heap, i) => reached.some((to) => to[i] !== heap))
      const to = reached.find((position) => position[at] !== heaps[at])
      return to ? moved(heaps, at, to[at] as bigint) : 'lose'
    },
  },
  program: {
    why: {
      en: 'A move in a heap h wins exactly if it leaves h xor x, where x is the xor of all heaps; it is a move if that is less than h.',
      zh: '设各堆异或为 x，在大小为 h 的一堆中，恰有留下 h 异或 x 的一步必胜；它小于 h 时才是合法的一步。',
    },
    text: `
      read a[k <= 500000]
      num x = 0
      for h of a x ^= h
      if (x == 0) print "lose"
      else {
        int place = 0
        while ((a[place] ^ x) > a[place]) place += 1
        const num left = a[place] ^ x
        print a[place] - left, " ", place + 1
        for i = 0..k - 1 {
          if (i > 0) write " "
          write i == place ? left : a[i]
        }
        print ""
      }`,
  },
  sample: { input: '4\n4 2 7 8\n', output: '7 4\n4 2 7 1\n' },
})
