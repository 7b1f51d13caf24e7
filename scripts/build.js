// Builds everything: generated sources, type-checked libraries, the bundled command.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('..', import.meta.url))

run('packages/core/build.js')
run('packages/kernels/build.js')
run('node_modules/typescript/bin/tsc', '-b', 'packages/cli')
await bundle()

function run(script, ...args) {
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** One file for each thing that is loaded on its own, since start-up time is a feature. */
async function bundle() {
  const { version } = JSON.parse(readFileSync(`${root}/packages/cli/package.json`, 'utf8'))
  const source = (name) => `${root}/packages/${name}/src/index.ts`
  rmSync(`${root}/packages/cli/dist`, { recursive: true, force: true })
  const build = await rolldown({
    input: `${root}/packages/cli/src/nimber.ts`,
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
  await build.write({
    dir: `${root}/packages/cli/dist`,
    format: 'esm',
    minify: true,
    chunkFileNames: '[name]-[hash].js',
  })
  await build.close()
}
