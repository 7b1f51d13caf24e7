/** The games that most people look for: their cards are there at once. */
export const KNOWN: readonly string[] = [
  'nim',
  'wythoff',
  'fibonacci-nim',
  'kayles',
  'staircase',
  'bash',
  'moore',
  'queen',
]
