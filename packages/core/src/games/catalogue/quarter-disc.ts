import { isqrt } from '../../arith/integers.ts'
import { TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { countersOf } from '../../model/shape.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { defineOwnGame, natural } from '../define.ts'
import type { Args } from '../game.ts'
import { lookOfCounters } from '../look.ts'

const NAMES = ['x', 'y']

/** Where the token stands: x and y. */
type Token = readonly bigint[]

const inside = ([x = 0n, y = 0n]: Token, { d = 1n }: Args) => x * x + y * y <= d * d

function* moves([x = 0n, y = 0n]: Token, args: Args): Generator<Move<Token>> {
  const { k = 1n } = args
  for (const [name, from, to] of [
    ['x', x, [x + k, y]],
    ['y', y, [x, y + k]],
  ] as const)
    if (inside(to, args))
      yield {
        text: { en: `raise ${name} to ${from + k}`, zh: `${name} 增到 ${from + k}` },
        to,
      }
}

/** The last point of the diagonal that pairs of moves reach, and whether one more move is left there. */
function diagonal([x = 0n]: Token, args: Args): { last: bigint; left: boolean } {
  const { d = 1n, k = 1n } = args
  const most = isqrt((d * d) / 2n)
  const last = most - ((most - x) % k)
  return { last, left: inside([last, last + k], args) }
}

const rules = (args: Args): Rules<Token> => ({
  parse(text) {
    const token = parseNumbers(text, { least: 2, most: 2 })
    if (!inside(token, args))
      throw new TextError(text, 0, {
        en: `The token must stand in the disc: x² + y² ≤ ${args.d}².`,
        zh: `棋子应在圆内：x² + y² ≤ ${args.d}²。`,
      })
    return token
  },
  print: (token) => token.join(' '),
  moves: (token) => moves(token, args),
  *upTo(size) {
    const most = BigInt(Math.min(size, 9))
    for (let x = 0n; x <= most; x++)
      for (let y = 0n; y <= most; y++) if (inside([x, y], args)) yield [x, y]
  },
  axes: undefined,
  at: (coordinates) => coordinates,
})

export const game = defineOwnGame({
  slug: 'quarter-disc',
  names: { en: 'Walk in a quarter disc', zh: '圆内走棋' },
  params: [natural('d'), natural('k')],
  about: {
    en: 'A token stands at a point (x, y) with x, y ≥ 0. A move adds k to one of its coordinates; the token may not leave the disc x² + y² ≤ d². Whoever cannot move loses.',
    zh: '棋子在点 (x, y)，x、y ≥ 0。每次把一个坐标加 k，不能走出圆 x² + y² ≤ d²。不能走者负。',
  },
  position: { en: 'x y, the coordinates of the token', zh: '棋子的坐标 x y' },
  shape: countersOf(NAMES),
  look: (token, { d = 1n }) => ({
    ...lookOfCounters(NAMES, token),
    radius: d,
    invite: { en: 'Click a marked point.', zh: '点一个标出的位置。' },
  }),
  rules,
  theorem: (args) => ({
    name: { en: 'Keeping to the diagonal', zh: '保持在对角线上' },
    reference: { en: 'Codeforces 1451D; proof given', zh: 'Codeforces 1451D；证明已给出' },
    statement: {
      en: 'From a point of the diagonal x = y let (z, z) be the last point of the diagonal in steps of k that is still in the disc. The player to move wins exactly when (z, z + k) is in the disc as well.',
      zh: '从对角线 x = y 上的一点出发，设 (z, z) 是以 k 为步长仍在圆内的对角线上最后一点。(z, z + k) 也在圆内时先手必胜，否则必败。',
    },
    covers: ([x = 0n, y = 0n]) => x === y,
    outcome: (token) => (diagonal(token, args).left ? 'N' : 'P'),
    // a step off the diagonal is as good as its mirror image
    winning: (token) => Moves.of(() => moves(token, args)),
    applied: (token) => {
      const { d = 1n, k = 1n } = args
      const { last: z, left } = diagonal(token, args)
      const [next, square] = [z + k, z * z + (z + k) * (z + k)]
      const fact = `${z}² + ${next}² = ${square} ${left ? '≤' : '>'} ${d}² = ${d * d}`
      return {
        en: `From (${token.join(', ')}), z = ${z}: ${fact}.`,
        zh: `从 (${token.join(', ')}) 出发，z = ${z}：${fact}。`,
      }
    },
    proof: {
      en: 'Answer each step by the same step in the other coordinate. Who does so comes back to the diagonal, and the answer stays in the disc up to (z, z). If nothing is possible there, the second player answers so. If (z, z + k) is in the disc, the first player steps off the diagonal and from then on mirrors in the shifted diagonal y = x + k, on which (z, z + k) is the last point: the answer (x, y) → (x, y + k) or (x + k, y) stays in the disc as it brings the token back to that diagonal, and beyond (z, z + k) neither (z + k, z + k) nor (z, z + 2k) is in the disc.',
      zh: '对手加一个坐标，就把另一个坐标也加 k，棋子回到对角线，直到 (z, z) 都不会出圆。在那里无路可走时，后手就这样应对。若 (z, z + k) 也在圆内，先手先离开对角线一步，此后在平移的对角线 y = x + k 上同样应对，其最后一点是 (z, z + k)：应对使棋子回到这条线上，不会出圆；而过了 (z, z + k)，(z + k, z + k) 与 (z, z + 2k) 都不在圆内。',
    },
  }),
  examples: ['quarter-disc 9 4: 0 0', 'quarter-disc 3 1: 0 0', 'quarter-disc 20 3: 2 2'],
})
