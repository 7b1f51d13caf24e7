/** The text with what a terminal would obey written out. */
export function visible(text: string): string {
  return text.replace(
    /\p{Cc}/gu,
    (c) => `\\x${(c.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`,
  )
}

/** A text of more than `most` characters without its middle. */
export function clip(text: string, most: number, between = ' … '): string {
  if (text.length <= most) return text
  return `${text.slice(0, most / 2)}${between}${text.slice(-most / 2)}`
}

/** A number of at most two decimals. */
export function figure(n: number): string {
  return `${Math.round(100 * n) / 100}`
}

/** The line with the blanks at its end, and all that are not one plain blank, to be seen. */
export function withBlanks(line: string): string {
  const ends = line
    .replace(/\r/g, '␍')
    .replace(/[ \t␍]+$|^[ \t]+| {2,}|\t/g, (blanks) =>
      blanks.replaceAll(' ', '␠').replaceAll('\t', '␉'),
    )
  return visible(ends)
}
