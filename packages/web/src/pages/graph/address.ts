import type { Query } from '../../route/route.ts'

/** What the page is asked: all that its address carries, as text. */
export interface Asked {
  readonly text: string
  readonly starts: string
}

/** Addresses with more characters are cut by some programs. */
const LONGEST = 8000

/** What an address asks. */
export function askedOf({ g = '', s = '' }: Query): Asked {
  return { text: g, starts: s }
}

/** The query of an address that asks the same; undefined where it would be too long. */
export function queryOf({ text, starts }: Asked): Query | undefined {
  if (text.length + starts.length > LONGEST) return undefined
  const query = { ...(text.trim() !== '' && { g: text.trim() }), ...(starts && { s: starts }) }
  return new URLSearchParams(query).toString().length > LONGEST ? undefined : query
}
