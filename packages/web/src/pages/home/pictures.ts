import { Solver } from '../../worker/solver.ts'
import type { Picture } from '../../worker/tasks/picture.ts'

/** A worker of their own, so that pictures never keep a match waiting. */
const solver = new Solver()
const made = new Map<string, Promise<Picture | undefined>>()

/** Pictures come last: what the reader can use at once is loaded before. */
const quiet = new Promise<void>((resolve) => {
  setTimeout(resolve, 2500)
})

/** The picture of a game, worked out once a visit; undefined where it takes too long. */
export function pictureOf(game: string): Promise<Picture | undefined> {
  const known = made.get(game)
  if (known) return known
  const picture = quiet
    .then(() => solver.call('picture', game, { limit: 10_000 }))
    .catch(() => undefined)
  made.set(game, picture)
  return picture
}
