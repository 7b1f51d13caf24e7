import type { Meter } from '../../model/errors.ts'
import type { Move } from '../../model/moves.ts'

/** A game of several parts in which one must move in every part that allows it. */
export interface EveryPart<C> {
  /** What a move leaves of a part; none where the part is over. */
  options(part: C): Iterable<C>
  /** How the change of part number `index` (from 1) is told. */
  tell(index: number, from: C, to: C): { readonly en: string; readonly zh: string }
}

interface Choice<C> {
  readonly at: number
  readonly to: C
}

/** All ways to choose one member of each list that are kept; a way is dropped as soon as it is not. */
function* everyWay<C>(
  lists: readonly Iterable<Choice<C>>[],
  keeps: (chosen: readonly Choice<C>[]) => boolean,
  chosen: readonly Choice<C>[] = [],
): Generator<readonly Choice<C>[]> {
  if (!keeps(chosen)) return
  const list = lists[chosen.length]
  if (!list) return yield chosen
  for (const choice of list) yield* everyWay(lists, keeps, [...chosen, choice])
}

/** For each part that is not over, what it can become. */
function choicesOf<C>(parts: readonly C[], { options }: EveryPart<C>): Iterable<Choice<C>>[] {
  return parts
    .map((part, at) => ({
      // there may be more than memory holds
      *[Symbol.iterator]() {
        for (const to of options(part)) yield { at, to }
      },
    }))
    .filter((list) => !list[Symbol.iterator]().next().done)
}

function after<C>(
  parts: readonly C[],
  choices: readonly Choice<C>[],
  { tell }: EveryPart<C>,
): Move<readonly C[]> {
  const to = [...parts]
  for (const choice of choices) to[choice.at] = choice.to
  const told = choices.map((choice) => tell(choice.at + 1, parts[choice.at] as C, choice.to))
  return {
    text: { en: told.map(({ en }) => en).join('; '), zh: told.map(({ zh }) => zh).join('；') },
    to,
  }
}

/** All moves of a position. */
export function* everyMoves<C>(
  parts: readonly C[],
  game: EveryPart<C>,
): Generator<Move<readonly C[]>> {
  const lists = choicesOf(parts, game)
  if (lists.length === 0) return
  for (const choices of everyWay(lists, () => true)) yield after(parts, choices, game)
}

/** The moves after which the part that lasts longest has an even number of steps. */
export function* everyWinning<C>(
  parts: readonly C[],
  game: EveryPart<C>,
  stepsAt: (part: C) => bigint,
  meter: Meter,
): Generator<Move<readonly C[]>> {
  const lists = choicesOf(parts, game).map((list) => {
    const choices: Choice<C>[] = []
    for (const choice of list) {
      meter.tick()
      choices.push(choice)
    }
    return choices
  })
  const stepOf = ({ to }: Choice<C>) => stepsAt(to)
  const found = new Set(lists.flatMap((list) => list.map(stepOf)))
  const even = [...found].filter((steps) => steps % 2n === 0n)
  for (const longest of even.sort((a, b) => (a < b ? -1 : 1))) {
    const allowed = lists.map((list) => list.filter((choice) => stepOf(choice) <= longest))
    if (allowed.some((list) => list.length === 0)) continue
    const later = allowed.map((_, i) =>
      allowed.slice(i).some((list) => list.some((choice) => stepOf(choice) === longest)),
    )
    const ways = everyWay(allowed, (chosen) => {
      meter.tick()
      return chosen.some((c) => stepOf(c) === longest) || (later[chosen.length] ?? false)
    })
    for (const choices of ways) yield after(parts, choices, game)
  }
}

/** The steps that a part lasts, from those of its options: its winner delays, its loser hurries. */
export function stepsAfter(options: Iterable<bigint>): bigint {
  let [most, least] = [-1n, -1n]
  for (const steps of options) {
    if (steps % 2n === 0n) most = steps > most ? steps : most
    else if (least < 0n || steps < least) least = steps
  }
  return most >= 0n ? most + 1n : least >= 0n ? least + 1n : 0n
}
