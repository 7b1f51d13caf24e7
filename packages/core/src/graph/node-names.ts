import { BeyondBudget } from '../model/errors.ts'

/** Whole numbers below this are found in a table; other names in a map. */
const TABLE = 2 ** 24
/** The engine’s maps hold no more entries. */
const MOST_TEXTS = 2 ** 24 - 1

/** The names of the nodes 0, 1, 2, …, in the order in which they were met; lean for plain numbers. */
export class NodeNames {
  count = 0
  private ids = new Int32Array(1024).fill(-1)
  private numbers = new Int32Array(1024)
  private readonly byText = new Map<string, number>()
  private readonly texts: string[] = []

  /** The node with a number for a name, which must be below 2^24. */
  addNumber(number: number): number {
    if (number >= this.ids.length) {
      const longer = new Int32Array(Math.min(TABLE, 2 ** Math.ceil(Math.log2(number + 1))))
      longer.fill(-1).set(this.ids)
      this.ids = longer
    }
    const known = this.ids[number] as number
    if (known >= 0) return known
    this.ids[number] = this.count
    return this.next(number)
  }

  /** The node with a name. */
  add(text: string): number {
    const number = numberOf(text)
    if (number !== undefined) return this.addNumber(number)
    const known = this.byText.get(text)
    if (known !== undefined) return known
    if (this.texts.length === MOST_TEXTS) throw tooManyNames()
    this.byText.set(text, this.count)
    this.texts.push(text)
    return this.next(-this.texts.length)
  }

  /** The node with a name, if there is one. */
  find(text: string): number | undefined {
    const number = numberOf(text)
    if (number === undefined) return this.byText.get(text)
    const id = this.ids[number] ?? -1
    return id < 0 ? undefined : id
  }

  /** The name of a node. */
  text(node: number): string {
    const number = this.numbers[node] as number
    return number >= 0 ? `${number}` : (this.texts[-1 - number] as string)
  }

  private next(number: number): number {
    if (this.count === this.numbers.length) {
      const longer = new Int32Array(2 * this.count)
      longer.set(this.numbers)
      this.numbers = longer
    }
    this.numbers[this.count] = number
    return this.count++
  }
}

/** The number that a name is, where it is plain and small; 007 is another name than 7. */
function numberOf(text: string): number | undefined {
  if (!/^(0|[1-9]\d{0,7})$/.test(text)) return undefined
  const number = Number(text)
  return number < TABLE ? number : undefined
}

function tooManyNames(): BeyondBudget {
  const words = {
    en: `The graph has more than ${MOST_TEXTS} nodes whose names are not plain numbers below ${TABLE}.`,
    zh: `图中名字不是小于 ${TABLE} 的整数的结点超过 ${MOST_TEXTS} 个。`,
  }
  return new BeyondBudget(words, Number.POSITIVE_INFINITY)
}
