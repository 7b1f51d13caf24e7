/** The known word that a misspelt one most likely meant; undefined if none is close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const asked = word.toLowerCase().slice(0, 40)
  const [best] = known
    .map((candidate) => ({
      candidate,
      distance: editDistance(asked, candidate),
      alike: commonStart(asked, candidate),
    }))
    .sort((a, b) => a.distance - b.distance || b.alike - a.alike)
  if (best && best.distance <= Math.max(1, Math.floor(asked.length / 3))) return best.candidate
  // a word that was not written to its end is likelier than many wrong letters
  const [longer] = known
    .filter((name) => asked.length >= LEAST && name.startsWith(asked))
    .sort((a, b) => a.length - b.length)
  if (longer !== undefined) return longer
  return best && best.distance <= Math.floor(asked.length / 2) ? best.candidate : undefined
}

/** So many letters tell which word they begin. */
const LEAST = 3

/** How many letters two words begin with alike: of two words as near, the mistake is mostly late. */
function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** The least number of letters to insert, delete or replace to make one word the other. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(
          (row[j] as number) + 1,
          (next[j - 1] as number) + 1,
          (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row[b.length] as number
}
