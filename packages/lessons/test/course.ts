import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Lang } from '@nimber/core'
import { compileConcepts, compileLesson } from '../src/compile/compile.ts'

const COURSE = fileURLToPath(new URL('../course/', import.meta.url))

export const LANGS: readonly Lang[] = ['en', 'zh']

/** The sources of the lessons of a language, in their order. */
export function sourcesOf(lang: Lang) {
  return readdirSync(COURSE)
    .filter((file) => /^\d\d-/.test(file) && file.endsWith(`.${lang}.md`))
    .sort()
    .map((file) => {
      const [, number = '', slug = ''] = /^(\d\d)-(.*)\.\w\w\.md$/.exec(file) ?? []
      return { slug, number: Number(number), text: readFileSync(COURSE + file, 'utf8') }
    })
}

export const lessonsOf = (lang: Lang) =>
  sourcesOf(lang).map(({ slug, number, text }) => compileLesson(slug, number, lang, text))

export const conceptsOf = (lang: Lang) =>
  compileConcepts(lang, readFileSync(`${COURSE}concepts.${lang}.md`, 'utf8'))
