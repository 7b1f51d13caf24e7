// The browser that the tests drive: Chromium or Chrome, as the system has it.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { hear } from './run.js'

const NAMES = [
  'chromium-headless-shell', // the same without its windows: half of the work
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome.exe',
]
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of the browser: the one that CHROMIUM names, else the first found; or undefined. */
export function findChromium() {
  const { CHROMIUM, PATH = '' } = process.env
  if (CHROMIUM) return isProgram(CHROMIUM) ? CHROMIUM : undefined
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, ...PLACES].find(isProgram)
}

/** Sees to it that there is a browser: installs one with apt-get where that is possible. */
export async function requireChromium() {
  const may = !process.env.CHROMIUM && mayInstall()
  if (may && !hasChinese()) await installed('fonts-noto-cjk')
  if (findChromium() || (may && (await install()) && findChromium())) return
  process.stderr.write(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell), or set CHROMIUM to its path.\n',
  )
  process.exit(1)
}

/** Whether programs can be installed here: by root, with apt-get. */
export function mayInstall() {
  if (process.getuid?.() !== 0) return false
  return spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
}

async function install() {
  process.stderr.write('Installing Chromium…\n')
  return await installed('chromium-headless-shell', 'chromium')
}

/** Whether the system has a font with Chinese characters; without one screenshots show boxes. */
function hasChinese() {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== ''
}

/** Installs the first of these packages that there is; says what went wrong where none was. */
export async function installed(...names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args) => hear('apt-get', ['-qq', ...args], { env })
  await run('update')
  let complaints = ''
  for (const name of names) {
    const { status, text } = await run('install', '--yes', '--no-install-recommends', name)
    if (status === 0) return true
    complaints += text
  }
  process.stderr.write(complaints)
  return false
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
