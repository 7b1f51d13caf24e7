// The browser that the tests drive: Chromium or Chrome, as the system has it.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = [
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

/** The path of the browser, installed with apt-get where there is none and that is possible. */
export function requireChromium() {
  const found = findChromium() ?? (mayInstall() && install() ? findChromium() : undefined)
  if (found) return found
  process.stderr.write(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM to its path.\n',
  )
  process.exit(1)
}

function mayInstall() {
  if (process.env.CHROMIUM || process.getuid?.() !== 0) return false
  return spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
}

function install() {
  process.stderr.write('Installing Chromium…\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  run('update')
  return run('install', '--yes', '--no-install-recommends', 'chromium').status === 0
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
