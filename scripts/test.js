// `npm test`: makes the project ready, checks the style and runs every test.
import { requireChromium } from './chromium.js'
import { makeReady, run } from './ready.js'

const tool = (path, ...args) => run(process.execPath, [`node_modules/${path}`, ...args])

makeReady()
tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')
tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings')
tool('typescript/bin/tsc', '-p', 'tsconfig.json')
tool('knip/bin/knip.js')
for (const name of ['core', 'kernels', 'problems', 'cli'])
  tool('publint/src/cli.js', `packages/${name}`, '--strict')
tool(
  'svelte-check/bin/svelte-check',
  '--tsconfig',
  'packages/web/tsconfig.json',
  '--fail-on-warnings',
)
const only = process.argv.slice(2)
tool('vitest/vitest.mjs', 'run', ...only)
if (only.length === 0) {
  requireChromium()
  tool('@playwright/test/cli.js', 'test', '--config', 'packages/web')
}
