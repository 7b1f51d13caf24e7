import { type Entry, same, type Words } from '@nimber/core'

type Args = Parameters<Entry['make']>[0]

/** A parameter of a game as it can be changed: its value stands between two texts. */
export interface ParamData {
  readonly name: Words
  readonly value: string
  /** The value in words, where it is one. */
  readonly said?: Words
  /** The least number; undefined for what is not counted up and down. */
  readonly least?: string
  /** Whether it is a set of numbers. */
  readonly set?: true
  /** What it can be, where that is one of a few words. */
  readonly among?: readonly Words[]
  readonly before: string
  readonly after: string
}

/** The parameters of a game of the catalogue, `before + value + after` being its text. */
export function paramsOf(
  { slug, params }: Entry,
  args: Args,
  misere: boolean,
): readonly ParamData[] {
  const fields: (Omit<ParamData, 'before' | 'after'> & { readonly gap: string })[] = []
  const number = (name: string, least: string, gap = ' ') =>
    fields.push({ name: same(name), value: `${args[name]}`, least, gap })
  for (const param of params) {
    if (param.kind === 'choices')
      for (const [i, chosen] of Object.values(args).entries())
        fields.push({
          name: { en: `direction ${i + 1}`, zh: `方向 ${i + 1}` },
          value: param.of[Number(chosen) - 1]?.en ?? '',
          said: param.of[Number(chosen) - 1] ?? same(''),
          among: param.of,
          gap: ' ',
        })
    else if (param.kind === 'set')
      fields.push({
        name: same(param.name),
        value: `{${Object.values(args).join(',')}}`,
        set: true,
        gap: ' ',
      })
    else if (param.kind === 'number') number(param.name, `${param.least}`)
    else {
      number(param.from, '1')
      number(param.to, '1', '..')
    }
  }
  const text = (some: typeof fields) => some.map(({ gap, value }) => gap + value).join('')
  return fields.map(({ gap, ...field }, i) => ({
    ...field,
    before: `${misere ? 'misere ' : ''}${slug}${text(fields.slice(0, i))}${gap}`,
    after: text(fields.slice(i + 1)),
  }))
}
