import type { Words } from '@nimber/core'
import { between } from '../../bounds.ts'
import { lessOne, the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { choice, Fields, list, number } from '../../own/fields.ts'
import { tree } from '../../own/keeps.ts'
import { parentsOf, weightsOf } from '../../own/trees.ts'

const WORDS = ['Girls win!', 'Boys win!'] as const

const EDGE: Words = { en: 'an edge of the tree', zh: '树中的一条边' }

type PlaceOf = (x: number, y: number) => number | undefined

const known = new WeakMap<Fields, PlaceOf>()

/** The place of an edge among the edges, by its ends in either order. */
function placesOf(one: Fields): PlaceOf {
  const found = known.get(one) ?? makePlaces(one)
  known.set(one, found)
  return found
}

function makePlaces(one: Fields): PlaceOf {
  const edges = one.numbers('edges')
  const count = one.number('n')
  const parents = parentsOf(count, edges, 1, 3)
  const isParent = (x: number, y: number) => y > 1 && y <= count && parents[y - 2] === x - 1
  const above = new Int32Array(count + 1) // the edge from a vertex to its parent
  for (let i = 0; i < edges.length; i += 3) {
    const [x, y] = [edges[i] as number, edges[i + 1] as number]
    above[isParent(x, y) ? y : x] = i
  }
  return (x, y) => (isParent(x, y) ? above[y] : isParent(y, x) ? above[x] : undefined)
}

/** Goes through the operations: at a question with the edges as they are then. */
function* questions(one: Fields): Generator<{ root: number; edges: bigint[] }> {
  const place = placesOf(one)
  const edges = [...one.bigs('edges')]
  for (const own of one.groups('operations'))
    if (own.number('kind') === 0) yield { root: own.number('x'), edges }
    else edges[(place(own.number('x'), own.number('y')) as number) + 2] = own.big('z')
}

export const problem = defineOwnProblem({
  id: 'hdu5963',
  title: { en: 'HDU 5963 Friends', zh: 'HDU 5963 朋友' },
  rule: {
    en: 'A tree with 0 or 1 on every edge and a root. A move chooses a vertex whose edge to its parent has a 1, and flips all edges from it to the root. Whoever finds no 1 loses; the girls move first. The numbers on the edges change between questions.',
    zh: '一棵树，每条边为 0 或 1，另有一个根。每次选一个与父结点之间的边为 1 的顶点，翻转从它到根的所有边。找不到 1 者负；女生先手。各次询问之间边的值会改变。',
  },
  tags: ['tree', 'parity'],
  level: 2,
  envelope: 'count',
  layout: [
    number('n'),
    number('m'),
    list(
      'edges',
      lessOne('n'),
      [number('a'), number('b'), number('c')],
      'lines',
      {
        en: 'n − 1 lines a b c: an edge and its number',
        zh: 'n − 1 行，每行 a b c：一条边和它的值',
      },
      tree(1),
    ),
    list(
      'operations',
      the('m'),
      [
        choice('kind', {
          0: [number('x')],
          1: [number('x'), number('y'), number('z')],
        }),
      ],
      'lines',
      {
        en: 'm operations: 0 x asks who wins with root x, 1 x y z gives the edge x–y the number z',
        zh: 'm 个操作：0 x 询问以 x 为根时谁胜，1 x y z 把边 x–y 的值改为 z',
      },
    ),
  ],
  bounds: {
    of: {
      n: between(2, 40_000),
      m: between(1, 40_000),
      a: { least: 1n, most: the('n') },
      b: { least: 1n, most: the('n') },
      c: between(0, 1),
      x: { least: 1n, most: the('n') },
      y: { least: 1n, most: the('n') },
      z: between(0, 1),
    },
    cases: 5,
  },
  refuse(one) {
    const place = placesOf(one)
    const known = one
      .groups('operations')
      .every(
        (own) => own.number('kind') === 0 || place(own.number('x'), own.number('y')) !== undefined,
      )
    return known ? undefined : EDGE
  },
  mend(one, random) {
    const edges = one.bigs('edges')
    const operations = one.groups('operations').map((own, i, all) => {
      if (own.number('kind') === 0 || i === all.length - 1)
        return new Fields({ kind: 0n, x: own.big('x') })
      const at = 3 * random.index(edges.length / 3)
      const [x, y] = [edges[at] as bigint, edges[at + 1] as bigint]
      return new Fields({ kind: 1n, x, y, z: own.big('z') })
    })
    return new Fields({ ...one.values, operations })
  },
  games: ['flip-to-root'],
  *plays(one) {
    const count = one.number('n')
    for (const { root, edges } of questions(one)) {
      // the root gets the number 1
      const renamed = edges.map((n, i) =>
        i % 3 === 2 ? n : n === BigInt(root) ? 1n : n === 1n ? BigInt(root) : n,
      )
      const parents = parentsOf(count, renamed.map(Number), 1, 3)
      yield playAt('flip-to-root', { parents, weights: weightsOf(parents, renamed, 1) })
    }
  },
  asks: {
    kind: 'says',
    words: {
      en: 'for each question a line `Girls win!` or `Boys win!`',
      zh: '对每次询问输出一行 `Girls win!` 或 `Boys win!`',
    },
    mayBeNothing: true,
    // a change of an edge changes two sums, so nobody needs the whole tree
    says(one) {
      const place = placesOf(one)
      const edges = Int32Array.from(one.numbers('edges'))
      const ones = new Uint8Array(one.number('n') + 1) // at each vertex, modulo 2
      const add = (at: number) => {
        if (edges[at + 2] === 0) return
        ones[edges[at] as number] = 1 - (ones[edges[at] as number] as number)
        ones[edges[at + 1] as number] = 1 - (ones[edges[at + 1] as number] as number)
      }
      for (let i = 0; i < edges.length; i += 3) add(i)
      const said: string[] = []
      for (const own of one.groups('operations')) {
        const x = own.number('x')
        if (own.number('kind') === 0) {
          said.push(WORDS[ones[x] === 1 ? 0 : 1])
          continue
        }
        const at = place(x, own.number('y')) as number
        add(at)
        edges[at + 2] = own.number('z')
        add(at)
      }
      return said.join('\n')
    },
    plainly: (one, decide) =>
      Array.from(problem.statement.plays(one), (play) =>
        decide.outcome(play) === 'N' ? WORDS[0] : WORDS[1],
      ).join('\n'),
  },
  program: {
    why: {
      en: 'Every move flips exactly one edge at the root, so the girls win exactly if an odd number of them has a 1; ones is that number modulo 2 for every vertex. Leaves are taken off one after the other to know the parent of each vertex and the edge to it.',
      zh: '每步恰好翻转根旁的一条边，所以当且仅当根旁值为 1 的边有奇数条时女生胜；ones 是每个顶点旁这个数模 2。逐个摘去叶子，得到每个顶点的父结点和通向它的边。',
    },
    text: `
      ints degree[n + 1 <= 40001]
      ints near[n + 1 <= 40001]
      ints ones[n + 1 <= 40001]
      for i = 2..n {
        const int a = int(read())
        const int b = int(read())
        const int c = int(read())
        degree[a] += 1
        degree[b] += 1
        near[a] ^= b
        near[b] ^= a
        ones[a] ^= c
        ones[b] ^= c
      }
      ints up[n + 1 <= 40001]
      ints own[n + 1 <= 40001]
      ints rest[n + 1 <= 40001]
      for v = 1..n rest[v] = ones[v]
      for leaf = 2..n {
        int v = leaf
        while (v > 1 && degree[v] == 1) {
          const int p = near[v]
          up[v] = p
          own[v] = rest[v]
          rest[p] ^= rest[v]
          degree[v] = 0
          degree[p] -= 1
          near[p] ^= v
          v = p
        }
      }
      for q = 1..m {
        const int kind = int(read())
        const int x = int(read())
        if (kind == 0) print ones[x] == 1 ? "Girls win!" : "Boys win!"
        else {
          const int y = int(read())
          const int z = int(read())
          const int child = up[x] == y ? x : y
          if (own[child] != z) {
            own[child] = z
            ones[x] ^= 1
            ones[y] ^= 1
          }
        }
      }`,
  },
  sample: {
    input: '1\n4 5\n1 2 1\n1 3 1\n3 4 0\n0 1\n0 3\n1 4 3 1\n0 3\n0 4\n',
    output: 'Boys win!\nGirls win!\nBoys win!\nGirls win!\n',
  },
})
