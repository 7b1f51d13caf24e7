import type { Words } from '../../model/words.ts'
import type { Arithmetic } from '../arithmetic.ts'
import type { Automaton } from '../automaton.ts'
import type { Numeration } from '../numeration.ts'

/** A set that a sentence may name. */
export interface NamedSet {
  /** How many numbers it is about. */
  readonly arity: number
  /** The system in which it is read where the sentence names none. */
  readonly system: string
  /** Whether it can be read in a system. */
  readonly within: (system: Numeration) => boolean
  /** On the tracks 0, 1, … */
  readonly make: (arithmetic: Arithmetic) => Automaton
  readonly words: Words
}

/** The sets of binary digits, of Fibonacci numbers and of powers. */
const SETS: Readonly<Record<string, NamedSet>> = {
  fib: {
    arity: 1,
    system: 'fib',
    within: (system) => system.name === 'fib',
    make: (arithmetic) => oneAndZeros(arithmetic, 1),
    words: { en: 'n is 1, 2, 3, 5, 8, …', zh: 'n 是 1、2、3、5、8……' },
  },
  xor: {
    arity: 3,
    system: '2',
    within: isBinary,
    make: (arithmetic) =>
      arithmetic.custom(
        ['0', '1', '2'],
        [([a, b, c]) => (((a as number) ^ (b as number)) === c ? 0 : -1)],
        [1],
      ),
    words: { en: 'a xor b = c', zh: 'a 与 b 的异或是 c' },
  },
  evil: {
    arity: 1,
    system: '2',
    within: isBinary,
    make: (arithmetic) => parity(arithmetic, 0),
    words: { en: 'n has an even number of binary ones', zh: 'n 的二进制有偶数个 1' },
  },
  odious: {
    arity: 1,
    system: '2',
    within: isBinary,
    make: (arithmetic) => parity(arithmetic, 1),
    words: { en: 'n has an odd number of binary ones', zh: 'n 的二进制有奇数个 1' },
  },
}

/** The names of sets that a sentence may use; `power2` stands for any power. */
export const SET_NAMES: readonly string[] = [...Object.keys(SETS), 'power2']

/** The set of a name; undefined where there is none. */
export function namedSet(name: string): NamedSet | undefined {
  const [, digits] = /^power(\d{1,3})$/.exec(name) ?? []
  if (digits === undefined) return Object.hasOwn(SETS, name) ? SETS[name] : undefined
  const base = Number(digits)
  // the least base of which it is a power
  const root = Array.from({ length: 9 }, (_, i) => i + 2).find(
    (b) => zerosOf(base, b) !== undefined,
  )
  if (root === undefined) return undefined
  return {
    arity: 1,
    system: `${root}`,
    within: ({ recurrence, digits }) =>
      recurrence.length === 1 && zerosOf(base, digits) !== undefined,
    make: (arithmetic) => oneAndZeros(arithmetic, zerosOf(base, arithmetic.system.digits) ?? 1),
    words: { en: `n is 1, ${base}, ${base ** 2}, …`, zh: `n 是 1、${base}、${base ** 2}……` },
  }
}

function isBinary({ name }: Numeration): boolean {
  return name === '2'
}

/** The e ≥ 1 with base^e = n. */
function zerosOf(n: number, base: number): number | undefined {
  let [power, e] = [base, 1]
  for (; power < n; e++) power *= base
  return power === n ? e : undefined
}

/** 1 with a multiple of so many zeros behind it. */
function oneAndZeros(arithmetic: Arithmetic, zeros: number): Automaton {
  const begin = ([e]: readonly number[]) => (e === 0 ? 0 : e === 1 ? 1 : -1)
  const rows = Array.from(
    { length: zeros },
    (_, i) =>
      ([e]: readonly number[]) =>
        e === 0 ? ((i + 1) % zeros) + 1 : -1,
  )
  return arithmetic.custom(['0'], [begin, ...rows], [0, 1, ...rows.slice(1).map(() => 0)])
}

function parity(arithmetic: Arithmetic, odd: 0 | 1): Automaton {
  const row =
    (state: number) =>
    ([e]: readonly number[]) =>
      state ^ (e as number)
  return arithmetic.custom(['0'], [row(0), row(1)], [1 - odd, odd])
}
