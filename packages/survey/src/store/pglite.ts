import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Transaction } from '@electric-sql/pglite'
import { SurveyError } from '../error.ts'
import type { Database, Query } from './database.ts'
import { DatabaseError } from './password.ts'

/** The embedded Postgres in a folder; it is loaded when it is first asked for. */
export async function openPglite(folder: string): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite')
  const db = await told(() => PGlite.create(folder)).catch((error) => {
    throw notOpened(folder, error as Error)
  })
  const through = (to: { query: Transaction['query'] }): Query => ({
    query: <T>(text: string, values?: readonly unknown[]) =>
      told(async () => (await to.query<T>(text, values && [...values])).rows),
  })
  return {
    place: folder,
    shared: false,
    ...through(db),
    script: async (text) => {
      await told(() => db.exec(text))
    },
    transaction: <T>(work: (query: Query) => Promise<T>) =>
      told(() => db.transaction((tx) => work(through(tx))) as Promise<T>),
    close: () => db.close(),
  }
}

/** A Postgres that begins writes a block of its log, of as many bytes. */
const LEAST_SPACE = 2 ** 24

/** Why a folder cannot be opened: Postgres does not say that it has no space to begin. */
function notOpened(folder: string, error: Error): Error {
  const { bavail, bsize } = statfsSync(dirname(folder))
  if (bavail * bsize < LEAST_SPACE) return new DatabaseError(error.message, 'ENOSPC')
  if (error instanceof DatabaseError) return error
  const { message } = error
  return new SurveyError(
    {
      en: `The store ${dirname(folder)} cannot be opened (${message}).`,
      zh: `无法打开存储 ${dirname(folder)}（${message}）。`,
    },
    'store',
  )
}

/** Does something, and tells its errors as those of every database. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // an error of Postgres, and one of its program, which has ended then
    const isOwn = error instanceof Error && ('severity' in error || error.name === 'ExitStatus')
    if (!isOwn && !(error instanceof WebAssembly.RuntimeError) && !isSystem(error)) throw error
    const { message, code } = error as Error & { code?: string }
    throw new DatabaseError(message, `${code ?? ''}`)
  }
}

/** Emscripten tells an error of the system by its number. */
function isSystem(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ErrnoError' || 'syscall' in error)
}
