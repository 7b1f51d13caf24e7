const GAP = '\u00a0'
const JOINED = '\u2060'

/** A text in which short formulas, pairs and sets are not broken over lines. */
export function unbroken(text: string): string {
  return text
    .replace(/(?<=[\p{L}\p{N})⌋]) ([+−⊕⊗·×≤≥<>≠]|xor|mod) (?=[\p{L}\p{N}(√⌊])/gu, `${GAP}$1${GAP}`)
    .replace(/ = (?=[\p{L}\p{N}−]{1,5}(?![\p{L}\p{N}(·]))/gu, `${GAP}=${GAP}`)
    .replace(/ = /g, `${GAP}= `)
    .replace(/(?<=\d)\/(?=\p{L})/gu, `/${JOINED}`)
    .replace(/\([+−]?\d+, [+−]?\d+\)|\{[\d, ]{1,24}\}|(?:min|max)\(\w+, \w+\)/g, (group) =>
      group.replaceAll(' ', GAP),
    )
}
