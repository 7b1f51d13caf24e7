/** The largest board whose values are worked out: that takes a second at the most. */
export const MOST_SQUARES = 10_000

/**
 * The values of bombs on a board, worked out by recursion: g(1, j) = j − 1, g(i, 1) = i − 1, and
 * g(i, j) is the least number that no g(u, j) xor g(i, v) with u < i and v < j is. A board that is
 * larger than the ones before is worked out anew.
 */
export class BombValues {
  private rows = 0
  private columns = 0
  private values = new Uint32Array(0)

  /** The value at a square, for a board of at most MOST_SQUARES or a square at its edge. */
  at(i: number, j: number): number {
    if (i === 1 || j === 1) return i + j - 2
    // the board is the same when rows and columns change places
    const [low, high] = i < j ? [i, j] : [j, i]
    if (low > this.rows || high > this.columns)
      this.fill(Math.max(low, this.rows), Math.max(high, this.columns))
    return this.values[(low - 1) * this.columns + high - 1] as number
  }

  private fill(rows: number, columns: number): void {
    const values = new Uint32Array(rows * columns)
    // a value is at most the number of pairs that it is chosen from, and so is below their power of two
    let marks = new Uint32Array(2)
    let mark = 0
    for (let i = 0; i < rows; i++)
      for (let j = 0; j < columns; j++) {
        if (i === 0 || j === 0) {
          values[i * columns + j] = i + j
          continue
        }
        mark++
        for (let u = 0; u < i; u++) {
          const above = values[u * columns + j] as number
          for (let v = 0; v < j; v++) {
            const option = above ^ (values[i * columns + v] as number)
            if (option >= marks.length) marks = grown(marks, option)
            marks[option] = mark
          }
        }
        let least = 0
        while (marks[least] === mark) least++
        values[i * columns + j] = least
      }
    this.rows = rows
    this.columns = columns
    this.values = values
  }
}

function grown(marks: Uint32Array<ArrayBuffer>, index: number): Uint32Array<ArrayBuffer> {
  let length = marks.length
  while (length <= index) length *= 2
  const larger = new Uint32Array(length)
  larger.set(marks)
  return larger
}
