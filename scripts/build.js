// Builds everything: generated sources, type-checked libraries, the bundled command, the workbench.
import { spawnSync } from 'node:child_process'
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
  rmSync(dist, { recursive: true, force: true })
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
  }
  writeFileSync(`${dist}/licenses.txt`, licensesOf(packagesOf(modules)))
  keepCompiled('nimber', ['solve', 'nim', '3', '5', '7'], '')
  keepCompiled('judge', ['judge', 'hdu2176'], '3\n3 6 9\n0\n')
}

function keepCompiled(bundle, args, input) {
  const command = ['scripts/compile.cjs', bundle, ...args]
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, input })
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${stderr}`)
}
