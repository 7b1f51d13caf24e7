import type { Move } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { defineOwnGame } from '../define.ts'
import {
  edgeName,
  lookOfTree,
  printWeightedTree,
  readWeightedTree,
  type WeightedTree,
  weightedTrees,
} from '../theorems/branches.ts'

/** Flips all edges from a vertex to the root. */
function flip({ parents, weights }: WeightedTree, vertex: number): Move<WeightedTree> {
  const flipped = [...weights]
  for (let v = vertex; v > 0; v = parents[v - 1] as number)
    flipped[v - 1] = 1n - (flipped[v - 1] as bigint)
  return {
    text: {
      en: `flip the edges from ${vertex} to the root`,
      zh: `翻转从 ${vertex} 到根的边`,
    },
    touches: [edgeName(vertex)],
    to: { parents, weights: flipped },
  }
}

/** How many edges at the root have a 1. */
function onesAtRoot({ parents, weights }: WeightedTree): number {
  let ones = 0
  for (const [i, parent] of parents.entries()) if (parent === 0 && weights[i] === 1n) ones++
  return ones
}

const rules: Rules<WeightedTree> = {
  parse: (text) => readWeightedTree(text, { least: 0n, most: 1n }),
  print: printWeightedTree,
  *moves(tree) {
    for (const [i, weight] of tree.weights.entries()) if (weight === 1n) yield flip(tree, i + 1)
  },
  upTo: (size) => weightedTrees(Math.floor(size / 3) + 1, [0n, 1n]),
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'flip-to-root',
  names: { en: 'Flipping edges up to the root', zh: '翻边到根' },
  about: {
    en: 'A rooted tree with 0 or 1 on each edge. A move chooses a vertex whose edge to its parent has a 1, and flips all edges from it to the root. Whoever finds no 1 loses.',
    zh: '一棵有根树，每条边上是 0 或 1。每次选一个与父结点之间的边为 1 的顶点，翻转从它到根的所有边。找不到 1 者负。',
  },
  position: {
    en: 'the parents of the vertices 1, 2, …, with *0 where the edge has a 0: 0 0*0 1; 0 is the root; - for no vertex',
    zh: '顶点 1、2……的父结点，边为 0 时写 *0：0 0*0 1；0 是根；没有顶点写 -',
  },
  shape: OWN,
  look: (tree) =>
    lookOfTree(tree, 'hanging', {
      en: 'Click an edge that has a 1: all edges from there up to the root are flipped.',
      zh: '点一条为 1 的边：从它到根的所有边都被翻转。',
    }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Parity at the root', zh: '根处的奇偶' },
    reference: { en: 'HDU 5963; proof given', zh: 'HDU 5963；证明已给出' },
    statement: {
      en: 'The value is 1 if an odd number of edges at the root have a 1, and 0 if an even number have.',
      zh: '根的边中 1 的个数为奇数时 SG 值为 1，为偶数时为 0。',
    },
    value: (tree) => BigInt(onesAtRoot(tree) % 2),
    applied: (tree) => {
      const ones = onesAtRoot(tree)
      return {
        en: `Edges at the root with a 1: ${ones}, and ${ones} mod 2 = ${ones % 2}.`,
        zh: `根的边中 1 的个数：${ones}，${ones} mod 2 = ${ones % 2}。`,
      }
    },
    proof: {
      en: 'Every move flips exactly one edge at the root, so it changes that parity. At the end all edges are 0 and the parity is even; play ends, since a move turns its lowest edge from 1 to 0 and changes none further from the root. So it is even exactly for the player who is going to be stuck, whatever is played.',
      zh: '每一步恰好翻转一条根的边，所以改变这个奇偶。终局时边全为 0，奇偶为偶；游戏必定结束，因为每步把最远的那条边由 1 变 0，不改变更远的边。所以无论怎么走，面对偶数的一方最终走不动。',
    },
  }),
  examples: ['flip-to-root: 0 1 1*0 2', 'flip-to-root: 0 0 2*0', 'flip-to-root: 0*0 1'],
})
