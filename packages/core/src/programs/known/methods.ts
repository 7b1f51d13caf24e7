import type { Method } from './method.ts'
import { method as approach } from './methods/approach.ts'
import { method as elephantsAndRhinos } from './methods/elephants-and-rhinos.ts'
import { method as hackenbush } from './methods/hackenbush.ts'
import { method as maundyCake } from './methods/maundy-cake.ts'
import { method as shove } from './methods/shove.ts'

/** The methods of theorems that are no formulas, by the slugs of their games. */
const METHODS: Readonly<Record<string, Method>> = {
  approach,
  'elephants-and-rhinos': elephantsAndRhinos,
  hackenbush,
  'maundy-cake': maundyCake,
  shove,
}

/** How a program decides the game of a slug, where its theorem is a method. */
export function methodOf(slug: string): Method | undefined {
  return METHODS[slug]
}
