/** A piece of a line. */
export type Inline =
  | { readonly kind: 'plain' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'concept'; readonly slug: string; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly text: string }

/** A paragraph, a heading, a list, or lines that keep their shape. */
export type Paragraph =
  | { readonly kind: 'paragraph'; readonly inline: readonly Inline[] }
  | { readonly kind: 'heading'; readonly inline: readonly Inline[] }
  | {
      readonly kind: 'list'
      readonly numbered: boolean
      readonly items: readonly (readonly Inline[])[]
    }
  | { readonly kind: 'lines'; readonly text: string }

/**
 * The paragraphs of a text: `## ` begins a heading, `- ` or `1. ` an item, ``` fences lines; within
 * a line **strong**, *emphasis*, `code`, [[concept]] or [[concept|word]], and [word](address).
 */
export function paragraphsOf(text: string): readonly Paragraph[] {
  return blocksIn(text).map((block): Paragraph => {
    if (block.startsWith('```')) return { kind: 'lines', text: block.slice(4, -4) }
    if (block.startsWith('## ')) return { kind: 'heading', inline: inlineOf(block.slice(3)) }
    const lines = block.split('\n')
    const [first = ''] = lines
    if (!ITEM.test(first)) return { kind: 'paragraph', inline: inlineOf(joined(lines)) }
    const items: string[][] = []
    for (const line of lines) {
      if (ITEM.test(line)) items.push([line.replace(ITEM, '')])
      else items.at(-1)?.push(line.trim())
    }
    const numbered = /^\d/.test(first)
    return { kind: 'list', numbered, items: items.map((item) => inlineOf(joined(item))) }
  })
}

const ITEM = /^(?:- |\d+\. )/

/** Lines in fences stay together; all else is parted by empty lines. */
function blocksIn(text: string): readonly string[] {
  return (text.match(/^```\n[\s\S]*?\n```$|(?:^(?!```).+$\n?)+/gm) ?? []).map((b) => b.trim())
}

/** Lines of a paragraph as one; between two wide characters no blank stands. */
function joined(lines: readonly string[]): string {
  return lines.reduce((text, line) =>
    /[\u2e80-\uffef“”]$/.test(text) && /^[\u2e80-\uffef“”]/.test(line)
      ? text + line
      : `${text} ${line}`,
  )
}

const INLINE =
  /\*\*(.+?)\*\*|(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])|`([^`]+)`|\[\[([\w-]+)(?:\|([^\]]+))?\]\]|\[([^\]]+)\]\(([^)\s]+)\)/g

/** The pieces of a line. */
export function inlineOf(line: string): readonly Inline[] {
  const pieces: Inline[] = []
  let at = 0
  for (const found of line.matchAll(INLINE)) {
    if (found.index > at) pieces.push({ kind: 'plain', text: line.slice(at, found.index) })
    const [whole, strong, emphasis, code, slug, word, text = '', href] = found
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong })
    else if (emphasis !== undefined) pieces.push({ kind: 'emphasis', text: emphasis })
    else if (code !== undefined) pieces.push({ kind: 'code', text: code })
    else if (slug !== undefined) pieces.push({ kind: 'concept', slug, text: word ?? slug })
    else if (href !== undefined) pieces.push({ kind: 'link', href, text })
    at = found.index + whole.length
  }
  if (at < line.length) pieces.push({ kind: 'plain', text: line.slice(at) })
  return pieces
}

/** The text of a line without its marks. */
export function plainOf(line: string): string {
  return inlineOf(line)
    .map(({ text }) => text)
    .join('')
}
