/** The multiples of 1, 2 or 5 times a power of ten from 0 to `last`, about `wanted` of them. */
export function ticks(last: number, wanted: number): readonly number[] {
  const rough = Math.max(1, last / Math.max(1, wanted))
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((digit) => digit * power >= rough) ?? 10) * power
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, k) => k * step)
}

/** A whole number, its digits in groups of three (thin spaces) where it has more than four. */
export function tickText(n: number): string {
  const digits = `${n}`
  return digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, '\u2009') : digits
}
