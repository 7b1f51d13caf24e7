import { type Lang, type PartizanVerdict, positionSvg } from '@nimber/core'
import { wrongUse } from '../frame/failure.ts'
import { writeFile } from './out-file.ts'

/** Draws a position and its value to a file of SVG; refused where neither can be drawn. */
export function drawVerdict(verdict: PartizanVerdict, path: string, lang: Lang): void {
  const svg = positionSvg(verdict, lang)
  if (svg === undefined) throw wrongUse((say) => say.noPicture)
  writeFile(path, svg)
}
