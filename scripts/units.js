// The files of unit tests: what each of them looks at, and which have to be run.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn, hashOf } from './files.js'
import { root } from './run.js'
import { hasPassed, notePassed } from './stamps.js'

/** What decides every test: the versions of all packages, and how the tests are run. */
const ALWAYS = ['package-lock.json', 'scripts/test/folder.ts', 'vitest.config.ts']
/** Modules of Node that look at nothing outside of the process. */
const WITHIN = ['node:events', 'node:path', 'node:util', 'node:vm']
/** An import as the formatter leaves it: at the beginning of a line, or as a call. */
const IMPORTED = /^(?:(?:import|export|\}).* from |import )'([^']+)'|\bimport\(\s*'([^']+)'/gm
/** What is made while tests run, or by nobody here. */
const UNREAD = ['node_modules', '.cache', '.tsbuildinfo', 'out', 'test-results']

/**
 * The stamps of all files of unit tests, by their paths: a hash of all that they import. One that
 * reads files or starts programs may look at anything: its stamp is that of the whole project, what
 * is built included, and of the tools that are found.
 */
export function unitStamps() {
  const places = ['scripts', 'packages'].filter((place) => existsSync(join(root, place)))
  const all = places.flatMap((place) => filesIn(place, (name) => !UNREAD.includes(name)))
  const files = all.filter((file) => file.endsWith('.test.ts')).sort((a, b) => (a < b ? -1 : 1))
  const known = new Map()
  let whole
  return new Map(
    files.map((file) => {
      const { hash, outside } = lookedAt([file, ...ALWAYS], known)
      if (outside) whole ??= `${hashOf(everything())} ${process.platform} ${process.env.PATH}`
      return [file, `${process.version} ${outside ? whole : hash}`]
    }),
  )
}

/** A hash of some files and all that they import, and whether one looks outside of them. */
function lookedAt(files, known) {
  const looked = new Map()
  for (const open = [...files]; open.length > 0; ) {
    const file = open.pop()
    if (looked.has(file) || !existsSync(join(root, file))) continue
    const own = known.get(file) ?? read(file)
    known.set(file, own)
    looked.set(file, own)
    open.push(...own.imports)
  }
  const hash = createHash('sha256')
  for (const file of [...looked.keys()].sort((a, b) => (a < b ? -1 : 1)))
    hash.update(looked.get(file).hash)
  return {
    hash: hash.digest('hex'),
    outside: [...looked].some(([file, own]) => own.outside && !ALWAYS.includes(file)),
  }
}

/** What a file imports of the project, and whether it looks at something else. */
function read(file) {
  const text = readFileSync(join(root, file), 'utf8')
  const names = [...text.matchAll(IMPORTED)].map(([, name, called]) => name ?? called)
  const isOutside = (name) => name.startsWith('node:') && !WITHIN.includes(name)
  return {
    hash: hashOf([file]),
    imports: names.flatMap((name) => {
      if (name.startsWith('.')) return [join(dirname(file), name)]
      const [, own] = /^@nimber\/(\w+)$/.exec(name) ?? []
      return own ? [`packages/${own}/src/index.ts`] : []
    }),
    outside: text.includes('import.meta') || names.some(isOutside),
  }
}

/** All files of the project, what is built among them. */
function everything() {
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => isLookedAt(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(entry.name, isLookedAt) : [entry.name]))
}

function isLookedAt(name) {
  return !UNREAD.includes(name) && name !== '.nimber' && name !== '.git'
}

/** The files that have not passed with these stamps. */
export function notPassed(stamps) {
  return [...stamps].flatMap(([file, stamp]) => (hasPassed(file, stamp) ? [] : [file]))
}

/** Notes that files have passed, those that look at nothing that was changed meanwhile. */
export function notePassedUnits(files, before) {
  const now = unitStamps()
  for (const file of files)
    if (now.get(file) === before.get(file)) notePassed(file, before.get(file))
}
