import {
  type Course,
  dividedCourse,
  type Followed,
  later,
  modulo,
  settled,
  steadyCourse,
  sumCourse,
  together,
  unfollowed,
} from './course.ts'
import { Failure } from './failure.ts'
import { array, fields } from './fields.ts'
import type { Work } from './work.ts'

/** Formulas that are deeper are refused before the stack ends. */
const DEEPEST = 100

/** The steps that a node takes when it is read. */
const PER_READ = 1000

/** The formula of n that a JSON value is; throws a Failure where it is none that can be followed. */
export function readFormula(json: unknown, work: Work): Followed {
  return read(json, 'claim.formula', 0, work)
}

function read(json: unknown, what: string, depth: number, work: Work): Followed {
  if (depth > DEEPEST)
    throw new Failure(
      `The formula is more than ${DEEPEST} levels deep.`,
      `公式的层数超过 ${DEEPEST}。`,
    )
  work.spend(PER_READ)
  const op: unknown =
    typeof json === 'object' && json !== null && 'op' in json ? json.op : undefined
  const below = (item: unknown, place: string) => read(item, `${what}.${place}`, depth + 1, work)
  const operands = (count: number, ...others: string[]) => {
    const list = array(fields(json, what, ['op', 'of', ...others]).of, `${what}.of`)
    if (list.length !== count)
      throw new Failure(`${what}.of must list ${count}.`, `${what}.of 应有 ${count} 项。`)
    return list.map((item, i) => below(item, `of[${i}]`))
  }
  switch (op) {
    case 'int':
      return constant(integer(fields(json, what, ['op', 'value']).value, `${what}.value`))
    case 'var':
      if (fields(json, what, ['op', 'name']).name === 'n')
        return { at: (n) => n, course: { from: 0n, period: 1n, saltus: 1n }, size: 1 }
      throw new Failure(`${what}.name must be "n".`, `${what}.name 必须是 "n"。`)
    case 'not': {
      const [x] = operands(1) as [Followed]
      return made([x], steadyCourse([x]), (n) => truth(x.at(n) === 0n))
    }
    case 'periodic': {
      const [x] = operands(1, 'first', 'values', 'saltus') as [Followed]
      const table = fields(json, what, ['op', 'of', 'first', 'values', 'saltus'])
      return lookup(x, {
        first: integers(table.first, `${what}.first`),
        values: integers(table.values, `${what}.values`, 1),
        saltus: BigInt(exact(table.saltus, `${what}.saltus`)),
        work,
      })
    }
    case 'cases': {
      const all = fields(json, what, ['op', 'cases', 'otherwise'])
      const list = array(all.cases, `${what}.cases`).map((item, i) => {
        const row = fields(item, `${what}.cases[${i}]`, ['when', 'value'])
        const place = (name: string) => `cases[${i}].${name}`
        return { when: below(row.when, place('when')), value: below(row.value, place('value')) }
      })
      return ofCases(list, below(all.otherwise, 'otherwise'))
    }
  }
  const operation = typeof op === 'string' && Object.hasOwn(BINARY, op) ? BINARY[op] : undefined
  if (operation) return operation(...(operands(2) as [Followed, Followed]), work)
  const shown = JSON.stringify(op)?.slice(0, 60)
  throw unfollowed(`it does not know ${shown} at ${what}`, `不认识 ${what} 处的 ${shown}`)
}

function made(parts: readonly Followed[], course: Course, at: Followed['at']): Followed {
  return { at, course, size: parts.reduce((size, part) => size + part.size, 1) }
}

function constant(value: bigint): Followed {
  return { at: () => value, course: { from: 0n, period: 1n, saltus: 0n }, size: 1, constant: value }
}

const truth = (holds: boolean) => (holds ? 1n : 0n)

type Operation = (a: Followed, b: Followed, work: Work) => Followed

const minus: Operation = (a, b) =>
  made([a, b], sumCourse([a, b], [1n, -1n]), (n) => a.at(n) - b.at(n))

const BINARY: Readonly<Record<string, Operation>> = {
  '+': (a, b) => made([a, b], sumCourse([a, b], [1n, 1n]), (n) => a.at(n) + b.at(n)),
  '-': minus,
  '*': (a, b) => {
    const [left, right] = [a.constant, b.constant]
    const course =
      left !== undefined
        ? sumCourse([b], [left])
        : right !== undefined
          ? sumCourse([a], [right])
          : steadyCourse([a, b])
    return made([a, b], course, (n) => a.at(n) * b.at(n))
  },
  div: (a, b) => {
    const c = divisor(b)
    return made([a, b], dividedCourse(a, c, false), (n) => {
      const value = a.at(n)
      return (value - modulo(value, c)) / c
    })
  },
  mod: (a, b) => {
    const c = divisor(b)
    return made([a, b], dividedCourse(a, c, true), (n) => modulo(a.at(n), c))
  },
  xor: (a, b) => made([a, b], steadyCourse([a, b]), (n) => a.at(n) ^ b.at(n)),
  and: (a, b) => made([a, b], steadyCourse([a, b]), (n) => (a.at(n) === 0n ? 0n : b.at(n))),
  or: (a, b) => made([a, b], steadyCourse([a, b]), (n) => (a.at(n) === 0n ? b.at(n) : 1n)),
  min: extreme((a, b) => a < b),
  max: extreme((a, b) => a > b),
  '=': relation((a, b) => a === b),
  '!=': relation((a, b) => a !== b),
  '<': relation((a, b) => a < b),
  '<=': relation((a, b) => a <= b),
  '>': relation((a, b) => a > b),
  '>=': relation((a, b) => a >= b),
}

function divisor(f: Followed): bigint {
  const c = f.constant
  if (c !== undefined && c > 0n) return c
  throw unfollowed('a divisor is no positive number', '除数不是正整数')
}

/** A comparison: where one side outgrows the other it is decided from some n on. */
function relation(holds: (a: bigint, b: bigint) => boolean): Operation {
  return (a, b, work) => {
    const difference = minus(a, b, work)
    const { from, period, saltus } = difference.course
    const course =
      saltus === 0n
        ? { from, period, saltus }
        : { from: settled(difference, work), period: 1n, saltus: 0n }
    return made([a, b], course, (n) => truth(holds(a.at(n), b.at(n))))
  }
}

/** The smaller or the larger of two: where one outgrows the other it is one of them from some n on. */
function extreme(first: (a: bigint, b: bigint) => boolean): Operation {
  return (a, b, work) => {
    const difference = minus(a, b, work)
    const { from, period, saltus } = difference.course
    const course =
      saltus === 0n
        ? { from, period, saltus: together([a, b]).rises[0] ?? 0n }
        : later(first(saltus, 0n) ? a.course : b.course, settled(difference, work))
    return made([a, b], course, (n) => {
      const [x, y] = [a.at(n), b.at(n)]
      return first(x, y) ? x : y
    })
  }
}

interface Lookup {
  readonly first: readonly number[]
  readonly values: readonly number[]
  readonly saltus: bigint
  readonly work: Work
}

/** first[x] for x below its length, then the values again and again, each time `saltus` higher. */
function lookup(x: Followed, { first, values, saltus, work }: Lookup): Followed {
  const [start, length] = [BigInt(first.length), BigInt(values.length)]
  return made([x], course(), (n) => {
    const place = x.at(n)
    if (place >= 0n && place < start) return BigInt(first[Number(place)] as number)
    const index = modulo(place - start, length)
    return BigInt(values[Number(index)] as number) + saltus * ((place - start - index) / length)
  })
  function course(): Course {
    if (x.course.saltus === 0n) return x.course
    if (x.course.saltus < 0n)
      throw unfollowed('the index of a table falls without end', '表的下标无限减小')
    const before = constant(start - 1n)
    const [rest, turns] = [dividedCourse(x, length, true), dividedCourse(x, length, false)]
    const risen = { ...rest, saltus: saltus * turns.saltus }
    return start === 0n ? later(risen, 0n) : later(risen, settled(minus(x, before, work), work))
  }
}

interface Row {
  readonly when: Followed
  readonly value: Followed
}

/** The value of the first row that holds: rows that stay as they are from some n on decide then. */
function ofCases(rows: readonly Row[], otherwise: Followed): Followed {
  const all = [...rows.flatMap(({ when, value }) => [when, value]), otherwise]
  return made(all, course(), (n) =>
    (rows.find(({ when }) => when.at(n) !== 0n)?.value ?? otherwise).at(n),
  )
  function course(): Course {
    const conditions: Followed[] = []
    const values: Followed[] = []
    let [from, decided] = [0n, false]
    for (const { when, value } of rows) {
      const still = steadyCourse([when])
      if (still.period === 1n) {
        if (still.from > from) from = still.from
        if (when.at(still.from) === 0n) continue
        decided = true
      } else conditions.push(when)
      values.push(value)
      if (decided) break
    }
    if (!decided) values.push(otherwise)
    const common = together([...conditions, ...values])
    const rises = common.rises.slice(conditions.length)
    if (rises.some((rise) => rise !== rises[0]))
      throw unfollowed('its cases grow at different paces', '各情形的增长快慢不同')
    return later({ ...common, saltus: rises[0] ?? 0n }, from)
  }
}

function integer(json: unknown, what: string): bigint {
  if (typeof json === 'string' && /^(0|-?[1-9]\d{0,15})$/.test(json)) return BigInt(json)
  throw new Failure(
    `${what} must be the digits of an integer, at most 16 of them.`,
    `${what} 必须是整数的十进制数字，至多 16 位。`,
  )
}

function integers(json: unknown, what: string, least = 0): readonly number[] {
  const list = array(json, what)
  if (list.length < least)
    throw new Failure(`${what} must list ${least} or more.`, `${what} 至少应有 ${least} 项。`)
  return list.map((item, i) => exact(item, `${what}[${i}]`))
}

function exact(json: unknown, what: string): number {
  if (typeof json === 'number' && Number.isSafeInteger(json)) return json
  throw new Failure(`${what} must be an integer below 2^53.`, `${what} 必须是小于 2^53 的整数。`)
}
