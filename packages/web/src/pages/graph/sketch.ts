/** A graph as it is drawn: the names of its nodes and its arrows. */
export interface Sketch {
  readonly names: readonly string[]
  readonly edges: readonly Edge[]
}

export type Edge = readonly [string, string]

export const BLANK: Sketch = { names: [], edges: [] }

/** The sketch with an arrow more; each is there once. */
export function withEdge(sketch: Sketch, [from, to]: Edge): Sketch {
  if (sketch.edges.some(([u, v]) => u === from && v === to)) return sketch
  return { ...sketch, edges: [...sketch.edges, [from, to]] }
}

/** The sketch without an arrow. */
export function withoutEdge({ names, edges }: Sketch, [from, to]: Edge): Sketch {
  return { names, edges: edges.filter(([u, v]) => u !== from || v !== to) }
}

/** The sketch without a node and the arrows at it. */
export function withoutNode({ names, edges }: Sketch, name: string): Sketch {
  return {
    names: names.filter((other) => other !== name),
    edges: edges.filter(([u, v]) => u !== name && v !== name),
  }
}

/** A name for a new node: the next number where all names are numbers, else the next letter. */
export function freshName({ names }: Sketch): string {
  const taken = new Set(names)
  const numbers = names.length > 0 && names.every((name) => /^\d{1,6}$/.test(name))
  for (let i = 0; ; i++) {
    const letter = String.fromCharCode(97 + (i % 26))
    const name = numbers ? `${i}` : i < 26 ? letter : `${letter}${Math.floor(i / 26)}`
    if (!taken.has(name)) return name
  }
}

const KEYWORDS = ['strict', 'graph', 'digraph', 'subgraph', 'node', 'edge']

/** The sketch in the DOT language; in JSON where a name cannot be written there. */
export function textOf({ names, edges }: Sketch): string {
  if (names.length === 0) return ''
  if (names.some((name) => name.includes('\\'))) return JSON.stringify({ nodes: names, edges })
  const ends = new Set(edges.flat())
  const alone = names.filter((name) => !ends.has(name))
  const lines = [
    ...alone.map(dotName),
    ...edges.map(([from, to]) => `${dotName(from)} -> ${dotName(to)}`),
  ]
  return `digraph {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`
}

/** A name as DOT has it: in quotes where it is not a plain word. */
function dotName(name: string): string {
  const plain = /^[\p{L}_\d.]+$/u.test(name) && !KEYWORDS.includes(name.toLowerCase())
  return plain ? name : `"${name.replaceAll('"', '\\"')}"`
}
