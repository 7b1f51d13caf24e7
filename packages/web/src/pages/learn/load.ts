import type { Lang } from '@nimber/core'
import type { Contents, Lesson } from '@nimber/lessons'

/** The compiled course: each file is loaded when it is first asked for. */
const files = import.meta.glob<{ default: unknown }>('../../../../lessons/generated/*.json')
const begun = new Map<string, Promise<unknown>>()

function load(name: string): Promise<unknown> | undefined {
  const file = files[`../../../../lessons/generated/${name}.json`]
  if (!file) return undefined
  const loading = begun.get(name) ?? file().then((module) => module.default)
  begun.set(name, loading)
  return loading
}

/** The lessons and concepts of a language. */
export function loadContents(lang: Lang): Promise<Contents> {
  return load(`contents.${lang}`) as Promise<Contents>
}

/** A lesson; undefined where there is none of that name. */
export function loadLesson(lang: Lang, slug: string): Promise<Lesson> | undefined {
  return load(`${slug}.${lang}`) as Promise<Lesson> | undefined
}
