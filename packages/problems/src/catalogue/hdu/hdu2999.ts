import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'

export const problem = defineOwnProblem({
  id: 'hdu2999',
  title: {
    en: 'HDU 2999 Stone Game, Why are you always there?',
    zh: 'HDU 2999 Stone Game, Why are you always there?',
  },
  rule: {
    en: 'A row of stones; a move takes x neighbours, with x in the given set, and gaps stay. Whoever cannot move loses.',
    zh: '一排石子，每次取走 x 颗相邻的，x 属于给定的集合，空位保留。不能走者负。',
  },
  tags: ['row', 'table'],
  level: 3,
  envelope: 'end',
  layout: [
    number('n'),
    list('S', the('n'), [number('x')], 'a line', {
      en: 'the n numbers x of the set',
      zh: '集合的 n 个数 x',
    }),
    number('m'),
    list('rows', the('m'), [number('k')], 'a line', { en: 'm row lengths k', zh: 'm 个长度 k' }),
  ],
  bounds: {
    of: { n: between(1, 100), x: between(1, 1000), m: between(1, 100), k: between(1, 1000) },
    cases: 10,
  },
  games: ['rows'],
  *plays(one) {
    const amounts = [...new Set(one.bigs('S'))]
    const args = Object.fromEntries(amounts.map((x, i) => [`a${i + 1}`, x]))
    const { game } = playAt('rows', [], args)
    for (const k of one.bigs('rows')) yield { game, position: [k] }
  },
  asks: { ...winner('1', '2'), each: { en: 'row length', zh: '长度' } },
  program: {
    why: {
      en: 'A row is worth the least number that is not the xor of the values of the two rows that some move leaves.',
      zh: '一排的 SG 值是各种走法留下的两排之值的异或中没有出现的最小自然数。',
    },
    slowIn: ['python'],
    text: `
      read s[n <= 100]
      const int m = int(read())
      read rows[m <= 100]
      num longest = 0
      for k of rows longest = max(longest, k)
      sort s
      ints sg[longest + 1 <= 1001]
      ints seen[2048]
      for k = 1..longest {
        for i = 0..n - 1 {
          if (s[i] <= k && (i == 0 || s[i] != s[i - 1])) {
            const int rest = k - int(s[i])
            for a = 0..rest / 2 seen[sg[a] ^ sg[rest - a]] = k
          }
        }
        int g = 0
        while (seen[g] == k) g += 1
        sg[k] = g
      }
      for k of rows print sg[k] == 0 ? LOSES : WINS`,
  },
  sample: {
    input: '1\n1\n3\n1 2 3\n2\n2 1\n4\n3 4 5 6\n1\n3\n3\n2 3 8\n',
    output: '1\n2\n1\n1\n1\n1\n1\n2\n1\n2\n',
  },
})
