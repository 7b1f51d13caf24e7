import { hrefOf, parseRoute, type Query, type Route } from './route.ts'

let current = $state.raw<Route>(parseRoute(location.hash))
addEventListener('hashchange', () => {
  current = parseRoute(location.hash)
})

/** Where the reader is; components follow it. */
export function route(): Route {
  return current
}

/** Writes what the page shows into the address, without a new entry in the history. */
export function showInAddress(query: Query): void {
  const { page, name } = current
  if (page === 'missing') return
  const href = hrefOf(page, name, query)
  if (href === location.hash) return
  history.replaceState(null, '', href)
  current = { page, name, query }
}
