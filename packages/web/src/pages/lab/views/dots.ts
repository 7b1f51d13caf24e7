/** The part of a list that is drawn, and where: n goes right, the value goes up. */
export interface Frame {
  readonly width: number
  readonly height: number
  /** The n at the left and right edges. */
  readonly left: number
  readonly right: number
  /** The values at the lower and upper edges. */
  readonly low: number
  readonly high: number
}

/** The faintest dot, where others of its column stand for many more values than it. */
const FAINTEST = 0.25

/**
 * Paints a dot for every value into the pixels of a frame: values that fall into one pixel share a
 * dot, the deeper the more they are in their column, so the work grows with their number and the
 * picture does not. `colourOf` is indexed by the value; larger values have its last colour. Dots
 * are `tall` pixels high.
 */
export function paintDots(
  pixels: Uint32Array,
  values: ArrayLike<number>,
  { width, height, left, right, low, high }: Frame,
  colourOf: readonly number[],
  tall: number,
): void {
  const up = height / (high - low)
  const hues = new Uint32Array(height).fill(colourOf.at(-1) ?? 0)
  for (let value = colourOf.length - 1; value >= 0; value--)
    hues[Math.floor((high - value) * up)] = colourOf[value] as number
  const tally = new Uint32Array(height)
  const end = Math.min(values.length, Math.floor(right) + 1)
  let n = Math.max(0, Math.ceil(left))
  for (let column = 0; column < width; column++) {
    const next = column === width - 1 ? end : left + ((column + 1) * (right - left)) / width
    if (n >= next) continue
    for (; n < next && n < end; n++) {
      const row = Math.floor((high - (values[n] as number)) * up)
      if (row >= 0 && row < height) tally[row] = (tally[row] as number) + 1
    }
    paintColumn(pixels.subarray(column), width, tally, hues, tall)
    tally.fill(0)
  }
}

/** Paints the dots of one column, by how many values each row has. */
function paintColumn(
  pixels: Uint32Array,
  width: number,
  tally: Uint32Array,
  hues: Uint32Array,
  tall: number,
): void {
  let most = 1
  for (const count of tally) if (count > most) most = count
  for (let row = 0; row < tally.length; row++) {
    const count = tally[row] as number
    if (count === 0) continue
    const strength = FAINTEST + (1 - FAINTEST) * Math.sqrt(count / most)
    const colour = (((hues[row] as number) & 0xffffff) | (Math.round(255 * strength) << 24)) >>> 0
    const top = Math.max(0, row - Math.floor(tall / 2))
    for (let y = top; y < Math.min(tally.length, top + tall); y++) pixels[y * width] = colour
  }
}
