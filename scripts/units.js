// The files of unit tests: what each of them looks at, and which have to be run.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn, hashOf } from './files.js'
import { notes, root } from './run.js'
import { hasPassed, notePassed } from './stamps.js'

/** What decides every test: the versions of all packages, and how the tests are run. */
const ALWAYS = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/test/folder.ts',
  'scripts/test/looked.ts',
  'vitest.config.ts',
]
/** An import as the formatter leaves it: at the beginning of a line, or as a call. */
const IMPORTED = /^\s*(?:(?:import|export|\}).* from |import )'([^']+)'|\bimport\(\s*'([^']+)'/gm
/** An import of types, of which nothing is left when a test runs. */
const TYPES = /^\s*(?:import|export) type (?:\{[^}]*\}|[\w$*, ]+) from '[^']+'/gm
const REQUIRED = /\brequire\('(\.[^']+)'\)/g
/** A place that is named from where the module is; what is put into it may be anything. */
const NAMED =
  /\bnew URL\(\s*(['`])([^'`$\n]*)(\$\{[^'`\n]*)?\1,\s*import\.meta\.url\b|\bjoin\(import\.meta\.dirname, '([^']+)'\)/g
const REQUIRE = /\bcreateRequire\(import\.meta\.url\)/g
/** What is made while tests run, or by nobody here. */
const UNREAD = ['node_modules', '.cache', '.tsbuildinfo', 'out', 'test-results']
/** What the scripts hand on: who takes it may look at anything. */
const HANDED = /^import \{[^}]*\b(?:root|notes)\b[^}]*\} from '[^']*\/run\.js'/m

const CLI = 'packages/cli'
const COMMAND = /^packages\/cli\/bin\//
/** Parts of the command that few tests look at, and words that those have. */
const PARTS = [
  [/^packages\/cli\/dist\/web\//, /\bserve\b/],
  [/^packages\/cli\/dist\/lessons\/(?!contents)/, /\blearn\b/],
]

/**
 * The stamps of all files of unit tests, by their paths: a hash of all that they look at, of the
 * version of Node, and of the tools that are found where a program may be started.
 */
export function unitStamps() {
  const tools = `${process.platform} ${process.env.PATH}`
  const hashes = new Map()
  const hash = (file) => {
    if (!hashes.has(file)) hashes.set(file, isFile(file) ? hashOf([file]) : '')
    return hashes.get(file)
  }
  return new Map(
    [...unitLooks()].map(([file, { looks, outside }]) => {
      const all = createHash('sha256')
      for (const other of [...looks].sort((a, b) => (a < b ? -1 : 1)))
        all.update(`${other} ${hash(other)}\n`)
      return [file, `${process.version} ${outside ? tools : ''} ${all.digest('hex')}`]
    }),
  )
}

/**
 * What the files of unit tests look at, by their paths: all that they import, the files and folders
 * that a module names from its own place, and the command where that is one of them. A module that
 * makes such a name in another way may look at the whole project. `scripts/test/looked.ts` sees to
 * it that no test looks at anything else.
 */
export function unitLooks() {
  const places = ['scripts', 'packages'].filter((place) => existsSync(join(root, place)))
  const all = places.flatMap((place) => filesIn(place, isLookedAt))
  const files = all.filter((file) => file.endsWith('.test.ts')).sort((a, b) => (a < b ? -1 : 1))
  const known = new Map()
  const folders = new Map()
  const inFolder = (folder) => {
    if (!folders.has(folder)) folders.set(folder, below(folder))
    return folders.get(folder)
  }
  return new Map(files.map((file) => [file, lookedAt(file, known, inFolder)]))
}

/** What a file and all that it imports look at, and whether anything may be outside of the process. */
function lookedAt(start, known, inFolder) {
  const [name] = start.split('/').slice(-1)
  const looks = new Set([join(dirname(start), '__snapshots__', `${name}.snap`)])
  const modules = []
  for (const open = [start, ...ALWAYS]; open.length > 0; ) {
    const file = open.pop()
    if (looks.has(file)) continue
    looks.add(file)
    if (!known.has(file)) known.set(file, isModule(file) ? read(file) : undefined)
    const own = known.get(file)
    if (!own) continue
    // how all tests are run looks at nothing that decides one of them
    if (!isAbout(file)) modules.push(own)
    open.push(...own.imports)
  }
  const named = new Set(modules.flatMap(({ names }) => names))
  if ([...looks, ...named].some((file) => COMMAND.test(file))) {
    for (const folder of ['bin', 'dist', 'package.json']) named.add(`${CLI}/${folder}`)
  }
  const asks = (word) => [...looks].some((file) => isTest(file) && word.test(known.get(file)?.text))
  for (const place of named)
    for (const file of inFolder(place)) {
      const part = PARTS.find(([at]) => at.test(file))
      if (!part || !place.startsWith(`${CLI}/dist`) || asks(part[1])) looks.add(file)
    }
  return { looks, outside: modules.some(({ outside }) => outside) }
}

const isTest = (file) => /^(?:packages\/\w+|scripts)\/test\//.test(file) && !isAbout(file)
const isAbout = (file) =>
  ALWAYS.includes(file) || /^scripts\/(?:late\.js|test\/(?:built|order|strange)\.ts)$/.test(file)

/** What a module imports of the project, what it names, and whether it may look outside. */
function read(file) {
  const text = readFileSync(join(root, file), 'utf8')
  const code = text.replaceAll(TYPES, '')
  const imports = [...code.matchAll(IMPORTED)].map(([, name, called]) => name ?? called)
  const required = [...code.matchAll(REQUIRED)].map(([, name]) => name)
  const named = [...code.matchAll(NAMED)].map(([, , path = '', more, joined]) => {
    // what is put in may stand anywhere in its folder
    const whole = joined ?? (more ? path.slice(0, path.lastIndexOf('/') + 1) || '.' : path)
    const place = join(dirname(file), whole).replace(/\/$/, '')
    return place.startsWith('..') ? '.' : place
  })
  const rest = code.replaceAll(NAMED, '').replaceAll(REQUIRE, '')
  const isAnywhere = rest.includes('import.meta') || HANDED.test(code)
  return {
    text,
    imports: [...imports, ...required].flatMap((name) => {
      if (name.startsWith('.')) return [join(dirname(file), name)]
      const [, own, part = 'index'] = /^@nimber\/(\w+)(?:\/(\w+))?$/.exec(name) ?? []
      return own ? [`packages/${own}/src/${part}.ts`] : []
    }),
    // who imports the scripts' way to the project has not looked at it yet
    names: file === 'scripts/run.js' ? [] : [...named, ...(isAnywhere ? ['.'] : [])],
    outside: named.length > 0 || isAnywhere || imports.some((name) => name.startsWith('node:')),
  }
}

/** All files of a place that is looked at: what it is itself, or what is in it. */
function below(place) {
  if (place === '.')
    return readdirSync(root, { withFileTypes: true })
      .filter(({ name }) => isLookedAt(name))
      .flatMap((entry) => (entry.isDirectory() ? filesIn(entry.name, isLookedAt) : [entry.name]))
  // the lock file says what is there
  if (place.endsWith('node_modules')) return []
  const isFolder = statSync(join(root, place), { throwIfNoEntry: false })?.isDirectory()
  return isFolder ? filesIn(place, isLookedAt) : [place]
}

function isModule(path) {
  return /\.(?:[cm]?[jt]s|svelte)$/.test(path) && isFile(path)
}

function isFile(path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false
}

function isLookedAt(name) {
  return !UNREAD.includes(name) && name !== '.nimber' && name !== '.git'
}

/** Writes down what the files of tests look at, for those who see to it that it is all. */
export function noteLooks() {
  const looks = unitLooks()
  const files = [...new Set([...looks.values()].flatMap((one) => [...one.looks]))]
  const at = new Map(files.map((file, i) => [file, i]))
  const tests = [...looks].map(([test, one]) => [test, [...one.looks].map((file) => at.get(file))])
  const file = join(notes, 'looks.json')
  mkdirSync(notes, { recursive: true })
  writeFileSync(file, JSON.stringify({ files, tests: Object.fromEntries(tests) }))
  return file
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
