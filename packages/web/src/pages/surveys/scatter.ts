import type { Row, Status } from '@nimber/survey/row'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { Palette } from '../lab/views/palette.ts'
import { inPieces } from './pieces.ts'

/** What the reader does with the picture. */
interface Told {
  readonly pointed: (row: Row | undefined) => void
  readonly chosen: (row: Row) => void
}

/** As many points are drawn in a step. */
const STEP = 250

/** A point is found as many pixels away from it. */
const NEAR = 12

/** A point a row: the period against the first index from which it holds, both logarithmic. */
export class Scatter {
  readonly #rows: readonly Row[]
  readonly #plot: uPlot
  #palette: Palette
  #endDrawing: () => void = () => {}
  /** Where the points are on the canvas, as far as they are drawn: a move of the cursor asks for all. */
  readonly #places: Float32Array
  #drawn = 0

  constructor(
    host: HTMLElement,
    rows: readonly Row[],
    palette: Palette,
    labels: { readonly x: string; readonly y: string },
    told: Told,
  ) {
    this.#rows = rows
    this.#places = new Float32Array(2 * rows.length)
    this.#palette = palette
    const [most, longest] = [largest(rows.map(xOf)), largest(rows.map(yOf))]
    const axis = (label: string) => ({
      label,
      labelSize: 22,
      stroke: () => this.#palette.soft,
      grid: { stroke: () => this.#palette.line, width: 1 },
      ticks: { stroke: () => this.#palette.line, width: 1 },
      font: `13px ${palette.numberFont}`,
      values: (_: uPlot, splits: (number | null)[]) =>
        splits.map((value) => (value === null || !isPower(value) ? '' : short(value))),
    })
    const range = (top: number): [number, number] => [0.7, 10 ** Math.ceil(Math.log10(top + 1))]
    this.#plot = new uPlot(
      {
        ...sizeOf(host),
        padding: [12, 16, 0, 0],
        legend: { show: false },
        cursor: { drag: { x: false, y: false }, points: { show: false } },
        scales: {
          x: { time: false, distr: 3, range: () => range(most) },
          y: { distr: 3, range: () => range(longest) },
        },
        axes: [axis(labels.x), { ...axis(labels.y), size: 56 }],
        series: [{}, { paths: () => null, points: { show: false } }],
        hooks: {
          draw: [() => this.#draw()],
          setCursor: [() => told.pointed(this.#nearest())],
        },
      },
      [
        [1, most],
        [1, longest],
      ],
      host,
    )
    this.#plot.over.addEventListener('click', () => {
      const row = this.#nearest()
      if (row) told.chosen(row)
    })
  }

  /** Draws anew in other colours. */
  recolour(palette: Palette): void {
    this.#palette = palette
    this.#plot.redraw(false, false)
  }

  fit(host: HTMLElement): void {
    const { width, height } = sizeOf(host)
    if (width !== this.#plot.width || height !== this.#plot.height)
      this.#plot.setSize({ width, height })
  }

  destroy(): void {
    this.#endDrawing()
    this.#plot.destroy()
  }

  /** Draws the points, some at a time where there are many. */
  #draw(): void {
    this.#endDrawing()
    this.#endDrawing = inPieces(this.#points(), () => {})
  }

  *#points(): Generator<void, void> {
    const { ctx } = this.#plot
    const radius = 3 * uPlot.pxRatio
    const { win, chosen, soft, lose } = this.#palette
    const colours: Readonly<Record<Status, string>> = {
      proved: win,
      verified: chosen,
      none: soft,
      failed: lose,
    }
    this.#drawn = 0
    for (let from = 0; from < this.#rows.length; from += STEP) {
      ctx.save()
      ctx.globalAlpha = 0.7
      for (const row of this.#rows.slice(from, from + STEP)) {
        const x = this.#plot.valToPos(xOf(row), 'x', true)
        const y = this.#plot.valToPos(yOf(row), 'y', true)
        this.#places[2 * this.#drawn] = x
        this.#places[2 * this.#drawn++ + 1] = y
        ctx.fillStyle = colours[row.status ?? 'none']
        // no meaning rests on colour alone
        if (row.status === 'proved') {
          ctx.beginPath()
          ctx.arc(x, y, radius, 0, 2 * Math.PI)
          ctx.fill()
        } else ctx.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
      }
      ctx.restore()
      yield
    }
  }

  /** The row whose point is nearest to the cursor, where one is near. */
  #nearest(): Row | undefined {
    const { left = -1, top = -1 } = this.#plot.cursor
    if (left < 0 || top < 0) return undefined
    const { bbox } = this.#plot
    const [x, y] = [bbox.left + left * uPlot.pxRatio, bbox.top + top * uPlot.pxRatio]
    let found = -1
    let least = (NEAR * uPlot.pxRatio) ** 2
    for (let i = 0; i < this.#drawn; i++) {
      const [across, down] = [(this.#places[2 * i] ?? 0) - x, (this.#places[2 * i + 1] ?? 0) - y]
      const distance = across * across + down * down
      if (distance < least) [found, least] = [i, distance]
    }
    return this.#rows[found]
  }
}

/** 0 has no logarithm: a period from the beginning stands at 1, as one from 1 on does. */
function xOf({ preperiod }: Row): number {
  return Math.max(1, preperiod ?? 1)
}

function yOf({ period }: Row): number {
  return Math.max(1, period ?? 1)
}

function largest(numbers: readonly number[]): number {
  let most = 1
  for (const number of numbers) most = Math.max(most, number)
  return most
}

function isPower(value: number): boolean {
  return Number.isInteger(Math.round(1e6 * Math.log10(value)) / 1e6)
}

function short(value: number): string {
  return value < 10_000 ? `${value}` : `1e${Math.round(Math.log10(value))}`
}

function sizeOf(host: HTMLElement): { width: number; height: number } {
  const width = host.clientWidth
  return { width, height: Math.max(260, Math.min(420, Math.round(width * 0.55))) }
}
