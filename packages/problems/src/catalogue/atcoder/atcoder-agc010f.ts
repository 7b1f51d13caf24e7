import { between } from '../../bounds.ts'
import { lessOne, the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { type Fields, list, number } from '../../own/fields.ts'
import { tree } from '../../own/keeps.ts'

/** The positions of a case, one for each start; all share stones and edges. */
function* starts(one: Fields) {
  const stones = one.bigs('stones')
  const ends = one.numbers('edges')
  const edges = Array.from(
    { length: ends.length / 2 },
    (_, i) => [ends[2 * i] as number, ends[2 * i + 1] as number] as const,
  )
  for (const i of stones.keys()) yield playAt('stone-walk', { stones, edges, at: i + 1 })
}

export const problem = defineOwnProblem({
  id: 'atcoder-agc010f',
  title: { en: 'AtCoder AGC 010 F Tree Game', zh: 'AtCoder AGC 010 F Tree Game（树上走子）' },
  rule: {
    en: 'A tree with stones on its vertices and a token. A move takes one stone from the vertex of the token and then moves the token to a neighbour. Whoever finds no stone there loses. From which vertices does the first player win?',
    zh: '树的各顶点上有石子，另有一枚棋子。每次从棋子所在的顶点取一颗石子，再把棋子移到相邻的顶点。没有石子可取者负。从哪些顶点开始先手必胜？',
  },
  tags: ['tree'],
  level: 4,
  envelope: 'one',
  layout: [
    number('N'),
    list('stones', the('N'), [number('A')], 'a line', {
      en: 'N numbers A: the stones on the vertices',
      zh: 'N 个数 A：各顶点上的石子数',
    }),
    list(
      'edges',
      lessOne('N'),
      [number('u'), number('v')],
      'lines',
      { en: 'N − 1 lines u v: an edge', zh: 'N − 1 行，每行 u v：一条边' },
      tree(1),
    ),
  ],
  bounds: {
    of: {
      N: between(2, 3000),
      A: between(0, 1_000_000_000),
      u: { least: 1n, most: the('N') },
      v: { least: 1n, most: the('N') },
    },
  },
  games: ['stone-walk'],
  plays: starts,
  asks: {
    kind: 'says',
    words: {
      en: 'the vertices from which the first player wins, in increasing order, separated by spaces; an empty line if there is none',
      zh: '先手必胜的起点，从小到大，用空格隔开；没有则为空行',
    },
    says: (one, decide) =>
      Array.from(starts(one), (play, i) => (decide.outcome(play) === 'N' ? `${i + 1}` : ''))
        .filter(Boolean)
        .join(' '),
  },
  program: {
    text: `
      global ints first[3001]
      global ints after[6000]
      global ints to[6000]
      global ints stones[3001]
      global ints known[3001]
      bool wins(int v) {
        if (known[v] > 0) return known[v] == 1
        int found = 2
        int e = first[v]
        while (found == 2 && e >= 0) {
          if (stones[to[e]] < stones[v]) {
            if (!wins(to[e])) found = 1
          }
          e = after[e]
        }
        known[v] = found
        return found == 1
      }
      for v = 1..n {
        stones[v] = int(read())
        first[v] = -1
      }
      for e = 0..n - 2 {
        const int u = int(read())
        const int v = int(read())
        to[2 * e] = v
        after[2 * e] = first[u]
        first[u] = 2 * e
        to[2 * e + 1] = u
        after[2 * e + 1] = first[v]
        first[v] = 2 * e + 1
      }
      int written = 0
      for v = 1..n {
        if (wins(v)) {
          if (written == 1) write " "
          write v
          written = 1
        }
      }
      print ""`,
  },
  sample: { input: '4\n2 1 3 0\n1 2\n1 3\n3 4\n', output: '1 3\n' },
})
