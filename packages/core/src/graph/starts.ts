import { TextError } from '../model/errors.ts'
import { nearest } from '../model/nearest.ts'
import type { NodeNames } from './node-names.ts'

/** Names among which the nearest to an unknown one is looked for. */
const LOOKED_AT = 1000

/** The nodes that tokens stand on; `a,b` means two where no node is called so. Throws a TextError. */
export function startsOf(texts: readonly string[], names: NodeNames): number[] {
  const parts = (text: string) =>
    names.find(text) === undefined ? text.split(/[,，]/).filter((part) => part !== '') : [text]
  return texts.flatMap(parts).map((text) => {
    const node = names.find(text)
    if (node !== undefined) return node
    const known = Array.from({ length: Math.min(names.count, LOOKED_AT) }, (_, v) => names.text(v))
    const near = nearest(text, known)
    const name = text.slice(0, 60)
    throw new TextError(name, 0, {
      en: `The graph has no node “${name}”.${near ? ` Did you mean ${near}?` : ''}`,
      zh: `图中没有结点“${name}”。${near ? `是不是 ${near}？` : ''}`,
    })
  })
}
