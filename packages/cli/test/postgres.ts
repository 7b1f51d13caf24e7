import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, postgresUser } from '../../../scripts/postgres.js'

/** A password with characters that an address must not have as they are. */
export const PASSWORD = 'pa:ss w/o@rd'

/** A Postgres of its own in a temporary folder, on a port of this computer alone. */
export class TestPostgres {
  readonly port: number
  private readonly folder: string
  private readonly programs: string
  private server: ChildProcess | undefined

  private constructor(folder: string, port: number, programs: string) {
    this.folder = folder
    this.port = port
    this.programs = programs
  }

  static async start(): Promise<TestPostgres> {
    const programs = findPostgres() ?? ''
    const folder = mkdtempSync(join(tmpdir(), 'nimber-pg-'))
    const { uid, gid } = postgresUser()
    if (uid !== undefined) {
      chownSync(folder, uid, gid)
      // the folder of all tests is root's alone: another may pass through it
      chmodSync(tmpdir(), statSync(tmpdir()).mode | 0o011)
    }
    const file = join(folder, 'password')
    writeFileSync(file, `${PASSWORD}\n`, { mode: 0o644 })
    const made = spawnSync(
      join(programs, 'initdb'),
      [
        '-D',
        join(folder, 'data'),
        '-U',
        'nimber',
        '-A',
        'scram-sha-256',
        '--pwfile',
        file,
        '-N',
        '-E',
        'UTF8',
        '--locale',
        'C',
      ],
      { uid, gid, encoding: 'utf8', cwd: folder },
    )
    if (made.status !== 0) throw new Error(made.stderr)
    const postgres = new TestPostgres(folder, await freePort(), programs)
    await postgres.run()
    return postgres
  }

  /** The address of a database, by way of a port. */
  url(database = 'postgres', port = this.port): string {
    return `postgres://nimber:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}`
  }

  /** Makes a new database, for a test that shares nothing with another. */
  make(database: string): void {
    const place = ['-h', '127.0.0.1', '-p', `${this.port}`, '-U', 'nimber']
    const env = { ...process.env, PGPASSWORD: PASSWORD }
    const made = spawnSync(join(this.programs, 'createdb'), [...place, database], {
      env,
      encoding: 'utf8',
    })
    if (made.status !== 0) throw new Error(made.stderr)
  }

  /** Ends it as a crash would, and starts it again. */
  async restart(): Promise<void> {
    await this.end('SIGQUIT')
    await this.run()
  }

  async stop(): Promise<void> {
    // its data are thrown away, and need not be written
    await this.end('SIGQUIT')
    rmSync(this.folder, { recursive: true, force: true })
  }

  private async run(): Promise<void> {
    const { uid, gid } = postgresUser()
    const args = ['-D', join(this.folder, 'data'), '-p', `${this.port}`, '-k', this.folder]
    // what survives the end of its processes need not survive that of the machine
    const settings = [
      'listen_addresses=127.0.0.1',
      'max_connections=60',
      'shared_buffers=16MB',
      'fsync=off',
    ]
    const server = spawn(
      join(this.programs, 'postgres'),
      [...args, ...settings.flatMap((setting) => ['-c', setting])],
      { uid, gid, cwd: this.folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    this.server = server
    await new Promise<void>((resolve, reject) => {
      let text = ''
      server.stderr?.on('data', (piece) => {
        text += piece
        if (text.includes('ready to accept connections')) resolve()
      })
      server.once('exit', () => reject(new Error(text)))
    })
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { server } = this
    if (!server || server.exitCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}

/** A way to a port that can be cut: what is sent then is lost, and nobody is told. */
export class Wire {
  private isCut = false
  private readonly ends = new Set<Socket>()
  private readonly server

  constructor(to: number) {
    this.server = createServer((near) => {
      const far = connect(to, '127.0.0.1')
      for (const [from, onto] of [
        [near, far],
        [far, near],
      ] as const) {
        this.ends.add(from)
        from.on('data', (bytes) => this.isCut || onto.write(bytes))
        from.on('close', () => this.isCut || onto.destroy())
        from.on('error', () => {})
      }
    })
  }

  listen(): Promise<number> {
    return new Promise((resolve) => {
      this.server.listen(0, '127.0.0.1', () => {
        const address = this.server.address()
        resolve(typeof address === 'object' ? (address?.port ?? 0) : 0)
      })
    })
  }

  async cut(milliseconds: number): Promise<void> {
    this.isCut = true
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    this.isCut = false
  }

  close(): void {
    this.server.close()
    for (const socket of this.ends) socket.destroy()
  }
}
