import {
  type CoinsLook,
  type GameBase,
  type Lang,
  type Look,
  lookOf,
  type Pile,
  type PileBoard,
} from '@nimber/core'
import { bold, cyan, dim, green, pad, widthOf, wrap, yellow } from '../terminal.ts'
import { drawCakes, drawCells, drawColours } from './draw-partizan.ts'
import { drawPlaces, nameOfPile } from './draw-places.ts'
import { drawSquares, drawTiles } from './draw-squares.ts'
import type { Style } from './style.ts'
import { drawWords } from './words.ts'

/** Lines that a drawing may take; a larger position is written as text. */
const MOST_LINES = 20

/** The position as a drawing of a few lines; the start of the match says how large boards are. */
export function draw<P>(game: GameBase<P>, position: P, start: P, style: Style): readonly string[] {
  const look = lookOf(game, position)
  const first = lookOf(game, start)
  switch (look.kind) {
    case 'piles':
      // what counts nothing is not drawn as stones
      if (/^(?:numbers|hill|calendar)$/.test(look.board) || look.radius !== undefined)
        return text(game, position)
      return (
        (look.board === 'grid'
          ? board(game, position, look.piles, pilesOf(first), style)
          : drawPlaces(look, style)) ?? [
          ...piles(look.piles, style, (label) => nameOfPile(look, label, style), look.board),
          ...look.notes.map((note) => `  ${note[style.lang]}`),
        ]
      )
    case 'spans': {
      const sizes = look.spans.flatMap(({ lo, hi }) =>
        hi - lo < 20n ? Array.from({ length: Number(hi - lo) + 1 }, (_, i) => lo + BigInt(i)) : [],
      )
      const all = look.spans.every(({ lo, hi }) => hi - lo < 20n)
      if (!all || sizes.length > MOST_LINES) break
      return piles(
        sizes.map((size) => ({ label: `${size}`, size })),
        style,
        (label) => label,
      )
    }
    case 'coins':
      return coins(look, first.kind === 'coins' ? first.heads : [], style) ?? text(game, position)
    case 'tree':
      return look.parents.length < MOST_LINES ? tree(look.parents, style) : text(game, position)
    case 'graph':
      return graph(look, style) ?? text(game, position)
    case 'sum':
      return look.parts.flatMap((part, i) => {
        const begun = first.kind === 'sum' ? first.parts[i]?.position : part.position
        const { name, nameZh } = part.game
        const title = drawWords[style.lang].part(i + 1, style.lang === 'en' ? name : nameZh)
        return [dim(`  ${title}`), ...draw(part.game, part.position, begun, style)]
      })
    case 'cells':
      // where both players may touch all pieces, no letter is anybody’s
      return drawCells(look, style, 'partizan' in game) ?? text(game, position)
    case 'colours':
      return drawColours(look, style) ?? text(game, position)
    case 'cakes':
      return drawCakes(look, style) ?? text(game, position)
    case 'network':
      return network(look, style) ?? text(game, position)
    case 'squares':
      return [...(drawSquares(look, first, style) ?? []), ...text(game, position)]
    case 'tiles':
      return drawTiles(look, style) ?? text(game, position)
    case 'text':
  }
  return text(game, position)
}

function text<P>(game: GameBase<P>, position: P): readonly string[] {
  return wrap(clipped(game.rules.print(position)), '  ').split('\n')
}

/** A text of more than `most` characters cut in the middle. */
export function clipped(words: string, most = 400): string {
  if (words.length <= most) return words
  return `${words.slice(0, most / 2)}…${words.slice(-most / 2)}`
}

function pilesOf(look: Look): readonly Pile[] {
  return look.kind === 'piles' ? look.piles : []
}

/** A line of stones for every pile. */
function piles(
  list: readonly Pile[],
  style: Style,
  nameOf: (label: string) => string,
  board: PileBoard = 'heaps',
): readonly string[] {
  const { lang, unicode } = style
  const say = drawWords[lang]
  // squares of chocolate and lengths are no stones
  const square = board === 'bar' || board === 'rectangle'
  const sign = unicode ? (square ? '■' : '●') : square ? '#' : 'o'
  const most = list.length > MOST_LINES ? MOST_LINES - 1 : list.length
  const named = list.slice(0, most).map((pile) => ({
    ...pile,
    name: nameOf(pile.label),
    digits: clipped(`${pile.size}`, 24),
  }))
  const names = Math.max(0, ...named.map(({ name }) => widthOf(name)))
  const digits = Math.max(0, ...named.map((pile) => widthOf(pile.digits)))
  const room = style.columns - names - digits - 7
  const lines = named.map(({ name, digits: size, size: count, note }) => {
    const said = note?.[lang] ? `  ${note[lang]}` : ''
    const row = stones(count, room - widthOf(said), sign, unicode)
    return `  ${cyan(pad(name, names))}  ${bold(size.padStart(digits))}  ${row}${dim(said)}`.trimEnd()
  })
  if (list.length > most) lines.push(dim(`  ${say.morePiles(list.length - most)}`))
  return lines
}

/** Stones in fives, as many as there is room for. */
function stones(count: bigint, room: number, stone: string, unicode: boolean): string {
  if (count === 0n) return dim('-')
  const fits = Math.floor(((room - 3) * 5) / 11) // five stones take eleven columns
  const shown = count > BigInt(fits) ? fits : Number(count)
  const fives = Array.from({ length: Math.ceil(shown / 5) }, (_, i) =>
    Array.from({ length: Math.min(5, shown - 5 * i) }, () => stone).join(' '),
  )
  return yellow(fives.join('  ')) + (count > BigInt(shown) ? dim(unicode ? '  …' : '  ...') : '')
}

/** The square of a piece on a board, the squares that a move reaches, and the corner at the top left. */
function board<P>(
  game: GameBase<P>,
  position: P,
  [a, b]: readonly Pile[],
  start: readonly Pile[],
  { columns, unicode }: Style,
): readonly string[] | undefined {
  const high = largest(a?.size, start[0]?.size)
  const wide = largest(b?.size, start[1]?.size)
  const cell = wide < 10 ? 2 : 3
  if (!a || !b || high >= MOST_LINES || (wide + 2) * cell + 4 > columns) return undefined
  const reached = new Set<string>()
  for (const move of game.rules.moves(position)) reached.add(game.rules.print(move.to))
  const [piece, goal, way, empty] = unicode ? ['●', '★', '○', '·'] : ['O', '*', '+', '.']
  const square = (row: number, column: number) => {
    if (a.size === BigInt(row) && b.size === BigInt(column)) return bold(yellow(piece as string))
    const at = `${row} ${column}`
    const sign = row === 0 && column === 0 ? goal : reached.has(at) ? way : empty
    return reached.has(at) ? green(sign as string) : dim(sign as string)
  }
  const gap = ' '.repeat(cell - 1)
  const across = Array.from({ length: wide + 1 }, (_, column) => column)
  const rows = Array.from(
    { length: high + 1 },
    (_, row) =>
      `  ${dim(`${row}`.padStart(3))}  ${across.map((column) => square(row, column)).join(gap)}`,
  )
  const numbers = across.map((column) => `${column}`.padEnd(cell)).join('')
  return [`       ${dim(numbers)} ${cyan(b.label)}`, ...rows, `  ${cyan(a.label.padStart(3))}`]
}

function largest(a: bigint | undefined, b: bigint | undefined): number {
  return Math.max(Number(a ?? 0n), Number(b ?? 0n))
}

/** A row of coins with their places; undefined where it does not fit. */
function coins(
  { heads, pieces }: CoinsLook,
  start: readonly bigint[],
  { lang, columns, unicode }: Style,
): readonly string[] | undefined {
  const last = [...heads, ...start].reduce((most, place) => (place > most ? place : most), 0n)
  if (last * 3n + 4n > BigInt(columns)) return undefined
  const places = Array.from({ length: Number(last) }, (_, i) => i + 1)
  const empty = unicode ? '·' : '.'
  const [head, tail] = unicode
    ? ['●', pieces ? empty : '○']
    : [pieces ? 'o' : 'H', pieces ? empty : 't']
  const row = places.map((place) => (heads.includes(BigInt(place)) ? yellow(head) : dim(tail)))
  return [
    `  ${row.join('  ')}`,
    dim(`  ${places.map((place) => `${place}`.padEnd(3)).join('')}`.trimEnd()),
    ...(pieces ? [] : [dim(`  ${drawWords[lang].coins(head, tail)}`)]),
  ]
}

/** The trees above the ground, a vertex a line. */
function tree(parents: readonly number[], { lang, unicode }: Style): readonly string[] {
  const [fork, last, bar] = unicode ? ['├─ ', '└─ ', '│  '] : ['|- ', '`- ', '|  ']
  const lines = [`  ${dim(drawWords[lang].ground)}`]
  const grow = (parent: number, indent: string) => {
    const children = parents.flatMap((p, i) => (p === parent ? [i + 1] : []))
    for (const [i, child] of children.entries()) {
      const isLast = i === children.length - 1
      lines.push(`  ${dim(indent + (isLast ? last : fork))}${cyan(`${child}`)}`)
      grow(child, indent + (isLast ? '   ' : bar))
    }
  }
  grow(0, '')
  return lines
}

/** The vertices with their neighbours, that of the token first. */
function graph(
  { edges, at }: Extract<Look, { kind: 'graph' }>,
  { lang }: Style,
): readonly string[] | undefined {
  const beside = new Map<string, Set<string>>([[at, new Set()]])
  for (const [u, v] of edges)
    for (const [from, to] of [
      [u, v],
      [v, u],
    ] as const)
      beside.set(from, (beside.get(from) ?? new Set()).add(to))
  if (beside.size > MOST_LINES) return undefined
  const width = Math.max(...[...beside.keys()].map(widthOf))
  return [...beside].map(([vertex, others]) => {
    const token = vertex === at ? `  ${yellow(drawWords[lang].token)}` : ''
    return `  ${cyan(pad(vertex, width))}  ${dim('-')} ${[...others].join(' ') || dim('.')}${token}`
  })
}

/** The vertices with where their arrows lead; undefined where there is more to see than that. */
function network(
  { vertices, edges }: Extract<Look, { kind: 'network' }>,
  { lang, unicode }: Style,
): readonly string[] | undefined {
  const plain = edges.every(({ arrow, says }) => arrow && says === undefined)
  if (!plain || vertices.length > MOST_LINES || vertices.some((v) => v.is ?? v.says))
    return undefined
  const width = Math.max(...vertices.map(({ name }) => widthOf(name)))
  return vertices.map(({ name, tokens = 0 }) => {
    const to = edges.flatMap(({ ends: [from, end] }) => (from === name ? [end] : []))
    const token = tokens > 0 ? `  ${yellow(drawWords[lang].tokens(tokens))}` : ''
    return `  ${cyan(pad(name, width))}  ${dim(unicode ? '→' : '->')} ${to.join(' ') || dim('-')}${token}`
  })
}

/** The name of a game in a language. */
export function nameIn(game: GameBase<unknown>, lang: Lang): string {
  return lang === 'en' ? game.name : game.nameZh
}
