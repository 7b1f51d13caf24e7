import type { Period } from '@nimber/core'
import uPlot from 'uplot'
import type { Values } from '../../../worker/tasks/table.ts'
import 'uplot/dist/uPlot.min.css'
import { grouped } from '../run/numbers.ts'
import { drawValues } from './draw-values.ts'
import { listen } from './gestures.ts'
import type { Palette } from './palette.ts'
import { shadePeriods } from './shading.ts'

/** A list to be drawn. */
export interface List {
  readonly values: Values
  /** The largest of the values. */
  readonly most: number
  /** The names of lost, won and drawn, where the values are outcomes. */
  readonly outcomes: readonly [string, string, string] | undefined
  readonly period: Period | undefined
}

/** What the reader does with the chart. */
export interface Told {
  readonly pointed: (n: number | undefined) => void
  readonly chosen: (n: number) => void
  readonly ranged: (whole: boolean) => void
}

/** So many n are shown at least. */
const LEAST_SPAN = 10
const INCREMENTS = Array.from({ length: 9 }, (_, k) => [1, 2, 5].map((d) => d * 10 ** k)).flat()

/** The values against n on a canvas, with zoom; as quick for a million values as for a hundred. */
export class Chart {
  readonly #list: List
  readonly #told: Told
  readonly #plot: uPlot
  readonly #unlisten: () => void
  #palette: Palette

  constructor(host: HTMLElement, list: List, palette: Palette, told: Told) {
    this.#list = list
    this.#told = told
    this.#palette = palette
    this.#plot = new uPlot(this.#options(host), [upTo(list.values.length), list.values], host)
    const { over } = this.#plot
    over.addEventListener('click', () => {
      const { idx } = this.#plot.cursor
      if (typeof idx === 'number') told.chosen(idx)
    })
    this.#unlisten = listen(over, {
      drags: ({ pointerType, shiftKey }) => pointerType !== 'mouse' || shiftKey,
      pan: (across) => this.pan(-across / over.clientWidth),
      zoom: (factor, x) => this.zoom(factor, this.#plot.posToVal(x, 'x')),
      tap: () => undefined,
    })
  }

  #options(host: HTMLElement): uPlot.Options {
    const { outcomes, most } = this.#list
    const axis = {
      stroke: () => this.#palette.soft,
      grid: { stroke: () => this.#palette.line, width: 1 },
      ticks: { stroke: () => this.#palette.line, width: 1 },
      font: `13px ${this.#palette.numberFont}`,
      incrs: INCREMENTS,
      values: (_: uPlot, splits: number[]) => splits.map(grouped),
    }
    // a row for draws only where there are some
    const levels = most > 1 ? 3 : 2
    const width = 22 + 8 * (outcomes ? 4 : grouped(most).length)
    return {
      ...sizeOf(host),
      padding: [12, 36, 0, 0],
      scales: {
        x: { time: false, range: (_, min, max) => this.#within(min, max) },
        y: {
          range: (_, __, max) => (outcomes ? [-0.5, levels - 0.5] : [-0.6, Math.max(max, 1) + 0.6]),
        },
      },
      series: [{}, { paths: () => null, points: { show: false } }],
      axes: [
        { ...axis, grid: { show: false }, space: 90 },
        outcomes
          ? {
              ...axis,
              size: width + 12,
              splits: () => [0, 1, 2].slice(0, levels),
              values: () => outcomes.slice(0, levels),
            }
          : { ...axis, size: width },
      ],
      legend: { show: false },
      cursor: { y: false, points: { size: 9, fill: () => this.#palette.chosen } },
      hooks: {
        drawClear: [() => this.#shade()],
        draw: [() => this.#draw()],
        setCursor: [({ cursor }) => this.#told.pointed(cursor.idx ?? undefined)],
        setScale: [(_, key) => key === 'x' && this.#told.ranged(this.#isWhole())],
      },
    }
  }

  get #last(): number {
    return this.#list.values.length - 1
  }

  /** The range nearest to the one asked that is not too small and lies within the list. */
  #within(left: number, right: number): [number, number] {
    const whole = this.#last + 1
    const all = left <= 0 && right >= this.#last
    const span = all ? whole : Math.min(whole, Math.max(LEAST_SPAN, right - left))
    const start = (left + right - span) / 2
    const min = Math.min(whole - span, Math.max(0, start + 0.5)) - 0.5
    return [min, min + span]
  }

  #range(): [number, number] {
    const { min, max } = this.#plot.scales.x ?? {}
    return [min ?? -0.5, max ?? this.#last + 0.5]
  }

  #isWhole(): boolean {
    const [left, right] = this.#range()
    return right - left > this.#last
  }

  /** Shows all values. */
  all(): void {
    this.#show(0, this.#last)
  }

  /** Shows a part `factor` times as small, the place of n unmoved. */
  zoom(factor: number, n = this.#centre()): void {
    const [left, right] = this.#range()
    this.#show(n - (n - left) / factor, n + (right - n) / factor)
  }

  /** Moves the part shown by a share of its width. */
  pan(share: number): void {
    const [left, right] = this.#range()
    const by = share * (right - left)
    this.#show(left + by, right + by)
  }

  #centre(): number {
    const { idx } = this.#plot.cursor
    const [left, right] = this.#range()
    return typeof idx === 'number' && idx > left && idx < right ? idx : (left + right) / 2
  }

  #show(min: number, max: number): void {
    this.#plot.setScale('x', { min, max })
  }

  /** Points at n, and moves the part shown where it lies outside. */
  point(n: number): void {
    const [left, right] = this.#range()
    if (n < left || n > right) this.pan((n - (left + right) / 2) / (right - left))
    const value = this.#list.values[n] as number
    const plot = this.#plot
    // the part moved is drawn later, and the cursor must be placed in it
    queueMicrotask(() =>
      plot.setCursor({ left: plot.valToPos(n, 'x'), top: plot.valToPos(value, 'y') }),
    )
  }

  /** Draws anew in other colours. */
  recolour(palette: Palette): void {
    this.#palette = palette
    this.#plot.redraw(false, false)
  }

  /** Fills the width of its host again. */
  fit(host: HTMLElement): void {
    this.#plot.setSize(sizeOf(host))
  }

  destroy(): void {
    this.#unlisten()
    this.#plot.destroy()
  }

  #shade(): void {
    const { period } = this.#list
    const { ctx, bbox } = this.#plot
    const [first, last] = this.#range()
    const x = (n: number) => this.#plot.valToPos(n, 'x', true)
    if (period) shadePeriods({ ctx, ...bbox, first, last, x }, period, this.#palette)
  }

  #draw(): void {
    const { ctx, bbox, scales } = this.#plot
    const [left, right] = this.#range()
    drawValues({
      ctx,
      x: bbox.left,
      y: bbox.top,
      frame: {
        width: Math.round(bbox.width),
        height: Math.round(bbox.height),
        left,
        right,
        low: scales.y?.min ?? 0,
        high: scales.y?.max ?? 1,
      },
      values: this.#list.values,
      outcomes: this.#list.outcomes !== undefined,
      palette: this.#palette,
      ratio: uPlot.pxRatio,
    })
  }
}

/** The numbers below a bound; a plain loop, since ten million pass through it. */
function upTo(bound: number): Float64Array {
  const numbers = new Float64Array(bound)
  for (let n = 0; n < bound; n++) numbers[n] = n
  return numbers
}

function sizeOf(host: HTMLElement): { width: number; height: number } {
  const width = host.clientWidth
  return { width, height: Math.max(260, Math.min(440, Math.round(width * 0.55))) }
}
