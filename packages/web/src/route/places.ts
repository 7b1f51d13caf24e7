/** Milliseconds that a page is given to become as long as it was. */
const PATIENCE = 3000

/**
 * Remembers how far each entry of the history was scrolled, and goes there again when the reader
 * comes back: the browser itself does so before the page is there. Gives what is to be called when
 * the reader has come to an entry.
 */
export function keepPlaces(): () => void {
  history.scrollRestoration = 'manual'
  const places = new Map<number, number>()
  let here = idOf() ?? mark()
  let going = false
  addEventListener(
    'scroll',
    () => {
      if (!going) places.set(here, scrollY)
    },
    { passive: true },
  )
  return () => {
    const known = idOf()
    here = known ?? mark()
    const wanted = places.get(here) ?? 0
    const end = performance.now() + PATIENCE
    going = true
    const step = () => {
      scrollTo(0, wanted)
      going = Math.abs(scrollY - wanted) > 2 && performance.now() < end
      if (going) requestAnimationFrame(step)
    }
    // the old page is still there now
    requestAnimationFrame(step)
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
