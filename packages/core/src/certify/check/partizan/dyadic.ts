/** The number top / 2^power in lowest terms. */
export interface Dyadic {
  readonly top: bigint
  readonly power: number
}

/** The number top / 2^power. */
export function dyadic(top: bigint, power = 0): Dyadic {
  let [t, p] = [top, power]
  while (p > 0 && t % 2n === 0n) [t, p] = [t / 2n, p - 1]
  return { top: t, power: p }
}

export function plus(a: Dyadic, b: Dyadic): Dyadic {
  const power = Math.max(a.power, b.power)
  return dyadic(over(a, power) + over(b, power), power)
}

/** Whether a ≤ b. */
export function isAtMost(a: Dyadic, b: Dyadic): boolean {
  const power = Math.max(a.power, b.power)
  return over(a, power) <= over(b, power)
}

function over({ top, power }: Dyadic, common: number): bigint {
  return top << BigInt(common - power)
}
