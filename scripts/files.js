// What the build reads and what it leaves, so that it is done again only where one has changed.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { notes, root } from './run.js'

const note = join(notes, 'built.json')
const MADE = ['dist', 'generated']
const UNREAD = ['node_modules', 'test', 'tests', 'fuzz', '.cache', '.tsbuildinfo', ...MADE]

/**
 * A hash of the files that the build reads, by their names in the project and their contents; of
 * all packages, or of some.
 */
export function sourcesHash(...packages) {
  const files = ['package-lock.json', 'tsconfig.base.json']
  const folders = packages.length > 0 ? packages.map((name) => `packages/${name}`) : ['packages']
  for (const folder of ['scripts', ...folders])
    files.push(...filesIn(folder, (name) => !UNREAD.includes(name)))
  return hashOf(files)
}

/** A hash of files, by their names in the project and their contents. */
export function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    const bytes = readFileSync(join(root, file))
    hash.update(`${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

/** Whether everything is there that a build of these sources left. */
export function isBuilt(sources) {
  return noted().sources === sources && isWhole()
}

/** Whether everything is there that the last build left. */
export function isWhole() {
  const { outputs } = noted()
  return (
    outputs !== undefined &&
    Object.entries(outputs).every(
      ([file, size]) => statSync(join(root, file), { throwIfNoEntry: false })?.size === size,
    )
  )
}

/**
 * The hashes of the sources that some parts of what is there were made from, by their names. They
 * are not noted any more until the next build is complete: one that fails may change a part.
 */
export function takeParts() {
  const { parts = {}, ...rest } = noted()
  if (rest.sources !== undefined) writeFileSync(note, JSON.stringify(rest))
  return isWhole() ? parts : {}
}

/** Notes what a build of these sources has left. */
export function noteBuilt(sources, parts) {
  const files = filesIn('packages', (name) => name !== 'node_modules').filter((file) =>
    file.split('/').some((part) => MADE.includes(part)),
  )
  const outputs = Object.fromEntries(files.map((file) => [file, statSync(join(root, file)).size]))
  writeFileSync(note, JSON.stringify({ sources, parts, outputs }))
}

function noted() {
  try {
    return JSON.parse(readFileSync(note, 'utf8'))
  } catch {
    return {}
  }
}

/** The files in a folder of the project, without entries that have other names than allowed. */
export function filesIn(folder, allows) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => allows(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesIn(`${folder}/${entry.name}`, allows)
        : [`${folder}/${entry.name}`],
    )
}
