/** What the fingers, the mouse and the wheel do to a picture; places are pixels from its corner. */
export interface Gestures {
  pan(across: number, down: number): void
  /** Makes all distances from a place so many times larger. */
  zoom(factor: number, x: number, y: number): void
  tap(x: number, y: number): void
  /** Whether a drag pans: fingers only, unless the mouse has nothing else to do. */
  drags(event: PointerEvent): boolean
}

/** A pointer that moves less than this has tapped. */
const STILL = 5

/** Listens to an element; the function returned ends that. */
export function listen(element: HTMLElement, gestures: Gestures): () => void {
  const pointers = new Map<number, { x: number; y: number }>()
  let travelled = 0
  const ends = new AbortController()
  const { signal } = ends
  const place = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = element.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !gestures.drags(event)) return
    if (pointers.size === 0) travelled = 0
    else travelled = STILL
    pointers.set(event.pointerId, place(event))
    if (event.pointerType === 'mouse') element.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = place(event)
    travelled += Math.hypot(now.x - before.x, now.y - before.y)
    const [other] = [...pointers].filter(([id]) => id !== event.pointerId)
    if (other) {
      const [, { x, y }] = other
      const ratio = Math.hypot(now.x - x, now.y - y) / Math.hypot(before.x - x, before.y - y)
      if (Number.isFinite(ratio) && ratio > 0) gestures.zoom(ratio, x, y)
    } else if (travelled >= STILL) gestures.pan(now.x - before.x, now.y - before.y)
    pointers.set(event.pointerId, now)
  }
  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || travelled >= STILL) return
    const { x, y } = place(event)
    gestures.tap(x, y)
  }
  const wheel = (event: WheelEvent) => {
    // a wheel that meets a picture by chance goes on scrolling the page
    const meant = event.ctrlKey || event.metaKey || element.matches(':focus, :focus *')
    if (!meant) return
    event.preventDefault()
    const { x, y } = place(event)
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) gestures.pan(-event.deltaX, 0)
    else gestures.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), x, y)
  }
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', ({ pointerId }) => pointers.delete(pointerId), {
    signal,
  })
  element.addEventListener('wheel', wheel, { signal, passive: false })
  return () => ends.abort()
}
