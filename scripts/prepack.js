// Runs before a package is packed: installs and builds what is missing, as `npm start` does.
import { makeReady } from './ready.js'

// npm hands down how it was called itself; packing on trial must not become installing on trial
for (const name of ['dry_run', 'omit', 'include']) delete process.env[`npm_config_${name}`]

await makeReady()
