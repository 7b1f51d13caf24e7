// `npm start`: makes the project ready and opens the workbench in the browser.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { endWithNpm } from './parents.js'
import { makeReady } from './ready.js'
import { root } from './run.js'

endWithNpm()
await makeReady()
// the server runs in this process, so that nothing is left of it when this one ends
const command = join(root, 'packages', 'cli', 'bin', 'nimber.cjs')
process.argv.splice(1, 1, command, 'serve', '--open')
const { run } = createRequire(import.meta.url)(command)
run(process.argv.slice(2))
