import { type Parents, topDown } from '../../formula/rooted.ts'
import { plus, treeOf, xorOf } from '../../formula/tree.ts'
import { TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { join, type Words } from '../../model/words.ts'
import { parseNumbers, tokens } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'

/** The value of the tree above each vertex: the xor over its children of their values plus one. */
function valuesOf(parents: Parents): Int32Array {
  const values = new Int32Array(parents.length + 1)
  const open = new Int32Array(parents.length + 1)
  for (const parent of parents) (open[parent] as number)++
  // from each leaf towards the ground, as far as all children are done
  for (let leaf = 1; leaf < open.length; leaf++)
    for (let v = leaf; v > 0 && open[v] === 0; ) {
      const parent = parents[v - 1] as number
      values[parent] = (values[parent] as number) ^ ((values[v] as number) + 1)
      open[v] = -1
      open[parent] = (open[parent] as number) - 1
      v = parent
    }
  return values
}

/** The values of the branches that stand on the ground. */
export function branchValues(parents: Parents): readonly number[] {
  const values = valuesOf(parents)
  return parents.flatMap((parent, i) => (parent === 0 ? [(values[i + 1] as number) + 1] : []))
}

/** The vertices from the ground upwards. */
const inOrder = (parents: Parents) => topDown(parents) as Int32Array

/** Trees of more vertices are worked out at the ground only. */
const FEW = 12

/** How the value at each vertex that is no leaf comes about, the ground last. */
function working(parents: Parents): Words {
  if (parents.length === 0) return { en: 'There is no vertex.', zh: '没有顶点。' }
  const values = valuesOf(parents)
  const line = (v: number, xor: string) => {
    const children = [...parents.keys()].filter((i) => parents[i] === v)
    const terms = children.slice(0, FEW).map((i) => `(${values[i + 1]} + 1)`)
    if (children.length > FEW) terms.push('…')
    return `${terms.join(` ${xor} `)} = ${values[v]}`
  }
  const shown =
    parents.length > FEW ? [0] : [...inOrder(parents)].filter((v) => parents.includes(v)).reverse()
  const name = (v: number): Words =>
    v === 0 ? { en: 'Ground', zh: '地面' } : { en: `Vertex ${v}`, zh: `顶点 ${v}` }
  return join(
    shown.map((v) => ({
      en: `${name(v).en}: ${line(v, 'xor')}.`,
      zh: `${name(v).zh}：${line(v, '异或')}。`,
    })),
  )
}

/** Cuts the edge below a vertex; what is above falls away and the rest is numbered anew. */
function cut(
  parents: Parents,
  vertex: number,
  order: Int32Array = inOrder(parents),
): Move<Parents> {
  const gone = new Uint8Array(parents.length + 1)
  gone[vertex] = 1
  for (const v of order) if (v > 0 && gone[parents[v - 1] as number]) gone[v] = 1
  const numbers = new Uint32Array(parents.length + 1)
  let last = 0
  for (let v = 1; v <= parents.length; v++) if (!gone[v]) numbers[v] = ++last
  const to: number[] = []
  for (const [i, parent] of parents.entries()) if (!gone[i + 1]) to.push(numbers[parent] as number)
  return {
    text: {
      en: `cut the edge ${vertex}–${parents[vertex - 1]}`,
      zh: `剪断边 ${vertex}–${parents[vertex - 1]}`,
    },
    to,
  }
}

/** All trees on up to `size` vertices in which parents have smaller numbers. */
function* grown(size: number, parents: Parents = []): Generator<Parents> {
  yield parents
  if (parents.length === size) return
  for (let parent = 0; parent <= parents.length; parent++) yield* grown(size, [...parents, parent])
}

/** Trees as lists of parents; a move cuts an edge. */
export const treeRules: Rules<Parents> = {
  parse(text) {
    if (/^\s*[-–]\s*$/.test(text)) return []
    const parents = parseNumbers(text, { least: 1 })
    for (const [i, parent] of parents.entries())
      if (parent > BigInt(parents.length) || parent === BigInt(i + 1))
        throw new TextError(text, tokens(text)[i]?.offset ?? 0, {
          en: `The parent of vertex ${i + 1} must be 0 (the ground) or another vertex up to ${parents.length}.`,
          zh: `顶点 ${i + 1} 的父结点应是 0（地面）或不超过 ${parents.length} 的其他顶点。`,
        })
    const numbers = parents.map(Number)
    if (!topDown(numbers))
      throw new TextError(text, 0, {
        en: 'Some vertices form a cycle that never reaches the ground (0).',
        zh: '有些顶点成环，连不到地面（0）。',
      })
    return numbers
  },
  print: (parents) => parents.join(' ') || '-',
  *moves(parents) {
    for (const i of parents.keys()) yield cut(parents, i + 1)
  },
  upTo: grown,
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'hackenbush-tree',
  names: { en: 'Green Hackenbush on trees', zh: '剪树枝游戏' },
  about: {
    en: 'Trees grow from the ground. A move cuts an edge; all that is no longer joined to the ground falls away. Whoever cannot move loses.',
    zh: '地面上长着树。每次剪断一条边，与地面断开的部分全部掉落。不能走者负。',
  },
  position: {
    en: 'the parents of the vertices 1, 2, …; 0 is the ground; - for no vertex',
    zh: '顶点 1、2……的父结点；0 是地面；没有顶点写 -',
  },
  shape: OWN,
  look: (parents) => ({ kind: 'tree', parents }),
  rules: () => treeRules,
  theorem: () => ({
    name: { en: 'Colon principle', zh: '冒号原理' },
    reference: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 7 (Hackenbush)',
    formula: treeOf(xorOf(plus('n', 1))),
    statement: {
      en: 'The value at a vertex is the xor over its children of (value of the child + 1); a leaf has 0. The value of the position is that of the ground.',
      zh: '一个顶点的值是各子结点的（值 + 1）的异或，叶子为 0。局面的 SG 值是地面的值。',
    },
    value: (parents) => BigInt(valuesOf(parents)[0] as number),
    applied: working,
    movesTo: (parents, target) => {
      let walk: readonly [order: Int32Array, values: Int32Array] | undefined // takes a while
      return new Moves(function* () {
        if (target > BigInt(parents.length)) return // no tree has a value above its size
        walk ??= [inOrder(parents), valuesOf(parents)]
        const [order, values] = walk
        // wanted[v]: the value that a cut above v has to give it; −1 where none is wanted
        const wanted = new Array<number>(parents.length + 1).fill(-1)
        wanted[0] = Number(target)
        const cuts: number[] = []
        for (const v of order.subarray(1)) {
          const parent = parents[v - 1] as number
          const want = wanted[parent] as number
          if (want < 0) continue
          const branch = want ^ (values[parent] as number) ^ ((values[v] as number) + 1)
          if (branch === 0) cuts.push(v)
          wanted[v] = branch - 1
        }
        for (const v of cuts.sort((a, b) => a - b))
          yield { count: 1n, at: () => cut(parents, v, order) }
      })
    },
    proof: {
      en: 'Branches at a vertex can be replaced by a stalk as long as the xor of their values, since replacing what stands on a vertex by something of equal value does not change the value of the whole (the colon principle). A stalk of n edges is a Nim heap of n, and a branch is its root edge with the stalk of the child on top: one more than the child’s value.',
      zh: '同一顶点上的各枝可换成一根长为其异或值的直杆，因为在同一顶点上换成等价的部分不改变整体的 SG 值（冒号原理）。n 条边的直杆就是 n 颗的尼姆堆，而一枝是一条边加上子结点的直杆：比子结点的值多 1。',
    },
  }),
  examples: ['hackenbush-tree: 0 1 2 0 4 4', 'hackenbush-tree: 0 1 1', 'hackenbush-tree: 0 0'],
})
