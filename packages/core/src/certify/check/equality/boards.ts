import { changed, type Reading, sides } from './reading.ts'

/** A board: rows with a bar behind each but the last, so that a step to a bar leaves the board. */
function board(letters: RegExp, options: Reading['options']): Reading {
  return {
    isPosition(text) {
      const rows = text.split('|')
      return text === 'empty' || rows.every((r) => r.length === rows[0]?.length && letters.test(r))
    },
    options: (text, left) => (text === 'empty' ? [] : options(text, left)),
  }
}

/** From a place to that below it. */
const down = (text: string) => `${text}|`.indexOf('|') + 1

const beside = (text: string, at: number) => {
  const row = down(text)
  return [at - row, at - 1, at + 1, at + row]
}

/** Left covers two free cells one above the other, Right two side by side. */
export const domineering = board(/^[.#]+$/, (text, left) => {
  const step = left ? down(text) : 1
  return places(text, '.').flatMap((at) =>
    text[at + step] === '.' ? [changed(text, { [at]: '#', [at + step]: '#' })] : [],
  )
})

/** A piece takes an enemy piece beside it. */
export const clobber = board(/^[.#xo]+$/, (text, left) => {
  const [own, other] = sides('xo', left)
  return places(text, own).flatMap((at) =>
    beside(text, at)
      .filter((to) => text[to] === other)
      .map((to) => changed(text, { [at]: '.', [to]: own })),
  )
})

/** A piece jumps over an enemy piece into the empty cell behind, and may go on in its direction. */
export const konane = board(/^[.#xo]+$/, (text, left) => {
  const [own, other] = sides('xo', left)
  const found: string[] = []
  for (const at of places(text, own))
    for (const next of beside(text, at)) {
      const step = next - at
      let now = text
      for (let a = at; now[a + step] === other && now[a + 2 * step] === '.'; a += 2 * step) {
        now = changed(now, { [a]: '.', [a + step]: '.', [a + 2 * step]: own })
        found.push(now)
      }
    }
  return found
})

/** Boards of Amazons with more places, bars among them, have too many moves. */
const MOST_OF_AMAZONS = 110

/** A queen moves over empty cells in a straight line and shoots an arrow likewise from there. */
const queens = board(/^[.#xo]+$/, (text, left) => {
  const [own] = sides('xo', left)
  const row = down(text)
  const lines = [1, row - 1, row, row + 1].flatMap((step) => [step, -step])
  const reached = (now: string, from: number): number[] =>
    lines.flatMap((step) => {
      const found: number[] = []
      for (let to = from + step; now[to] === '.'; to += step) found.push(to)
      return found
    })
  return places(text, own).flatMap((from) =>
    reached(text, from).flatMap((to) => {
      const moved = changed(text, { [from]: '.', [to]: own })
      return reached(moved, to).map((arrow) => changed(moved, { [arrow]: '#' }))
    }),
  )
})

export const amazons: Reading = {
  isPosition: (text) => text.length <= MOST_OF_AMAZONS && queens.isPosition(text),
  options: queens.options,
}

/** A cell is coloured; in Col no cell beside it has the same colour, in Snort none the other. */
const colouring = (same: boolean) =>
  board(/^[.#xolr]+$/, (text, left) => {
    const [own, other] = sides('xo', left)
    const forbidden = same ? own : other
    return [...places(text, '.'), ...places(text, left ? 'l' : 'r')]
      .filter((at) => beside(text, at).every((next) => text[next] !== forbidden))
      .map((at) => changed(text, { [at]: own }))
  })

export const col = colouring(true)
export const snort = colouring(false)

/** A piece is put on an empty cell so that all groups of equal pieces keep an empty cell beside them. */
export const nogo = board(/^[.#xo]+$/, (text, left) => {
  const [own] = sides('xo', left)
  return places(text, '.')
    .map((at) => changed(text, { [at]: own }))
    .filter((after) =>
      [...places(after, 'x'), ...places(after, 'o')].every((at) => lives(after, at)),
    )
})

/** Whether the group of equal pieces at a place has an empty cell beside it. */
function lives(text: string, at: number): boolean {
  const group = new Set([at])
  // a set gives also what is added to it on the way
  for (const place of group)
    for (const next of beside(text, place)) {
      if (text[next] === '.') return true
      if (text[next] === text[at]) group.add(next)
    }
  return false
}

/** The places where a letter stands. */
function places(text: string, letter: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(letter); at >= 0; at = text.indexOf(letter, at + 1)) found.push(at)
  return found
}
