import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from '@nimber/core'
import type { Contents, Lesson } from '@nimber/lessons'
import { UsageError } from './failure.ts'

/** The lessons and concepts of a language. */
export function contentsIn(lang: Lang): Contents {
  return read(`contents.${lang}`) as Contents
}

/** A lesson. */
export function lessonIn(lang: Lang, slug: string): Lesson {
  return read(`${slug}.${lang}`) as Lesson
}

/** What the build has put beside the bundle: only a run that asks for it reads it. */
function read(name: string): unknown {
  const folder = join(realpathSync(process.argv[1] ?? ''), '..', '..', 'dist', 'lessons')
  try {
    return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  } catch {
    throw new UsageError({
      en: 'The lessons are not built: run `npm run build` first.',
      zh: '课程尚未构建：请先运行 `npm run build`。',
    })
  }
}
