import { existsSync, realpathSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Lang, Words } from '@nimber/core'
import type * as Surveys from '@nimber/survey'
import { fail } from '../frame/failure.ts'
import { complain, EXIT, hideArguments } from '../frame/settings.ts'
import { clearBar, wrap } from '../frame/terminal.ts'
import { surveyWords, wrongSurvey } from './words.ts'

/** Where surveys are, as it is typed. */
export interface PlaceOptions {
  readonly store?: string
  readonly db?: string
}

/** The surveys themselves; they are loaded when they are first asked for. */
export type Library = typeof Surveys

/** A store that is open, and all that works with it. */
export interface Open {
  readonly surveys: Library
  readonly database: Surveys.Database
}

/** Tells something in the words of a language. */
export function telling(lang: Lang): (words: Words) => void {
  return (words) => {
    clearBar()
    complain(wrap(words[lang]))
  }
}

/** A store that is open, whose database is asked again and again where it does not answer. */
export function insistent({ surveys, database }: Open, lang: Lang): Open {
  return { surveys, database: surveys.insisting(database, telling(lang)) }
}

/**
 * Does something with a store and closes it; says what went wrong and sets the exit code. A worker
 * waits for a database that does not answer yet.
 */
export async function withStore(
  options: PlaceOptions,
  to: 'read' | 'write' | 'work',
  lang: Lang,
  work: (open: Open) => Promise<void>,
): Promise<void> {
  const surveys = await import('@nimber/survey')
  let database: Surveys.Database | undefined
  try {
    const place = placeFrom(options)
    if (place.db === undefined && to === 'write') sayNew(place.store ?? surveys.usualFolder(), lang)
    const tell = telling(lang)
    const writes = to === 'read' ? 'read' : 'write'
    database = await surveys.openStore(place, { to: writes, tell, patient: to === 'work' })
    await work({ surveys, database })
  } catch (error) {
    tellFailure(error, surveys, lang)
  } finally {
    await database?.close().catch(() => {})
  }
}

/** The store of the options, else that of the environment. */
export function placeFrom({ store, db }: PlaceOptions): Surveys.Place {
  if (db !== undefined) hideArguments()
  if (store !== undefined && db !== undefined) throw wrongSurvey((say) => say.notBoth)
  if (store !== undefined) return { store }
  const url = db ?? process.env.NIMBER_DB
  return url === undefined || url === '' ? {} : { db: url }
}

function sayNew(folder: string, lang: Lang): void {
  if (!existsSync(join(folder, 'postgres'))) complain(surveyWords[lang].making)
}

/** Says what went wrong; no password is in any of it. */
export function tellFailure(error: unknown, surveys: Library, lang: Lang): void {
  if (error instanceof surveys.SurveyError) {
    complain(wrap(error.words[lang]))
    process.exitCode = error.fault === 'input' ? EXIT.badInput : EXIT.fault
  } else if (error instanceof surveys.FilterError) {
    complain(wrap(error.words[lang]))
    process.exitCode = EXIT.badInput
  } else if (error instanceof surveys.DatabaseError) {
    complain(wrap(error.words[lang]))
    process.exitCode = EXIT.fault
  } else fail(error, lang)
}

/** The number of `--workers`. */
export function workersFrom(text: string | undefined): number {
  if (text === undefined) return availableParallelism()
  const workers = Number(text)
  if (!/^\d{1,3}$/.test(text) || workers < 1 || workers > 256)
    throw wrongSurvey((say) => say.badWorkers(text))
  return workers
}

/** This program, which threads run as well. */
export function ownProgram(): string {
  return realpathSync(process.argv[1] ?? '')
}

/** A survey by its name; throws where there is none. */
export async function surveyNamed(
  { surveys, database }: Open,
  name: string,
): Promise<Surveys.Survey> {
  const found = await surveys.findSurvey(database, name)
  if (!found) throw surveys.unknownSurvey(name)
  return found
}

/** The options that lead to the same store, to be typed again. */
export function placeText({ store, db }: PlaceOptions): string {
  if (store !== undefined) return ` --store ${quoted(store)}`
  return db === undefined ? '' : ' --db …'
}

/** A text as one argument of the shell. */
export function quoted(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}

/** Seconds as a person reads them. */
export function duration(seconds: number, lang: Lang): string {
  const [h, min, s] = lang === 'en' ? ['h', 'min', 's'] : ['小时', '分', '秒']
  if (seconds < 10) return `${seconds.toFixed(1)} ${s}`
  if (seconds < 90) return `${Math.round(seconds)} ${s}`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} ${min}` : `${Math.round(minutes / 60)} ${h}`
}
