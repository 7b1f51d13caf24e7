import type { Automaton } from './automaton.ts'
import { join, without } from './join.ts'
import type { Numbers } from './numbers.ts'

/** All of some relations at once, over some names: others are forgotten as soon as nothing more names them. */
export function conjunction(
  parts: readonly Automaton[],
  names: readonly string[],
  numbers: Numbers,
): Automaton {
  const left = [...parts]
  let made = left.shift() as Automaton
  const drop = (tracks: readonly string[]) =>
    tracks.filter((t) => !names.includes(t) && !left.some((part) => part.tracks.includes(t)))
  const early = drop(made.tracks)
  if (early.length > 0) made = without(made, early, numbers)
  while (left.length > 0) {
    // what shares tracks and adds the fewest comes first
    const added = ({ tracks }: Automaton) => {
      const more = tracks.filter((t) => !made.tracks.includes(t)).length
      return more === tracks.length && more > 0 ? Number.POSITIVE_INFINITY : more
    }
    const at = left.reduce(
      (best, part, i) => (added(part) < added(left[best] as Automaton) ? i : best),
      0,
    )
    const [part] = left.splice(at, 1) as [Automaton]
    made = join(made, part, numbers, drop([...new Set([...made.tracks, ...part.tracks])]))
  }
  for (const name of names)
    if (!made.tracks.includes(name)) made = join(made, numbers.any(name), numbers)
  return made
}
