import { cases, equal, minus, mod, plus } from '../../formula/tree.ts'
import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'
import { laskerSplits } from '../theorems/lasker-splits.ts'

export const game = defineGame({
  slug: 'lasker',
  names: { en: 'Lasker’s Nim', zh: '拉斯克尼姆' },
  about: {
    en: 'Take any number of stones from one heap, or split a heap into two non-empty heaps. Whoever takes the last stone wins.',
    zh: '从一堆中取任意多颗，或把一堆分成两个非空的堆。取到最后一颗者胜。',
  },
  rule: () => rule('take any or split'),
  theorem: () => ({
    name: { en: 'Lasker’s Nim', zh: '拉斯克尼姆定理' },
    reference: 'E. Lasker, Brettspiele der Völker (1931); Winning Ways, ch. 4',
    formula: cases(
      [
        [equal('n', 0), 0],
        [equal(mod('n', 4), 0), minus('n', 1)],
        [equal(mod('n', 4), 3), plus('n', 1)],
      ],
      'n',
    ),
    where: (value) => {
      const n =
        value === 0n ? 0n : value % 4n === 0n ? value - 1n : value % 4n === 3n ? value + 1n : value
      return [{ lo: n, hi: n, period: 0n }]
    },
    splits: laskerSplits,
    proof: {
      en: 'By induction. Taking gives all values of smaller heaps, which are 0..4k, 0..4k+1, 0..4k+2 for n = 4k+1, 4k+2, 4k+3 and 0..4k+2 with 4k+4 for n = 4k+4. Splits of n = 4k+1 and 4k+2 never have value n (the last two binary digits of the parts’ values cannot xor to it), a split of 4k+3 into 1 and 4k+2 has value 4k+3, and no split of 4k+3 has 4k+4 nor one of 4k+4 has 4k+3. The least missing values are 4k+1, 4k+2, 4k+4 and 4k+3.',
      zh: '归纳。只取不分能得到所有更小堆的值：n = 4k+1、4k+2、4k+3 时是 0..4k、0..4k+1、0..4k+2，n = 4k+4 时是 0..4k+2 及 4k+4。4k+1、4k+2 的拆分得不到 n（看两部分值的末两位二进制数）；4k+3 拆成 1 与 4k+2 得值 4k+3，而 4k+3 的拆分得不到 4k+4，4k+4 的拆分得不到 4k+3。最小缺失值依次为 4k+1、4k+2、4k+4、4k+3。',
    },
  }),
  examples: ['lasker: 2 2 3', 'lasker: 3 3', 'lasker: 7 8 12'],
})
