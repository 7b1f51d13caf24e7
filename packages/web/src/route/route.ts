/** A page of the workbench and what its address says; every part of it is only text. */
export interface Route {
  readonly page: Page
  /** What stands behind the page: a game, or the id of a problem. */
  readonly name: string
  readonly query: Query
}

export type Page = 'home' | 'learn' | 'game' | 'lab' | 'graph' | 'problems' | 'surveys' | 'missing'
export type Query = Readonly<Record<string, string>>

/** Longer addresses are not read: nobody writes them. */
const LONGEST = 20_000

/** The route of the part of an address from `#` on. */
export function parseRoute(hash: string): Route {
  if (hash.length > LONGEST) return { page: 'missing', name: '', query: {} }
  const [path = '', search = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s)
  const [first = '', ...rest] = path.split('/')
  const name = decoded(rest.join('/'))
  const query: Query = Object.fromEntries(new URLSearchParams(search))
  switch (first) {
    case '':
      return { page: 'home', name: '', query }
    case 'game':
      return { page: name === '' ? 'missing' : 'game', name, query }
    case 'lab':
    case 'graph':
    case 'problems':
    case 'surveys':
    case 'learn':
      return { page: first, name, query }
    default:
      return { page: 'missing', name: '', query: {} }
  }
}

/** Whether the page stands in another one, which has a header of its own. */
export const embedded = (): boolean => location.pathname.endsWith('/embed.html')

/** The address of a page, for the href of a link: `#/game/nim?p=3+5+7`. */
export function hrefOf(page: Exclude<Page, 'missing'>, name = '', query: Query = {}): string {
  const path = page === 'home' ? '' : name === '' ? page : `${page}/${encodeURIComponent(name)}`
  const search = new URLSearchParams(query).toString()
  return `#/${path}${search && `?${search}`}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // a stray % stands for itself
  }
}
