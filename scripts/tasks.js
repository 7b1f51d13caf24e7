// What `npm test` does when everything is built: the checks of the sources, and the tests.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.js'
import { filesIn, hashOf, sourcesHash } from './files.js'
import { LATE } from './late.js'
import { root } from './run.js'

const modules = 'node_modules'
const check = (name, stamp, ...args) => ({ name: { en: name, zh: name }, args, stamp })

/** The checks of all sources; a stamp is a hash of all that decides what a check says. */
export const CHECKS = [
  check(
    'biome',
    withEverything,
    `${modules}/@biomejs/biome/bin/biome`,
    'check',
    '--error-on-warnings',
    '.',
  ),
  check('tsc', withTests, `${modules}/@typescript/native/bin/tsc`, '-p', 'tsconfig.json'),
  check('oxlint', withTests, `${modules}/oxlint/bin/oxlint`, '--type-aware', '--deny-warnings'),
  // room for what lives shortly: the trees of all files
  check('knip', withTests, ...LATE, '--max-semi-space-size=128', `${modules}/knip/bin/knip.js`),
  check(
    'svelte-check',
    withSources,
    ...LATE,
    `${modules}/svelte-check/bin/svelte-check`,
    '--tsconfig',
    'packages/web/tsconfig.json',
    '--tsgo-experimental-api', // with the native compiler: a third of the time
    '--fail-on-warnings',
  ),
]

/** The tests that run in Node. */
export const UNITS = {
  name: { en: 'unit tests', zh: '单元测试' },
  args: [`${modules}/vitest/vitest.mjs`, 'run'],
  shown: true,
}

/** The tests of the workbench. */
export const BROWSER = {
  name: { en: 'browser tests', zh: '浏览器测试' },
  args: [`${modules}/@playwright/test/cli.js`, 'test', '--config', 'packages/web'],
  shown: true,
  // a test that went well only when it was tried again is told
  remark: (text) => (/^ +\d+ flaky$/m.test(text) ? text : undefined),
  stamp: withWorkbench,
}

/** What the tests of the browser load: it is the built workbench, as the built command serves it. */
const LOADED = [
  'package-lock.json',
  'tsconfig.json',
  'scripts/chromium.js',
  ...['bin', 'dist', 'package.json'].map((name) => `packages/cli/${name}`),
  ...['core', 'kernels', 'problems', 'lessons'].map((name) => `packages/${name}/dist`),
  'packages/lessons/generated',
  'packages/web',
]

function withWorkbench() {
  const isLoaded = (name) => !['node_modules', '.cache', '.tsbuildinfo'].includes(name)
  const files = LOADED.filter((place) => existsSync(join(root, place))).flatMap((place) =>
    statSync(join(root, place)).isDirectory() ? filesIn(place, isLoaded) : [place],
  )
  const { stdout: fonts } = spawnSync('fc-list', { encoding: 'utf8' })
  const hash = createHash('sha256').update(`${chromiumVersion()} ${fonts}`).digest('hex')
  return `${process.version} ${hash} ${hashOf(files)}`
}

/** What the build reads, which has the lock file with the versions of all tools. */
function withSources() {
  return `${process.version} ${sourcesHash()}`
}

/** What is made, or belongs to others. */
const UNREAD = ['node_modules', 'dist', 'generated', '.cache', '.tsbuildinfo', 'out']
const isRead = (name) => !UNREAD.includes(name)

/** ... and all tests, with the settings of the tools. */
function withTests() {
  const folders = ['packages', 'scripts', 'bench']
  const files = folders.flatMap((folder) => filesIn(folder, isRead))
  const settings = readdirSync(root).filter((name) => /\.(json|ts)$/.test(name))
  return `${process.version} ${hashOf([...files, ...settings])}`
}

/** ... and all that is written by hand. */
function withEverything() {
  const own = readdirSync(root, { withFileTypes: true }).filter(
    ({ name }) => isRead(name) && !['.git', '.nimber'].includes(name),
  )
  const files = own.flatMap((entry) =>
    entry.isDirectory() ? filesIn(entry.name, isRead) : [entry.name],
  )
  return `${process.version} ${hashOf(files)}`
}

function chromiumVersion() {
  return spawnSync(findChromium() ?? 'chromium', ['--version'], { encoding: 'utf8' }).stdout
}
