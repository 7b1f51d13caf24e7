import { changed, type Reading, sides } from './reading.ts'

/** A row of cells; `empty` where there are none. */
function strip(
  letters: RegExp,
  options: (cells: string, left: boolean) => readonly string[],
): Reading {
  return {
    isPosition: (text) => text === 'empty' || letters.test(text),
    options: (text, left) =>
      options(text === 'empty' ? '' : text, left).map((cells) => cells || 'empty'),
  }
}

/** The places from 0 on of a text. */
const places = (text: string) => [...text].keys()

/** Left's pieces go to the right, Right's to the left, by one; some may jump over one enemy piece. */
const towards = (pieces: string, jumps: boolean) => (cells: string, left: boolean) => {
  const [own, other] = sides(pieces, left)
  const step = left ? 1 : -1
  const found: string[] = []
  for (const at of places(cells)) {
    if (cells[at] !== own) continue
    const [next, behind] = [cells[at + step], cells[at + 2 * step]]
    if (next === '.') found.push(changed(cells, { [at]: '.', [at + step]: own }))
    if (jumps && next === other && behind === '.')
      found.push(changed(cells, { [at]: '.', [at + 2 * step]: own }))
  }
  return found
}

export const toadsAndFrogs = strip(/^[tf.]+$/, towards('tf', true))
export const elephantsAndRhinos = strip(/^[xo.]+$/, towards('xo', false))

/** A domino topples to one side: it and all on that side go. */
export const topplingDominoes = strip(/^[xoe]+$/, (cells, left) => {
  const [own] = sides('xo', left)
  return [...places(cells)]
    .filter((at) => cells[at] === own || cells[at] === 'e')
    .flatMap((at) => [cells.slice(0, at), cells.slice(at + 1)])
})

/** A piece goes one cell to the left and pushes what stands before it, as far as the first gap. */
export const push = strip(/^[xo.]+$/, (cells, left) => {
  const [own] = sides('xo', left)
  return [...places(cells)]
    .filter((at) => cells[at] === own)
    .map((at) => {
      const gap = cells.lastIndexOf('.', at)
      const pushed = cells.slice(gap < 0 ? 1 : gap + 1, at + 1)
      return `${cells.slice(0, Math.max(0, gap))}${pushed}.${cells.slice(at + 1)}`
    })
})

/** A piece and all that is left of it go one cell to the left. */
export const shove = strip(/^[xo.]+$/, (cells, left) => {
  const [own] = sides('xo', left)
  return [...places(cells)]
    .filter((at) => cells[at] === own)
    .map((at) => `${cells.slice(1, at + 1)}.${cells.slice(at + 1)}`)
})

/** Two neighbouring cells become white, one of which at least has the player's colour. */
export const colouring = strip(/^[xo.]+$/, (cells, left) => {
  const [own] = sides('xo', left)
  return [...places(cells)]
    .filter((at) => at > 0 && (cells[at - 1] === own || cells[at] === own))
    .map((at) => changed(cells, { [at - 1]: '.', [at]: '.' }))
})
