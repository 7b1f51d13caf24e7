// `npm start`: makes the project ready and opens the workbench in the browser.
import { makeReady, run } from './ready.js'

makeReady()
run(process.execPath, ['packages/cli/bin/nimber.cjs', 'serve', '--open', ...process.argv.slice(2)])
