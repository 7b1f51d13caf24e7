import { type Frame, paintDots } from './dots.ts'
import { type Palette, pixelOf } from './palette.ts'

/** Values to be drawn on a canvas, its pixels `ratio` times as fine as those of the page. */
export interface Drawing {
  readonly ctx: CanvasRenderingContext2D
  /** The corner of the frame on the canvas. */
  readonly x: number
  readonly y: number
  readonly frame: Frame
  readonly values: ArrayLike<number>
  readonly outcomes: boolean
  readonly palette: Palette
  readonly ratio: number
}

/** Up to this many values each has a round dot, and up to this many a line joins them. */
const MOST_ROUND = 2000
const MOST_JOINED = 150

/** Draws the values of a frame: losing ones in their own colour, few of them round and joined. */
export function drawValues(drawing: Drawing): void {
  const { ctx, x, y, frame } = drawing
  if (frame.width < 1 || frame.height < 1) return
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, frame.width, frame.height)
  ctx.clip()
  if (frame.right - frame.left <= MOST_ROUND) drawRound(drawing)
  else drawCloud(drawing)
  ctx.restore()
}

/** The colours of the values 0, 1, 2, … */
function coloursOf({ outcomes, palette: { lose, win, draw } }: Drawing): readonly string[] {
  return outcomes ? [lose, win, draw] : [lose, win]
}

function drawRound(drawing: Drawing): void {
  const { ctx, frame, values, outcomes, palette, ratio } = drawing
  const across = frame.width / (frame.right - frame.left)
  const up = frame.height / (frame.high - frame.low)
  const x = (n: number) => drawing.x + (n - frame.left) * across
  const y = (n: number) => drawing.y + (frame.high - (values[n] as number)) * up
  const first = Math.max(0, Math.floor(frame.left))
  const last = Math.min(values.length - 1, Math.ceil(frame.right))
  if (last - first < MOST_JOINED && !outcomes) {
    ctx.beginPath()
    for (let n = first; n <= last; n++) ctx.lineTo(x(n), y(n))
    ctx.strokeStyle = palette.line
    ctx.lineWidth = 1.5 * ratio
    ctx.stroke()
  }
  const radius = Math.min(4.5 * ratio, Math.max(2 * ratio, 0.35 * across))
  const colours = coloursOf(drawing)
  for (const [level, colour] of colours.entries()) {
    ctx.fillStyle = colour
    ctx.beginPath()
    for (let n = first; n <= last; n++) {
      if (Math.min(values[n] as number, colours.length - 1) !== level) continue
      ctx.moveTo(x(n) + radius, y(n))
      ctx.arc(x(n), y(n), radius, 0, 2 * Math.PI)
    }
    ctx.fill()
  }
}

function drawCloud(drawing: Drawing): void {
  const { ctx, frame, values, ratio } = drawing
  const layer = document.createElement('canvas')
  layer.width = frame.width
  layer.height = frame.height
  const over = layer.getContext('2d')
  if (!over) return
  const image = over.createImageData(frame.width, frame.height)
  const level = frame.height / (frame.high - frame.low)
  // levels near each other are drawn without gaps, which would form stripes of their own
  const tall = Math.ceil(level < 4 ? level : Math.min(4 * ratio, 0.6 * level))
  const pixels = new Uint32Array(image.data.buffer)
  paintDots(pixels, values, frame, coloursOf(drawing).map(pixelOf), tall)
  over.putImageData(image, 0, 0)
  ctx.drawImage(layer, drawing.x, drawing.y)
}
