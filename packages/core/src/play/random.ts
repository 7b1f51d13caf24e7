/** A whole number from 0 to below `size`, each as likely as the others. */
export type Random = (size: number) => number

/** The numbers that follow from a seed and a place: the same for the same two. */
export function randomAt(seed: number, place: number): Random {
  let state = mix(mix(seed >>> 0) ^ Math.imul(place + 1, 0x9e3779b1))
  return (size) => {
    const most = 2 ** 32 - (2 ** 32 % size) // numbers above it would make small results likelier
    for (;;) {
      state = (state + 0x9e3779b9) >>> 0
      const number = mix(state)
      if (number < most) return number % size
    }
  }
}

/** One to one on 32-bit numbers, and each bit of the input changes half of the output. */
function mix(number: number): number {
  let n = number
  n = Math.imul(n ^ (n >>> 16), 0x21f0aaad)
  n = Math.imul(n ^ (n >>> 15), 0x735a2d97)
  return (n ^ (n >>> 15)) >>> 0
}
