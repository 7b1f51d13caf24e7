import { type Digraph, reversed } from './digraph.ts'

/**
 * The Grundy value of each node of a graph without cycles, the least number that no follower has;
 * undefined where there is a cycle. From the ends backwards, so no path is too long for it.
 */
export function acyclicValues(graph: Digraph): Int32Array | undefined {
  const { nodes, offsets, targets } = graph
  const back = reversed(graph)
  const open = new Uint32Array(nodes)
  const queue = new Uint32Array(nodes)
  let ready = 0
  for (let v = 0; v < nodes; v++) {
    open[v] = (offsets[v + 1] as number) - (offsets[v] as number)
    if (open[v] === 0) queue[ready++] = v
  }
  const values = new Int32Array(nodes)
  const met = new Int32Array(nodes + 1).fill(-1) // the last node that has a follower of this value
  for (let i = 0; i < ready; i++) {
    const v = queue[i] as number
    for (let j = offsets[v] as number; j < (offsets[v + 1] as number); j++)
      met[values[targets[j] as number] as number] = v
    let value = 0
    while (met[value] === v) value++
    values[v] = value
    for (let j = back.offsets[v] as number; j < (back.offsets[v + 1] as number); j++) {
      const u = back.targets[j] as number
      if (--(open[u] as number) === 0) queue[ready++] = u
    }
  }
  return ready === nodes ? values : undefined
}
