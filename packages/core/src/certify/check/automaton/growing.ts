/** A list of integers that grows. */
export class Ints {
  items: Int32Array
  length = 0

  constructor(room = 64) {
    this.items = new Int32Array(room)
  }

  push(item: number): void {
    if (this.length === this.items.length) this.grow(this.length + 1)
    this.items[this.length++] = item
  }

  /** Room for some more items, so that they may be written into `items` directly. */
  grow(needed: number): void {
    let room = this.items.length
    while (room < needed) room *= 2
    const larger = new Int32Array(room)
    larger.set(this.items)
    this.items = larger
  }

  taken(): Int32Array {
    return this.items.slice(0, this.length)
  }
}

/** Numbers triples of integers in the order in which they are first seen. */
export class Triples {
  readonly a = new Ints()
  readonly b = new Ints()
  readonly c = new Ints()
  private slots = new Int32Array(256)

  get size(): number {
    return this.a.length
  }

  id(a: number, b: number, c: number): number {
    if (2 * this.size >= this.slots.length) this.widen()
    const mask = this.slots.length - 1
    for (let at = mixed(a, b, c) & mask; ; at = (at + 1) & mask) {
      const id = (this.slots[at] as number) - 1
      if (id < 0) {
        this.a.push(a)
        this.b.push(b)
        this.c.push(c)
        this.slots[at] = this.size
        return this.size - 1
      }
      if (this.a.items[id] === a && this.b.items[id] === b && this.c.items[id] === c) return id
    }
  }

  private widen(): void {
    const slots = new Int32Array(4 * this.slots.length)
    const mask = slots.length - 1
    for (let id = 0; id < this.size; id++) {
      const [a, b, c] = [this.a.items[id], this.b.items[id], this.c.items[id]]
      let at = mixed(a as number, b as number, c as number) & mask
      while (slots[at] !== 0) at = (at + 1) & mask
      slots[at] = id + 1
    }
    this.slots = slots
  }
}

function mixed(a: number, b: number, c: number): number {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  return h ^ (h >>> 13)
}

/** Numbers lists of integers, as they are written into one long list, in the order in which they are first seen. */
export class Lists {
  readonly items = new Ints(1024)
  /** Where each list begins; the last number is where the next would. */
  readonly from = new Ints()
  private slots = new Int32Array(256)
  private readonly hashes = new Ints()

  constructor() {
    this.from.push(0)
  }

  get size(): number {
    return this.hashes.length
  }

  /** The number of a list with a hash; `same` says whether a list that is kept is equal to it. */
  id(list: Int32Array, length: number, hash: number, same: (kept: number) => boolean): number {
    if (2 * this.size >= this.slots.length) this.widen()
    const mask = this.slots.length - 1
    for (let at = hash & mask; ; at = (at + 1) & mask) {
      const id = (this.slots[at] as number) - 1
      if (id < 0) {
        if (this.items.length + length > this.items.items.length)
          this.items.grow(this.items.length + length)
        this.items.items.set(list.subarray(0, length), this.items.length)
        this.items.length += length
        this.from.push(this.items.length)
        this.hashes.push(hash)
        this.slots[at] = this.size
        return this.size - 1
      }
      if (this.hashes.items[id] === hash && same(id)) return id
    }
  }

  lengthOf(id: number): number {
    return (this.from.items[id + 1] as number) - (this.from.items[id] as number)
  }

  private widen(): void {
    const slots = new Int32Array(4 * this.slots.length)
    const mask = slots.length - 1
    for (let id = 0; id < this.size; id++) {
      let at = (this.hashes.items[id] as number) & mask
      while (slots[at] !== 0) at = (at + 1) & mask
      slots[at] = id + 1
    }
    this.slots = slots
  }
}
