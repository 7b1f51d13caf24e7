import { between } from '../../bounds.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { type Fields, number } from '../../own/fields.ts'

const playOf = (one: Fields) => playAt('bash', [one.big('M')], { m: one.big('N') })

const written = (raises: readonly number[]) => (raises.length > 0 ? raises.join(' ') : 'none')

export const problem = defineOwnProblem({
  id: 'hdu2149',
  title: { en: 'HDU 2149 Public Sale', zh: 'HDU 2149 Public Sale' },
  rule: {
    en: 'A price begins at 0; each player in turn raises it by 1 to N. Whoever makes it at least M wins. Which first raises win?',
    zh: '价格从 0 开始，双方轮流加价 1 到 N，使价格不低于 M 者胜。第一次加价多少能胜？',
  },
  tags: ['bash', 'moves'],
  level: 1,
  envelope: 'end',
  layout: [number('M'), number('N')],
  bounds: { of: { M: between(1, 1099), N: between(1, 1099) } },
  games: ['bash'],
  plays: (one) => [playOf(one)],
  asks: {
    kind: 'says',
    words: {
      en: 'the winning first raises in increasing order, separated by spaces; `none` if there is none',
      zh: '从小到大输出能胜的第一次加价，以空格分隔；没有则输出 `none`',
    },
    says(one) {
      const [M, N] = [one.number('M'), one.number('N')]
      // with one raise any price from M on is reached; otherwise a multiple of N + 1 has to be left
      if (M <= N) return written(Array.from({ length: N - M + 1 }, (_, i) => M + i))
      return written(M % (N + 1) === 0 ? [] : [M % (N + 1)])
    },
    plainly(one, decide) {
      const { game } = playOf(one)
      const left = (raise: number) => BigInt(Math.max(0, one.number('M') - raise))
      const all = Array.from({ length: one.number('N') }, (_, i) => i + 1)
      return written(all.filter((r) => decide.outcome({ game, position: [left(r)] }) === 'P'))
    },
  },
  program: {
    why: {
      en: 'A raise of M or more wins at once. Otherwise a multiple of N + 1 has to be left: the opponent’s raise of r is answered by N + 1 − r.',
      zh: '加价不少于 M 立即获胜；否则要使剩余为 N + 1 的倍数：对手加 r，就加 N + 1 − r。',
    },
    text: `
      if (m <= n) {
        write m
        for r = m + 1..n write " ", r
        print ""
      } else if (m % (n + 1) == 0) print "none"
      else print m % (n + 1)`,
  },
  sample: { input: '5 2\n4 6\n9 2\n7 3\n', output: '2\n4 5 6\nnone\n3\n' },
})
