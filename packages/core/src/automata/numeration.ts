import type { Words } from '../model/words.ts'
import type { Automaton } from './automaton.ts'

/** A way to write numbers: canonical words of digits, whose places have weights. */
export interface Numeration {
  /** What `--system` calls it. */
  readonly name: string
  readonly words: Words
  /** How many digits there are. */
  readonly digits: number
  /** The first weights U_0 = 1, U_1, …, as many as the recurrence is long. */
  readonly first: readonly number[]
  /** U_n = c_1·U_(n−1) + … + c_k·U_(n−k) */
  readonly recurrence: readonly number[]
  /** The canonical words, on a track x. */
  readonly canonical: Automaton
}

/** 0 … base − 1 in every place, weights 1, base, base², … */
export function baseSystem(base: number): Numeration {
  return {
    name: `${base}`,
    words: { en: `base ${base}`, zh: `${base} 进制` },
    digits: base,
    first: [1],
    recurrence: [base],
    canonical: canonicalWords([Array.from({ length: base }, () => 0)], [1]),
  }
}

/** 1, 2, 3, 5, 8, …: no two ones side by side (Zeckendorf 1972). */
export const FIBONACCI: Numeration = {
  ...quadraticSystem(1),
  name: 'fib',
  words: { en: 'Zeckendorf', zh: '齐肯多夫' },
}

/**
 * 1, a + 1, a(a + 1) + 1, …: the digit a stands before 0 alone (A. S. Fraenkel, How to beat your
 * Wythoff games’ opponent on three fronts, Amer. Math. Monthly 89, 1982).
 */
export function quadraticSystem(a: number): Numeration {
  return {
    name: `p${a}`,
    words: {
      en: `weights 1, ${a + 1}, ${a * (a + 1) + 1}, …`,
      zh: `权 1, ${a + 1}, ${a * (a + 1) + 1}, …`,
    },
    digits: a + 1,
    first: [1, a + 1],
    recurrence: [a, 1],
    canonical: canonicalWords(
      [Array.from({ length: a + 1 }, (_, e) => (e === a ? 1 : 0)), lone(a + 1)],
      [1, 1],
    ),
  }
}

/** Ostrowski’s system of [0; a, a, …] with weights 1, a, a² + 1, …: the last digit is below a. */
export function ostrowskiSystem(a: number): Numeration {
  return {
    name: a === 2 ? 'pell' : `o${a}`,
    words:
      a === 2 ? { en: 'Pell', zh: '佩尔' } : { en: `Ostrowski ${a}`, zh: `奥斯特洛夫斯基 ${a}` },
    digits: a + 1,
    first: [1, a],
    recurrence: [a, 1],
    canonical: canonicalWords(
      [Array.from({ length: a + 1 }, (_, e) => (e === a ? 1 : 0)), lone(a + 1)],
      [1, 0],
    ),
  }
}

/** 1, 2, 4, 7, 13, …: no three ones side by side. */
export const TRIBONACCI: Numeration = {
  name: 'trib',
  words: { en: 'Tribonacci', zh: '三阶斐波那契' },
  digits: 2,
  first: [1, 2, 4],
  recurrence: [1, 1, 1],
  canonical: canonicalWords([[0, 1], [0, 2], lone(2)], [1, 1, 1]),
}

/** A row of which only the digit 0 is allowed. */
function lone(digits: number): number[] {
  return Array.from({ length: digits }, (_, e) => (e === 0 ? 0 : -1))
}

function canonicalWords(
  rows: readonly (readonly number[])[],
  accepts: readonly number[],
): Automaton {
  return {
    tracks: ['x'],
    digits: rows[0]?.length ?? 0,
    size: rows.length,
    next: Int32Array.from(rows.flat()),
    accepts: Uint8Array.from(accepts),
  }
}

/** The first weights of a system, as many as are below a bound, and one more. */
export function weightsBelow({ first, recurrence }: Numeration, bound: number): number[] {
  const weights = [...first]
  while ((weights.at(-1) as number) < bound)
    weights.push(recurrence.reduce((sum, c, i) => sum + c * (weights.at(-1 - i) as number), 0))
  return weights
}
