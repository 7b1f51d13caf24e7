import pg from 'pg'
import { SurveyError } from '../error.ts'
import type { Database, Query } from './database.ts'
import { LEASE } from './lease.ts'
import { hiding, placeOf } from './password.ts'

/**
 * The Postgres at a URL. A worker waits half of its lease for an answer, since a network that drops
 * everything says nothing; who only reads may ask for much.
 */
export async function openPostgres(url: string, to: 'read' | 'write'): Promise<Database> {
  const patience = to === 'write' ? 500 * LEASE : 600_000
  const place = placeOf(url)
  const hide = hiding(url)
  let pool: pg.Pool
  try {
    pool = new pg.Pool({
      connectionString: url,
      max: 4,
      application_name: 'nimber survey',
      connectionTimeoutMillis: 500 * LEASE,
      query_timeout: patience,
      keepAlive: true,
    })
  } catch (error) {
    throw hide(error)
  }
  // a connection that breaks while nobody uses it is made anew when it is needed
  pool.on('error', () => {})
  const ask = async (to: pg.Pool | pg.PoolClient, text: string, values?: readonly unknown[]) => {
    try {
      return await to.query(text, values === undefined ? undefined : [...values])
    } catch (error) {
      throw hide(error)
    }
  }
  const database: Database = {
    place,
    shared: true,
    query: async (text, values) => (await ask(pool, text, values)).rows,
    script: async (text) => {
      await ask(pool, text)
    },
    transaction: (work) => transaction(pool, ask, hide, work),
    close: () => pool.end(),
  }
  try {
    const [found] = await database.query<{ version: number }>(
      `select current_setting('server_version_num')::integer as version`,
    )
    if ((found?.version ?? 0) < 140_000)
      throw new SurveyError(
        {
          en: `${place} is an older Postgres; version 14 or newer is needed.`,
          zh: `${place} 的 Postgres 太旧，需要 14 或更新的版本。`,
        },
        'store',
      )
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function transaction<T>(
  pool: pg.Pool,
  ask: (to: pg.PoolClient, text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>,
  hide: (error: unknown) => Error,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  let client: pg.PoolClient
  try {
    client = await pool.connect()
  } catch (error) {
    throw hide(error)
  }
  // what breaks is told by the question that is asked next
  const ignore = () => {}
  client.on('error', ignore)
  try {
    await ask(client, 'begin')
    const result = await work({
      query: async (text, values) => (await ask(client, text, values)).rows,
    })
    await ask(client, 'commit')
    client.off('error', ignore)
    client.release()
    return result
  } catch (error) {
    // the connection may be in any state: it is closed, and with it the transaction
    client.release(true)
    throw error
  }
}
