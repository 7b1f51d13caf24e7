import { Failure } from '../failure.ts'
import { type Amounts, readTakes } from '../rule.ts'
import { type Form, minus } from './linear.ts'

/** form is 0, or at least 0. */
export interface Constraint {
  readonly form: Form
  readonly is: '=' | '>='
}

/** A move: what each counter that it changes is afterwards, under some conditions. */
export interface CounterMove {
  /** The counters that are changed, with what they become. */
  readonly becomes: ReadonlyMap<string, Form>
  readonly where: readonly Constraint[]
  /** The numbers that may be chosen, from 1 on. */
  readonly free: readonly string[]
  /** Names that are among some amounts. */
  readonly among: ReadonlyMap<string, readonly Amounts[]>
}

/** A rule over counters none of which goes below 0. */
export interface CounterRule {
  readonly misere: boolean
  readonly names: readonly string[]
  readonly moves: readonly CounterMove[]
}

const MOST_COUNTERS = 6
const MOST_MOVES = 256
const MOST_FREE = 4
const MOST_COEFFICIENT = 64
const MOST_CONSTANT = 1_000_000
const LONGEST_TEXT = 20_000
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/
const WORDS = new Set(['and', 'where', 'in', 'k'])

/** The rule of a text in the plain form that certificates use; throws a Failure for any other. */
export function readCounters(text: string): CounterRule {
  const fail = (en: string, zh: string): never => {
    throw new Failure(
      `The rule is not one of counters in its plain English form: ${en}`,
      `规则不是计数规则的英文标准写法：${zh}`,
    )
  }
  if (text.length > LONGEST_TEXT) return fail('it is too long.', '文本过长。')
  const [, misere, list = '', rest = ''] = /^(misere )?counters ([^;]+); (.+)$/.exec(text) ?? []
  const names = list.split(', ')
  const proper = names.every(
    (name, i) => NAME.test(name) && !WORDS.has(name.toLowerCase()) && names.indexOf(name) === i,
  )
  if (!proper || names.length > MOST_COUNTERS)
    return fail('counters a, b; … with at most 6 names.', '应是 counters a, b; …，至多 6 个名字。')
  const moves = rest.split('; ').flatMap((part) => {
    const read = readMove(part, names)
    return read ?? fail(`the move ${shown(part)}.`, `走法 ${shown(part)}。`)
  })
  if (moves.length > MOST_MOVES) return fail('too many moves.', '走法太多。')
  return { misere: misere !== undefined, names, moves }
}

function shown(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
}

/** A move, or several where a condition says that two forms differ. */
function readMove(text: string, names: readonly string[]): CounterMove[] | undefined {
  const [what = '', where, ...more] = text.split(' where ')
  if (more.length > 0) return undefined
  const becomes = new Map<string, Form>()
  for (const change of what.split(', ')) {
    const [, name = '', by = '', value = ''] = /^(\S+) ([-+:]=) (.+)$/.exec(change) ?? []
    const form = readForm(value)
    if (!form || !names.includes(name) || becomes.has(name)) return undefined
    const zero: Form = { constant: 0, terms: new Map() }
    const old: Form = { constant: 0, terms: new Map([[name, 1]]) }
    becomes.set(
      name,
      by === ':=' ? form : by === '-=' ? minus(old, form) : minus(old, minus(zero, form)),
    )
  }
  const among = new Map<string, readonly Amounts[]>()
  let cases: Constraint[][] = [[]]
  for (const condition of where === undefined ? [] : where.split(' and ')) {
    const [, name, amounts] = /^(\S+) in (.+)$/.exec(condition) ?? []
    if (name !== undefined && amounts !== undefined) {
      const takes = readTakes(amounts)
      if (!takes || names.includes(name) || !NAME.test(name) || among.has(name)) return undefined
      among.set(name, takes)
      continue
    }
    const either = readCondition(condition)
    if (!either) return undefined
    cases = cases.flatMap((list) => either.map((one) => [...list, one]))
    if (cases.length > MOST_MOVES) return undefined
  }
  const forms = [...becomes.values(), ...cases.flat().map(({ form }) => form)]
  const used = new Set([...forms.flatMap(({ terms }) => [...terms.keys()]), ...among.keys()])
  const free = [...used].filter((name) => !names.includes(name))
  if (free.length > MOST_FREE) return undefined
  return cases.map((list) => ({ becomes, where: list, free, among }))
}

/** What a comparison says: one of some constraints holds. */
function readCondition(text: string): Constraint[] | undefined {
  const [, l = '', is, r = ''] = /^(.+?) (<=|>=|!=|<|>|=) (.+)$/.exec(text) ?? []
  const [left, right] = [readForm(l), readForm(r)]
  if (!left || !right) return undefined
  const [up, down] = [minus(left, right), minus(right, left)]
  const below = ({ constant, terms }: Form): Form => ({ constant: constant - 1, terms })
  switch (is) {
    case '=':
      return [{ form: up, is: '=' }]
    case '>=':
      return [{ form: up, is: '>=' }]
    case '<=':
      return [{ form: down, is: '>=' }]
    case '>':
      return [{ form: below(up), is: '>=' }]
    case '<':
      return [{ form: below(down), is: '>=' }]
    default:
      return [up, down].map((form) => ({ form: below(form), is: '>=' }))
  }
}

/** `2*a - k + 3` and the like. */
function readForm(text: string): Form | undefined {
  let constant = 0
  const terms = new Map<string, number>()
  for (const part of text.replaceAll(' - ', ' + -').split(' + ')) {
    const [, sign, by, name] =
      /^(-?)(?:(0|[1-9]\d*)(?:\*(?=[A-Za-z_])|$))?([A-Za-z_][A-Za-z0-9_]*)?$/.exec(part) ?? []
    if (by === undefined && name === undefined) return undefined
    const size = (sign ? -1 : 1) * Number(by ?? 1)
    if (name === undefined) constant += size
    else if (WORDS.has(name.toLowerCase()) && name !== 'k') return undefined
    else terms.set(name, (terms.get(name) ?? 0) + size)
    const bounded =
      Math.abs(constant) <= MOST_CONSTANT &&
      [...terms.values()].every((c) => Math.abs(c) <= MOST_COEFFICIENT)
    if (!bounded) return undefined
  }
  return { constant, terms }
}
