/** A line in which two outputs differ, counted from 1; undefined stands for a line that is not there. */
export interface Difference {
  readonly line: number
  readonly expected: string | undefined
  readonly got: string | undefined
  /** Whether the last line is not ended. */
  readonly unended?: boolean
}

/** The first line in which the words of two outputs differ, else the first of which the bytes do. */
export function firstDifference(expected: string, got: string): Difference | undefined {
  const [right, given] = [linesOf(expected), linesOf(got)]
  const most = Math.max(right.length, given.length)
  const words = (line: string | undefined) => line?.trim().split(/\s+/).join(' ')
  for (const told of [words, (line: string | undefined) => line])
    for (let i = 0; i < most; i++)
      if (told(right[i]) !== told(given[i]))
        return { line: i + 1, expected: right[i], got: given[i] }
  if (expected === got) return undefined
  const last = given.length
  return { line: last, expected: right[last - 1], got: given[last - 1], unended: true }
}

/** The lines of a text, whether or not the last one is ended. */
function linesOf(text: string): readonly string[] {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines
}
