import {
  baseSystem,
  FIBONACCI,
  type Numeration,
  ostrowskiSystem,
  quadraticSystem,
  TRIBONACCI,
} from './numeration.ts'

/** The largest base and the largest a of a system with a name. */
const [LARGEST_BASE, LARGEST_A] = [10, 6]

const made = new Map<string, Numeration>()

/** The names of all systems: fib, trib, pell, bases, and pa for the numbers of a-Wythoff. */
export const SYSTEM_NAMES: readonly string[] = [
  'fib',
  'pell',
  'trib',
  ...Array.from({ length: LARGEST_BASE - 1 }, (_, i) => `${i + 2}`),
  ...Array.from({ length: LARGEST_A - 1 }, (_, i) => `p${i + 2}`),
  ...Array.from({ length: LARGEST_A - 2 }, (_, i) => `o${i + 3}`),
]

/** The system of a name, the same object for all who ask; undefined where there is none. */
export function systemNamed(name: string): Numeration | undefined {
  if (!SYSTEM_NAMES.includes(name)) return undefined
  const system = made.get(name) ?? make(name)
  made.set(name, system)
  return system
}

function make(name: string): Numeration {
  if (name === 'fib') return FIBONACCI
  if (name === 'trib') return TRIBONACCI
  if (name === 'pell') return ostrowskiSystem(2)
  if (name.startsWith('p')) return quadraticSystem(Number(name.slice(1)))
  if (name.startsWith('o')) return ostrowskiSystem(Number(name.slice(1)))
  return baseSystem(Number(name))
}

/** The system with some weights; undefined where none that has a name has them. */
export function systemWith(
  weights: Pick<Numeration, 'digits' | 'first' | 'recurrence'>,
): Numeration | undefined {
  const same = (a: readonly number[], b: readonly number[]) => a.join() === b.join()
  for (const name of SYSTEM_NAMES) {
    const system = systemNamed(name)
    if (
      system?.digits === weights.digits &&
      same(system.first, weights.first) &&
      same(system.recurrence, weights.recurrence)
    )
      return system
  }
  return undefined
}
