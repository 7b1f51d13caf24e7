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
  const fitting = [...new Set(found.map(({ index }) => index))]
  const [exact, more] = found.filter(({ touch }) => isIn(touch.names, names))
  const named = more ? undefined : exact?.index
  return { names, fitting, settled: fitting.length === 1 ? named : undefined, exact: named }
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
export function clickable(options: readonly Named[], chosen: readonly string[], anyOrder = false) {
  const fitting = options.filter(({ touch }) => isIn(chosen, touch.names))
  const next = new Set(
    fitting.flatMap(({ touch: { names } }) => {
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
