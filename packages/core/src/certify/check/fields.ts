import { Failure } from './failure.ts'

/** The fields of an object that has all of the required names, and no others but the optional. */
export function fields<Name extends string>(
  json: unknown,
  what: string,
  required: readonly Name[],
  optional: readonly Name[] = [],
): Readonly<Partial<Record<Name, unknown>>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new Failure(`Expected ${what} to be an object.`, `${what} 应是一个对象。`)
  const names = Object.keys(json)
  const missing = required.find((name) => !names.includes(name))
  if (missing !== undefined)
    throw new Failure(`Expected ${what} to have ${missing}.`, `${what} 缺少 ${missing}。`)
  const known: readonly string[] = [...required, ...optional]
  const other = names.find((name) => !known.includes(name))
  if (other !== undefined) {
    const shown = JSON.stringify(other.slice(0, 60))
    throw new Failure(`Expected ${what} not to have ${shown}.`, `${what} 不应有 ${shown}。`)
  }
  return json as Readonly<Partial<Record<Name, unknown>>>
}

/** An integer from `least` on that is exact. */
export function natural(json: unknown, what: string, least = 0): number {
  if (
    typeof json === 'number' &&
    Number.isSafeInteger(json) &&
    json >= least &&
    !Object.is(json, -0)
  )
    return json
  throw new Failure(
    `${what} must be an integer from ${least} on, below 2^53.`,
    `${what} 必须是不小于 ${least}、小于 2^53 的整数。`,
  )
}

/** The list that a JSON value is. */
export function array(json: unknown, what: string): readonly unknown[] {
  if (Array.isArray(json)) return json
  throw new Failure(`${what} must be a list.`, `${what} 必须是列表。`)
}

/** A list of integers from 0 on. */
export function naturals(json: unknown, what: string): readonly number[] {
  return array(json, what).map((item, i) => natural(item, `${what}[${i}]`))
}

/** A list of such lists. */
export function matrix(json: unknown, what: string): readonly (readonly number[])[] {
  return array(json, what).map((row, i) => naturals(row, `${what}[${i}]`))
}
