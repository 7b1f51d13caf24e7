import { calledExactly, findEntry, gameOf, keyOf } from '../catalogue.ts'
import type { Args, Entry, Game } from '../game.ts'
import { partizanCatalogue } from '../generated/partizan.ts'
import type { PartizanEntry } from './game.ts'
import { playable } from './turns.ts'

/** The games of the catalogue in which the players have different moves, in the order listed. */
export const partizanEntries: readonly PartizanEntry[] = partizanCatalogue

let byName: ReadonlyMap<string, PartizanEntry> | undefined

/** The partizan game of the catalogue with a slug or another of its names. */
export function findPartizan(name: string): PartizanEntry | undefined {
  const called = calledExactly(partizanEntries, name)
  if (called) return called
  byName ??= new Map(
    partizanEntries.flatMap((e) =>
      [e.slug, e.names.zh, ...e.aliases].map((each) => [keyOf(each), e] as const),
    ),
  )
  return byName.get(keyOf(name))
}

/** The game of either catalogue with a slug or another of its names, which no two games share. */
export function findAny(name: string): Entry | PartizanEntry | undefined {
  return calledExactly(partizanEntries, name) ?? findEntry(name) ?? findPartizan(name)
}

/** The game of either catalogue with a slug, as it is played: where it is partizan, by turns. */
export function playableOf(slug: string, args: Args = {}): Game<unknown> {
  const entry = partizanEntries.find((each) => each.slug === slug)
  return entry ? playable(entry.make(args)) : gameOf(slug, args)
}
