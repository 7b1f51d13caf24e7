import { Failure } from '../failure.ts'
import { readRule } from '../rule.ts'
import { amountWords, isBase } from './amount-words.ts'
import { isWithin, rest, someWord, type Word } from './ask.ts'
import { type Automaton, fromRows, over } from './automaton.ts'
import { missed } from './cover.ts'
import { join, reordered, without } from './join.ts'
import type { Numbers } from './numbers.ts'
import { tidy } from './subsets.ts'

/**
 * Throws a Failure unless a set of pairs (n, v) gives every heap of a rule its value: one for each n;
 * no option of n has it; and every smaller one is the value of an option.
 */
export function checkValues(game: string, [values]: readonly Automaton[], numbers: Numbers): void {
  const rule = readRule(game)
  if (rule.kind !== 'heap')
    throw new Failure(
      'A certificate of kind automaton is about counters, or about a rule that takes or splits.',
      'automaton 类证书只用于计数规则，或取、拆分的规则。',
    )
  const of = (n: string, v: string) => over(values as Automaton, [n, v], numbers)
  const at = (word: Word) => numbers.read(word, 2)
  const known = tidy(without(of('n', 'v'), ['v'], numbers), numbers)
  if (!isWithin(numbers.any('n'), known, numbers)) {
    const [n] = numbers.read(someWord(numbers.not(known)) ?? [], 1)
    throw new Failure(`A heap of ${n} has no value.`, `${n} 颗的堆没有值。`)
  }
  const two = join(of('n', 'v'), of('n', 'w'), numbers)
  if (!isWithin(two, numbers.equal('v', 'w'), numbers)) {
    const ordered = join(two, numbers.less('v', 'w'), numbers)
    const [n, v, w] = numbers.read(someWord(ordered) ?? [], 3)
    throw new Failure(
      `A heap of ${n} has two values, ${v} and ${w}.`,
      `${n} 颗的堆有两个值 ${v} 和 ${w}。`,
    )
  }
  const options: Automaton[] = []
  const placed = (a: Automaton) => options.push(reordered(a, ['n', 'w'], numbers))
  const pair = rule.split || rule.thenSplit ? pairs(of, numbers) : undefined
  if (rule.takes.length > 0) {
    const amounts = amountWords(rule.takes, numbers)
    const taken = tidy(join(amounts, numbers.sum('m', 't', 'n'), numbers, ['t']), numbers)
    placed(join(taken, of('m', 'w'), numbers, ['m']))
    if (rule.thenSplit && pair) placed(join(taken, over(pair, ['m', 'w'], numbers), numbers, ['m']))
  }
  if (rule.split && pair) placed(over(pair, ['n', 'w'], numbers))
  const own = of('n', 'w')
  for (const option of options) {
    const word = someWord(join(option, own, numbers))
    if (word) {
      const [n, v] = at(word)
      throw new Failure(
        `An option of a heap of ${n} has the value that the heap is said to have, ${v}.`,
        `${n} 颗的堆有一个后继，其值等于所称该堆的值 ${v}。`,
      )
    }
  }
  // every heap has one value: what is not below it is that value or more
  const lower = tidy(join(of('n', 'v'), numbers.less('w', 'v'), numbers, ['v']), numbers)
  // what the first options reach is left out, so that fewer sets of states are to be followed
  const [head, ...others] = options
  const left =
    head && others.length > 0 ? tidy(rest(lower, tidy(head, numbers), numbers), numbers) : lower
  const missing = missed(left, others.length > 0 ? others : options, numbers)
  if (!missing) return
  const [n, v] = at(missing)
  throw new Failure(
    `No option of a heap of ${n} has the value ${v}, which is below the one claimed.`,
    `${n} 颗的堆没有值为 ${v} 的后继，而所称的值比它大。`,
  )
}

/** (m, w): two heaps, neither empty, with m stones in all and the value w, by xor of their values. */
function pairs(of: (n: string, v: string) => Automaton, numbers: Numbers): Automaton {
  if (!isBase(numbers, 2))
    throw new Failure(
      'Values of heaps that split are read in base 2.',
      '可拆分的堆，其值应用二进制。',
    )
  const xor = fromRows(['x', 'y', 'w'], [0], [[0, 0, 3, 0, 5, 0, 6, 0]])
  const heap = (n: string, v: string) => join(of(n, v), numbers.positive(n), numbers)
  const first = join(heap('a', 'x'), numbers.sum('a', 'b', 'm'), numbers, ['a'])
  const second = join(heap('b', 'y'), xor, numbers, ['y'])
  return tidy(reordered(join(first, second, numbers, ['b', 'x']), ['m', 'w'], numbers), numbers)
}
