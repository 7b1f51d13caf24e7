import { between } from '../../bounds.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'

const MODULUS = 1_000_000_007

/** Xors of numbers up to 200 are below this. */
const XORS = 256

export const problem = defineOwnProblem({
  id: 'luogu-p5675',
  title: { en: 'Luogu P5675 [GZOI2017] Taking stones', zh: '洛谷 P5675 [GZOI2017] 取石子游戏' },
  rule: {
    en: 'Choose at least one of the n heaps, and mark one of those chosen; the first move takes any number of stones from the marked heap, and every later one from any chosen heap. Whoever takes the last stone wins. In how many choices can the first player not win?',
    zh: '从 n 堆中选出若干堆（至少一堆）和其中一堆：先手第一步必须从这一堆中取任意多颗，此后每次从选出的任一堆中取任意多颗。取到最后一颗者胜。有多少种选法使先手不能获胜？',
  },
  tags: ['nim', 'counting'],
  level: 3,
  envelope: 'one',
  layout: [
    number('n'),
    list('heaps', the('n'), [number('a')], 'a line', {
      en: 'the n heap sizes a',
      zh: 'n 堆的大小 a',
    }),
  ],
  bounds: { of: { n: between(1, 200), a: between(1, 200) } },
  games: ['nim'],
  plays: (one) => [playAt('nim', one.bigs('heaps'))],
  asks: {
    kind: 'says',
    words: { en: 'the number of choices modulo 10^9 + 7', zh: '选法数模 10^9 + 7' },
    // he cannot win exactly if the heap is not above the xor of the others that are chosen
    says(one) {
      const heaps = [...one.numbers('heaps')]
      let total = 0
      for (const [i, heap] of heaps.entries()) {
        let ways = new Int32Array(XORS)
        ways[0] = 1
        for (const [j, other] of heaps.entries()) {
          if (j === i) continue
          const next = ways.slice()
          for (let xor = 0; xor < XORS; xor++)
            next[xor] = ((ways[xor] as number) + (ways[xor ^ other] as number)) % MODULUS
          ways = next
        }
        for (let xor = heap; xor < XORS; xor++) total = (total + (ways[xor] as number)) % MODULUS
      }
      return `${total}`
    },
    plainly(one, decide) {
      const heaps = one.bigs('heaps')
      let total = 0
      for (let set = 1; set < 2 ** heaps.length; set++)
        for (const [i, heap] of heaps.entries()) {
          if (!((set >> i) & 1)) continue
          const others = heaps.filter((_, j) => j !== i && (set >> j) & 1)
          let wins = false
          for (let left = 0n; left < heap && !wins; left++)
            wins = decide.outcome(playAt('nim', [left, ...others])) === 'P'
          if (!wins) total++
        }
      return `${total % MODULUS}`
    },
  },
  program: {
    why: {
      en: 'With the xor x of the other chosen heaps the first player cannot win exactly if the given heap has at most x stones. The choices of the others are counted by their xor.',
      zh: '设其余被选各堆的异或为 x：指定的一堆不超过 x 时，先手不能获胜。其余各堆的选法按异或计数。',
    },
    text: `
      read a[n <= 200]
      int total = 0
      for i = 0..n - 1 {
        ints ways[256]
        ways[0] = 1
        for j = 0..n - 1 {
          if (j != i) {
            const int h = int(a[j])
            for x = 0..255 {
              const int y = x ^ h
              if (x < y) {
                ways[x] = (ways[x] + ways[y]) % 1000000007
                ways[y] = ways[x]
              }
            }
          }
        }
        for x = a[i]..255 total = (total + ways[x]) % 1000000007
      }
      print total`,
  },
  sample: { input: '4\n1 2 2 4\n', output: '18\n' },
})
