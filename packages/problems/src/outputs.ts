/** A case with a wrong answer, and what is odd about it. */
export interface WrongAnswer {
  readonly at: number
  readonly note: 'order' | 'missing' | 'extra' | undefined
}

const tokensOf = (text: string) => text.match(/\S+/g) ?? []

/**
 * The first case whose answer is not the expected one, token by token; the lines of an answer may
 * stand in any order where the judge allows that.
 */
export function firstWrong(
  anyOrder: boolean,
  expected: readonly string[],
  got: string,
): WrongAnswer | undefined {
  const tokens = tokensOf(got)
  let from = 0
  for (const [at, answer] of expected.entries()) {
    const own = tokensOf(answer)
    const given = tokens.slice(from, from + own.length)
    from += own.length
    if (given.length === own.length && own.every((token, i) => token === given[i])) continue
    const reordered = sameLines(own, given)
    if (anyOrder && reordered) continue
    return { at, note: reordered ? 'order' : given.length < own.length ? 'missing' : undefined }
  }
  return from < tokens.length ? { at: expected.length - 1, note: 'extra' } : undefined
}

/** Whether the pairs behind the first token, which are the moves, are the same in some order. */
function sameLines(own: readonly string[], given: readonly string[]): boolean {
  const lines = ([first, ...rest]: readonly string[]) => [
    first,
    ...rest.flatMap((token, i) => (i % 2 === 0 ? [`${token} ${rest[i + 1]}`] : [])).sort(),
  ]
  return own.length === given.length && lines(own).join('\n') === lines(given).join('\n')
}
