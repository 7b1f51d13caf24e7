/**
 * How many terms from the i-th on equal those from the first on, for every i: the Z-function
 * (Gusfield, Algorithms on Strings, Trees and Sequences, 1997).
 */
export function returns(terms: ArrayLike<number>): Uint32Array {
  const runs = new Uint32Array(terms.length)
  let [left, right] = [0, 0] // the run that reaches furthest
  for (let i = 1; i < terms.length; i++) {
    let run = i < right ? Math.min(right - i, runs[i - left] as number) : 0
    while (i + run < terms.length && terms[run] === terms[i + run]) run++
    runs[i] = run
    if (i + run > right) [left, right] = [i, i + run]
  }
  return runs
}
