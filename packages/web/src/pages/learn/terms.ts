import type { Concept } from '@nimber/lessons'

/** A piece of a text, and the concept that it names where it is a word of the subject. */
export interface Piece {
  readonly text: string
  readonly concept?: Concept
}

/** Names that are words of everyday language as well. */
const COMMON = new Set(['sum', 'sums', 'kernel', '核', '^', 'draw', 'phi', '先手必胜', '先手必败'])

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

interface Names {
  readonly named: ReadonlyMap<string, Concept>
  readonly any: RegExp
}

/** The names of all concepts, made once for all texts. */
const known = new WeakMap<readonly Concept[], Names>()

function namesOf(concepts: readonly Concept[]): Names {
  const named = new Map<string, Concept>()
  for (const concept of concepts)
    for (const name of [concept.name, ...concept.aliases])
      if (!COMMON.has(name)) named.set(name.toLowerCase(), concept)
  // longer names first; a Latin name is a word of its own
  const names = [...named.keys()].sort((a, b) => b.length - a.length).map(escaped)
  const any = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'gi')
  return { named, any }
}

/** The text in pieces: the first time that a concept is named it is one by itself. */
export function termsIn(text: string, concepts: readonly Concept[]): readonly Piece[] {
  if (concepts.length === 0) return [{ text }]
  const names = known.get(concepts) ?? namesOf(concepts)
  known.set(concepts, names)
  const { named, any } = names
  const pieces: Piece[] = []
  const seen = new Set<Concept>()
  let at = 0
  for (const found of text.matchAll(any)) {
    const concept = named.get(found[0].toLowerCase())
    if (!concept || seen.has(concept)) continue
    seen.add(concept)
    pieces.push({ text: text.slice(at, found.index) }, { text: found[0], concept })
    at = found.index + found[0].length
  }
  return [...pieces, { text: text.slice(at) }]
}
