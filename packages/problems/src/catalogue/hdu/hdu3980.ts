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
  tags: ['row', 'table'],
  level: 3,
  envelope: 'count',
  layout: numbers('N', 'M'),
  setups: [{ game: 'ring', params: { from: the('M'), to: the('M') }, at: [the('N')] }],
  asks: winner('aekdycoin', 'abcdxyzk'),
  numbered: ['Case #', ': '],
  bounds: { of: { N: between(1, 1000), M: between(1, 1000) } },
  sample: {
    input: '4\n5 2\n6 3\n2 3\n7 1\n',
    output: 'Case #1: abcdxyzk\nCase #2: abcdxyzk\nCase #3: abcdxyzk\nCase #4: aekdycoin\n',
  },
})
