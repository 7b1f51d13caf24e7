import type { Attachment } from 'svelte/attachments'

/** The most that a board is enlarged. */
const MOST = 4

/** Enlarges a board as far as its place has room, as on a projector. */
export const enlarged: Attachment<HTMLElement> = (board) => {
  const place = board.parentElement
  const fit = () => {
    board.style.zoom = ''
    board.style.width = 'max-content'
    board.style.maxWidth = '100%'
    board.style.marginInline = 'auto'
    board.style.textAlign = 'start'
    const { scrollWidth, scrollHeight } = board
    const room = innerHeight - board.getBoundingClientRect().top - BELOW
    const width = (place?.clientWidth ?? innerWidth) / Math.max(1, scrollWidth)
    board.style.zoom = `${Math.min(MOST, Math.max(1, Math.min(width, room / scrollHeight)))}`
  }
  fit()
  addEventListener('resize', fit)
  return () => {
    removeEventListener('resize', fit)
    for (const name of SET) board.style.removeProperty(name)
  }
}

/** What is set on an enlarged board, which stands in the middle. */
const SET = ['zoom', 'width', 'max-width', 'margin-inline', 'text-align']

/** Pixels that the buttons under a board need. */
const BELOW = 170
