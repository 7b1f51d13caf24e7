import type { Sketch } from './sketch.ts'

/** Where a node stands, as shares of the room across and down. */
export interface Place {
  readonly x: number
  readonly y: number
}

const ROUNDS = 300

/**
 * Places for the nodes of a small graph, the same ones each time: nodes push one another away and
 * arrows pull their ends together (T. Fruchterman, E. Reingold, Graph drawing by force-directed
 * placement, 1991).
 */
export function arranged({ names, edges }: Sketch, aspect: number): ReadonlyMap<string, Place> {
  const count = names.length
  const numbers = new Map(names.map((name, i) => [name, i]))
  const at = names.map((_, i) => {
    const angle = (2 * Math.PI * i) / count + 0.3
    return { x: aspect * Math.cos(angle), y: Math.sin(angle) }
  })
  const ideal = 1.6 * Math.sqrt(aspect / Math.max(1, count))
  for (let round = 0; round < ROUNDS; round++) {
    const push = at.map(() => ({ x: 0, y: 0 }))
    const force = (i: number, j: number, strength: (far: number) => number) => {
      const [a, b] = [at[i], at[j]]
      const [p, q] = [push[i], push[j]]
      if (!a || !b || !p || !q || i === j) return
      const [dx, dy] = [a.x - b.x, a.y - b.y]
      const far = Math.max(0.01, Math.hypot(dx, dy))
      const by = strength(far) / far
      p.x += dx * by
      p.y += dy * by
      q.x -= dx * by
      q.y -= dy * by
    }
    for (let i = 0; i < count; i++)
      for (let j = 0; j < i; j++) force(i, j, (far) => ideal ** 2 / far)
    for (const [u, v] of edges)
      force(numbers.get(u) ?? 0, numbers.get(v) ?? 0, (far) => -(far ** 2) / ideal)
    const heat = 0.2 * (1 - round / ROUNDS)
    for (const [i, place] of at.entries()) {
      const { x = 0, y = 0 } = push[i] ?? {}
      const far = Math.max(0.001, Math.hypot(x, y))
      place.x += (x / far) * Math.min(far, heat)
      place.y += (y / far) * Math.min(far, heat)
      // what hangs together with nothing must not fly away
      place.x -= 0.01 * place.x
      place.y -= 0.01 * place.y
    }
  }
  return new Map(names.map((name, i) => [name, inside(at, i)]))
}

/** The place stretched so that all of them fill the room. */
function inside(at: readonly Place[], i: number): Place {
  const share = (axis: 'x' | 'y') => {
    const all = at.map((place) => place[axis])
    const [low, high] = [Math.min(...all), Math.max(...all)]
    return high - low < 0.05 ? 0.5 : ((at[i]?.[axis] ?? 0) - low) / (high - low)
  }
  return { x: share('x'), y: share('y') }
}

const GRID = 9

/** A free place for one more node: the one of a grid that is farthest from all nodes. */
export function freePlace(taken: Iterable<Place>, aspect: number): Place {
  const others = [...taken]
  let best = { x: 0.5, y: 0.5, far: -1 }
  for (let i = 0; i <= GRID; i++)
    for (let j = 0; j <= GRID; j++) {
      const [x, y] = [i / GRID, j / GRID]
      const far = Math.min(4, ...others.map((o) => Math.hypot(aspect * (o.x - x), o.y - y)))
      if (far > best.far + 1e-9) best = { x, y, far }
    }
  return others.length === 0 ? { x: 0.5, y: 0.5 } : best
}
