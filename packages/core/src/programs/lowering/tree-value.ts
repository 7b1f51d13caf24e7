import type { Formula } from '../../formula/tree.ts'
import { MOST_VERTICES } from '../known/position-shape.ts'
import type { Draft, Range, Valued } from '../tree/draft.ts'
import { keyOf } from '../tree/key.ts'
import type { Names } from '../tree/names.ts'
import { call, cast, name, returns, size } from '../tree/nodes.ts'
import { functionOf } from '../tree/notation.ts'
import type { Expr, Routine } from '../tree/tree.ts'
import { foldAll } from './folds.ts'
import { numberOf } from './lower.ts'

/** As large the values of the vertices of a tree are taken to be. */
const VALUES: Range = { least: 0n, most: 10n ** 9n }

/** The value at the root of the tree whose parents a list has, by the value of a vertex. */
export function rootValue(parents: Expr, draft: Draft): (each: Formula) => Valued {
  return (each) => callTree(each, parents, draft)
}

function callTree(each: Formula, parents: Expr, draft: Draft): Valued {
  const key = keyOf(each)
  const vertex = draft.named(`vertex ${key}`, 'vertex')
  const tree = draft.named(`tree ${key}`, 'tree')
  draft.add(vertex, () => vertexFunction(vertex, each, draft))
  draft.add(tree, () => {
    const text = TREE.replace('tree', tree).replace('vertex', vertex)
    return functionOf(text, TREE_COMMENT, { types: draft.returns, most: MOST_VERTICES + 2n })
  })
  return { expr: call(tree, [parents], 'num'), range: VALUES }
}

/** The value of a vertex, from the list of the values of its children. */
function vertexFunction(text: string, each: Formula, draft: Draft): Routine {
  const list = name('h', 'nums')
  const heaps = {
    each: [{ name: 'n', range: VALUES }],
    count: { expr: size(list), range: { least: 0n, most: MOST_VERTICES } },
    list,
  }
  const outer: Names = { vars: new Map(), folds: new Map() }
  const { statements, names } = foldAll(each, heaps, outer, draft)
  return {
    name: text,
    comment: {
      en: 'The value of a vertex whose children have the values h.',
      zh: '子结点的值为 h 时一个顶点的值。',
    },
    params: [{ name: 'h', type: 'nums' }],
    returns: 'num',
    body: [...statements, returns(cast(numberOf(each, names, draft).expr, 'num'))],
  }
}

// The values of the children of v stand at start[v] … start[v + 1] − 1 of one list, those of
// larger numbers first. A vertex gets its value when all of its children have theirs.
const TREE = `num tree(nums p) {
  const int n = size(p)
  ints start[n + 2]
  ints open[n + 1]
  for i = 1..n {
    const int u = int(p[i - 1])
    start[u + 1] += 1
    open[u] += 1
  }
  for i = 1..n + 1 { start[i] += start[i - 1] }
  ints used[n + 1]
  ints slot[n + 1]
  for i = n..1 by -1 {
    const int u = int(p[i - 1])
    slot[i] = start[u] + used[u]
    used[u] += 1
  }
  ints queue[n + 1]
  int tail = 0
  for v = 0..n {
    if (open[v] == 0) {
      queue[tail] = v
      tail += 1
    }
  }
  nums below[n + 1]
  num result = 0
  for head = 0..n {
    const int v = queue[head]
    result = vertex(below[start[v]:start[v + 1]])
    if (v > 0) {
      below[slot[v]] = result
      const int u = int(p[v - 1])
      open[u] -= 1
      if (open[u] == 0) {
        queue[tail] = u
        tail += 1
      }
    }
  }
  return result
}`

const TREE_COMMENT = {
  en: 'The value at the root 0 of the tree in which p[i − 1] is the parent of vertex i.',
  zh: '根 0 的值；树中 p[i − 1] 是顶点 i 的父结点。',
}
