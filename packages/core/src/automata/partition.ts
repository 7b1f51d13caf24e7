/**
 * A partition of 0 … n − 1 into sets that are split by marking elements (A. Valmari, Fast brief
 * practical DFA minimization, Inf. Process. Lett. 112, 2012). A set is elements[first] …
 * elements[end − 1], the marked ones in front.
 */
export class Partition {
  sets: number
  readonly elements: Int32Array
  readonly first: Int32Array
  readonly end: Int32Array
  readonly setOf: Int32Array
  private readonly place: Int32Array
  private readonly marked: Int32Array
  private readonly touched: Int32Array
  private touches = 0

  /** All in one set. */
  constructor(n: number) {
    this.sets = n > 0 ? 1 : 0
    this.elements = Int32Array.from({ length: n }, (_, i) => i)
    this.place = Int32Array.from({ length: n }, (_, i) => i)
    this.setOf = new Int32Array(n)
    this.first = new Int32Array(n + 1)
    this.end = new Int32Array(n + 1)
    this.end[0] = n
    this.marked = new Int32Array(n + 1)
    this.touched = new Int32Array(n + 1)
  }

  /** Sets by classes, given the elements in the order of their classes. */
  static byClass(order: Int32Array, classOf: (element: number) => number): Partition {
    const made = new Partition(order.length)
    made.elements.set(order)
    made.sets = 0
    let before = -1
    for (let i = 0; i < order.length; i++) {
      const element = order[i] as number
      const own = classOf(element)
      if (own !== before) {
        if (made.sets > 0) made.end[made.sets - 1] = i
        made.first[made.sets++] = i
        before = own
      }
      made.place[element] = i
      made.setOf[element] = made.sets - 1
    }
    if (made.sets > 0) made.end[made.sets - 1] = order.length
    return made
  }

  mark(element: number): void {
    const set = this.setOf[element] as number
    const from = this.place[element] as number
    const to = (this.first[set] as number) + (this.marked[set] as number)
    // once marked an element stands in front of `to`
    if (from < to) return
    const other = this.elements[to] as number
    this.elements[from] = other
    this.place[other] = from
    this.elements[to] = element
    this.place[element] = to
    if (this.marked[set] === 0) this.touched[this.touches++] = set
    this.marked[set] = (this.marked[set] as number) + 1
  }

  /** Splits every set in its marked elements and the others; the smaller half is the new set. */
  split(): void {
    while (this.touches > 0) {
      const set = this.touched[--this.touches] as number
      const [first, end] = [this.first[set] as number, this.end[set] as number]
      const middle = first + (this.marked[set] as number)
      this.marked[set] = 0
      if (middle === end) continue
      const fresh = this.sets++
      if (middle - first <= end - middle) {
        this.first[fresh] = first
        this.end[fresh] = middle
        this.first[set] = middle
      } else {
        this.first[fresh] = middle
        this.end[fresh] = end
        this.end[set] = middle
      }
      for (let i = this.first[fresh] as number; i < (this.end[fresh] as number); i++)
        this.setOf[this.elements[i] as number] = fresh
    }
  }
}
