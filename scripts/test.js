// `npm test`: makes the project ready, checks the style and runs every test.
import { requireChromium } from './chromium.js'
import { endWithNpm } from './parents.js'
import { makeReady } from './ready.js'
import { run } from './run.js'

const tool = (path, ...args) => run(process.execPath, [`node_modules/${path}`, ...args])

endWithNpm()
await makeReady()
await tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')
await tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings')
await tool('typescript/bin/tsc', '-p', 'tsconfig.json')
await tool('knip/bin/knip.js')
for (const name of ['core', 'kernels', 'problems', 'cli'])
  await tool('publint/src/cli.js', `packages/${name}`, '--strict')
await tool(
  'svelte-check/bin/svelte-check',
  '--tsconfig',
  'packages/web/tsconfig.json',
  '--fail-on-warnings',
)
const only = process.argv.slice(2)
await tool('vitest/vitest.mjs', 'run', ...only)
if (only.length === 0) {
  requireChromium()
  await tool('@playwright/test/cli.js', 'test', '--config', 'packages/web')
}
