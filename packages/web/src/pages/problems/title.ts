const GAP = '\u00a0'
const JOINED = '\u2060'

/** What a judge calls a problem by, as AtCoder ABC 255 G and Codeforces 787C. */
const NUMBER = /^AtCoder [A-Z]+ (?:\d+ )?[A-Z]|^\S+ P?\d+[A-Z]?/

/** What another judge calls the same problem by, in brackets. */
const OTHER = /[（(][A-Z]+ \d+[）)]/g

/**
 * A title in which judge and number are one piece, as are 1-2-K and an article with the word behind
 * it, and a bracket goes with the word before it, but not with another bracket.
 */
export function wholeTitle(title: string): string {
  return title
    .replace(NUMBER, (number) => number.replaceAll(' ', GAP))
    .replace(OTHER, (other) => other.replaceAll(' ', GAP))
    .replace(/^(\S+\s\S+ (?:A|The)) /, `$1${GAP}`)
    .replace(/(?<=\d-)(?=[\dA-Z])/g, JOINED)
    .replace(/(?<=[^\s）])(?=[（(])/g, JOINED)
}
