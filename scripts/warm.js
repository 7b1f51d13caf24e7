// Runs commands, a list of their arguments each, in one process: at its end the launcher keeps the code
// that V8 compiled for all of them.
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const launcher = fileURLToPath(new URL('../packages/cli/bin/nimber.cjs', import.meta.url))
const { bundleFor, compile, start } = createRequire(import.meta.url)(launcher)
const commands = JSON.parse(process.argv[2])
// where the command looks for what belongs to it
process.argv[1] = launcher
const script = compile(bundleFor(commands[0]))
for (const args of commands) await start(script, args)
