/** The first line in which two outputs differ; blanks at the ends of lines and of the text do not count. */
export interface Difference {
  readonly line: number
  readonly found: string
  readonly expected: string
}

export function firstDifference(output: string, truth: string): Difference | undefined {
  const [found, expected] = [linesOf(output), linesOf(truth)]
  const count = Math.max(found.length, expected.length)
  for (let i = 0; i < count; i++)
    if (found[i] !== expected[i])
      return { line: i + 1, found: found[i] ?? '', expected: expected[i] ?? '' }
  return undefined
}

function linesOf(text: string): readonly string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd())
}
