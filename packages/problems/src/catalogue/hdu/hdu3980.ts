import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

export const problem = defineProblem({
  id: 'hdu3980',
  title: { en: 'HDU 3980 Paint Chain', zh: 'HDU 3980 Paint Chain' },
  rule: {
    en: 'A ring of N beads; a move paints exactly M neighbours that are not painted. Whoever cannot move loses.',
    zh: 'N 颗珠子围成一圈，每次给恰好 M 颗相邻的未染色珠子染色。不能走者负。',
  },
  lesson: 'splitting',
  tags: ['row', 'table'],
  level: 3,
  envelope: 'count',
  layout: numbers('N', 'M'),
  setups: [{ game: 'ring', params: { p: the('M'), q: the('M') }, at: [the('N')] }],
  asks: winner('aekdycoin', 'abcdxyzk'),
  numbered: ['Case #', ': '],
  bounds: { of: { N: between(1, 1000), M: between(1, 1000) } },
  program: {
    why: {
      en: 'The first move makes the ring a row of N − M. A row is worth the least number that is not the xor of the values of the two rows that a move leaves.',
      zh: '第一步把环变成 N − M 颗的一排。一排的 SG 值是各种走法留下的两排之值的异或中没有出现的最小自然数。',
    },
    text: `
      global ints sg[1002001]
      global ints known[1001]
      ints seen[2048]
      const int row = 1001 * int(m)
      const int rest = int(n) - int(m)
      for k = max(known[m] + 1, int(m))..rest {
        for a = 0..(k - int(m)) / 2 seen[sg[row + a] ^ sg[row + k - int(m) - a]] = k
        int g = 0
        while (seen[g] == k) g += 1
        sg[row + k] = g
      }
      known[m] = max(known[m], rest)
      print rest < 0 || sg[row + rest] > 0 ? LOSES : WINS`,
  },
  sample: {
    input: '5\n5 2\n6 3\n2 3\n7 1\n6 2\n',
    output:
      'Case #1: abcdxyzk\nCase #2: abcdxyzk\nCase #3: abcdxyzk\nCase #4: aekdycoin\nCase #5: abcdxyzk\n',
  },
})
