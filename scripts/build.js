// Builds everything: generated sources, type-checked libraries, the bundled command, the workbench.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { licensesOf, packagesOf } from './licenses.js'

const root = fileURLToPath(new URL('..', import.meta.url))

run('packages/core/build.js')
run('packages/kernels/build.js')
run('node_modules/typescript/bin/tsc', '-b', 'packages/cli')
await bundle()
run(
  'node_modules/vite/bin/vite.js',
  'build',
  'packages/web',
  '--config',
  'packages/web/vite.config.ts',
  '--logLevel',
  'warn',
)
// the command serves the workbench from its own package
cpSync(`${root}/packages/web/dist`, `${root}/packages/cli/dist/web`, { recursive: true })

function run(script, ...args) {
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** One file for the judge alone and one for everything, since start-up time is a feature. */
async function bundle() {
  const { version } = JSON.parse(readFileSync(`${root}/packages/cli/package.json`, 'utf8'))
  const source = (name) => `${root}/packages/${name}/src/index.ts`
  const dist = `${root}/packages/cli/dist`
  for (const folder of [dist, `${root}/packages/cli/.cache`])
    rmSync(folder, { recursive: true, force: true })
  const modules = []
  for (const [input, output] of [
    ['nimber', 'nimber'],
    ['judge-only', 'judge'],
  ]) {
    const build = await rolldown({
      input: `${root}/packages/cli/src/${input}.ts`,
      platform: 'node',
      resolve: {
        alias: {
          '@nimber/core': source('core'),
          '@nimber/kernels': source('kernels'),
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
    })
    modules.push(...written.flatMap(({ moduleIds = [] }) => moduleIds))
    await build.close()
    seal(`${dist}/${output}.cjs`)
  }
  writeFileSync(`${dist}/licenses.txt`, licensesOf(packagesOf(modules)))
  warm(['solve', 'nim', '3', '5', '7'], '')
  warm(['judge', 'hdu2176'], '3\n3 6 9\n0\n')
}

/** Leaves nothing but ASCII in a bundle, which is read in half of the time, and its hash at the end. */
function seal(file) {
  const text = readFileSync(file, 'utf8')
  // an escape means the same everywhere but in a raw string, unless that is a regular expression
  if (/(?<!RegExp\()String\.raw`[^`]*[\u0080-\uffff]/.test(text))
    throw new Error(`${file}: a raw string must be ASCII`)
  const code = (unit) => unit.charCodeAt(0).toString(16).padStart(4, '0')
  const ascii = text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${code(unit)}`)
  writeFileSync(file, `${ascii}\n//${createHash('sha256').update(ascii).digest('hex')}`)
}

/** Runs the command once, so that the code which V8 compiles is kept. */
function warm(args, input) {
  const command = ['packages/cli/bin/nimber.cjs', ...args]
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, input })
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${stderr}`)
}
