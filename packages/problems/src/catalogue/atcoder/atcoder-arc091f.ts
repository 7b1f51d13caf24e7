import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { allOf } from '../../setup.ts'

export const problem = defineProblem({
  id: 'atcoder-arc091f',
  title: { en: 'AtCoder ARC 091 F Strange Nim', zh: 'AtCoder ARC 091 F Strange Nim' },
  rule: {
    en: 'Several heaps, each with a number K of its own; from a heap that now has X stones a move takes 1 to ⌊X/K⌋ of them. Whoever cannot move loses.',
    zh: '若干堆石子，每堆各有一个数 K：从现有 X 颗的一堆中每次取 1 到 ⌊X/K⌋ 颗。不能走者负。',
  },
  tags: ['subtraction', 'table'],
  level: 4,
  envelope: 'one',
  layout: [
    'N',
    {
      count: the('N'),
      each: ['A', 'K'],
      on: 'lines',
      words: {
        en: 'N lines A K: the stones of a heap and its K',
        zh: 'N 行，每行 A K：一堆的石子数与它的 K',
      },
    },
  ],
  setups: [{ game: 'fraction-heaps', at: allOf({ n: 'A', k: 'K' }) }],
  asks: winner('Takahashi', 'Aoki'),
  bounds: {
    of: { N: between(1, 200), A: between(1, 1_000_000_000), K: between(1, 1_000_000_000) },
  },
  program: {
    why: {
      en: 'The value of a heap of X with K is X/K where K divides X, else that of X − ⌊X/K⌋ − 1; steps with the same ⌊X/K⌋ are made at once.',
      zh: 'X 颗、参数 K 的一堆：K 整除 X 时值为 X/K，否则与 X − ⌊X/K⌋ − 1 颗的相同；商相同的各步一次完成。',
    },
    most: 2000000000n,
    text: `
      num worth(num a, num k) {
        num rest = a
        while (rest >= k && rest % k > 0) {
          const num q = rest / k + 1
          rest -= (rest % k + q - 1) / q * q
        }
        return rest / k
      }
      num x = 0
      for i = 1..n {
        const num a = read()
        x ^= worth(a, read())
      }
      print x == 0 ? LOSES : WINS`,
  },
  sample: { input: '2\n7 2\n9 4\n', output: 'Takahashi\n' },
})
