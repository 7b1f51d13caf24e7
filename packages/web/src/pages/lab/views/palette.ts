/** The colours of the style sheet that pictures are drawn with, and the fonts. */
export interface Palette {
  readonly panel: string
  readonly sunken: string
  readonly line: string
  readonly ink: string
  readonly soft: string
  readonly win: string
  readonly winSoft: string
  readonly lose: string
  readonly draw: string
  readonly chosen: string
  readonly chosenSoft: string
  readonly onColour: string
  readonly textFont: string
  readonly numberFont: string
}

/** The palette in force where an element stands. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element)
  const token = (name: string) => whole(style.getPropertyValue(`--${name}`).trim())
  return {
    panel: token('panel'),
    sunken: token('sunken'),
    line: token('line'),
    ink: token('ink'),
    soft: token('ink-soft'),
    win: token('win'),
    winSoft: token('win-soft'),
    lose: token('lose'),
    draw: token('draw'),
    chosen: token('chosen'),
    chosenSoft: token('chosen-soft'),
    onColour: token('on-colour'),
    textFont: token('text-font'),
    numberFont: token('number-font'),
  }
}

/** The colour `#rrggbb` of a short `#rgb`, as the build writes some; other texts stay. */
function whole(text: string): string {
  return /^#[\da-f]{3}$/i.test(text) ? text.replace(/[\da-f]/gi, '$&$&') : text
}

/** A colour `#rrggbb` between two, as the bytes of a pixel; `share` 0 is the first. */
export function mixed(from: string, to: string, share: number): number {
  const byte = (at: number) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16) || 0)
    return Math.round((a as number) * (1 - share) + (b as number) * share)
  }
  // pixels are read as little-endian numbers by every browser there is
  return ((255 << 24) | (byte(5) << 16) | (byte(3) << 8) | byte(1)) >>> 0
}

/** A colour `#rrggbb` as the bytes of a pixel. */
export function pixelOf(colour: string): number {
  return mixed(colour, colour, 0)
}
