// Installs the packages of the lock file. What is installed stays until the new is complete.
import { cpSync, existsSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { compare, entriesOf, isInstalled } from './packages.js'
import { step } from './progress.js'
import { hear, notes, root } from './run.js'
import { say, stop } from './words.js'

const CLEAN = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
const lockFile = join(root, 'package-lock.json')
/** The folders of this project that may have packages of their own: '' is the root. */
const folders = entriesOf(lockFile).filter((entry) => !isInstalled(entry))

/** Installs unless all packages are there; where that fails goes on if other versions are. */
export async function install() {
  const { missing, others } = compare(root)
  if (missing.length + others.length === 0) return
  clear()
  const fresh = join(notes, `install-${process.pid}`)
  const complaint = await fetchInto(fresh, missing.length === 0)
  if (complaint === undefined) await moveHere(fresh)
  clear()
  if (complaint !== undefined) goOnOrStop(complaint, missing, others)
}

/** Lets npm fill a folder with what the project needs; gives its complaint where it fails. */
async function fetchInto(fresh, works) {
  const commands = folders.flatMap(([path, { bin = {} }]) =>
    Object.values(bin).map((file) => join(path, file)),
  )
  const manifests = folders.map(([path]) => join(path, 'package.json'))
  for (const file of ['package-lock.json', '.npmrc', ...manifests, ...commands])
    if (existsSync(join(root, file))) cpSync(join(root, file), join(fresh, file))

  const paths = entriesOf(lockFile)
    .filter((entry) => isInstalled(entry) && !entry[1].optional)
    .map(([path]) => join(fresh, path, 'package.json'))
  const words = () => {
    const count = `${paths.filter((path) => existsSync(path)).length}/${paths.length}`
    return { en: `Installing packages: ${count}`, zh: `正在安装依赖包：${count}` }
  }
  // where something works already, nobody should wait for a network that is not there
  const patience = works ? ['--fetch-retries=0'] : []
  const { status, text } = await step(words, () => npm([...CLEAN, ...patience], fresh))
  return status === 0 ? undefined : text
}

/** Runs npm in a folder, without showing what it says. */
export function npm(args, cwd) {
  const { npm_execpath: program = '' } = process.env
  // on Windows npm is a script of the shell, unless it is known where its own program is
  return /npm-cli\.c?js$/.test(program)
    ? hear(process.execPath, [program, ...args], { cwd })
    : hear('npm', args, { cwd, shell: process.platform === 'win32' })
}

/** Puts the new packages in the place of the old ones. */
async function moveHere(fresh) {
  try {
    for (const [path] of folders) swap(path, fresh)
  } catch (error) {
    if (error.code !== 'EBUSY' && error.code !== 'EXDEV') throw error
    // a folder that is mounted stays where it is; npm has everything at hand by now
    await npm(CLEAN, root)
  }
  // some systems have links that remember where they were made
  for (const [path, { link, resolved }] of entriesOf(lockFile))
    if (link) {
      const place = join(root, path)
      rmSync(place, { recursive: true, force: true })
      symlinkSync(relative(dirname(place), join(root, resolved)), place, 'junction')
    }
}

function swap(path, fresh) {
  const [place, made] = [root, fresh].map((folder) => join(folder, path, 'node_modules'))
  if (existsSync(place)) renameSync(place, join(fresh, `old-${path.replaceAll('/', '-')}`))
  if (existsSync(made)) renameSync(made, place)
}

function goOnOrStop(complaint, missing, others) {
  const lines = complaint.split('\n').map((line) => line.replace(/^npm (error|ERR!) ?/, ''))
  const reason = lines.find((line) => line && !/^(code|syscall|errno) /.test(line)) ?? ''
  if (missing.length > 0)
    stop({
      en: `Nothing was changed, since npm could not install: ${reason}\nThese packages are needed: ${some(missing)}.`,
      zh: `npm 无法安装，未作任何改动：${reason}\n缺少的依赖包：${some(missing)}。`,
    })
  say({
    en: `npm could not install, so this goes on with ${some(others)}: ${reason}`,
    zh: `npm 无法安装，沿用 ${some(others)}：${reason}`,
  })
}

function some(names) {
  return names.length > 5 ? `${names.slice(0, 5).join(', ')} … (${names.length})` : names.join(', ')
}

/** Removes what an installation, perhaps one that was interrupted, has left. */
function clear() {
  for (const name of readdirSync(notes).filter((entry) => entry.startsWith('install-')))
    rmSync(join(notes, name), { recursive: true, force: true, maxRetries: 3 })
}
