import type { Doing, Option } from './option.ts'

/** A move that names what it touches. */
type Named = Option<{ readonly kind: 'named'; readonly names: readonly string[] }>

/** What has been clicked, the moves that name all of it, and whether that settles one. */
export interface Picked {
  readonly names: readonly string[]
  readonly fitting: readonly number[]
  /** The move that has nothing else to name, where no other names more. */
  readonly settled: number | undefined
  /** The move that names this and nothing else, where others name more. */
  readonly exact: number | undefined
}

/**
 * What is picked after a click on a name; a click that fits nothing begins anew. In order, a move is
 * picked by its first name first, and may come back to a name.
 */
export function pickedAfter(
  options: readonly Named[],
  before: readonly string[],
  name: string,
  inOrder = false,
): Picked {
  const more = pickedOf(options, [...before, name], inOrder)
  const at = before.indexOf(name)
  if (at < 0 || inOrder) {
    if (more.fitting.length > 0) return more
    if (at < 0) return pickedOf(options, [name], inOrder)
  }
  return pickedOf(options, inOrder ? before.slice(0, at) : before.toSpliced(at, 1), inOrder)
}

function pickedOf(options: readonly Named[], names: readonly string[], inOrder: boolean): Picked {
  const fits = inOrder ? begins : isIn
  const found = names.length === 0 ? [] : options.filter(({ touch }) => fits(names, touch.names))
  const fitting = [...new Set(found.map(({ index }) => index))]
  const [exact, more] = found.filter(({ touch }) => fits(touch.names, names))
  const named = more ? undefined : exact?.index
  return { names, fitting, settled: fitting.length === 1 ? named : undefined, exact: named }
}

function begins(some: readonly string[], all: readonly string[]): boolean {
  return some.every((name, i) => name === all[i])
}

function isIn(some: readonly string[], all: readonly string[]): boolean {
  return some.every((name) => all.includes(name))
}

/** The moves without those that name the same as one before, which are the same to a player. */
export function distinct(options: readonly Named[]): readonly Named[] {
  const byNames = new Map<string, Named>()
  for (const option of options) {
    const names = option.touch.names.toSorted().join('\n')
    if (!byNames.has(names)) byNames.set(names, option)
  }
  return [...byNames.values()]
}

/**
 * The moves without what all of them name first, such as the square of the only piece, where what
 * they name next is drawn.
 */
export function untold(
  options: readonly Named[],
  isDrawn: (name: string) => boolean = () => true,
): readonly Named[] {
  const [name] = options[0]?.touch.names ?? []
  const goesOn = ({ touch: { names } }: Named) =>
    names[0] === name && names[1] !== undefined && isDrawn(names[1])
  if (!options.every(goesOn)) return options
  return options.map((option) => ({
    ...option,
    touch: { ...option.touch, names: option.touch.names.slice(1) },
  }))
}

/** What may be clicked: what comes next in a move that names all that is chosen; or to begin anew. */
export function clickable(
  options: readonly Named[],
  chosen: readonly string[],
  anyOrder = false,
  inOrder = false,
) {
  const fits = inOrder ? begins : isIn
  const fitting = options.filter(({ touch }) => fits(chosen, touch.names))
  const next = new Set(
    fitting.flatMap(({ touch: { names } }) => {
      if (inOrder) return names.slice(chosen.length, chosen.length + 1)
      const left = names.filter((name) => !chosen.includes(name))
      return anyOrder ? left : left.slice(0, 1)
    }),
  )
  const begin = options.flatMap(({ touch: { names } }) => (anyOrder ? names : names.slice(0, 1)))
  return { next, usable: new Set([...next, ...chosen, ...begin]) }
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
  inOrder = false,
): ReadonlyMap<string, Doing> {
  if (inOrder) {
    const left = options.filter(({ touch }) => begins(picked, touch.names))
    return doingAt(
      left.map((move) => ({
        ...move,
        touch: { ...move.touch, names: move.touch.names.slice(picked.length, picked.length + 1) },
      })),
      [],
    )
  }
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
