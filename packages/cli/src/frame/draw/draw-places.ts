import type { Pile, PilesLook } from '@nimber/core'
import { bold, cyan, dim, pad, widthOf, yellow } from '../terminal.ts'
import type { Style } from './style.ts'
import { drawWords } from './words.ts'

/** More rows, steps or vertices are not drawn. */
const MOST_LINES = 20
/** Larger numbers would take the room of what they stand beside. */
const LARGEST = 10n ** 9n

/** What a pile is called: heap 1, row 2, step 3, bottle 4, or by its own name. */
export function nameOfPile(
  { board, noun }: Pick<PilesLook, 'board' | 'noun'>,
  label: string,
  { lang }: Style,
): string {
  const say = drawWords[lang]
  if (noun) return say.pile(noun[lang], label)
  if (!/^\d+$/.test(label)) return label
  if (board === 'stairs') return say.step(label)
  if (board === 'bar') return say.line(label)
  return board === 'rows' ? say.row(label) : say.heap(label)
}

/** Piles where they lie: the steps of a staircase, squares, a tree; undefined for all others. */
export function drawPlaces(look: PilesLook, style: Style): readonly string[] | undefined {
  const { board, piles, places } = look
  if (piles.length > MOST_LINES || piles.some(({ size }) => size > LARGEST)) return undefined
  if (board === 'stairs') return drawStairs(piles, style)
  if (board !== 'places' || !places || typeof places.on === 'string') return undefined
  return 'columns' in places.on
    ? drawSquares(piles, places.on.columns, style)
    : drawTree(piles, places.on.parents, style)
}

/** The steps from the highest down to the ground, each with its coins. */
function drawStairs(piles: readonly Pile[], style: Style): readonly string[] | undefined {
  const { lang, unicode, columns } = style
  const say = drawWords[lang]
  const name = (label: string) => nameOfPile({ board: 'stairs' }, label, style)
  const names = Math.max(...piles.map(({ label }) => widthOf(name(label))))
  // every riser stands on the end of the step below it
  const [rise, tread, end] = unicode ? ['┌', '──', '┘'] : ['.', '--', "'"]
  if (names + 3 * piles.length + 24 > columns) return undefined
  const lines = piles.map(({ label, size }, i) => {
    const top = i === piles.length - 1
    const stair = `${' '.repeat(3 * (i + 1))}${rise}${tread}${top ? tread.slice(1) : end}`
    const width = 3 * (piles.length + 1) + 1
    const room = columns - names - width - `${size}`.length - 8
    const coins = size > BigInt(Math.max(0, room)) ? '' : drawCoins(size, unicode)
    return `  ${cyan(pad(name(label), names))}  ${dim(stair.padEnd(width))}  ${bold(`${size}`)}  ${yellow(coins)}`.trimEnd()
  })
  return [
    ...lines.reverse(),
    `  ${dim(`${pad(say.ground, names)}  ${tread}${tread.slice(1)}${end}`)}`,
  ]
}

function drawCoins(size: bigint, unicode: boolean): string {
  return (unicode ? '●' : 'o').repeat(Number(size))
}

/** The numbers of coins on the squares of a board; the corner where they end has a star. */
function drawSquares(
  piles: readonly Pile[],
  columns: number,
  { unicode, columns: room }: Style,
): readonly string[] | undefined {
  const digits = Math.max(...piles.map(({ size }) => `${size}`.length))
  const heads = Array.from({ length: columns }, (_, c) => `c${c + 1}`)
  const wide = Math.max(digits + 1, ...heads.map((head) => head.length))
  if (columns * (wide + 2) + 8 > room) return undefined
  const rows = Array.from({ length: piles.length / columns }, (_, r) =>
    piles.slice(r * columns, (r + 1) * columns),
  )
  const last = unicode ? '★' : '*'
  const names = `r${rows.length}`.length
  return [
    `  ${' '.repeat(names)}${dim(heads.map((head) => `  ${head.padStart(wide)}`).join(''))}`,
    ...rows.map((row, r) => {
      const cells = row.map(({ size }, c) => {
        const end = r === rows.length - 1 && c === columns - 1
        const number = `${size}${end ? last : ''}`.padStart(wide)
        return `  ${size === 0n ? dim(number) : bold(yellow(number))}`
      })
      return `  ${cyan(`r${r + 1}`.padEnd(names))}${cells.join('')}`
    }),
  ]
}

/** The vertices below the root, a line each with its coins. */
function drawTree(
  piles: readonly Pile[],
  parents: readonly number[],
  { lang, unicode, columns }: Style,
): readonly string[] {
  const [fork, last, bar] = unicode ? ['├─ ', '└─ ', '│  '] : ['|- ', '`- ', '|  ']
  const lines = [`  ${dim(drawWords[lang].root)}`]
  const grow = (parent: number, indent: string) => {
    const children = parents.flatMap((p, i) => (p === parent ? [i + 1] : []))
    for (const [i, child] of children.entries()) {
      const isLast = i === children.length - 1
      const { size = 0n, label = `${child}` } = piles[child - 1] ?? {}
      const room = columns - indent.length - 24
      const coins = size > BigInt(Math.max(0, room)) ? '' : drawCoins(size, unicode)
      const line = `  ${dim(indent + (isLast ? last : fork))}${cyan(label)}: ${bold(`${size}`)}  ${yellow(coins)}`
      lines.push(line.trimEnd())
      grow(child, indent + (isLast ? '   ' : bar))
    }
  }
  grow(0, '')
  return lines
}
