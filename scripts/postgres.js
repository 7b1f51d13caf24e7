// The Postgres that the tests of surveys start: Debian's, or whatever the system has.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installed, mayInstall } from './chromium.js'

const DEBIAN = '/usr/lib/postgresql'

/** The folder of the programs `initdb` and `postgres`; undefined where there is none. */
export function findPostgres() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')))
}

/** Sees to it that there is a Postgres, where that is possible; says what is left out where not. */
export async function preparePostgres() {
  if (findPostgres()) return
  if (mayInstall()) {
    process.stderr.write('Installing Postgres…\n')
    if ((await installed('postgresql')) && findPostgres()) return
  }
  process.stderr.write(
    'The tests of surveys on a Postgres are left out: install one (Debian: apt-get install postgresql).\n',
  )
}

/** Whom a Postgres that root starts belongs to, since it refuses to be root's. */
export function postgresUser() {
  if (process.getuid?.() !== 0) return {}
  const id = (option) => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}
