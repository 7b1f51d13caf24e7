import { Failure } from '../failure.ts'
import { array, fields } from '../fields.ts'
import { type Automaton, over } from './automaton.ts'
import {
  either,
  firstOne,
  goldenFloor,
  lastOne,
  needBinary,
  needZeckendorf,
  oneDigit,
  xorDigits,
} from './digit-sets.ts'
import { below, cannot, type Node, one, operands, opOf, zero } from './formula-nodes.ts'
import { FormulaSets, MOST_FACTOR } from './formula-sets.ts'
import {
  constant,
  division,
  endedValue,
  named,
  type Tracks,
  tableValue,
  type Value,
} from './formula-tables.ts'
import { join } from './join.ts'
import { minus } from './linear.ts'
import type { Numbers } from './numbers.ts'

const RELATIONS: readonly unknown[] = ['=', '!=', '<', '<=', '>', '>=']
const CONDITIONS: readonly unknown[] = [...RELATIONS, 'not', 'fib']

/** Makes the set of each part of a formula from the digits. */
export class Reader {
  private readonly names: readonly string[]
  private readonly numbers: Numbers
  private readonly sets: FormulaSets
  private fresh = 0
  private golden: Automaton | undefined

  constructor(names: readonly string[], numbers: Numbers) {
    this.names = names
    this.numbers = numbers
    this.sets = new FormulaSets(names, numbers)
  }

  /** The tuples of a set for which a formula is not 0. */
  holds(node: Node, within: Automaton): Automaton {
    const op = opOf(node)
    if (RELATIONS.includes(op)) {
      const [x, y] = operands(node, 2).map((each) => this.value(each, within))
      return this.sets.compared(op as string, x as Value, y as Value, within)
    }
    switch (op) {
      case 'not':
        return this.sets.outside(within, this.holds(operands(node, 1)[0] as Node, within))
      case 'and': {
        const [x, y] = operands(node, 2) as [Node, Node]
        return this.holds(y, this.holds(x, within))
      }
      case 'or': {
        const [x, y] = operands(node, 2) as [Node, Node]
        const first = this.holds(x, within)
        return either([first, this.holds(y, this.sets.outside(within, first))], this.numbers)
      }
      case 'fib': {
        needZeckendorf(this.numbers, 'fib')
        const x = this.natural(operands(node, 1)[0] as Node, within)
        const digits = over(oneDigit(), x.own, this.numbers)
        return this.sets.gathered([within, ...x.parts, digits], [])
      }
      default: {
        const zero = { form: constant(0), parts: [], own: [] }
        return this.sets.compared('!=', this.value(node, within), zero, within)
      }
    }
  }

  /** The tuples of a set with the number that a formula is for them, on a track. */
  graph(node: Node, track: string, within: Automaton): Automaton {
    return this.sets.placed(this.value(node, within), track, within)
  }

  /** A formula as a track of its own, on which it is nowhere negative. */
  private natural(node: Node, within: Automaton): Value & { readonly own: readonly [string] } {
    const track = this.track()
    return this.standing(track, [this.graph(node, track, within)])
  }

  private standing(track: string, parts: readonly Automaton[]) {
    return { form: named(track), parts, own: [track] as const }
  }

  private tape(within: Automaton): Tracks {
    return {
      numbers: this.numbers,
      track: () => this.track(),
      natural: (node) => this.natural(node, within),
    }
  }

  private track(): string {
    return `?${this.fresh++}`
  }

  private value(node: Node, within: Automaton): Value {
    const op = opOf(node)
    if (CONDITIONS.includes(op))
      return this.chosen([[this.holds(node, within), one(node)]], zero(node), within)
    switch (op) {
      case 'int': {
        const { value } = fields(node.json, node.at, ['op', 'value'])
        if (typeof value !== 'string' || !/^(0|-?[1-9]\d{0,6})$/.test(value))
          throw cannot('its numbers are too large', '其中的数太大')
        return { form: constant(Number(value)), parts: [], own: [] }
      }
      case 'var': {
        const { name } = fields(node.json, node.at, ['op', 'name'])
        if (typeof name !== 'string' || !this.names.includes(name))
          throw new Failure(
            `${node.at}.name must be one of ${this.names.join(', ')}.`,
            `${node.at}.name 应是 ${this.names.join('、')} 之一。`,
          )
        return { form: named(name), parts: [], own: [] }
      }
      case '+':
      case '-':
      case '*':
        return this.combined(op, operands(node, 2), within)
      case 'and': {
        const [x, y] = operands(node, 2) as [Node, Node]
        return this.chosen([[this.holds(x, within), y]], zero(node), within)
      }
      case 'or': {
        const [x, y] = operands(node, 2) as [Node, Node]
        return this.chosen([[this.holds(x, within), one(node)]], y, within)
      }
      case 'min':
      case 'max': {
        const [x, y] = operands(node, 2) as [Node, Node]
        const [a, b] = [this.value(x, within), this.value(y, within)]
        const first = this.sets.compared(op === 'min' ? '<=' : '>=', a, b, within)
        return this.chosen([[first, x]], y, within)
      }
      case 'cases':
        return this.cases(node, within)
      case 'div':
      case 'mod':
        return this.divided(op, operands(node, 2), within)
      case 'periodic':
        return tableValue(node, this.tape(within))
      case 'xor': {
        needBinary(this.numbers, 'xor')
        const [x, y] = operands(node, 2).map((each) => this.natural(each, within))
        return this.ofDigits(xorDigits(), [x as Value, y as Value])
      }
      case 'automaton':
        return endedValue(node, this.tape(within))
      default:
        return this.unary(node, op, within)
    }
  }

  private unary(node: Node, op: unknown, within: Automaton): Value {
    const { numbers } = this
    const relation = () => {
      switch (op) {
        case 'floorPhi':
          this.golden ??= goldenFloor(numbers)
          return this.golden
        case 'zeckendorf':
          needZeckendorf(numbers, 'zeckendorf')
          return lastOne()
        case 'lowbit':
          needBinary(numbers, 'lowbit')
          return lastOne()
        case 'highbit':
          needBinary(numbers, 'highbit')
          return firstOne()
        default: {
          const shown = JSON.stringify(op)?.slice(0, 60)
          throw cannot(`it does not know ${shown} at ${node.at}`, `不认识 ${node.at} 处的 ${shown}`)
        }
      }
    }
    const made = relation()
    return this.ofDigits(made, [this.natural(operands(node, 1)[0] as Node, within)])
  }

  /** The number that a relation of digits has on its last track, for numbers on the others. */
  private ofDigits(relation: Automaton, of: readonly Value[]): Value {
    const track = this.track()
    const tracks = [...of.flatMap(({ own }) => own), track]
    const canonical = [...tracks].map((each) => this.numbers.any(each))
    const made = canonical.reduce(
      (set, each) => join(set, each, this.numbers),
      over(relation, tracks, this.numbers),
    )
    return {
      form: named(track),
      parts: [...of.flatMap(({ parts }) => parts), made],
      own: tracks,
    }
  }

  private combined(op: '+' | '-' | '*', list: readonly Node[], within: Automaton): Value {
    const [x, y] = list.map((each) => this.value(each, within)) as [Value, Value]
    const parts = [...x.parts, ...y.parts]
    const own = [...x.own, ...y.own]
    const zeroForm = constant(0)
    if (op === '-') return { form: minus(x.form, y.form), parts, own }
    if (op === '+') return { form: minus(x.form, minus(zeroForm, y.form)), parts, own }
    const [factor, other] = x.form.terms.size === 0 ? [x, y] : [y, x]
    if (factor.form.terms.size > 0) throw cannot('it multiplies two numbers', '其中有两数相乘')
    const by = factor.form.constant
    const terms = new Map([...other.form.terms].map(([name, c]) => [name, by * c]))
    return { form: { constant: by * other.form.constant, terms }, parts, own }
  }

  /** The value of the first row whose set has the tuple, else another. */
  private chosen(
    rows: readonly (readonly [Automaton, Node])[],
    otherwise: Node,
    within: Automaton,
  ): Value {
    const track = this.track()
    const sets: Automaton[] = []
    let left = within
    for (const [where, node] of rows) {
      sets.push(this.graph(node, track, where))
      left = this.sets.outside(left, where)
    }
    sets.push(this.graph(otherwise, track, left))
    return this.standing(track, [either(sets, this.numbers)])
  }

  private cases(node: Node, within: Automaton): Value {
    const all = fields(node.json, node.at, ['op', 'cases', 'otherwise'])
    const rows: [Automaton, Node][] = []
    let left = within
    for (const [i, item] of array(all.cases, `${node.at}.cases`).entries()) {
      const row = fields(item, `${node.at}.cases[${i}]`, ['when', 'value'])
      const where = this.holds(below(node, row.when, `cases[${i}].when`), left)
      rows.push([where, below(node, row.value, `cases[${i}].value`)])
      left = this.sets.outside(left, where)
    }
    return this.chosen(rows, below(node, all.otherwise, 'otherwise'), within)
  }

  private divided(op: 'div' | 'mod', [a, b]: readonly Node[], within: Automaton): Value {
    const divisor = this.value(b as Node, within).form
    const by = divisor.constant
    if (divisor.terms.size > 0 || by < 1 || by > MOST_FACTOR)
      throw cannot('a divisor is not a number from 1 to 4096', '除数不是 1 到 4096 的数')
    const x = this.natural(a as Node, within)
    const [quotient, remainder] = [this.track(), this.track()]
    const parts = [...x.parts, ...division(x.own[0], by, quotient, remainder, this.numbers)]
    return {
      form: named(op === 'div' ? quotient : remainder),
      parts,
      own: [...x.own, quotient, remainder],
    }
  }
}
