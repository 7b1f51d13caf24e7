import { Failure } from '../failure.ts'
import { array, fields } from '../fields.ts'

/** Formulas that are deeper are refused before the stack ends. */
const DEEPEST = 100

/** Larger numbers in a formula make automata that are never finished. */
export const MOST_CONSTANT = 1_000_000

/** A part of the formula, with its place. */
export interface Node {
  readonly json: unknown
  readonly at: string
  readonly depth: number
}

/** What a part does; throws a Failure where it is too deep. */
export function opOf({ json, depth }: Node): unknown {
  if (depth > DEEPEST) throw cannot(`it is more than ${DEEPEST} levels deep`, `层数超过 ${DEEPEST}`)
  return typeof json === 'object' && json !== null && 'op' in json ? json.op : undefined
}

/** A part of a part. */
export function below({ at, depth }: Node, json: unknown, place: string): Node {
  return { json, at: `${at}.${place}`, depth: depth + 1 }
}

/** Parts that stand for what is not written. */
export const zero = (node: Node) => below(node, { op: 'int', value: '0' }, 'otherwise')
export const one = (node: Node) => below(node, { op: 'int', value: '1' }, 'then')

/** The operand of a part that has one. */
export function onlyOperand(json: unknown, { at }: Node): unknown {
  const list = array(json, `${at}.of`)
  if (list.length !== 1) throw new Failure(`${at}.of must list 1.`, `${at}.of 应有 1 项。`)
  return list[0]
}

/** A number that an automaton may be made of. */
export function small(json: unknown, { at }: Node): number {
  if (typeof json === 'number' && Number.isInteger(json) && Math.abs(json) <= MOST_CONSTANT)
    return json
  throw cannot(
    `${at} has a number that is no integer up to 10^6`,
    `${at} 中有数不是 10^6 以内的整数`,
  )
}

/** Why the checker does not follow a formula. */
export function cannot(en: string, zh: string): Failure {
  return new Failure(`The formula cannot be confirmed: ${en}.`, `公式无法确认：${zh}。`)
}

/** The operands of a part that has nothing else. */
export function operands(node: Node, count: number): Node[] {
  const list = array(fields(node.json, node.at, ['op', 'of']).of, `${node.at}.of`)
  if (list.length !== count)
    throw new Failure(`${node.at}.of must list ${count}.`, `${node.at}.of 应有 ${count} 项。`)
  return list.map((item, i) => below(node, item, `of[${i}]`))
}
