/** What tells that the reader goes elsewhere by hand. */
const BY_HAND = ['wheel', 'touchmove', 'mousedown', 'keydown'] as const

/**
 * Remembers how far each entry of the history was scrolled, and goes there again when the reader
 * comes back: the browser itself does so before the page is there. Gives what is to be called when
 * the reader has come to an entry.
 */
export function keepPlaces(): () => void {
  history.scrollRestoration = 'manual'
  const places = recalled()
  let here = idOf() ?? mark()
  /** How far the page shall be scrolled as soon as it is long enough. */
  let wanted: number | undefined
  const go = () => {
    if (wanted === undefined) return
    scrollTo(0, wanted)
    if (Math.abs(scrollY - wanted) <= 2) wanted = undefined
  }
  new ResizeObserver(go).observe(document.body)
  for (const event of BY_HAND)
    addEventListener(event, () => (wanted = undefined), { passive: true })
  /** Notes where the page is: how far it was scrolled a moment ago has not been told yet. */
  const note = () => {
    if (wanted === undefined) places.set(here, scrollY)
  }
  // a page that is loaded anew, or come back to from elsewhere, is where it was as well
  addEventListener('pagehide', () => {
    note()
    write(places)
  })
  addEventListener('scroll', note, { passive: true })
  const arrive = () => {
    here = idOf() ?? mark()
    wanted = places.get(here) ?? 0
    // the old page is still there now
    requestAnimationFrame(go)
  }
  if (places.has(here)) arrive()
  return () => {
    note()
    arrive()
  }
}

const NAME = 'nimber.places'
/** More places of a visit are not kept. */
const MOST = 100

/** The places of this visit, as far as they were written down. */
function recalled(): Map<number, number> {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? '[]')
    const places = Array.isArray(list) ? list.filter(isPlace) : []
    return new Map(places)
  } catch {
    return new Map() // storage is forbidden, or something else wrote there
  }
}

function isPlace(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((n) => typeof n === 'number')
}

function write(places: ReadonlyMap<number, number>): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify([...places].slice(-MOST)))
  } catch {
    // the places last as long as the page
  }
}

/** The number of the entry; undefined where it is new. */
function idOf(): number | undefined {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('id' in state)) return undefined
  return typeof state.id === 'number' ? state.id : undefined
}

function mark(): number {
  const id = Date.now() + Math.random()
  history.replaceState({ ...history.state, id }, '')
  return id
}
