// `npm start`: makes the project ready and opens the workbench in the browser.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { endWithNpm } from './parents.js'
import { makeReady } from './ready.js'
import { root } from './run.js'

endWithNpm()
await makeReady()
// the server runs in this process, so that nothing is left of it when this one ends
const command = join(root, 'packages', 'cli', 'bin', 'nimber.cjs')
process.argv.splice(1, 1, command, 'serve', '--open')
await import(pathToFileURL(command).href)
