import { type Parents, topDown } from '../../formula/rooted.ts'
import { TextError } from '../../model/errors.ts'
import type { Words } from '../../model/words.ts'
import { parseNumber, tokens } from '../../rules/numbers.ts'
import type { NetworkLook } from '../boards.ts'

/** A rooted tree with a number on the edge below each vertex. */
export interface WeightedTree {
  readonly parents: Parents
  /** Entry i is the number on the edge from vertex i + 1 to its parent. */
  readonly weights: readonly bigint[]
}

/** The tree of a text such as `0*3 1 1*2`: parents, each with the number on the edge, 1 where none is said. */
export function readWeightedTree(
  text: string,
  { least, most }: { least: bigint; most?: bigint },
): WeightedTree {
  if (/^\s*[-–]\s*$/.test(text)) return { parents: [], weights: [] }
  const words = tokens(text)
  const [parents, weights]: [number[], bigint[]] = [[], []]
  for (const { text: word, offset } of words) {
    const star = word.indexOf('*')
    const parent = parseNumber(text, star < 0 ? word : word.slice(0, star), offset)
    const weight = star < 0 ? 1n : parseNumber(text, word.slice(star + 1), offset + star + 1)
    if (weight < least || (most !== undefined && weight > most))
      throw new TextError(text, offset + star + 1, {
        en: `Expected a number ${most === undefined ? `from ${least} on` : `from ${least} to ${most}`} on an edge.`,
        zh: `边上的数应${most === undefined ? `不小于 ${least}` : `在 ${least} 到 ${most} 之间`}。`,
      })
    if (parent > BigInt(words.length) || parent === BigInt(parents.length + 1))
      throw new TextError(text, offset, {
        en: `The parent of vertex ${parents.length + 1} must be 0 (the root) or another vertex up to ${words.length}.`,
        zh: `顶点 ${parents.length + 1} 的父结点应是 0（根）或不超过 ${words.length} 的其他顶点。`,
      })
    parents.push(Number(parent))
    weights.push(weight)
  }
  if (words.length === 0 || !topDown(parents))
    throw new TextError(text, 0, {
      en: 'Expected a tree whose vertices all hang on the root (0), or - for the root alone.',
      zh: '这里应是一棵树，各顶点都与根（0）相连；只有根写 -。',
    })
  return { parents, weights }
}

/** The text of a tree with numbers on its edges. */
export function printWeightedTree({ parents, weights }: WeightedTree): string {
  const text = parents.map((parent, i) =>
    weights[i] === 1n ? `${parent}` : `${parent}*${weights[i]}`,
  )
  return text.join(' ') || '-'
}

/** What the edge below a vertex is called on a board. */
export function edgeName(vertex: number): string {
  return `edge ${vertex}`
}

/** A tree that hangs from its root or stands on it, with the numbers on its edges. */
export function lookOfTree(
  { parents, weights }: WeightedTree,
  layout: 'hanging' | 'standing',
  invite: Words,
): NetworkLook {
  return {
    kind: 'network',
    layout,
    invite,
    vertices: Array.from({ length: parents.length + 1 }, (_, v) => ({ name: `${v}` })),
    edges: parents.map((parent, i) => ({
      name: edgeName(i + 1),
      ends: [`${parent}`, `${i + 1}`],
      says: `${weights[i]}`,
    })),
  }
}

/** All trees on up to `size` vertices in which parents have smaller numbers, with these numbers on edges. */
export function* weightedTrees(
  size: number,
  from: readonly bigint[],
  tree: WeightedTree = { parents: [], weights: [] },
): Generator<WeightedTree> {
  yield tree
  if (tree.parents.length === size) return
  for (let parent = 0; parent <= tree.parents.length; parent++)
    for (const weight of from)
      yield* weightedTrees(size, from, {
        parents: [...tree.parents, parent],
        weights: [...tree.weights, weight],
      })
}

/** Which vertices stay when the edge below one is cut, and their parents numbered anew. */
export function withoutBranch(
  parents: Parents,
  vertex: number,
): { readonly parents: Parents; readonly kept: readonly number[] } {
  const gone = new Uint8Array(parents.length + 1)
  gone[vertex] = 1
  for (const v of topDown(parents) ?? []) if (v > 0 && gone[parents[v - 1] as number]) gone[v] = 1
  const kept = [...parents.keys()].map((i) => i + 1).filter((v) => !gone[v])
  const numbers = new Map(kept.map((v, i) => [v, i + 1]))
  return { kept, parents: kept.map((v) => numbers.get(parents[v - 1] as number) ?? 0) }
}
