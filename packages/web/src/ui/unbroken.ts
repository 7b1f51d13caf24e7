const GAP = '\u00a0'
const JOINED = '\u2060'

/** What is counted, or has a number behind its name. */
const NOUNS =
  'heap|pile|row|column|part|pair|step|vertex|edge|place|cell|square|direction|player|person|number|digit|octal|hex|box|bottle|ring|line|lesson|chapter|ch.|level|base|problem'
/** Words that do not belong to the number before them. */
const LOOSE =
  'a|an|and|are|as|at|but|by|for|from|has|have|if|in|into|is|it|leaves|makes|mod|not|of|on|or|than|that|the|then|to|when|where|which|with|xor'

const NAMED = new RegExp(`(?<=\\b(?:(?:${NOUNS})s?|value)) (?=[\\d(]|[a-z]\\b)`, 'gi')
const COUNTED = new RegExp(
  `(?<=(?<![\\p{L}\\d.,])\\d{1,6}) (?!(?:${LOOSE})\\b)(?=\\p{L}|\\()`,
  'gu',
)

/** A text in which numbers stay with what they count, and short formulas, pairs and sets are whole. */
export function unbroken(text: string): string {
  return text
    .replace(/(?<=[\p{L}\p{N})⌋]) ([+−⊕⊗·×≤≥<>≠]|xor|mod) (?=[\p{L}\p{N}(√⌊])/gu, `${GAP}$1${GAP}`)
    .replace(/ = (?=[\p{L}\p{N}−]{1,5}(?![\p{L}\p{N}(·]))/gu, `${GAP}=${GAP}`)
    .replace(
      /(?<=(?<![\p{L}\p{N}])[\p{L}\p{N}′]{1,4}) = (?=[^\s，。；]{1,10}(?:[\s，。；]|$))/gu,
      `${GAP}=${GAP}`,
    )
    .replace(/ = /g, `${GAP}= `)
    .replace(/ ([-+]=) (?=\w)/g, `${GAP}$1${GAP}`)
    .replace(/(?<=(?<!\p{L})\p{L}), (?=\p{L}\u00a0[=≥≤<>])/gu, `,${GAP}`)
    .replace(/(?<=\d)\/(?=\p{L})/gu, `/${JOINED}`)
    .replace(/(?<=\p{L})–(?=\p{L})/gu, `–${JOINED}`)
    .replace(NAMED, GAP)
    .replace(COUNTED, GAP)
    .replace(/(?<=(?<![A-Za-z\d])[A-Za-z]|\d) (?=\p{Script=Han})/gu, GAP)
    .replace(/第 (?=[A-Za-z\d])/g, `第${GAP}`)
    .replace(/\d+\s年\s\d+\s月\s\d+\s日/g, whole)
    .replace(/(?<=\p{Script=Han}) (?=[\w∗↑↓−]{1,3}[，。；：、）])/gu, GAP)
    .replace(/(?<![\d.] ?)\d+(?: \d+){2,7}(?: …)?(?![\d.])/g, whole)
    .replace(/[（(][^（()）]{1,10}[）)]/g, whole)
    .replace(/\([+−]?\d+, [+−]?\d+\)|\{[\d, ]{1,24}\}|(?:min|max)\(\w+, \w+\)/g, whole)
}

function whole(group: string): string {
  return group
    .replaceAll(' ', GAP)
    .replace(/(?<=\p{Script=Han}|\u00a0)(?=\p{Script=Han})/gu, JOINED)
}
