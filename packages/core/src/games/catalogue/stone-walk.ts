import { neighbours } from '../../formula/matching.ts'
import { numberList } from '../../formula/xor-line.ts'
import { TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { join, type Words } from '../../model/words.ts'
import { parseNumber, tokens } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'

/** Stones on the vertices 1, 2, … of a tree, and a token. */
export interface StoneWalk {
  readonly stones: readonly bigint[]
  /** The ends of the edges, vertices from 1. */
  readonly edges: readonly (readonly [number, number])[]
  readonly at: number
}

/**
 * Which vertices win for the player to move: those with a neighbour that has fewer stones and does
 * not win itself. Settled from the fewest stones upwards.
 */
function winsOf({ stones, edges }: StoneWalk): Uint8Array {
  const near = neighbours(edges)
  const order = stones.map((_, i) => i + 1)
  const count = (v: number) => stones[v - 1] as bigint
  order.sort((u, v) => (count(u) < count(v) ? -1 : count(u) > count(v) ? 1 : u - v))
  const wins = new Uint8Array(stones.length + 1)
  for (const u of order) if (near.get(u)?.some((v) => count(v) < count(u) && !wins[v])) wins[u] = 1
  return wins
}

const known = new WeakMap<readonly bigint[], { edges: StoneWalk['edges']; wins: Uint8Array }>()

/** Whether the player to move wins; what holds for all vertices is worked out once. */
function isWon(walk: StoneWalk): boolean {
  const { stones, edges, at } = walk
  const before = known.get(stones)
  const wins = before?.edges === edges ? before.wins : winsOf(walk)
  known.set(stones, { edges, wins })
  return wins[at] === 1
}

/** The vertices from which the player to move wins. */
function winningStarts(walk: StoneWalk): readonly number[] {
  return walk.stones.map((_, i) => i + 1).filter((at) => isWon({ ...walk, at }))
}

/** As many neighbours are named in a reason. */
const MOST_NAMED = 8

/** Takes a stone from the vertex of the token and goes to a neighbour. */
function step({ stones, edges, at }: StoneWalk, to: number): Move<StoneWalk> {
  return {
    text: { en: `go from ${at} to ${to}`, zh: `从 ${at} 走到 ${to}` },
    touches: [`${to}`],
    to: { stones: stones.with(at - 1, (stones[at - 1] as bigint) - 1n), edges, at: to },
  }
}

function readWalk(text: string): StoneWalk {
  const stones: bigint[] = []
  const edges: [number, number][] = []
  let at: number | undefined
  const words = tokens(text)
  const vertex = (word: string, offset: number) => {
    const v = parseNumber(text, word, offset)
    if (v >= 1n && v <= BigInt(stones.length)) return Number(v)
    throw new TextError(text, offset, {
      en: `Expected a vertex from 1 to ${stones.length}.`,
      zh: `顶点应在 1 到 ${stones.length} 之间。`,
    })
  }
  for (let i = 0; i < words.length; i++) {
    const { text: word, offset } = words[i] as { text: string; offset: number }
    const dash = word.search(/[-–]/)
    if (word === 'start' || word === '起点') {
      const next = words[++i]
      at = vertex(next?.text ?? '', next?.offset ?? text.length)
    } else if (dash > 0)
      edges.push([
        vertex(word.slice(0, dash), offset),
        vertex(word.slice(dash + 1), offset + dash + 1),
      ])
    else stones.push(parseNumber(text, word, offset))
  }
  if (at === undefined || !isTree(stones.length, edges))
    throw new TextError(text, text.trimEnd().length, {
      en: 'Expected the stones on the vertices, the edges of a tree and where the token stands, as in 2 1 3 1-2 1-3 start 1.',
      zh: '这里应是各顶点的石子数、一棵树的边和棋子所在的顶点，例如 2 1 3 1-2 1-3 起点 1。',
    })
  return { stones, edges, at }
}

/** Whether edges join the vertices 1, 2, …, count without a cycle. */
function isTree(count: number, edges: StoneWalk['edges']): boolean {
  const near = neighbours(edges)
  const reached = new Set([1])
  for (const v of reached) for (const u of near.get(v) ?? []) reached.add(u)
  return edges.length === count - 1 && reached.size === count
}

/** All trees on up to `most` vertices in which each vertex hangs on a smaller one. */
function* trees(most: number, edges: StoneWalk['edges'] = []): Generator<StoneWalk['edges']> {
  yield edges
  if (edges.length + 1 === most) return
  for (let to = 1; to <= edges.length + 1; to++)
    yield* trees(most, [...edges, [to, edges.length + 2]])
}

const rules: Rules<StoneWalk> = {
  parse: readWalk,
  words: { start: '起点' },
  print: ({ stones, edges, at }) =>
    [...stones, ...edges.map(([u, v]) => `${u}-${v}`), `start ${at}`].join(' '),
  *moves(walk) {
    const { stones, edges, at } = walk
    if (stones[at - 1] === 0n) return
    for (const to of neighbours(edges).get(at) ?? []) yield step(walk, to)
  },
  *upTo(size) {
    for (const edges of trees(size > 8 ? 4 : 3))
      for (let number = 0; number < 3 ** (edges.length + 1); number++) {
        const stones = Array.from({ length: edges.length + 1 }, (_, i) =>
          BigInt(Math.floor(number / 3 ** i) % 3),
        )
        for (const at of stones.keys()) yield { stones, edges, at: at + 1 }
      }
  },
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'stone-walk',
  names: { en: 'Token on a tree with stones', zh: '树上走子取石' },
  about: {
    en: 'Stones lie on the vertices of a tree, and a token stands on one of them. A move takes one stone from the vertex of the token and then moves the token to a neighbour. Whoever finds no stone there loses.',
    zh: '树的各顶点上放着石子，一枚棋子站在某个顶点上。每次从棋子所在的顶点取一颗石子，再把棋子移到相邻的顶点。没有石子可取者负。',
  },
  position: {
    en: 'the stones on the vertices 1, 2, …, the edges u-v and start u: 2 1 3 1-2 1-3 start 1',
    zh: '顶点 1、2……上的石子数，边 u-v 与“起点 u”：2 1 3 1-2 1-3 起点 1',
  },
  shape: OWN,
  look: ({ stones, edges, at }) => ({
    kind: 'network',
    layout: 'free',
    invite: { en: 'Click a neighbour to go there.', zh: '点相邻的顶点走过去。' },
    vertices: stones.map((count, i) => ({
      name: `${i + 1}`,
      says: `${count}`,
      tokens: i + 1 === at ? 1 : 0,
    })),
    edges: edges.map(([u, v]) => ({ name: `${u}-${v}`, ends: [`${u}`, `${v}`] })),
    notes: [
      {
        en: 'In each vertex: its stones; above it: its number.',
        zh: '顶点里的数是石子数，上面是顶点的编号。',
      },
    ],
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Go down to a losing vertex', zh: '走向石子更少的必败点' },
    reference: { en: 'AtCoder AGC 010 F; proof given', zh: 'AtCoder AGC 010 F；证明已给出' },
    statement: {
      en: 'A vertex wins exactly when it has a neighbour with fewer stones that does not win; vertices are settled from the fewest stones upwards.',
      zh: '一个顶点必胜，当且仅当它有一个石子更少且不必胜的相邻顶点；按石子从少到多判定。',
    },
    outcome: (walk) => (isWon(walk) ? 'N' : 'P'),
    winning: (walk) =>
      Moves.of(function* () {
        for (const move of rules.moves(walk)) if (!isWon(move.to)) yield move
      }),
    why: (walk) => {
      const starts = winningStarts(walk)
      const { at, stones, edges } = walk
      const own = stones[at - 1] as bigint
      const near = (neighbours(edges).get(at) ?? []).slice(0, MOST_NAMED).map((v): Words => {
        const there = stones[v - 1] as bigint
        const [wins, winsZh] = starts.includes(v) ? ['wins', '必胜'] : ['does not win', '不必胜']
        return there < own
          ? {
              en: `vertex ${v}, ${there} < ${own}, ${wins}`,
              zh: `顶点 ${v}，${there} < ${own}，${winsZh}`,
            }
          : { en: `vertex ${v}, ${there} ≥ ${own}`, zh: `顶点 ${v}，${there} ≥ ${own}` }
      })
      const [all, list] = [join(near, '; ', '；'), numberList(starts.map(BigInt))]
      return {
        en: `Stones on the neighbours of vertex ${at}: ${all.en}. ${starts.includes(at) ? 'Go to one that has fewer and does not win, and back there whenever the opponent returns.' : 'None has fewer and does not win.'} ${starts.length > 0 ? `The vertices that win: ${list.en}.` : 'No vertex wins.'}`,
        zh: `顶点 ${at} 的相邻顶点的石子：${all.zh}。${starts.includes(at) ? '走到石子更少且不必胜的顶点，对手走回来就再走过去。' : '没有石子更少且不必胜的。'}${starts.length > 0 ? `必胜的顶点：${list.zh}。` : '没有必胜的顶点。'}`,
      }
    },
    proof: {
      en: 'If u has a neighbour v with fewer stones that does not win, go there. An opponent who comes back is sent to v again, and v runs out first; on another vertex with fewer stones than v the opponent gives a win away by induction; on one with at least as many stones as v had, you return to v, which again runs out first. If there is no such v, every move goes to a vertex that wins or that has at least as many stones as u, from where the opponent comes back to u, which runs out first.',
      zh: '若 u 有石子更少且不必胜的相邻顶点 v，就走到 v。对手走回 u 时再走到 v，v 先取完；对手走到石子比 v 少的其他顶点时，由归纳那里必胜；走到石子不少于 v 的顶点时，再走回 v，v 同样先取完。若没有这样的 v，则每一步都走到必胜的顶点，或石子不少于 u 的顶点，后者由对手走回 u，u 先取完。',
    },
  }),
  examples: ['stone-walk: 2 1 3 0 1-2 1-3 3-4 start 1', 'stone-walk: 1 2 3 1-2 2-3 start 2'],
})
