/** A lesson as it is written: a title, a sentence about it, its games, and its blocks in their order. */
export interface LessonSource {
  readonly title: string
  readonly summary: string
  readonly games: readonly string[]
  readonly blocks: readonly SourceBlock[]
}

/** Text, or a block that is fenced with `:::`: what stands on its first line, its settings, its text. */
export interface SourceBlock {
  readonly kind: string
  readonly head: string
  readonly settings: Readonly<Record<string, string>>
  readonly text: string
  /** The line of the file on which it begins, counted from 1. */
  readonly line: number
}

/** A fault in a source, with its line. */
export class SourceError extends Error {
  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`)
  }
}

const SETTING = /^(goal|side|marks|title): +(.+)$/

/** The lesson of a text; throws a SourceError. */
export function readLesson(text: string): LessonSource {
  const lines = text.split('\n')
  const title = /^# (.+)$/.exec(lines[0] ?? '')?.[1]
  const summary = /^> (.+)$/.exec(lines[1] ?? '')?.[1]
  if (!title) throw new SourceError(1, 'expected the title, as in "# Nim"')
  if (!summary) throw new SourceError(2, 'expected a sentence about the lesson, as in "> Why xor."')
  const games = /^games: (.+)$/.exec(lines[2] ?? '')?.[1]
  if (!games) throw new SourceError(3, 'expected the games that it explains, as in "games: nim"')
  const blocks: SourceBlock[] = []
  let prose: string[] = []
  let begun = 4
  const flush = () => {
    const said = prose.join('\n').trim()
    if (said) blocks.push({ kind: 'text', head: '', settings: {}, text: said, line: begun })
    prose = []
  }
  for (let i = 3; i < lines.length; i++) {
    const fence = /^:::(\w+) ?(.*)$/.exec(lines[i] ?? '')
    if (!fence) {
      if (prose.length === 0) begun = i + 1
      prose.push(lines[i] ?? '')
      continue
    }
    flush()
    const end = lines.indexOf(':::', i)
    if (end < 0) throw new SourceError(i + 1, 'this block has no closing :::')
    const [, kind = '', head = ''] = fence
    blocks.push({ kind, head: head.trim(), ...inner(lines.slice(i + 1, end)), line: i + 1 })
    i = end
  }
  flush()
  return { title, summary, games: games.split(/, */), blocks }
}

function inner(lines: readonly string[]): Pick<SourceBlock, 'settings' | 'text'> {
  const count = lines.findIndex((line) => !SETTING.test(line))
  const head = count < 0 ? lines : lines.slice(0, count)
  const settings = Object.fromEntries(
    head.map((line) => {
      const [, name = '', value = ''] = SETTING.exec(line) ?? []
      return [name, value] as const
    }),
  )
  return { settings, text: count < 0 ? '' : lines.slice(count).join('\n').trim() }
}

/** The concepts of a text: each begins with `# slug: name`. */
export function readConcepts(text: string): readonly ConceptSource[] {
  return text
    .split(/^(?=# )/m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const found =
        /^# ([\w-]+): (.+)\n(?:called: (.+)\n)?aliases: (.+)\n(?:games: (.+)\n)?lessons: ([\w-, ]+)\n+([\s\S]+)$/.exec(
          part.trim(),
        )
      if (!found)
        throw new SourceError(
          1,
          `a concept begins with its name, aliases and lesson: ${part.slice(0, 40)}`,
        )
      const [
        ,
        slug = '',
        name = '',
        names = '',
        aliases = '',
        games = '',
        lessons = '',
        body = '',
      ] = found
      const listOf = (line: string) => line.split(', ').filter((other) => other !== '')
      const called = listOf(names)
      return {
        slug,
        name,
        called,
        aliases: [...called, ...aliases.split(', ')],
        games: listOf(games),
        lessons: listOf(lessons),
        text: body,
      }
    })
}

export interface ConceptSource {
  readonly slug: string
  readonly name: string
  readonly called: readonly string[]
  readonly aliases: readonly string[]
  readonly games: readonly string[]
  readonly lessons: readonly string[]
  readonly text: string
}
