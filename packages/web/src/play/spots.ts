import type { Attachment } from 'svelte/attachments'

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Makes the places of a board (elements with data-spot) one stop of the tab key, among which the
 * arrow keys go to the nearest one in their direction.
 */
export const spots: Attachment<HTMLElement> = (board) => {
  const all = () => [...board.querySelectorAll<HTMLElement | SVGElement>('[data-spot]')]
  const enter = (spot: HTMLElement | SVGElement | undefined) => {
    for (const other of all()) other.tabIndex = other === spot ? 0 : -1
  }
  const settle = () => {
    const list = all()
    if (!list.some((spot) => spot.tabIndex === 0)) enter(list[0])
    else
      enter(
        list.find((spot) => spot === document.activeElement) ?? list.find((s) => s.tabIndex === 0),
      )
  }
  const onKey = (event: KeyboardEvent) => {
    const here = all().find((spot) => spot === event.target)
    if (!here) return
    const direction = DIRECTIONS[event.key]
    const next = direction && nearest(here, all(), direction)
    if (!direction) return
    event.preventDefault()
    if (!next) return
    enter(next)
    next.focus()
  }
  const onFocus = (event: FocusEvent) => {
    const spot = all().find((s) => s === event.target)
    if (spot) enter(spot)
  }
  settle()
  const watch = new MutationObserver(settle)
  watch.observe(board, { childList: true, subtree: true })
  board.addEventListener('keydown', onKey)
  board.addEventListener('focusin', onFocus)
  return () => {
    watch.disconnect()
    board.removeEventListener('keydown', onKey)
    board.removeEventListener('focusin', onFocus)
  }
}

/** The nearest place in a direction; what lies aside counts as three times as far. */
function nearest<T extends Element>(
  here: T,
  places: readonly T[],
  [dx, dy]: readonly [number, number],
): T | undefined {
  const from = centre(here)
  let best: { place: T; far: number } | undefined
  for (const place of places) {
    const to = centre(place)
    const [x, y] = [to.x - from.x, to.y - from.y]
    const ahead = x * dx + y * dy
    if (place === here || ahead < 2) continue
    const far = ahead + 3 * Math.abs(x * dy + y * dx)
    if (!best || far < best.far) best = { place, far }
  }
  return best?.place
}

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
