import { MOST_VERTICES } from '../known/position-shape.ts'
import type { Draft, Valued } from '../tree/draft.ts'
import type { Names } from '../tree/names.ts'
import { call, cast } from '../tree/nodes.ts'
import { functionOf } from '../tree/notation.ts'
import type { Expr } from '../tree/tree.ts'

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
