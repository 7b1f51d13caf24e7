import { compareDyadic, ZERO } from '../arith/dyadic.ts'
import { prettyText } from '../forms/text/write.ts'
import { thermographOf } from '../forms/thermograph.ts'
import type { Lang } from '../model/words.ts'
import type { PartizanVerdict } from '../solve/partizan/verdict.ts'
import { boardFigure } from './board.ts'
import { numberLineFigure } from './number-line.ts'
import { type Figure, stacked, svgOf } from './svg.ts'
import { thermographFigure } from './thermograph.ts'

/**
 * The SVG of a position whose players have different moves: its board, the thermograph of its value,
 * and where the value is among the numbers unless it is hot. Undefined where there is nothing to
 * draw: no board, and no value that is known.
 */
export function positionSvg(verdict: PartizanVerdict, lang: Lang): string | undefined {
  const { game, position } = verdict
  const name = `${lang === 'en' ? game.name : game.nameZh}: ${game.rules.print(position)}`
  const board = boardFigure(game.look(position), name)
  const [first, ...others] = [...(board ? [board] : []), ...valueFigures(verdict, lang)]
  return first && svgOf({ ...stacked(first, ...others), title: name })
}

/** The thermograph, and the number line where a thermograph says little. */
function valueFigures(verdict: PartizanVerdict, lang: Lang): Figure[] {
  const { forms, value, stops } = verdict
  if (value === undefined || !stops) return []
  const thermograph = thermographOf(forms, value)
  const { mean, temperature } = thermograph
  const pretty = prettyText(forms, value) || '…'
  const title = { en: `Thermograph of ${pretty}`, zh: `${pretty} 的温度图` }[lang]
  const figures = [thermographFigure({ title, thermograph, lang })]
  if (compareDyadic(temperature, ZERO) <= 0)
    figures.push(
      numberLineFigure({
        title: { en: 'Among the numbers', zh: '在数轴上' }[lang],
        leftStop: stops.left,
        rightStop: stops.right,
        mean,
        isNumber: forms.asNumber(value) !== undefined,
        lang,
      }),
    )
  return figures
}
