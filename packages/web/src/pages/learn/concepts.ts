import type { Concept } from '@nimber/lessons'
import { getContext, setContext } from 'svelte'

const KEY = 'concepts'

/** Lets the texts below know the concepts. */
export function setConcepts(concepts: () => readonly Concept[]): void {
  setContext(KEY, concepts)
}

/** Finds the concept of a slug, as far as those above know it. */
export function conceptNamed(): (slug: string) => Concept | undefined {
  const concepts = getContext<(() => readonly Concept[]) | undefined>(KEY)
  return (slug) => concepts?.().find((concept) => concept.slug === slug)
}
