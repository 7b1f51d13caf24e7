import type { Doing, Option } from './option.ts'

/** A move that names what it touches. */
type Named = Option<{ readonly kind: 'named'; readonly names: readonly string[] }>

/** What has been clicked, the moves that name all of it, and whether that settles one. */
export interface Picked {
  readonly names: readonly string[]
  readonly fitting: readonly number[]
  /** The move that has nothing else to name. */
  readonly settled: number | undefined
}

/** What is picked after a click on a name; a click that fits nothing begins anew. */
export function pickedAfter(
  options: readonly Named[],
  before: readonly string[],
  name: string,
): Picked {
  if (before.includes(name))
    return pickedOf(
      options,
      before.filter((other) => other !== name),
    )
  const more = pickedOf(options, [...before, name])
  return more.fitting.length > 0 ? more : pickedOf(options, [name])
}

function pickedOf(options: readonly Named[], names: readonly string[]): Picked {
  const found = names.length === 0 ? [] : options.filter(({ touch }) => isIn(names, touch.names))
  const [only, more] = found
  const settled = only && !more && isIn(only.touch.names, names) ? only.index : undefined
  return { names, fitting: found.map(({ index }) => index), settled }
}

function isIn(some: readonly string[], all: readonly string[]): boolean {
  return some.every((name) => all.includes(name))
}

/** The moves by what they name, for the marks on a board: those that name one thing alone. */
export function singleNamed(options: readonly Named[]): ReadonlyMap<string, Named> {
  return new Map(
    options.flatMap((option) => {
      const [name, more] = option.touch.names
      return name !== undefined && more === undefined ? [[name, option] as const] : []
    }),
  )
}

/**
 * The best that a move does which names a thing, and all that is picked already where such a move
 * is left.
 */
export function doingAt(
  options: readonly Named[],
  picked: readonly string[],
): ReadonlyMap<string, Doing> {
  const best = new Map<string, Doing>()
  const take = (some: readonly Named[]) => {
    const found = new Map<string, Doing>()
    for (const { touch, does } of some)
      for (const name of does ? touch.names : []) {
        const known = found.get(name)
        if (does && (!known || BETTER.indexOf(does) < BETTER.indexOf(known))) found.set(name, does)
      }
    for (const [name, does] of found) best.set(name, does)
  }
  take(options)
  take(options.filter(({ touch }) => isIn(picked, touch.names)))
  return best
}

/** The best first. */
const BETTER: readonly Doing[] = ['win', 'draw', 'lose']
