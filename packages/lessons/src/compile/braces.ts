/** The text with every outermost `{…}` replaced by what a function makes of its inside. */
export function replaceBraces(text: string, make: (inside: string) => string): string {
  let made = ''
  let at = 0
  for (;;) {
    const open = text.indexOf('{', at)
    if (open < 0) return made + text.slice(at)
    const close = closing(text, open)
    made += text.slice(at, open) + make(text.slice(open + 1, close))
    at = close + 1
  }
}

function closing(text: string, open: number): number {
  let depth = 0
  for (let i = open; i < text.length; i++) {
    if (text[i] === '{') depth++
    else if (text[i] === '}' && --depth === 0) return i
  }
  throw new Error(`this brace is never closed: ${text.slice(open, open + 40)}`)
}
