/** Where the dots and arrows of a graph are drawn. */
export interface Drawn {
  readonly width: number
  readonly height: number
  readonly nodes: readonly {
    readonly name: string
    readonly x: number
    readonly y: number
    readonly tokens: number
  }[]
  readonly edges: readonly { readonly key: string; readonly path: string }[]
}

const [STEP, ROW, MARGIN, RADIUS] = [90, 56, 24, 17]

/** The drawing of a position such as `0>1 0>2 at 0`: each dot stands right of all that lead to it. */
export function drawnGraph(position: string): Drawn {
  const [graph = '', at = ''] = position.split(/\s*at\s*/)
  const edges = graph.split(/\s+/).flatMap((text) => {
    const [from, to] = text.split('>')
    return from !== undefined && to !== undefined ? [{ from, to }] : []
  })
  const tokens = at.split(/\s+/).filter((name) => name !== '')
  const names = [...new Set([...edges.flatMap(({ from, to }) => [from, to]), ...tokens])].sort(
    (a, b) => Number(a) - Number(b),
  )
  const depth = new Map(names.map((name) => [name, 0]))
  const depthOf = (name: string) => depth.get(name) ?? 0
  // as many rounds as there are dots: no walk is longer
  for (const _ of names)
    for (const { from, to } of edges) depth.set(to, Math.max(depthOf(to), depthOf(from) + 1))
  const last = Math.max(...depth.values())
  const layers = [...Array(last + 1).keys()].map((column) =>
    names.filter((name) => depthOf(name) === column),
  )
  const tallest = Math.max(...layers.map((layer) => layer.length))
  const height = 2 * MARGIN + ROW * (tallest + 1)
  const place = new Map(
    layers.flatMap((layer, column) =>
      layer.map((name, i) => {
        const y = height / 2 + ROW * (i - (layer.length - 1) / 2)
        return [name, { x: MARGIN + STEP * column, y }] as const
      }),
    ),
  )
  const at0 = { x: 0, y: 0 }
  return {
    width: 2 * MARGIN + STEP * last,
    height,
    nodes: names.map((name) => ({
      name,
      ...(place.get(name) ?? at0),
      tokens: tokens.filter((other) => other === name).length,
    })),
    edges: edges.map(({ from, to }, i) => {
      const skipped = depthOf(to) - depthOf(from) - 1
      const [a, b] = [place.get(from) ?? at0, place.get(to) ?? at0]
      const others = [...place].flatMap(([name, at]) => (name === from || name === to ? [] : [at]))
      // arrows that skip a layer bend around the dots between, where there is more room
      const bends = [-0.75, 0.75, -1.25, 1.25].map((part) => part * skipped * ROW)
      const room = (bend: number) => Math.min(...others.map((at) => distance(a, b, bend, at)))
      const free = bends.filter((bend) => room(bend) > RADIUS + 6)
      const bend = free[i % 2 === 0 ? 0 : free.length > 1 ? 1 : 0] ?? bends[i % 2] ?? 0
      return { key: `${from}>${to}`, path: arrow(a, b, bend) }
    }),
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Where a curve is drawn to. */
function middleOf(a: Point, b: Point, bend: number): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + bend }
}

/** How near a curve comes to a dot. */
function distance(a: Point, b: Point, bend: number, dot: Point): number {
  const m = middleOf(a, b, bend)
  const steps = Array.from({ length: 17 }, (_, i) => i / 16)
  const on = (from: number, by: number, to: number, t: number) =>
    (1 - t) ** 2 * from + 2 * t * (1 - t) * by + t ** 2 * to
  return Math.min(
    ...steps.map((t) => Math.hypot(on(a.x, m.x, b.x, t) - dot.x, on(a.y, m.y, b.y, t) - dot.y)),
  )
}

/** A curve from the rim of one dot to that of another. */
function arrow(a: Point, b: Point, bend: number): string {
  const middle = middleOf(a, b, bend)
  const [from, to] = [rim(a, middle), rim(b, middle)]
  return `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`
}

function rim(centre: Point, towards: Point): Point {
  const [dx, dy] = [towards.x - centre.x, towards.y - centre.y]
  const length = Math.hypot(dx, dy) || 1
  return { x: centre.x + (RADIUS * dx) / length, y: centre.y + (RADIUS * dy) / length }
}
