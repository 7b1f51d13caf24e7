import { EDGE, type Grid, type Lens, pixelsOf } from './map.ts'
import type { Palette } from './palette.ts'

/** A canvas to draw a map on, `ratio` of its pixels to one of the page. */
export interface Sheet {
  readonly ctx: CanvasRenderingContext2D
  readonly width: number
  readonly height: number
  readonly ratio: number
}

/** Cells of this many pixels have their value written in them; smaller ones a mark where lost. */
const WRITTEN = 24
const MARKED = 9
const LETTERS = ['L', 'W', 'D']
const DRAWN = 2

/** Draws maps; keeps the colours of the last one, which are the same however it is looked at. */
export class MapDrawer {
  readonly #layer = document.createElement('canvas')
  #kept: { grid: Grid; block: number; palette: Palette } | undefined

  /** Draws the part of a map that a lens shows, the chosen cell framed. */
  draw(
    sheet: Sheet,
    grid: Grid,
    lens: Lens,
    palette: Palette,
    chosen: readonly [number, number] | undefined,
  ): void {
    const { ctx, width, height, ratio } = sheet
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
    ctx.fillStyle = palette.panel
    ctx.fillRect(0, 0, width, height)
    ctx.save()
    ctx.beginPath()
    ctx.rect(EDGE.left, EDGE.top, width - EDGE.left, height - EDGE.top)
    ctx.clip()
    this.#cells(sheet, grid, lens, palette)
    if (lens.scale >= MARKED) marks(sheet, grid, lens, palette)
    if (chosen) frame(sheet, lens, palette, chosen)
    ctx.restore()
    numbers(sheet, grid, lens, palette)
  }

  #cells({ ctx }: Sheet, grid: Grid, { scale, left, top }: Lens, palette: Palette): void {
    const block = Math.max(1, Math.floor(1 / scale))
    this.#paint(grid, block, palette)
    ctx.imageSmoothingEnabled = scale < 1
    ctx.save()
    ctx.translate(EDGE.left - left * scale, EDGE.top - top * scale)
    ctx.scale(block * scale, block * scale)
    ctx.drawImage(this.#layer, 0, 0)
    ctx.restore()
  }

  #paint(grid: Grid, block: number, palette: Palette): void {
    const kept = this.#kept
    if (kept?.grid === grid && kept.block === block && kept.palette === palette) return
    const { width, height, pixels } = pixelsOf(grid, block, palette)
    const bytes = new Uint8ClampedArray(pixels.buffer)
    this.#layer.width = width
    this.#layer.height = height
    this.#layer.getContext('2d')?.putImageData(new ImageData(bytes, width, height), 0, 0)
    this.#kept = { grid, block, palette }
  }
}

/** The cells that are seen: rows and columns from the first to the last. */
function seen({ width, height }: Sheet, { rows, columns }: Grid, { scale, left, top }: Lens) {
  return {
    top: Math.max(0, Math.floor(top)),
    left: Math.max(0, Math.floor(left)),
    bottom: Math.min(rows, Math.ceil(top + (height - EDGE.top) / scale)),
    right: Math.min(columns, Math.ceil(left + (width - EDGE.left) / scale)),
  }
}

/** Values where there is room, else marks of losing and of drawn cells: colour is not all that tells. */
function marks(sheet: Sheet, grid: Grid, lens: Lens, palette: Palette): void {
  const { ctx } = sheet
  const { scale } = lens
  const area = seen(sheet, grid, lens)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  for (let row = area.top; row <= area.bottom; row++)
    for (let column = area.left; column <= area.right; column++) {
      const value = grid.values[row * (grid.columns + 1) + column] as number
      const x = EDGE.left + (column + 0.5 - lens.left) * scale
      const y = EDGE.top + (row + 0.5 - lens.top) * scale
      if (scale >= WRITTEN) {
        const deep = value === 0 || (!grid.outcomes && value > 0.45 * grid.most)
        const text = grid.outcomes ? (LETTERS[value] as string) : `${value}`
        ctx.fillStyle = deep ? palette.onColour : palette.ink
        ctx.font = `${value === 0 ? 'bold ' : ''}${text.length > 2 ? 10 : 12}px ${palette.numberFont}`
        if (text.length * 7 < scale) ctx.fillText(text, x, y)
      } else if (value === 0) {
        ctx.fillStyle = palette.onColour
        ctx.fillRect(x - 1.5, y - 1.5, 3, 3)
      } else if (grid.outcomes && value === DRAWN) {
        ctx.fillStyle = palette.ink
        ctx.fillRect(x - 2, y - 0.5, 4, 1)
      }
    }
}

function frame(
  { ctx }: Sheet,
  { scale, left, top }: Lens,
  { chosen, panel }: Palette,
  [row, column]: readonly [number, number],
): void {
  const side = Math.max(scale, 7)
  const x = EDGE.left + (column + 0.5 - left) * scale - side / 2
  const y = EDGE.top + (row + 0.5 - top) * scale - side / 2
  for (const [colour, line] of [
    [panel, 5],
    [chosen, 2.5],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = line
    ctx.strokeRect(x, y, side, side)
  }
}

/** The numbers of rows and columns at the edges. */
function numbers(sheet: Sheet, grid: Grid, lens: Lens, { soft, numberFont }: Palette): void {
  const { ctx } = sheet
  const area = seen(sheet, grid, lens)
  ctx.fillStyle = soft
  ctx.font = `12px ${numberFont}`
  ctx.textBaseline = 'middle'
  ctx.textAlign = 'center'
  for (let n = area.left, step = stepOf(38 / lens.scale); n <= area.right; n++) {
    const x = EDGE.left + (n + 0.5 - lens.left) * lens.scale
    if (n % step === 0 && x > EDGE.left && x < sheet.width - 8)
      ctx.fillText(`${n}`, x, EDGE.top / 2)
  }
  ctx.textAlign = 'right'
  for (let n = area.top, step = stepOf(22 / lens.scale); n <= area.bottom; n++) {
    const y = EDGE.top + (n + 0.5 - lens.top) * lens.scale
    if (n % step === 0 && y > EDGE.top && y < sheet.height - 4)
      ctx.fillText(`${n}`, EDGE.left - 8, y)
  }
}

/** The least of 1, 2, 5, 10, 20, … that is not smaller. */
function stepOf(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, least))))
  return ([1, 2, 5, 10].find((digit) => digit * power >= least) ?? 10) * power
}
