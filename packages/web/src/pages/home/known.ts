/** The games that most people look for: they stand first in the catalogue, and are there at once. */
export const KNOWN = [
  'nim',
  'wythoff',
  'fibonacci-nim',
  'kayles',
  'staircase',
  'bash',
  'moore',
  'queen',
]
