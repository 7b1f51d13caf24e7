import type { Attachment } from 'svelte/attachments'

/** What is seen to move on a board. */
const PIECES = ':is(.stone, .token, .piece):not([data-ghost])'
const SLIDE = { duration: 280, easing: 'ease-in-out' } as const
/** More pieces move at once: a board that is drawn anew is not a move. */
const MOST = 60

interface Seen {
  readonly element: HTMLElement
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Whether the reader wants to see motion. */
const still = matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Shows how the pieces of a board come to their new places: a piece that is gone from one place and
 * there at another one slides, and one that is gone altogether rises and fades. Boards know nothing
 * of it.
 */
export const moving: Attachment<HTMLElement> = (board) => {
  let before = seenIn(board)
  const watch = new MutationObserver(() => {
    const after = seenIn(board)
    if (!still.matches) show(board, before, after)
    before = after
  })
  watch.observe(board, { childList: true, subtree: true })
  return () => watch.disconnect()
}

function seenIn(board: HTMLElement): readonly Seen[] {
  const { left, top } = board.getBoundingClientRect()
  return Array.from(board.querySelectorAll<HTMLElement>(PIECES), (element) => {
    const box = element.getBoundingClientRect()
    const { width, height } = box
    return { element, x: Math.round(box.left - left), y: Math.round(box.top - top), width, height }
  })
}

function show(board: HTMLElement, before: readonly Seen[], after: readonly Seen[]): void {
  const key = ({ x, y }: Seen) => `${x} ${y}`
  const [were, are] = [new Set(before.map(key)), new Set(after.map(key))]
  const gone = before.filter((one) => !are.has(key(one)))
  const come = after.filter((one) => !were.has(key(one)))
  if (gone.length === 0 || gone.length > MOST || come.length > gone.length) return
  for (const [i, { element, x, y }] of come.entries()) {
    const from = gone[i]
    if (!from) continue
    element.animate(
      [{ transform: `translate(${from.x - x}px, ${from.y - y}px)`, opacity: 1 }, { opacity: 1 }],
      SLIDE,
    )
  }
  for (const one of gone.slice(come.length)) lift(board, one)
}

/** A picture of a piece that has been taken, on its way up. */
function lift(board: HTMLElement, { element, x, y, width, height }: Seen): void {
  const ghost = document.createElement('span')
  ghost.className = element.className
  ghost.ariaHidden = 'true'
  Object.assign(ghost.style, {
    position: 'absolute',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: 'none',
    animation: 'none',
  })
  ghost.dataset.ghost = ''
  board.append(ghost)
  const flight = ghost.animate(
    [{ transform: 'none' }, { transform: 'translateY(-1.5rem)', opacity: 0 }],
    { duration: 350, easing: 'ease-in' },
  )
  flight.onfinish = () => ghost.remove()
}
