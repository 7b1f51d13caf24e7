// Builds everything: generated sources, type-checked libraries, the bundled command, the workbench.
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isWhole, noteBuilt, sourcesHash, takeParts } from './files.js'
import { install } from './install.js'
import { licensesOf, packagesOf } from './licenses.js'
import { withLock } from './lock.js'
import { step } from './progress.js'
import { hear, notes, root } from './run.js'

/** What the embedded Postgres reads, beside the bundle that it is in. */
const PGLITE = 'node_modules/@electric-sql/pglite/dist'
const POSTGRES = ['pglite.wasm', 'pglite.data', 'initdb.wasm']

/** What is asked most: the code that V8 compiles for it is kept, so that it need not be compiled again. */
const WARM = [
  [
    ['solve', 'nim', '3', '5', '7'],
    ['solve', 'toads: tttt..ffff', '--json'],
    ['calc', '{1|-1} + ^* - 3/4'],
    ['table', 'take 1..n/2', '--to', '20'],
  ],
  [
    ['games', '--lang', 'en'],
    ['explain', 'mex'],
  ],
]

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await withLock(join(notes, 'lock'), async () => {
    await install()
    await build()
  })

/** Builds everything; what was built before stays until each part of the new is complete. */
export async function build() {
  const sources = sourcesHash()
  // the two parts that take longest are kept where nothing that they are made of has changed
  const parts = {
    kernels: sourcesHash('kernels'),
    workbench: sourcesHash(...readdirSync(`${root}/packages`).filter((name) => name !== 'cli')),
  }
  const before = takeParts()
  const unless = (part, work) => (before[part] === parts[part] ? undefined : work())
  // the compiler trusts its own notes of what it wrote
  const whole = isWhole() ? [] : ['--force']
  // the workbench is made from the same sources, at the same time as the libraries
  let workbench
  const steps = [
    [{ en: 'parser', zh: '语法分析器' }, generated],
    [
      { en: 'kernels', zh: '内核' },
      // the compiler is WebAssembly itself: to make it faster would take longer than it works
      () => unless('kernels', () => node('--liftoff-only', 'packages/kernels/build.js')),
    ],
    [{ en: 'lessons', zh: '课程' }, () => node('packages/lessons/build.js')],
    [
      { en: 'libraries', zh: '程序库' },
      () => {
        workbench = unless('workbench', () => replace('packages/web/dist', pages))
        return node('node_modules/@typescript/native/bin/tsc', '-b', ...whole, 'packages/cli')
      },
    ],
    [
      { en: 'workbench and command', zh: '工作台和命令' },
      // the command is bundled while the workbench, which is a part of it, may still be in the making
      () => replace('packages/cli/dist', (dist) => bundle(dist, workbench)).then(warm),
    ],
  ]
  for (const [i, [{ en, zh }, work]] of steps.entries()) {
    const count = `${i + 1}/${steps.length}`
    await step({ en: `Building ${count}: ${en}`, zh: `正在构建 ${count}：${zh}` }, work)
  }
  noteBuilt(sources, parts)
}

/** Makes the sources that are not written by hand: the parser, and the lists of files. */
async function generated() {
  for (const name of ['core', 'problems', 'web']) await node(`packages/${name}/build.js`)
}

/**
 * Runs a script, with options of Node before it; shows what it says where that is a warning, and
 * ends the program at an error.
 */
async function node(...args) {
  // Node is asked what it knows: who builds nothing need not wait for that
  const { LATE } = await import('./late.js')
  const { status, text } = await hear(process.execPath, [...LATE, ...args])
  process.stderr.write(text && process.stderr.isTTY ? `\n${text}` : text)
  if (status !== 0) process.exit(status)
}

/** Lets a part be made in a new folder, and then puts that in the place of the old one. */
async function replace(place, make) {
  const [fresh, old] = ['new', 'old'].map((name) => join(notes, `${name}-${place.split('/')[1]}`))
  for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true })
  await make(fresh)
  if (existsSync(join(root, place))) renameSync(join(root, place), old)
  renameSync(fresh, join(root, place))
  rmSync(old, { recursive: true, force: true })
}

function pages(dist) {
  const web = 'packages/web'
  const options = ['--config', `${web}/vite.config.ts`, '--outDir', dist, '--emptyOutDir']
  return node('node_modules/vite/bin/vite.js', 'build', web, ...options, '--logLevel', 'warn')
}

/**
 * One file for the judge alone, one for the commands that only answer, one for surveys with the
 * databases that they need, and one for everything, since start-up time is a feature.
 */
async function bundle(dist, workbench) {
  const { rolldown } = await import('rolldown')
  const { version } = JSON.parse(readFileSync(`${root}/packages/cli/package.json`, 'utf8'))
  const source = (name) => `${root}/packages/${name}/src/index.ts`
  mkdirSync(dist)
  const modules = []
  for (const [input, output] of [
    ['cli/src/nimber', 'nimber'],
    ['cli/src/answers', 'answers'],
    ['cli/src/judge/judge-only', 'judge'],
    ['survey/src/index', 'survey'],
  ]) {
    const build = await rolldown({
      input: `${root}/packages/${input}.ts`,
      platform: 'node',
      checks: { eval: false }, // the embedded Postgres asks its host by it
      // optional parts of pg, which it does without
      external: ['@nimber/survey', 'pg-native', 'pg-cloudflare'],
      resolve: {
        alias: {
          '@nimber/survey/answer': `${root}/packages/survey/src/answer.ts`,
          '@nimber/core': source('core'),
          '@nimber/kernels': source('kernels'),
          '@nimber/lessons': source('lessons'),
          '@nimber/problems': source('problems'),
        },
      },
      transform: { define: { __VERSION__: JSON.stringify(version) } },
    })
    const { output: written } = await build.write({
      file: `${dist}/${output}.cjs`,
      format: 'cjs',
      minify: true,
      codeSplitting: false,
      dynamicImportInCjs: false, // the launcher evaluates a script, which cannot import
      // from the folder of the launcher
      paths: { '@nimber/survey': '../dist/survey.cjs' },
    })
    modules.push(...written.flatMap(({ moduleIds = [] }) => moduleIds))
    await build.close()
    // what surveys are made of keeps its own way with texts, and no code of it is kept compiled
    if (output !== 'survey') seal(`${dist}/${output}.cjs`)
  }
  for (const name of POSTGRES) cpSync(`${root}/${PGLITE}/${name}`, `${dist}/${name}`)
  writeFileSync(`${dist}/licenses.txt`, licensesOf(packagesOf(modules)))
  // the command reads lessons and serves the workbench from its own package
  cpSync(`${root}/packages/lessons/generated`, `${dist}/lessons`, { recursive: true })
  await workbench
  cpSync(`${root}/packages/web/dist`, `${dist}/web`, { recursive: true })
}

/**
 * Makes a bundle the function that the launcher calls, of nothing but ASCII, which is read in half of
 * the time, with its hash at the end.
 */
function seal(file) {
  const text = readFileSync(file, 'utf8')
  // an escape means the same everywhere but in a raw string, unless that is a regular expression
  if (/(?<!RegExp\()String\.raw`[^`]*[\u0080-\uffff]/.test(text))
    throw new Error(`${file}: a raw string must be ASCII`)
  const code = (unit) => unit.charCodeAt(0).toString(16).padStart(4, '0')
  const ascii = text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${code(unit)}`)
  const called = `(function (require, module, exports, process) {${ascii}\n})`
  writeFileSync(file, `${called}\n//${createHash('sha256').update(called).digest('hex')}`)
}

/** Runs commands of every bundle, so that the code which V8 compiles is kept. */
async function warm() {
  rmSync(join(root, 'packages/cli/.cache'), { recursive: true, force: true })
  const judge = ['packages/cli/bin/nimber.cjs', 'judge', 'hdu2176']
  for (const [input, ...command] of [
    ['3\n3 6 9\n0\n', ...judge],
    ...WARM.map((commands) => ['', 'scripts/warm.js', JSON.stringify(commands)]),
  ]) {
    const { status, text } = await hear(process.execPath, command, { input })
    if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${text}`)
  }
}
