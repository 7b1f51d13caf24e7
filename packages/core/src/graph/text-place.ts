import { TextError } from '../model/errors.ts'
import type { Words } from '../model/words.ts'

/** An error at a place of a text, which names the line. */
export function errorAt(text: string, offset: number, { en, zh }: Words): TextError {
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++
  return new TextError(text, offset, { en: `Line ${line}: ${en}`, zh: `第 ${line} 行：${zh}` })
}
