/** A whole number, its digits in groups of three where it has more than four. */
export function grouped(n: number | bigint | string): string {
  const digits = `${n}`
  return digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, '\u2009') : digits
}

/** A text of which only the ends are shown where it is longer than a reader wants. */
export function clip(text: string, most = 120): string {
  const half = Math.floor(most / 2)
  return text.length > most ? `${text.slice(0, half)}…${text.slice(-half)}` : text
}
