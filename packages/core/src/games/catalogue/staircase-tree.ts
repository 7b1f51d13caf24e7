import { type Parents, topDown } from '../../formula/rooted.ts'
import { xorLine } from '../../formula/xor-line.ts'
import { tuples } from '../../model/enumerate.ts'
import { inside, TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { parseNumber, tokens } from '../../rules/numbers.ts'
import { defineOwnGame, natural } from '../define.ts'
import type { Args, Look } from '../game.ts'
import { CLICK_COIN, lookOfHeaps } from '../look.ts'
import {
  allCarries,
  type Carried,
  type Coins,
  carried,
  carriesTo,
  counting,
  exactly,
  type Stairs,
  stairsValue,
  totalOf,
} from '../theorems/stairs.ts'

/** Coins on the vertices 1, 2, … of a tree: their parents (0 is the root) and how many each has. */
export interface CoinTree {
  readonly parents: Parents
  readonly coins: Coins
}

/** The tree as stairs: place i is vertex i + 1, and −1 is the root. */
function stairsOf({ parents }: CoinTree, k: number): Stairs {
  const depths = new Int32Array(parents.length + 1)
  for (const v of topDown(parents) ?? [])
    if (v > 0) depths[v] = (depths[parents[v - 1] as number] as number) + 1
  return {
    odd: (place) => Math.floor((depths[place + 1] as number) / k) % 2 === 1,
    ways: (place) => {
      if ((depths[place + 1] as number) < k) return []
      let v = place + 1
      for (let up = 0; up < k; up++) v = parents[v - 1] as number
      return [v - 1]
    },
  }
}

/** So many steps up as there are vertices and more lead nowhere. */
const stepsOf = ({ k = 1n }: Args) => (k < 2n ** 31n ? Number(k) : 2 ** 31)

function up(tree: CoinTree, carry: Carried): Move<CoinTree> {
  const { from, to, count } = carry
  return {
    text: {
      en: `vertex ${from + 1}: ${count} to ${to + 1}`,
      zh: `顶点 ${from + 1}：${count} 枚移到 ${to + 1}`,
    },
    to: { parents: tree.parents, coins: carried(tree.coins, carry) },
  }
}

/** All trees on `size` vertices in which parents have smaller numbers. */
function* grown(size: number, parents: Parents = []): Generator<Parents> {
  if (parents.length === size) return yield parents
  for (let parent = 0; parent <= parents.length; parent++) yield* grown(size, [...parents, parent])
}

const rules = (args: Args): Rules<CoinTree> => ({
  parse(text) {
    if (/^\s*[-–]\s*$/.test(text)) return { parents: [], coins: [] }
    const words = tokens(text)
    const pairs = words.map(({ text: word, offset }) =>
      inside(text, offset, () => {
        const [parent = '', coins = '', more] = word.split('/')
        const at = parent.length + 1
        return [
          parseNumber(word, parent, 0),
          parseNumber(word, more === undefined ? coins : '', at),
        ]
      }),
    )
    const parents = pairs.map(([parent = 0n], i) => {
      if (parent > BigInt(pairs.length) || parent === BigInt(i + 1))
        throw new TextError(text, words[i]?.offset ?? 0, {
          en: `The parent of vertex ${i + 1} must be 0 (the root) or another vertex up to ${pairs.length}.`,
          zh: `顶点 ${i + 1} 的父结点应是 0（根）或不超过 ${pairs.length} 的其他顶点。`,
        })
      return Number(parent)
    })
    if (pairs.length === 0 || !topDown(parents))
      throw new TextError(text, 0, {
        en: 'Expected parent/coins for each vertex, all joined to the root (0): 0/2 1/3.',
        zh: '这里应是各顶点的 父结点/硬币数，都与根（0）相连：0/2 1/3。',
      })
    return { parents, coins: pairs.map(([, coins = 0n]) => coins) }
  },
  print: ({ parents, coins }) =>
    parents.map((parent, i) => `${parent}/${coins[i]}`).join(' ') || '-',
  *moves(tree) {
    for (const carry of allCarries(tree.coins, stairsOf(tree, stepsOf(args)))) yield up(tree, carry)
  },
  *upTo(size) {
    for (let vertices = 0; vertices <= Math.min(4, size); vertices++)
      for (const parents of grown(vertices))
        for (const coins of tuples(vertices, Math.min(3, size))) yield { parents, coins }
  },
  axes: undefined,
})

function look({ parents, coins }: CoinTree): Look {
  const look = lookOfHeaps(exactly(coins), 'places')
  const noun = { en: 'Vertex', zh: '个顶点' }
  return { ...look, noun, invite: CLICK_COIN, places: { on: { parents } } }
}

export const game = defineOwnGame({
  slug: 'staircase-tree',
  names: { en: 'Staircase Nim on a tree', zh: '树上阶梯尼姆' },
  params: [natural('k')],
  about: {
    en: 'Coins lie on the vertices of a rooted tree. A move takes any number of coins from one vertex a distance of k towards the root; coins that are nearer to it than that stay where they are. Whoever cannot move loses.',
    zh: '有根树的各顶点上放着硬币。每次把一个顶点上任意多枚硬币移向根，一步走 k 条边；离根不到这么多条边的硬币不能再动。不能走者负。',
  },
  position: {
    en: 'parent/coins of the vertices 1, 2, …; 0 is the root, whose coins do not matter; - for no vertex',
    zh: '顶点 1、2……的 父结点/硬币数；0 是根，根上的硬币无关紧要；没有其他顶点写 -',
  },
  shape: OWN,
  look,
  rules,
  theorem: (args) => ({
    name: { en: 'Staircase Nim on a tree', zh: '树上阶梯尼姆定理' },
    reference: {
      en: 'HDU 5996, Codeforces 1498F; staircase Nim as in T. S. Ferguson, Game Theory, Part I, 2.6',
      zh: 'HDU 5996、Codeforces 1498F；阶梯尼姆见 T. S. Ferguson, Game Theory, Part I, 2.6',
    },
    statement: {
      en: 'The value is the xor of the coins on the vertices for which ⌊depth / k⌋ is odd.',
      zh: 'SG 值是 ⌊深度 / k⌋ 为奇数的各顶点上硬币数的异或。',
    },
    value: (tree) => stairsValue(tree.coins, stairsOf(tree, stepsOf(args))),
    applied: (tree) => {
      const stairs = stairsOf(tree, stepsOf(args))
      const xor = xorLine(counting(tree.coins, stairs))
      const total = totalOf(tree.coins)
      const first = tree.coins[0] ?? 0n
      return {
        en: `Of ${total} coins, ${first} on vertex 1, those on vertices with ⌊depth / ${args.k}⌋ odd count: the value is ${xor.en}.`,
        zh: `共 ${total} 枚硬币（顶点 1 上 ${first} 枚），只算 ⌊深度 / ${args.k}⌋ 为奇数的顶点：SG 值是 ${xor.zh}。`,
      }
    },
    movesTo: (tree, value) =>
      Moves.of(function* () {
        const stairs = stairsOf(tree, stepsOf(args))
        for (const carry of carriesTo(tree.coins, stairs, value)) yield up(tree, carry)
      }),
    proof: {
      en: 'A coin at depth d can still move ⌊d / k⌋ times, and each move changes the parity of that number. Coins that leave a vertex where it is odd are out of play as in Nim; coins that come to such a vertex are sent on by the opponent, who can always do so because they have at least one more move.',
      zh: '深度为 d 的硬币还能移动 ⌊d / k⌋ 次，每次移动都改变这个数的奇偶。离开奇数顶点的硬币如同尼姆中被取走；移到奇数顶点的硬币至少还能再移一次，对手把它们接着移走即可。',
    },
  }),
  examples: [
    'staircase-tree 1: 0/2 0/1 1/3 1/1 2/2',
    'staircase-tree 1: 0/2 1/3 1/1',
    'staircase-tree 2: 0/1 1/4 2/2 2/5',
    'staircase-tree 1: 0/3 0/3 2/1',
  ],
})
