// A process that runs one command after another, each in a folder, and tells what it said and its
// exit code. A start of Node takes as long as many commands do, and the programs that a command
// starts are started from here in a fraction of what the large process of the tests takes for it.
// Every run evaluates the bundle anew, and has this process but for what is asked at its ends:
// arguments, exit code, listeners, and what is written to standard output and error.
'use strict'
const { EventEmitter } = require('node:events')
const fs = require('node:fs')
const { join } = require('node:path')
const { Script } = require('node:vm')
const launcher = require('../bin/nimber.cjs')

const bin = require.resolve('../bin/nimber.cjs')
const filename = join(__dirname, '../dist/nimber.cjs')
// without the code that the launcher keeps, since that is refused under other flags of V8
const script = new Script(fs.readFileSync(filename, 'latin1'), { filename })
/** The process as the run sees it that goes on now. */
let own = process

async function run({ args, folder }) {
  process.chdir(folder)
  const said = { 1: [], 2: [] }
  const writeSync = (file, bytes, from = 0, ...more) => {
    if (!said[file]) return fs.writeSync(file, bytes, from, ...more)
    const written = Buffer.from(bytes).subarray(from)
    said[file].push(written)
    return written.length
  }
  own = Object.create(process, {
    argv: { value: [process.execPath, bin, ...args] },
    exitCode: { value: 0, writable: true },
  })
  EventEmitter.call(own)
  const modules = { 'node:fs': { ...fs, writeSync }, 'node:process': own }
  const given = { require: (name) => modules[name] ?? require(name), process: own }
  await launcher.start(script, args, given)
  own.emit('exit', own.exitCode)
  const [out, err] = [1, 2].map((file) => Buffer.concat(said[file]).toString())
  return { out, err, code: own.exitCode }
}

process.on('message', async (asked) => process.send(await run(asked)))
// the tests have ended, or were stopped while a run goes on
process.once('disconnect', () => {
  own.emit('exit', 1)
  process.exit()
})
