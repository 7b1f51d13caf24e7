import type { Lang } from '@nimber/core'
import type { TableBlock } from './blocks.ts'

/** How a position of a table, or one that a move reaches, is named: `(3, 5)`, `1 + 4`, `5 limit 6`. */
export function placeName(at: string, { columns }: TableBlock, lang: Lang): string {
  if (at === '') return '0'
  if (columns !== undefined) return `(${at.replaceAll(' ', ', ')})`
  if (/^[\d ]+$/.test(at)) return at.replaceAll(' ', ' + ')
  return lang === 'zh' ? at.replace(' limit ', ' 限 ') : at
}
