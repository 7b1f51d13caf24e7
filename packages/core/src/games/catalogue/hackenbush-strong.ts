import { topDown } from '../../formula/rooted.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { join, type Words } from '../../model/words.ts'
import { defineOwnGame } from '../define.ts'
import {
  edgeName,
  lookOfTree,
  printWeightedTree,
  readWeightedTree,
  type WeightedTree,
  weightedTrees,
  withoutBranch,
} from '../theorems/branches.ts'

/** The value of a branch whose edge has a strength and carries a tree of value g. */
function carried(strength: bigint, g: number): number {
  return strength === 1n ? g + 1 : strength % 2n === 0n ? g : g ^ 1
}

/** The value that a tree must have for its branch to have a given one; −1 where none does. */
function wantedAbove(strength: bigint, branch: number): number {
  return strength === 1n ? branch - 1 : strength % 2n === 0n ? branch : branch ^ 1
}

/** The vertices from the root upwards, and the value of the tree above each of them. */
function valuesOf({ parents, weights }: WeightedTree) {
  const order = topDown(parents) as Int32Array
  const values = new Int32Array(order.length)
  for (let i = order.length - 1; i > 0; i--) {
    const v = order[i] as number
    const parent = parents[v - 1] as number
    values[parent] =
      (values[parent] as number) ^ carried(weights[v - 1] as bigint, values[v] as number)
  }
  return { order, values }
}

/** Lowers the strength of the edge below a vertex; at 0 it is cut and all above it falls away. */
function weaken({ parents, weights }: WeightedTree, vertex: number): Move<WeightedTree> {
  const strength = weights[vertex - 1] as bigint
  const edge = `${vertex}–${parents[vertex - 1]}`
  if (strength > 1n)
    return {
      text: {
        en: `weaken the edge ${edge} to ${strength - 1n}`,
        zh: `把边 ${edge} 削弱到 ${strength - 1n}`,
      },
      touches: [edgeName(vertex)],
      to: { parents, weights: weights.with(vertex - 1, strength - 1n) },
    }
  const { kept, parents: rest } = withoutBranch(parents, vertex)
  return {
    text: { en: `cut the edge ${edge}`, zh: `剪断边 ${edge}` },
    touches: [edgeName(vertex)],
    to: { parents: rest, weights: kept.map((v) => weights[v - 1] as bigint) },
  }
}

const rules: Rules<WeightedTree> = {
  parse: (text) => readWeightedTree(text, { least: 1n }),
  print: printWeightedTree,
  *moves(tree) {
    for (const i of tree.parents.keys()) yield weaken(tree, i + 1)
  },
  upTo: (size) => weightedTrees(Math.floor(size / 3), [1n, 2n, 3n]),
  axes: undefined,
}

/** Trees of more vertices are worked out at the root only. */
const FEW = 8

/** How the value at each vertex that carries something comes about, the root last. */
function working(tree: WeightedTree): Words {
  const { parents, weights } = tree
  if (parents.length === 0) return { en: 'There is no edge.', zh: '没有边。' }
  const { order, values } = valuesOf(tree)
  const term = (v: number) => {
    const [strength, value] = [weights[v - 1] as bigint, values[v] as number]
    if (strength === 1n) return `(${value} + 1)`
    return strength % 2n === 0n ? `${value}` : `${value ^ 1}`
  }
  const line = (v: number, xor: string) => {
    const children = [...parents.keys()].filter((i) => parents[i] === v).map((i) => i + 1)
    const shown = children.slice(0, FEW).map(term)
    if (children.length > FEW) shown.push('…')
    return `${shown.join(` ${xor} `)} = ${values[v]}`
  }
  const shown = parents.length > FEW ? [0] : [...order].filter((v) => parents.includes(v)).reverse()
  return join(
    shown.map((v) => ({
      en: `${v === 0 ? 'Root' : `Vertex ${v}`}: ${line(v, 'xor')}.`,
      zh: `${v === 0 ? '根' : `顶点 ${v}`}：${line(v, '异或')}。`,
    })),
  )
}

export const game = defineOwnGame({
  slug: 'hackenbush-strong',
  names: { en: 'Hackenbush on trees with strong edges', zh: '加固剪树枝' },
  about: {
    en: 'A tree rooted in the ground has a positive number on each edge, its strength. A move lowers the strength of one edge by 1; at 0 the edge is cut, and all that is no longer joined to the ground falls away. Whoever cannot move loses.',
    zh: '一棵以地面为根的树，每条边上有一个正数，即强度。每次把一条边的强度减 1；减到 0 时边断开，与地面断开的部分全部掉落。不能走者负。',
  },
  position: {
    en: 'the parents of the vertices 1, 2, …, each with the strength of the edge unless it is 1: 0*3 1 1*2; 0 is the root, the ground; - for no vertex',
    zh: '顶点 1、2……的父结点，边的强度不为 1 时写在后面：0*3 1 1*2；0 是根，即地面；没有顶点写 -',
  },
  shape: OWN,
  look: (tree) =>
    lookOfTree(tree, 'standing', {
      en: 'Click an edge to weaken it by 1; at 0 it is cut.',
      zh: '点一条边，强度减 1；减到 0 就断开。',
    }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Colon principle with strong edges', zh: '加固边的冒号原理' },
    reference: {
      en: 'LightOJ 1355; Winning Ways, ch. 7 for edges of strength 1; proof given',
      zh: 'LightOJ 1355；强度为 1 的边见 Winning Ways 第 7 章；证明已给出',
    },
    statement: {
      en: 'A branch whose edge carries a tree of value g is worth g + 1 if the strength of the edge is 1, g if it is even, and g xor 1 if it is odd and greater; the branches at a vertex are added by xor.',
      zh: '边承载值为 g 的树时，强度为 1 的枝值 g + 1，强度为偶数时值 g，强度为大于 1 的奇数时值 g 异或 1；同一顶点上的各枝取异或。',
    },
    value: (tree) => BigInt(valuesOf(tree).values[0] as number),
    applied: working,
    movesTo: (tree, target) =>
      Moves.of(function* () {
        const { parents, weights } = tree
        if (target > BigInt(2 * parents.length + 1)) return // no value is above twice the size
        const { order, values } = valuesOf(tree)
        // wanted[v]: the value that a move above v has to give it; −1 where none is wanted
        const wanted = new Int32Array(order.length).fill(-1)
        wanted[0] = Number(target)
        const found: number[] = []
        for (const v of order.subarray(1)) {
          const parent = parents[v - 1] as number
          const want = wanted[parent] as number
          if (want < 0) continue
          const strength = weights[v - 1] as bigint
          const value = values[v] as number
          const branch = want ^ (values[parent] as number) ^ carried(strength, value)
          if (branch === (strength === 1n ? 0 : carried(strength - 1n, value))) found.push(v)
          wanted[v] = wantedAbove(strength, branch)
        }
        for (const v of found.sort((a, b) => a - b)) yield weaken(tree, v)
      }),
    proof: {
      en: 'Strength 1 is the colon principle. For the rest by induction on the moves: from a branch of even strength on a tree of value g one reaches g + 1 or g xor 1 by lowering the edge and the values of the tree’s moves, all below g among them and g not: its value is g. From odd strength above 1 one reaches g by lowering the edge, and h xor 1 for every h that a move in the tree gives: 0, …, g for even g, and 0, …, g − 2, g for odd g, but never g xor 1, which is thus the value.',
      zh: '强度为 1 时就是冒号原理。其余对步数归纳：强度为偶数、承载值为 g 的树时，减弱这条边得 g + 1 或 g 异或 1，在树上走得到树的各后继值，其中有每个小于 g 的数而没有 g，所以值为 g。强度为大于 1 的奇数时，减弱这条边得 g，在树上走得到 h 异或 1：g 为偶数时得到 0、…、g，g 为奇数时得到 0、…、g − 2、g，而都得不到 g 异或 1，它就是值。',
    },
  }),
  examples: [
    'hackenbush-strong: 0 1*3 2 0*4',
    'hackenbush-strong: 0*3 1 1*2',
    'hackenbush-strong: 0*2 0*2',
  ],
})
