import type { Entry } from '@nimber/core'

type Args = Parameters<Entry['make']>[0]

/** A parameter of a game as it can be changed: its value stands between two texts. */
export interface ParamData {
  readonly name: string
  readonly value: string
  /** The least number; undefined for a set, which is not counted up and down. */
  readonly least: string | undefined
  readonly before: string
  readonly after: string
}

/** The parameters of a game of the catalogue, `before + value + after` being its text. */
export function paramsOf(
  { slug, params }: Entry,
  args: Args,
  misere: boolean,
): readonly ParamData[] {
  const fields: { name: string; value: string; least: string | undefined; gap: string }[] = []
  for (const param of params) {
    if (param.kind === 'choices') return []
    if (param.kind === 'set')
      fields.push({
        name: param.name,
        value: `{${Object.values(args).join(',')}}`,
        least: undefined,
        gap: ' ',
      })
    else if (param.kind === 'number')
      fields.push({
        name: param.name,
        value: `${args[param.name]}`,
        least: `${param.least}`,
        gap: ' ',
      })
    else
      fields.push(
        { name: param.from, value: `${args[param.from]}`, least: '1', gap: ' ' },
        { name: param.to, value: `${args[param.to]}`, least: '1', gap: '..' },
      )
  }
  const text = (some: typeof fields) => some.map(({ gap, value }) => gap + value).join('')
  return fields.map(({ name, value, least, gap }, i) => ({
    name,
    value,
    least,
    before: `${misere ? 'misere ' : ''}${slug}${text(fields.slice(0, i))}${gap}`,
    after: text(fields.slice(i + 1)),
  }))
}
