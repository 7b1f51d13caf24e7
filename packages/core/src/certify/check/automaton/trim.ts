import type { Automaton } from './automaton.ts'
import { Ints } from './growing.ts'

/**
 * Only the states that are reached and lead to acceptance. Where tracks were forgotten, those that
 * remain may have fewer digits than the ones forgotten: then the states that zeros lead to are
 * starts as well.
 */
export function trimmed(a: Automaton): Automaton {
  const live = leading(a)
  const order = new Ints()
  const number = new Int32Array(a.accept.length).fill(-1)
  const reach = (q: number) => {
    if (live[q] === 0 || (number[q] as number) >= 0) return
    number[q] = order.length
    order.push(q)
  }
  for (const q of a.starts) reach(q)
  let starts = order.length
  if (!a.deterministic)
    for (let i = 0; i < order.length; i++) {
      const q = order.items[i] as number
      for (let e = a.first[q] as number; e < (a.first[q + 1] as number); e++)
        if (a.letters[e] === 0) reach(a.targets[e] as number)
      starts = order.length
    }
  for (let i = 0; i < order.length; i++) {
    const q = order.items[i] as number
    for (let e = a.first[q] as number; e < (a.first[q + 1] as number); e++)
      reach(a.targets[e] as number)
  }
  const [first, letters, targets] = [new Ints(), new Ints(), new Ints()]
  first.push(0)
  for (let i = 0; i < order.length; i++) {
    const q = order.items[i] as number
    for (let e = a.first[q] as number; e < (a.first[q + 1] as number); e++) {
      const to = number[a.targets[e] as number] as number
      if (to < 0) continue
      letters.push(a.letters[e] as number)
      targets.push(to)
    }
    first.push(letters.length)
  }
  return {
    ...a,
    starts: Array.from({ length: starts }, (_, i) => i),
    accept: Uint8Array.from(order.taken(), (q) => a.accept[q] as number),
    first: first.taken(),
    letters: letters.taken(),
    targets: targets.taken(),
  }
}

/** Flags of the states from which a word is accepted. */
function leading({ accept, first, targets }: Automaton): Uint8Array {
  const states = accept.length
  const from = new Int32Array(states + 1)
  for (const to of targets) from[to + 1] = (from[to + 1] as number) + 1
  for (let q = 0; q < states; q++) from[q + 1] = (from[q + 1] as number) + (from[q] as number)
  const sources = new Int32Array(targets.length)
  const next = from.slice()
  for (let q = 0; q < states; q++)
    for (let e = first[q] as number; e < (first[q + 1] as number); e++) {
      const to = targets[e] as number
      const at = next[to] as number
      next[to] = at + 1
      sources[at] = q
    }
  const live = accept.slice()
  const list = new Ints()
  for (let q = 0; q < states; q++) if (live[q] === 1) list.push(q)
  for (let i = 0; i < list.length; i++) {
    const q = list.items[i] as number
    for (let e = from[q] as number; e < (from[q + 1] as number); e++) {
      const p = sources[e] as number
      if (live[p] === 1) continue
      live[p] = 1
      list.push(p)
    }
  }
  return live
}
