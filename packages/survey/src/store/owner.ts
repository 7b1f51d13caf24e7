import { createHash, randomUUID } from 'node:crypto'
import { renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { SurveyError } from '../error.ts'
import type { Database, Query } from './database.ts'

/** The system allows about as many characters for the name of a socket. */
const LONGEST = 90

/**
 * Where the program that has an embedded store open can be asked: two must not open it at the same
 * time. A socket lives as long as its program, however that ends.
 */
function addressOf(folder: string): string {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\nimber-${hash}`
  const own = join(folder, 'open.sock')
  return Buffer.byteLength(own) <= LONGEST ? own : join(tmpdir(), `nimber-${hash}.sock`)
}

/** What makes this program the only one that has a store open. */
export interface Ownership {
  /** Answers questions of other programs from now on. */
  serve(query: Query): void
  release(): Promise<void>
}

/** Takes possession of a store; undefined where another program has it. */
export async function own(folder: string): Promise<Ownership | undefined> {
  const address = addressOf(folder)
  let query: Query | undefined
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    answerAll(socket, () => query)
  })
  for (let tries = 0; !(await listens(server, address)); tries++) {
    if (await isAlive(address)) return undefined
    if (tries === 3) throw cannotOwn(folder)
    if (!(await clearAway(address))) return undefined
  }
  server.unref()
  return {
    serve: (by) => {
      query = by
    },
    release: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function listens(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      server.off('listening', listening)
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(error)
    }
    const listening = () => {
      server.off('error', failed)
      resolve(true)
    }
    server.once('error', failed)
    server.once('listening', listening)
    server.listen(address)
  })
}

function isAlive(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/**
 * Takes a name away whose program is gone; false where another program has just taken it, whose
 * socket is then put back.
 */
async function clearAway(address: string): Promise<boolean> {
  const aside = `${address}.${randomUUID().slice(0, 8)}`
  try {
    renameSync(address, aside)
  } catch {
    return true
  }
  if (await isAlive(aside)) {
    renameSync(aside, address)
    return false
  }
  rmSync(aside, { force: true })
  return true
}

/** Questions that only read are answered, a line each. */
function answerAll(socket: Socket, query: () => Query | undefined): void {
  const lines = createInterface({ input: socket })
  // it tells the errors of the socket once more
  lines.on('error', () => {})
  lines.on('line', (line) => {
    void (async () => {
      let reply: object
      try {
        const { text, values } = JSON.parse(line) as { text: string; values: unknown[] }
        const by = query()
        if (!by || !/^\s*(select|with)\b/i.test(text)) throw new Error('not open')
        reply = { rows: await by.query(text, values) }
      } catch (error) {
        reply = { error: error instanceof Error ? error.message : String(error) }
      }
      if (!socket.destroyed) socket.write(`${JSON.stringify(reply)}\n`)
    })()
  })
}

/** A store that another program has open: it can be read. */
export async function borrow(folder: string): Promise<Database> {
  const socket = connect(addressOf(folder))
  const waiting: { resolve: (rows: never[]) => void; reject: (error: Error) => void }[] = []
  socket.unref()
  const end = () => {
    for (const { reject } of waiting.splice(0)) reject(gone(folder))
  }
  socket.on('close', end).on('error', end)
  const lines = createInterface({ input: socket }).on('line', (line) => {
    const { rows, error } = JSON.parse(line) as { rows?: never[]; error?: string }
    const asked = waiting.shift()
    if (rows) asked?.resolve(rows)
    else asked?.reject(new Error(error))
  })
  // it tells the errors of the socket once more
  lines.on('error', () => {})
  const query = <T>(text: string, values: readonly unknown[] = []) =>
    new Promise<T[]>((resolve, reject) => {
      if (socket.destroyed) return reject(gone(folder))
      waiting.push({ resolve, reject })
      socket.ref()
      socket.write(`${JSON.stringify({ text, values })}\n`)
    })
  const refuse = () => Promise.reject(inUse(folder))
  return {
    place: folder,
    shared: false,
    query,
    script: refuse,
    transaction: refuse,
    close: async () => {
      lines.close()
      socket.destroy()
    },
  }
}

/** That a store is open elsewhere. */
export function inUse(folder: string): SurveyError {
  return new SurveyError(
    {
      en: `Another program is working in the store ${folder}. Wait until it has ended, or use a Postgres (--db), which many can share.`,
      zh: `另一个程序正在使用存储 ${folder}。请等它结束，或改用可以共享的 Postgres（--db）。`,
    },
    'store',
  )
}

function gone(folder: string): SurveyError {
  return new SurveyError(
    {
      en: `The program that had the store ${folder} open has ended: ask again.`,
      zh: `打开存储 ${folder} 的程序已经结束：请再试一次。`,
    },
    'store',
  )
}

function cannotOwn(folder: string): SurveyError {
  return new SurveyError(
    { en: `The store ${folder} cannot be locked.`, zh: `无法锁定存储 ${folder}。` },
    'machine',
  )
}
