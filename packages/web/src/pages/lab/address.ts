import type { Query } from '../../route/route.ts'

/** The values drawn, or listed in a table. */
export type View = 'picture' | 'table'

/** What the lab is asked: all that its address carries, as text. */
export interface Asked {
  readonly rule: string
  /** The size of the table: `500`, `20x30`. */
  readonly to: string
  readonly position: string
  readonly view: View
}

/** Longer texts are not written into the address: browsers cut them. */
const LONGEST = 4000

/** What an address asks. */
export function askedOf({ rule = '', to = '', p = '', view }: Query): Asked {
  return { rule, to, position: p, view: view === 'table' ? 'table' : 'picture' }
}

/** The query of an address that asks the same; texts that are empty or too long are left out. */
export function queryOf({ rule, to, position, view }: Asked): Query {
  const texts = { rule, to, p: position, view: view === 'table' ? view : '' }
  return Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text !== '' && text.length <= LONGEST),
  )
}
