import type { Period } from '@nimber/core'
import type { Palette } from './palette.ts'

/** Periods narrower than this many pixels are one area: stripes would blur. */
const NARROWEST = 3

/** Where the plot is drawn, and how n becomes a place in it. */
export interface Ground {
  readonly ctx: CanvasRenderingContext2D
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** The n at the edges, and the place of an n. */
  readonly first: number
  readonly last: number
  x(n: number): number
}

/**
 * Shades what is before the period with slanted lines, the first period in the colour of what is
 * chosen, and every other one after it.
 */
export function shadePeriods(ground: Ground, { from, length }: Period, paint: Palette): void {
  const { ctx, first, last, x } = ground
  ctx.save()
  ctx.beginPath()
  ctx.rect(ground.left, ground.top, ground.width, ground.height)
  ctx.clip()
  const area = (start: number, end: number, colour: string) => {
    ctx.fillStyle = colour
    const [left, right] = [x(start - 0.5), x(end - 0.5)]
    ctx.fillRect(left, ground.top, right - left, ground.height)
  }
  if (from > first) slant(ground, x(Math.max(first, from) - 0.5), paint)
  area(from, from + length, paint.chosenSoft)
  if (x(length) - x(0) < NARROWEST) area(from + length, last + 1, paint.sunken)
  else {
    const skipped = Math.max(1, Math.floor((first - from) / (2 * length)))
    for (let start = from + 2 * skipped * length; start <= last; start += 2 * length)
      area(start, start + length, paint.sunken)
  }
  ctx.restore()
}

function slant({ ctx, left, top, height }: Ground, right: number, { line }: Palette): void {
  ctx.save()
  ctx.beginPath()
  ctx.rect(left, top, right - left, height)
  ctx.clip()
  ctx.strokeStyle = line
  ctx.lineWidth = 1
  ctx.beginPath()
  for (let at = left - height; at < right; at += 10) {
    ctx.moveTo(at, top + height)
    ctx.lineTo(at + height, top)
  }
  ctx.stroke()
  ctx.restore()
}
