import { changed, type Reading, sides } from './reading.ts'

/** Left cuts blue and green edges, Right red and green ones; what loses the ground, vertex 0, goes. */
export const hackenbush: Reading = {
  isPosition(text) {
    if (text === 'empty') return true
    const edges = text.split(' ')
    return edges.every((e) => /^\d{1,9}-\d{1,9}[brg]$/.test(e)) && standing(edges) === text
  },
  options(text, left) {
    if (text === 'empty') return []
    const edges = text.split(' ')
    const cut = left ? /[bg]$/ : /[rg]$/
    return edges.flatMap((edge, i) => (cut.test(edge) ? [standing(edges.toSpliced(i, 1))] : []))
  },
}

/** The edges that hang on the ground, in their order. */
function standing(edges: readonly string[]): string {
  const touching = new Map<number, number[]>()
  const ends = edges.map((edge) => edge.slice(0, -1).split('-').map(Number))
  const join = (u: number, v: number) => {
    const list = touching.get(u)
    if (list) list.push(v)
    else touching.set(u, [v])
  }
  for (const [u = 0, v = 0] of ends) {
    join(u, v)
    join(v, u)
  }
  const reached = new Set([0])
  // a set gives also what is added to it on the way
  for (const u of reached) for (const v of touching.get(u) ?? []) reached.add(v)
  return edges.filter((_, i) => reached.has(ends[i]?.[0] ?? 0)).join(' ') || 'empty'
}

/** A vertex is coloured; in Col no neighbour has the same colour, in Snort none the other. */
const colouring = (same: boolean): Reading => ({
  isPosition(text) {
    const [states = '', ...edges] = text.split(' ')
    if (text === 'empty') return true
    return /^[.xolr]+$/.test(states) && edges.every((edge) => isEdge(edge, states.length))
  },
  options(text, left) {
    if (text === 'empty') return []
    const [states = '', ...edges] = text.split(' ')
    const [own, other] = sides('xo', left)
    const forbidden = same ? own : other
    const closed = new Set<number>()
    for (const edge of edges) {
      const [u = 0, v = 0] = edge.split('-').map(Number)
      if (states[u] === forbidden) closed.add(v)
      if (states[v] === forbidden) closed.add(u)
    }
    return [...states].flatMap((state, at) =>
      closed.has(at) || (state !== '.' && state !== (left ? 'l' : 'r'))
        ? []
        : [[changed(states, { [at]: own }), ...edges].join(' ')],
    )
  },
})

export const colGraph = colouring(true)
export const snortGraph = colouring(false)

function isEdge(edge: string, vertices: number): boolean {
  const [, u = '', v = ''] = /^(\d{1,4})-(\d{1,4})$/.exec(edge) ?? []
  return u !== '' && u !== v && Math.max(Number(u), Number(v)) < vertices
}
