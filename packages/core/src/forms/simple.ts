/** A multiple of ↑ and a nim-heap. */
export type Infinitesimal = readonly [ups: number, nim: number]

const HIGH = 2 ** 32

/** The xor of two integers of 0..2^53−1. */
export function nimSum(a: number, b: number): number {
  if (a < 2 ** 31 && b < 2 ** 31) return a ^ b
  const high = Math.floor(a / HIGH) ^ Math.floor(b / HIGH)
  return high * HIGH + (((a % HIGH) ^ (b % HIGH)) >>> 0)
}

/**
 * The canonical options of ups·↑ + *nim, which is not 0: *n has all smaller heaps; ↑* = {0,*|0};
 * otherwise u·↑ + *n = {0 | (u−1)·↑ + *(n xor 1)} for u > 0, and the negative of that below.
 */
export function optionsOfInfinitesimal(
  ups: number,
  nim: number,
): [left: Infinitesimal[], right: Infinitesimal[]] {
  if (ups === 0) {
    const heaps = Array.from({ length: nim }, (_, n) => [0, n] as const)
    return [heaps, heaps]
  }
  const [good, bad]: Infinitesimal[][] =
    Math.abs(ups) === 1 && nim === 1
      ? [
          [
            [0, 0],
            [0, 1],
          ],
          [[0, 0]],
        ]
      : [[[0, 0]], [[ups - Math.sign(ups), nimSum(nim, 1)]]]
  return ups > 0 ? [good ?? [], bad ?? []] : [bad ?? [], good ?? []]
}

/** Whether u·↑ + *n ≤ v·↑ + *m: a difference of one ↑ is more than every heap but *. */
export function isAtMost(u: number, n: number, v: number, m: number): boolean {
  const more = v - u
  return more > 1 || (more === 1 && nimSum(n, m) !== 1) || (more === 0 && n === m)
}

/** The day on which ups·↑ + *nim is born. */
export function birthdayOfInfinitesimal(ups: number, nim: number): number {
  const u = Math.abs(ups)
  if (u === 0) return nim
  return nim <= 1 ? u + 1 : u + nimSum(nim, u % 2)
}
