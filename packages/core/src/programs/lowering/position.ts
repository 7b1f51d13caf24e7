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

/** The value at the root of the tree. */
export function callTree(each: Formula, names: Names, draft: Draft): Valued {
  if (!names.parents) throw new TypeError('code: treeOf where there is no tree')
  const key = keyOf(each)
  const vertex = draft.named(`vertex ${key}`, 'vertex')
  const tree = draft.named(`tree ${key}`, 'tree')
  draft.add(vertex, () => vertexFunction(vertex, each, draft))
  draft.add(tree, () => {
    const text = TREE.replace('tree', tree).replace('vertex', vertex)
    return functionOf(text, TREE_COMMENT, { types: draft.returns, most: MOST_VERTICES + 2n })
  })
  return { expr: call(tree, [names.parents], 'num'), range: VALUES }
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

/** The size of a largest matching without some vertices. */
export function callMatching(without: readonly Valued[], names: Names, draft: Draft): Valued {
  if (!names.edges) throw new TypeError('code: matching where there is no graph')
  const missing: Expr = { kind: 'literal', value: -1n, type: 'int' }
  // the function takes as many vertices away as any of its calls; −1 is none
  const [most] = draft.calls('matching', [{ least: 0n, most: BigInt(without.length) }])
  const gone = Array.from({ length: Number(most?.most) }, (_, i) => `g${i + 1}`)
  draft.add('matching', () =>
    functionOf(matchingText(gone), MATCHING_COMMENT, { most: 2n * MOST_VERTICES }),
  )
  const args = gone.map((_, i) => cast(without[i]?.expr ?? missing, 'int'))
  return {
    expr: call('matching', [names.edges, ...args], 'int'),
    range: { least: 0n, most: MOST_VERTICES },
  }
}

const MATCHING_COMMENT = {
  en: 'The size of a largest matching of the bipartite graph whose edges have the ends e[0] e[1], e[2] e[3], …, without the other arguments: augmenting paths, searched in breadth.',
  zh: '二分图去掉其余参数所指顶点后最大匹配的边数，边的端点依次为 e[0] e[1]、e[2] e[3]……：广度优先找增广路。',
}

function matchingText(gone: readonly string[]): string {
  const params = gone.map((g) => `, int ${g}`).join('')
  const stays = (v: string) => gone.map((g) => ` && ${v} != ${g}`).join('')
  return `int matching(nums e${params}) {
    int n = 0
    for v of e { n = max(n, int(v) + 1) }
    ints first[n] = -1
    ints after[size(e)]
    for i = 0..size(e) - 1 {
      const int u = int(e[i])
      after[i] = first[u]
      first[u] = i
    }
    ints side[n] = -1
    ints queue[n]
    for s = 0..n - 1 {
      if (side[s] < 0) {
        side[s] = 0
        queue[0] = s
        int head = 0
        int tail = 1
        while (head < tail) {
          const int u = queue[head]
          head += 1
          int i = first[u]
          while (i >= 0) {
            const int v = int(e[i ^ 1])
            if (side[v] < 0) {
              side[v] = 1 - side[u]
              queue[tail] = v
              tail += 1
            }
            i = after[i]
          }
        }
      }
    }
    ints mate[n] = -1
    ints back[n] = -1
    ints round[n] = -1
    int found = 0
    for s = 0..n - 1 {
      if (side[s] == 0${stays('s')}) {
        queue[0] = s
        int head = 0
        int tail = 1
        int end = -1
        while (head < tail && end < 0) {
          const int u = queue[head]
          head += 1
          int i = first[u]
          while (i >= 0 && end < 0) {
            const int v = int(e[i ^ 1])
            if (round[v] != s${stays('v')}) {
              round[v] = s
              back[v] = u
              if (mate[v] < 0) end = v
              else {
                queue[tail] = mate[v]
                tail += 1
              }
            }
            i = after[i]
          }
        }
        if (end >= 0) found += 1
        while (end >= 0) {
          const int u = back[end]
          const int next = mate[u]
          mate[u] = end
          mate[end] = u
          end = next
        }
      }
    }
    return found
  }`
}
