import type { Words } from '../model/words.ts'
import { type Branch, type Formula, isAutomaton, type Numbers, type Sequence } from './tree.ts'

/** What JSON can say. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json }

/** The formula as plain data: integers of any size are decimal text, tables are lists of numbers. */
export function formulaToJson(formula: Formula): Json {
  const { op } = formula
  switch (op) {
    case 'int':
      return { op, value: `${formula.value}` }
    case 'var':
      return { op, name: formula.name }
    case 'cases':
      return {
        op,
        cases: formula.cases.map((c) => ({
          when: formulaToJson(c.when),
          value: formulaToJson(c.value),
        })),
        otherwise: formulaToJson(formula.otherwise),
      }
    case 'periodic': {
      const { first, values, saltus } = formula
      return { op, of: listToJson(formula.of), first: [...first], values: [...values], saltus }
    }
    case 'automaton': {
      const { next, values } = formula
      return { op, of: listToJson(formula.of), next, values }
    }
    case 'term':
    case 'part':
      return { op, of: listToJson(formula.of), sequence: sequenceToJson(formula.sequence) }
    default:
      return { op, of: listToJson(formula.of) }
  }
}

const listToJson = (list: readonly Formula[]): Json => list.map(formulaToJson)

function sequenceToJson(h: Sequence<Formula>): Json {
  if (h.kind === 'takeaway') return { kind: h.kind, factor: formulaToJson(h.factor) }
  return { kind: h.kind, first: h.first.map(String), weights: h.weights.map(String) }
}

/** Data that is not a formula: where in it, and what was expected there. */
export class FormulaError extends Error {
  readonly path: string
  readonly words: Words

  constructor(path: string, { en, zh }: Words) {
    super(`${path}: ${en}`)
    this.path = path
    this.words = { en: `${path}: ${en}`, zh: `${path}：${zh}` }
  }
}

/** How many formulas the nodes with only formulas below them have; −1 for any number. */
const ARITY: ReadonlyMap<string, number> = new Map([
  ...['+', '-', '*', 'div', 'mod', 'xor', 'min', 'max', 'nimProduct'].map((op) => [op, 2] as const),
  ...['=', '!=', '<', '<=', '>', '>=', 'and', 'or', 'columnsOf'].map((op) => [op, 2] as const),
  ...['floorPhi', 'fib', 'zeckendorf', 'popcount', 'not'].map((op) => [op, 1] as const),
  ...['lowbit', 'highbit'].map((op) => [op, 1] as const),
  ...['xorOf', 'maxOf', 'sumOf', 'oddXorOf', 'unpairedOf', 'treeOf'].map((op) => [op, 1] as const),
  ['matching', -1],
])

/** Deeper data is refused before the stack ends. */
const DEEPEST = 1000

/** The formula that plain data says; throws a FormulaError where it says none. */
export function formulaFromJson(json: unknown): Formula {
  return read(new Place(json, 'formula', 0))
}

function read(place: Place): Formula {
  const op = place.field('op').text()
  switch (op) {
    case 'int':
      return { op, value: place.field('value').integer() }
    case 'var':
      return { op, name: place.field('name').name() }
    case 'cases':
      return {
        op,
        cases: place
          .field('cases')
          .list()
          .map((c): Branch => ({ when: read(c.field('when')), value: read(c.field('value')) })),
        otherwise: read(place.field('otherwise')),
      }
    case 'periodic':
      return {
        op,
        of: [read(only(place))],
        first: place.field('first').numbers(0),
        values: place.field('values').numbers(1),
        saltus: place.field('saltus').number(),
      }
    case 'automaton':
      return readAutomaton(place)
    case 'term':
    case 'part':
      return { op, of: [read(only(place))], sequence: readSequence(place.field('sequence')) }
  }
  const arity = ARITY.get(op)
  if (arity === undefined)
    throw place.field('op').expected({ en: 'an operation of formulas', zh: '公式的运算' })
  const of = place.field('of').list(arity).map(read)
  return { op, of } as unknown as Formula // the operation and its number of operands are checked
}

function only(place: Place): Place {
  return place.field('of').list(1)[0] as Place
}

function readAutomaton(place: Place): Formula {
  const next = place
    .field('next')
    .list()
    .map((row) => row.numbers(2) as readonly [number, number])
  const values = place.field('values').numbers(1) as readonly number[]
  if (!isAutomaton(next, values))
    throw place.expected({
      en: 'states that exist, and values that a digit 0 does not change',
      zh: '存在的状态，且数字 0 不改变其值',
    })
  return { op: 'automaton', of: [read(only(place))], next, values }
}

function readSequence(place: Place): Sequence<Formula> {
  const kind = place.field('kind').text()
  if (kind === 'takeaway') return { kind, factor: read(place.field('factor')) }
  if (kind !== 'linear')
    throw place.field('kind').expected({ en: 'linear or takeaway', zh: 'linear 或 takeaway' })
  const integers = (name: string) =>
    place
      .field(name)
      .list()
      .map((n) => n.integer())
  const [first, weights] = [integers('first'), integers('weights')]
  if (first.length < Math.max(1, weights.length))
    throw place
      .field('first')
      .expected({ en: 'as many terms as weights', zh: '不少于权数个数的首项' })
  return { kind, first, weights }
}

/** A place in the data, with the path to it. */
class Place {
  private readonly value: unknown
  private readonly path: string
  private readonly depth: number

  constructor(value: unknown, path: string, depth: number) {
    this.value = value
    this.path = path
    this.depth = depth
    if (depth > DEEPEST) throw this.expected({ en: 'a formula less deep', zh: '层数更少的公式' })
  }

  expected({ en, zh }: Words): FormulaError {
    return new FormulaError(this.path, { en: `expected ${en}`, zh: `应是${zh}` })
  }

  field(name: string): Place {
    const { value } = this
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
      throw this.expected({ en: `an object with ${name}`, zh: `带有 ${name} 的对象` })
    return new Place(
      (value as Record<string, unknown>)[name],
      `${this.path}.${name}`,
      this.depth + 1,
    )
  }

  list(length = -1): readonly Place[] {
    const { value } = this
    if (!Array.isArray(value) || (length >= 0 && value.length !== length))
      throw this.expected(
        length < 0
          ? { en: 'a list', zh: '列表' }
          : { en: `a list of ${length}`, zh: `有 ${length} 项的列表` },
      )
    return value.map((item, i) => new Place(item, `${this.path}[${i}]`, this.depth + 1))
  }

  text(): string {
    if (typeof this.value !== 'string') throw this.expected({ en: 'a text', zh: '文本' })
    return this.value
  }

  name(): string {
    const text = this.text()
    if (!/^[A-Za-z_]\w*$/.test(text)) throw this.expected({ en: 'a name', zh: '名称' })
    return text
  }

  integer(): bigint {
    const text = this.text()
    if (!/^(0|-?[1-9]\d*)$/.test(text))
      throw this.expected({ en: 'the decimal digits of an integer', zh: '整数的十进制数字' })
    return BigInt(text)
  }

  number(): number {
    if (!Number.isSafeInteger(this.value))
      throw this.expected({ en: 'an integer below 2^53', zh: '小于 2^53 的整数' })
    return this.value as number
  }

  /** At least `least` integers; the list is read without a Place for each, since it may be long. */
  numbers(least: number): Numbers {
    const { value } = this
    if (!Array.isArray(value) || value.length < least || !value.every(Number.isSafeInteger))
      throw this.expected({ en: 'a list of integers below 2^53', zh: '小于 2^53 的整数的列表' })
    return value as readonly number[]
  }
}
