/** The game of the first page has a theorem: no pattern is looked for. */
export const finders: readonly never[] = []

/** So there is nothing to be said of one. */
function absent(): never {
  throw new TypeError('the first page looks for no pattern')
}

export { absent as attemptWords, absent as claimWords, absent as proofWords }
