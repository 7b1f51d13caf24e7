import { BeyondBudget } from '../../../model/errors.ts'
import type { Move } from '../../../model/moves.ts'
import type { Mover } from '../../../model/outcome.ts'
import type { ColouredEdge, Look } from '../../game.ts'
import { definePartizan, type PartizanRules } from '../define.ts'
import {
  type Bush,
  cutEdge,
  GREEN,
  graphOf,
  hangs,
  LETTERS,
  splitBush,
} from '../hackenbush/bush.ts'
import { likenessOf } from '../hackenbush/likeness.ts'
import { printBush, printEdge, readBush } from '../hackenbush/text.ts'
import { working } from '../hackenbush/words.ts'
import { worthOf } from '../hackenbush/worth.ts'

/** The edges that a player may cut. */
function* own({ colours }: Bush, mover: Mover): Generator<number> {
  const colour = mover === 'left' ? 0 : 1
  for (let i = 0; i < colours.length; i++)
    if (colours[i] === colour || colours[i] === GREEN) yield i
}

/** All lists of up to `most` edges on the ground and two vertices, all hanging on the ground. */
function* bushes(most: number, from = 0, edges: readonly number[] = []): Generator<Bush> {
  const bush = {
    ends: Int32Array.from(edges.flatMap((edge) => PAIRS[Math.floor(edge / 3)] ?? [])),
    colours: Uint8Array.from(edges, (edge) => edge % 3),
  }
  if (hangs(bush)) yield bush
  if (edges.length === most) return
  for (let i = from; i < 3 * PAIRS.length; i++) yield* bushes(most, i, [...edges, i])
}

const PAIRS = [0, 1, 2].flatMap((u) => [0, 1, 2].filter((v) => v >= u).map((v) => [u, v]))

/** Of a larger bush no cut is followed: each would leave almost as many edges to be cut. */
const MOST_EDGES = 2000

function tooManyEdges(edges: number): BeyondBudget {
  return new BeyondBudget(
    {
      en: `The theorem does not speak of a part of this bush, and cuts of ${edges} edges are too many to follow; at most ${MOST_EDGES}.`,
      zh: `定理不涉及其中一个部分，而 ${edges} 条边的剪法太多，无法逐一追踪；至多 ${MOST_EDGES} 条。`,
    },
    Number.POSITIVE_INFINITY,
  )
}

const rules: PartizanRules<Bush> = {
  parse: readBush,
  print: printBush,
  *moves(bush, mover): Generator<Move<Bush>> {
    for (const i of own(bush, mover)) {
      const edge = printEdge(bush, i)
      let to: Bush | undefined
      yield {
        text: { en: `cut ${edge}`, zh: `剪断 ${edge}` },
        // of a large bush, not all that is listed is looked at
        get to() {
          to ??= cutEdge(bush, i)
          return to
        },
      }
    }
  },
  options(bush, mover) {
    if (bush.colours.length > MOST_EDGES) throw tooManyEdges(bush.colours.length)
    return Array.from(own(bush, mover), (i) => cutEdge(bush, i))
  },
  parts: (bush) => (bush.colours.length === 0 ? [] : splitBush(bush)),
  likeness: likenessOf,
  upTo: (size) => bushes(Math.floor(size / 2)),
}

function look(bush: Bush): Look {
  const { ends, vertices } = graphOf(bush)
  // what is drawn has the names that moves use
  if (ends !== bush.ends) return { kind: 'text', text: printBush(bush) }
  let edges: readonly ColouredEdge[] | undefined
  return {
    kind: 'colours',
    states: '.'.repeat(vertices),
    grounded: true,
    // who only asks of what kind it is does not wait for a million edges
    get edges() {
      edges ??= Array.from(bush.colours, (colour, i): ColouredEdge => {
        const pair = [ends[2 * i] as number, ends[2 * i + 1] as number] as const
        return { ends: pair, colour: LETTERS[colour] as 'b' | 'r' | 'g' }
      })
      return edges
    },
  }
}

export const game = definePartizan({
  slug: 'hackenbush',
  names: { en: 'Red-Blue-Green Hackenbush', zh: '红蓝绿剪枝游戏' },
  aliases: [
    'red-blue-hackenbush',
    'blue-red-hackenbush',
    'red-blue-green-hackenbush',
    '红蓝剪枝游戏',
    '红蓝剪枝',
    '红蓝绿剪枝',
    '剪枝游戏',
  ],
  about: {
    en: 'A graph of coloured edges stands on the ground. Left cuts a blue (b) or a green (g) edge, Right a red (r) or a green one; all that is no longer joined to the ground falls away. Whoever cannot move loses.',
    zh: '一个由彩色边构成的图连着地面。左方每次剪断一条蓝边（b）或绿边（g），右方剪断一条红边（r）或绿边，与地面断开的部分全部掉落。不能走者负。',
  },
  position: {
    en: 'the edges u-v with their colours b, r or g; 0 is the ground: 0-1b 1-2r 2-3g; empty for none',
    zh: '各边 u-v 和颜色 b、r 或 g；0 是地面：0-1b 1-2r 2-3g；没有边写“空”',
  },
  examples: [
    'hackenbush: 0-1b 1-2r 1-3b 0-4r 4-5b 4-6g',
    'hackenbush: 0-1b 1-2b 2-3r',
    'hackenbush: 0-1b 1-2r 1-3r 3-4b 0-5r',
    'hackenbush: 0-1g 1-2g 0-3b',
  ],
  rules: () => rules,
  look,
  theorem: () => ({
    name: { en: 'Berlekamp’s rule for Hackenbush', zh: '剪枝游戏的伯利坎普法则' },
    reference:
      'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 1–3, 7; J. H. Conway, On Numbers and Games',
    statement: {
      en: 'Parts that meet only at the ground add up. A red-blue tree is worth a number: what stands on a vertex adds up, a blue edge that carries x is worth (x + m + 1)/2^m with the least m ≥ 0 for which x + m ≥ 0, and a red edge minus what a blue one is worth that carries −x. So a string is read from the ground: each edge counts 1 up to the first change of colour, then 1/2, 1/4, …, with + for blue and − for red. A loop counts like an edge to a leaf. A part of green edges alone is worth a nimber, that of Green Hackenbush; a part of n blue edges alone is worth n, of n red edges −n.',
      zh: '只在地面相接的各部分，值相加。红蓝树的值是数：同一顶点上的各枝相加；承载 x 的蓝边值 (x + m + 1)/2^m，m ≥ 0 是使 x + m ≥ 0 的最小整数；承载 x 的红边值等于承载 −x 的蓝边值的相反数。因此一根直杆从地面读起：首次变色之前每条边计 1，之后依次计 1/2、1/4……，蓝为正，红为负。自环与通向叶子的边相同。全为绿边的部分是尼姆数，与绿色剪枝游戏相同；只有 n 条蓝边的部分值 n，只有 n 条红边的值 −n。',
    },
    covers: (bush) => worthOf(bush) !== undefined,
    value(bush) {
      const worth = worthOf(bush)
      if (!worth) throw new TypeError('the theorem does not speak of this bush')
      return worth
    },
    applied: working,
    proof: {
      en: 'A cut on one side of the ground changes nothing on the other, so parts that meet only there add up, and so does what stands on a vertex as long as the vertex stands. Let a blue edge carry a tree of value x. Its moves are: Left cuts the edge, leaving 0, or either player moves in the tree. By the colon principle (if G = H then the edge under G and the edge under H are equal, because in their difference a move above one edge is answered above the other as in G − H, and the cut of one edge by the cut of the other) the tree may be replaced by any game equal to it, so by the number x in its canonical form. Write numbers as sign expansions: + and − say whether the number goes up or down to the simplest number on that side, so the options of x are its beginnings, those of Left before a +, those of Right before a −. Then the edge under x has the options 0 and the edge under each beginning of x; by induction these are + followed by the beginnings of x, which are just the options of the number + followed by x. So the edge puts a + before the signs of x (a red edge a −). In a sign expansion each sign counts 1 up to the first change and then 1/2, 1/4, …, because each step halves the gap that it goes into. If x begins with m minuses, + m minuses and the rest of x is 1 − 1/2 − … − 1/2^m + (x + m)/2^m = (x + m + 1)/2^m; if it does not, m = 0 and it is x + 1. A loop can only be cut or fall with its vertex, like an edge to a leaf. Green edges can be cut by both, so the fusion and colon principles of Green Hackenbush give the value. If all edges of a part are blue, Left can cut them one by one, always one that leaves the others standing, and Right has no move: the value is their number.',
      zh: '在地面一侧剪边不影响另一侧，所以只在地面相接的部分相加；顶点还在时，同一顶点上的各枝也相加。设一条蓝边承载值为 x 的树。走法有：左方剪断这条边，剩下 0；或任一方在树上走。由冒号原理（若 G = H，则承载 G 的边与承载 H 的边相等：在两者之差中，一条边上方的走法按 G − H 的应对在另一条边上方回应，剪断一条边则剪断另一条），可把树换成与它相等的任何游戏，即数 x 的标准形。把数写成符号展开：+、− 表示向上或向下走到那一侧最简单的数，于是 x 的后继是它的前缀，+ 之前的是左方的，− 之前的是右方的。这样，承载 x 的边的后继是 0 和承载 x 的各前缀的边；由归纳它们是 + 后接 x 的各前缀，正是“+ 后接 x”这个数的后继。所以蓝边在 x 的符号前添一个 +（红边添 −）。符号展开中首次变号之前每个符号计 1，之后依次计 1/2、1/4……，因为每一步把所在的间隔分成两半。若 x 以 m 个 − 开头，则 +、m 个 − 和 x 的其余部分为 1 − 1/2 − … − 1/2^m + (x + m)/2^m = (x + m + 1)/2^m；否则 m = 0，为 x + 1。自环只能被剪断或随顶点掉落，与通向叶子的边相同。绿边双方都能剪，由绿色剪枝游戏的融合原理和冒号原理得其值。若一部分全是蓝边，左方可以每次剪一条而使其余各边仍立着，右方无步可走：值就是边数。',
    },
  }),
})
