/** The game of the first page has a theorem for misère play as well: no quotient is known or looked for. */
export function knownQuotient(): undefined {
  return undefined
}

function absent(): never {
  throw new TypeError('the first page looks for no quotient')
}

export {
  absent as imageOf,
  absent as misereQuotient,
  absent as quotientData,
  absent as quotientFrom,
}
