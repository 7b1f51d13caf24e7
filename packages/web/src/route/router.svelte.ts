import { keepPlaces } from './places.ts'
import { hrefOf, parseRoute, type Query, type Route } from './route.ts'

let current = $state.raw<Route>(parseRoute(location.hash))
let kept = $state.raw<unknown>(keptHere())
/** The address that was read or written last. */
let heard = location.hash
const arrive = keepPlaces()
let state: unknown = history.state
// asking for the same address again makes an entry anew that knows nothing of this page
addEventListener('popstate', () => {
  if (history.state === null && location.hash === heard) history.replaceState(state, '')
})
addEventListener('hashchange', () => {
  arrive()
  state = history.state
  heard = location.hash
  current = parseRoute(location.hash)
  kept = keptHere()
})

/** Where the reader is; components follow it. */
export function route(): Route {
  return current
}

/** What a page left behind for the time when the reader comes back to this entry of the history. */
export function keptInHistory(): unknown {
  return kept
}

function keptHere(): unknown {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'kept' in state ? state.kept : undefined
}

/**
 * Writes what the page shows into the address, without a new entry in the history, and what it
 * wants to find there when the reader comes back or loads the page again.
 */
export function showInAddress(query: Query, keep?: unknown): void {
  const { page, name } = current
  // the browser is at another entry before it tells so: that one is not this page's to write to
  if (page === 'missing' || location.hash !== heard) return
  const href = hrefOf(page, name, query)
  const same = href === location.hash
  if (!same || keep !== undefined) history.replaceState({ ...history.state, kept: keep }, '', href)
  state = history.state
  heard = location.hash
  if (!same) current = { page, name, query }
}
