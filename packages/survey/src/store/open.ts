import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { VERSION } from '@nimber/core'
import { SurveyError } from '../error.ts'
import { insist, insisting } from '../work/insist.ts'
import type { Database, Query } from './database.ts'
import { LEASE } from './lease.ts'
import { borrow, inUse, own } from './owner.ts'
import { DatabaseError, isFull, placeOf } from './password.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import { MIGRATIONS, SCHEMA } from './schema.ts'

/** Which store is meant: a folder, or a Postgres. */
export interface Place {
  readonly store?: string
  readonly db?: string
}

/** What is done with a store: one that is read may be open elsewhere. */
export interface Opening {
  readonly to: 'read' | 'write'
  /** Told what was done to the store, in words. */
  readonly tell?: (words: { en: string; zh: string }) => void
  /** Whether it is a worker's: a database that does not answer is waited for, and no store made. */
  readonly patient?: boolean
  /** The version of this program. */
  readonly program?: string
}

/** The folder of the embedded store where nothing else is said, after the platform's convention. */
export function usualFolder(env: NodeJS.ProcessEnv = process.env): string {
  if (process.platform === 'win32')
    return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'nimber', 'surveys')
  if (process.platform === 'darwin')
    return join(homedir(), 'Library', 'Application Support', 'nimber', 'surveys')
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'nimber', 'surveys')
}

/** Opens a store and sees to it that its tables are those of this program. */
export async function openStore(place: Place, opening: Opening): Promise<Database> {
  const program = opening.program ?? VERSION
  if (place.db !== undefined) {
    const { db } = place
    const open = () => openDatabase(db, opening, program)
    if (!opening.patient) return open()
    return insist(placeOf(db), open, { tell: opening.tell, stopped: () => false })
  }
  try {
    return await openFolder(place.store ?? usualFolder(), opening, program)
  } catch (error) {
    throw isFull(error) ? new DatabaseError((error as Error).message, 'ENOSPC') : error
  }
}

async function openDatabase(url: string, opening: Opening, program: string): Promise<Database> {
  const database = await openPostgres(url, opening.to)
  // an address that is wrong is told at once; what has answered will do so again
  const steady = opening.to === 'write' ? insisting(database, opening.tell) : database
  try {
    await prepared(steady, opening, program)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openFolder(path: string, opening: Opening, program: string): Promise<Database> {
  const made = existsSync(join(path, 'postgres'))
  if (!made && (opening.to === 'read' || opening.patient)) throw noStore(path)
  mkdirSync(path, { recursive: true })
  const folder = realpathSync(path)
  const noted = noteIn(folder)
  // before anything is opened: opening alone writes
  if (noted) refuseNewer(noted, folder, program)
  const owner = await ownWithin(folder, opening.to === 'read' ? 0 : PATIENCE)
  if (!owner) {
    if (opening.to !== 'read') throw inUse(folder)
    const borrowed = await borrow(folder)
    // who had it open may just be ending
    if (await answers(borrowed)) return borrowed
    await borrowed.close()
    await new Promise((resolve) => setTimeout(resolve, 100))
    return openFolder(path, opening, program)
  }
  let database: Database | undefined
  try {
    const opened = await openPglite(join(folder, 'postgres'))
    database = opened
    const store = await prepared(opened, opening, program)
    if (opening.to === 'write' || !noted) note(folder, { schema: SCHEMA, program })
    owner.serve(store)
    return {
      ...store,
      place: folder,
      close: async () => {
        await opened.close()
        await owner.release()
      },
    }
  } catch (error) {
    await database?.close().catch(() => {})
    await owner.release()
    throw error
  }
}

/** Whether the program that has a store open answers questions; it is waited for while it opens it. */
async function answers(borrowed: Database): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++)
    try {
      await borrowed.query('select 1')
      return true
    } catch (error) {
      if (error instanceof SurveyError) return false
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  throw inUse(borrowed.place)
}

function noStore(folder: string): SurveyError {
  return new SurveyError(
    {
      en: `There is no store in ${folder} yet: \`nimber survey run\` makes one.`,
      zh: `${folder} 中还没有存储：运行 \`nimber survey run\` 会建立一个。`,
    },
    'store',
  )
}

/** Milliseconds that a store is waited for which another program has open. */
const PATIENCE = (1000 * LEASE) / 3

/** Tries to own a store for a while: one who only reads has it for a moment. */
async function ownWithin(folder: string, milliseconds: number) {
  for (const until = Date.now() + milliseconds; ; ) {
    const owner = await own(folder)
    if (owner || Date.now() >= until) return owner
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** What is known of a store: the number of its tables, and the newest program that wrote to it. */
interface Note {
  readonly schema: number
  readonly program: string
}

function noteIn(folder: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'store.json'), 'utf8')) as Note
  } catch {
    return undefined
  }
}

function note(folder: string, what: Note): void {
  const file = join(folder, 'store.json')
  writeFileSync(`${file}.new`, `${JSON.stringify(what)}\n`)
  renameSync(`${file}.new`, file)
}

/** Makes or migrates the tables; refuses a store of a newer program, and leaves it as it is. */
async function prepared(
  database: Database,
  { to, tell }: Opening,
  program: string,
): Promise<Database> {
  const known = await storeNote(database)
  if (known) refuseNewer(known, database.place, program)
  if (known && (known.schema < SCHEMA || newer(program, known.program))) {
    if (to === 'read' && known.schema === SCHEMA) return database
    await refuseOthersAtWork(database, program)
    if (known.program !== '')
      tell?.({
        en: `The store was last used by version ${known.program}; it is one of version ${program} from now on.`,
        zh: `这个存储上次由 ${known.program} 版使用，从现在起属于 ${program} 版。`,
      })
  }
  if (known?.schema === SCHEMA && known.program === program) return database
  await database.transaction(async (query) => {
    // of several that come first, one makes the tables
    await query.query('select pg_advisory_xact_lock(7206947301)')
    const now = await storeNote(query)
    for (let schema = now?.schema ?? 0; schema < SCHEMA; schema++)
      for (const statement of (MIGRATIONS[schema] ?? '').split(/;\s*$/m))
        if (statement.trim() !== '') await query.query(statement)
    if (!now || newer(program, now.program))
      await query.query('update nimber.store set schema = $1, program = $2', [SCHEMA, program])
  })
  return database
}

async function storeNote(query: Query): Promise<Note | undefined> {
  const [there] = await query.query<{ there: boolean }>(
    `select to_regclass('nimber.store') is not null as there`,
  )
  if (!there?.there) return undefined
  const [found] = await query.query<Note>('select schema, program from nimber.store')
  return found
}

/** Throws where a store belongs to a newer program. */
export function refuseNewer(known: Note, place: string, program: string): void {
  if (known.schema <= SCHEMA && !newer(known.program, program)) return
  throw new SurveyError(
    {
      en: `The store ${place} is used by version ${known.program}, and this is ${program}: nothing was written. Update this program.`,
      zh: `存储 ${place} 由 ${known.program} 版使用，而这是 ${program} 版：没有写入任何内容。请更新本程序。`,
    },
    'store',
  )
}

/** A program of an older version that is at work would be surprised: it is to be ended first. */
async function refuseOthersAtWork(database: Database, program: string): Promise<void> {
  if (!database.shared) return
  const others = await database.query<{ host: string; program: string }>(
    `select host, program from nimber.worker
     where program <> $1 and seen > now() - $2 * interval '1 second'`,
    [program, LEASE],
  )
  const [first] = others
  if (!first) return
  throw new SurveyError(
    {
      en: `Version ${first.program} is at work on ${first.host}, and this is ${program}. End it first, or use the same version.`,
      zh: `${first.host} 上正在运行 ${first.program} 版，而这是 ${program} 版。请先结束它，或使用相同的版本。`,
    },
    'store',
  )
}

/** Whether a version is newer than another. */
function newer(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => text.split(/[.-]/).map((part) => Number(part) || 0))
  for (let i = 0; i < 3; i++) {
    const difference = (first?.[i] ?? 0) - (second?.[i] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
