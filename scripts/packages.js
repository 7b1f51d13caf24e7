// Whether the installed packages are those that the lock file names.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** The entries of a lock file by their paths; none where there is no such file. */
export function entriesOf(lockFile) {
  return Object.entries(readJson(lockFile)?.packages ?? {})
}

/** Whether an entry is a package that npm fetches or links, not a folder of this project. */
export function isInstalled([path]) {
  return path.includes('node_modules/')
}

/** The packages that are not there or not whole, and those that are there in another version. */
export function compare(root) {
  const here = new Map(entriesOf(join(root, 'node_modules', '.package-lock.json')))
  const missing = []
  const others = []
  for (const [path, entry] of entriesOf(join(root, 'package-lock.json')).filter(isInstalled)) {
    const known = here.get(path)
    // what npm left out is for other platforms
    if (entry.optional && !known) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    if (!known || !fits(known) || !isWhole(root, path, known)) missing.push(name)
    else if (known.version !== entry.version) others.push(`${name} ${known.version}`)
  }
  return { missing, others }
}

/** Whether a package is there, in the version that npm has noted, with its commands. */
function isWhole(root, path, { link, resolved, bin = {}, version }) {
  const folder = join(root, path)
  if (link) return leadsTo(folder, join(root, resolved))
  return (
    readJson(join(folder, 'package.json'))?.version === version &&
    Object.values(bin).every((file) => existsSync(join(folder, file)))
  )
}

/** Whether a package is made for this platform. */
function fits({ os, cpu }) {
  const allows = (list, name) =>
    !list || list.includes(name) || list.some((other) => other.startsWith('!'))
  return allows(os, process.platform) && allows(cpu, process.arch)
}

function leadsTo(link, folder) {
  return existsSync(link) && realpathSync(link) === realpathSync(folder)
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
