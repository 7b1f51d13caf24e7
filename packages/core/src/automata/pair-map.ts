/** A map from pairs of numbers from 0 to 2^26 to whole numbers, by open addressing. */
export class PairMap {
  size = 0
  private mask = (1 << 10) - 1
  private keys = new Float64Array(1 << 10).fill(-1)
  private values = new Int32Array(1 << 10)

  /** The number of a pair; it gets `fresh` where it has none, and ~fresh is given back. */
  number(a: number, b: number, fresh: number): number {
    const key = a * 2 ** 26 + b
    let slot = hash(a, b) & this.mask
    for (;;) {
      const known = this.keys[slot] as number
      if (known === key) return this.values[slot] as number
      if (known < 0) break
      slot = (slot + 1) & this.mask
    }
    this.keys[slot] = key
    this.values[slot] = fresh
    this.size++
    if (2 * this.size > this.mask) this.grow()
    return ~fresh
  }

  private grow(): void {
    const { keys, values } = this
    const capacity = 2 * (this.mask + 1)
    this.mask = capacity - 1
    this.keys = new Float64Array(capacity).fill(-1)
    this.values = new Int32Array(capacity)
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as number
      if (key < 0) continue
      const a = Math.floor(key / 2 ** 26)
      let slot = hash(a, key - a * 2 ** 26) & this.mask
      while ((this.keys[slot] as number) >= 0) slot = (slot + 1) & this.mask
      this.keys[slot] = key
      this.values[slot] = values[i] as number
    }
  }
}

function hash(a: number, b: number): number {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b + 0x7f4a7c15, 0x85ebca6b)
  h ^= h >>> 15
  h = Math.imul(h, 0x2c1b3c6d)
  return h ^ (h >>> 13)
}
