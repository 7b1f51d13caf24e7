import type { Numbers, Periodic } from '../../formula/tree.ts'
import { type Draft, type Range, spanOf, union, type Valued } from '../tree/draft.ts'
import { call, cast, choice, item, literal, name, operation, returns } from '../tree/nodes.ts'
import type { Expr, List } from '../tree/tree.ts'
import { callHelper } from './helpers.ts'

/** The entry of a periodic table: in a function of its own where its place is not just a name. */
export function tableLookup(table: Periodic, x: Valued, draft: Draft): Valued {
  const key = `table ${JSON.stringify([...table.first])} ${JSON.stringify([...table.values])}`
  if (x.expr.kind === 'name' || (table.first.length === 0 && table.saltus === 0))
    return entry(table, x, key, draft)
  const text = draft.named(`${key} ${table.saltus}`, 'entry')
  const [all = x.range] = draft.calls(text, [x.range])
  const param = { expr: name('x', draft.kind(all)), range: all }
  const body = entry(table, param, key, draft)
  draft.add(text, () => ({
    name: text,
    comment: { en: 'The x-th entry of the table.', zh: '表中第 x 项。' },
    params: [{ name: 'x', type: param.expr.type }],
    returns: body.expr.type,
    body: [returns(body.expr)],
  }))
  const arg = cast(x.expr, draft.kind(all))
  return { expr: call(text, [arg], body.expr.type), range: entryRange(table, x.range) }
}

function entry(table: Periodic, x: Valued, key: string, draft: Draft): Valued {
  const { first, values, saltus } = table
  const cycle = listOf(values, `${key} cycle`, 'cycle', draft)
  const [start, period] = [BigInt(first.length), BigInt(values.length)]
  const shifted: Valued =
    start === 0n
      ? x
      : {
          expr: operation('-', x.expr, literal(start)),
          range: { least: x.range.least - start, most: x.range.most - start },
        }
  const range = entryRange(table, x.range)
  const kind = draft.kind(range)
  const by: Valued = { expr: literal(period), range: { least: period, most: period } }
  const negative = x.range.least < 0n
  const rest = negative
    ? callHelper('mod', [shifted, by], draft).expr
    : operation('%', shifted.expr, by.expr)
  const turns = negative
    ? callHelper('div', [shifted, by], draft).expr
    : operation('/', shifted.expr, by.expr)
  const own = period === 1n ? literal(values[0] as number) : item(cycle, rest)
  const risen =
    saltus === 0 ? own : operation('+', own, operation('*', literal(saltus), turns, kind), kind)
  if (start === 0n || x.range.least >= start) return { expr: risen, range }
  const early = item(listOf(first, `${key} first`, 'first', draft), x.expr)
  if (!negative && x.range.most < start) return { expr: early, range }
  const below = operation('<', x.expr, literal(start))
  const isEarly = negative ? operation('&&', operation('>=', x.expr, literal(0)), below) : below
  return { expr: choice(isEarly, early, risen), range }
}

/** Where the entries of a table lie for places in a range. */
function entryRange({ first, values, saltus }: Periodic, x: Range): Range {
  const listed = union(rangeOf(values), first.length > 0 ? rangeOf(first) : rangeOf(values))
  const period = BigInt(values.length)
  const rise = (n: bigint) => BigInt(saltus) * ((n - BigInt(first.length)) / period - 1n)
  const risen = spanOf(0n, rise(x.least), rise(x.most), BigInt(saltus) + rise(x.most))
  return saltus === 0
    ? listed
    : { least: listed.least + risen.least, most: listed.most + risen.most }
}

function rangeOf(values: Numbers): Range {
  let [least, most] = [values[0] as number, values[0] as number]
  for (let i = 1; i < values.length; i++) {
    least = Math.min(least, values[i] as number)
    most = Math.max(most, values[i] as number)
  }
  return { least: BigInt(least), most: BigInt(most) }
}

/** The name of a table of constants, which is added to the draft once. */
function listOf(values: Numbers, key: string, wanted: string, draft: Draft): Expr {
  const range = rangeOf(values)
  const small = range.most < 2n ** 31n && range.least > -(2n ** 31n)
  if (!small) draft.stored(range)
  const type: List = small ? 'ints' : 'nums'
  const text = draft.named(key, wanted)
  if (values.length > 1 || wanted === 'first')
    draft.keep({
      kind: 'table',
      name: text,
      type,
      values,
      comment:
        wanted === 'first'
          ? { en: 'the values before the period', zh: '周期开始前的值' }
          : { en: 'one period of the values', zh: '一个周期的值' },
    })
  return name(text, type)
}
