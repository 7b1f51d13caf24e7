// `npm start`: makes the project ready and opens the guided tour of the command line.
import { makeReady, run } from './ready.js'

makeReady()
run(process.execPath, ['packages/cli/bin/nimber.cjs', 'tour', ...process.argv.slice(2)])
