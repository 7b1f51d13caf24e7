import {
  Forms,
  formText,
  type Lang,
  numberLineSvg,
  PARTIZAN_OUTCOMES,
  type PartizanRecord,
  type PartizanVerdict,
  parseForm,
  positionOf,
  prettyText,
  recordOf,
  thermographOf,
  thermographSvg,
  type Words,
} from '@nimber/core'
import type { Context } from '../context.ts'
import { type MatchData, matchOf, verdictsOf } from '../match.ts'
import { SHOWN } from './verdict.ts'

/** What a position is worth, and the drawings of that. */
export interface ValuesData {
  /** Who wins, whoever begins. */
  readonly outcome: Words
  readonly record: PartizanRecord
  /** As it is shown; absent where it is not known. */
  readonly value: string | undefined
  readonly mean: string | undefined
  readonly temperature: string | undefined
  /** SVG files of each language; absent where the value is not known. */
  readonly thermograph: Words | undefined
  readonly numberLine: Words | undefined
  readonly tree: ValueNode | undefined
}

/** A value in the tree of a canonical form. */
export interface ValueNode {
  /** As it is shown. */
  readonly pretty: string
  /** As it can be read again; empty where that would be too long. */
  readonly text: string
  /** Whether a player has a move in it. */
  readonly opens: boolean
}

/** The values of the position of a match; undefined where both players have the same moves. */
export function values(data: MatchData, context: Context): ValuesData | undefined {
  const match = matchOf(data)
  const verdicts = verdictsOf(match.game, match.start, context)
  const verdict = verdicts.of(positionOf(match))?.partizan
  if (!verdict) return undefined
  const record = recordOf(verdict, verdicts.budget, SHOWN)
  const number = (text: string | null) =>
    text === null ? undefined : shownText(verdict.forms, parseForm(verdict.forms, text))
  return {
    outcome: PARTIZAN_OUTCOMES[verdict.outcome],
    record,
    mean: number(record.mean),
    temperature: number(record.temperature),
    value: verdict.value === undefined ? undefined : shownText(verdict.forms, verdict.value),
    ...drawings(verdict),
  }
}

function drawings({
  forms,
  value,
  stops,
}: PartizanVerdict): Pick<ValuesData, 'thermograph' | 'numberLine' | 'tree'> {
  if (value === undefined || !stops)
    return { thermograph: undefined, numberLine: undefined, tree: undefined }
  const thermograph = thermographOf(forms, value)
  const { mean } = thermograph
  const [leftStop, rightStop] = [stops.left, stops.right]
  const isNumber = forms.asNumber(value) !== undefined
  // beside the figures there is no more room than on a phone
  const drawn = (draw: (look: { lang: Lang; narrow: true }) => string): Words => ({
    en: draw({ lang: 'en', narrow: true }),
    zh: draw({ lang: 'zh', narrow: true }),
  })
  return {
    thermograph: drawn((look) =>
      thermographSvg({ title: TITLES.thermograph[look.lang], thermograph, ...look }),
    ),
    numberLine: drawn((look) => {
      const title = TITLES.numberLine[look.lang]
      return numberLineSvg({ title, leftStop, rightStop, mean, isNumber, ...look })
    }),
    tree: nodeOf(forms, value),
  }
}

const TITLES = {
  thermograph: { en: 'Thermograph', zh: '温度图' },
  numberLine: { en: 'Among the numbers', zh: '在数轴上' },
}

/** A value in signs that fonts have: few have those of tiny and miny. */
function shownText(forms: Forms, value: number): string {
  const text = prettyText(forms, value).replaceAll('⧾', 'tiny').replaceAll('⧿', 'miny')
  return text || '…'
}

function nodeOf(forms: Forms, value: number): ValueNode {
  const text = formText(forms, value)
  return {
    pretty: shownText(forms, value),
    text,
    opens: text !== '' && (forms.left(value).length > 0 || forms.right(value).length > 0),
  }
}

/** The canonical options of a value that is written down. */
export interface OptionsData {
  readonly left: readonly ValueNode[]
  readonly right: readonly ValueNode[]
}

/** The canonical options of the value of a text; throws a TextError. */
export function options(text: string): OptionsData {
  const forms = new Forms()
  const value = parseForm(forms, text)
  const nodes = (list: readonly number[]) => list.map((form) => nodeOf(forms, form))
  return { left: nodes(forms.left(value)), right: nodes(forms.right(value)) }
}
