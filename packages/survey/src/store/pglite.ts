import type { Transaction } from '@electric-sql/pglite'
import type { Database, Query } from './database.ts'
import { DatabaseError } from './password.ts'

/** The embedded Postgres in a folder; it is loaded when it is first asked for. */
export async function openPglite(folder: string): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite')
  const db = await told(() => PGlite.create(folder))
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
