#!/usr/bin/env node
'use strict'
// One file, since each that a start reads takes as long as half a millisecond of work.
//
// Half of the time that a short command takes would go into compiling its bundle, so the code that
// V8 compiled is kept for the next run. V8 believes what it is given: a cache that another build of
// Node wrote, or one with a wrong bit, crashes it. So a cache is used only if this very Node wrote
// it for this very bundle and none of its bits has changed; otherwise the run compiles as usual and
// leaves a new one. The code is there twice, since comparing two copies takes a fraction of the
// milliseconds that loading a module with a checksum would.
const { isAscii } = require('node:buffer')
const { accessSync, constants, mkdirSync, readFileSync } = require('node:fs')
const { renameSync, rmSync, statSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { Script } = require('node:vm')

const root = join(__dirname, '..')
// not in dist, which goes into the package
const caches = join(root, '.cache')

/** Modules of Node that are there when it starts; others take up to some milliseconds to load. */
const AT_HAND = ['node:buffer', 'node:events', 'node:fs', 'node:path', 'node:process']

/** The commands of the bundle that answers. */
const ANSWERS = ['solve', 'table', 'calc']

/** The bundle that arguments need: who only asks does not wait for the rest of the program. */
exports.bundleFor = ([command, id, more]) => {
  if (command === 'judge' && id && !id.startsWith('-') && !more) return 'judge'
  return ANSWERS.includes(command) ? 'answers' : 'nimber'
}

/** The script of a bundle; undefined where it is not built. */
exports.compile = (name) => {
  const filename = join(root, 'dist', `${name}.cjs`)
  const bundle = attempt(() => readFileSync(filename))
  if (bundle === undefined) return undefined
  // the build leaves nothing but ASCII, and that is read in half of the time
  const text = bundle.toString(isAscii(bundle) ? 'latin1' : 'utf8')
  const writer = attempt(() => writerOf(filename, bundle))
  if (writer === undefined) return new Script(text, { filename })
  // V8 takes code only under the options it was compiled with: runs with others must not take turns
  const options = process.execArgv.join('').replace(/[^\w-]/g, '')
  const cache = join(caches, `${name}-${process.version}-${process.arch}${options}`)
  const script = new Script(text, { filename, cachedData: readCache(cache, writer) })
  if (script.cachedDataRejected !== false)
    process.once('exit', () => writeCache(cache, writer, script))
  return script
}

/**
 * Runs the main function of a bundle's script, which has ended when the promise is kept. Every start
 * evaluates the bundle anew and keeps nothing of another; tests give it a process of its own.
 */
exports.start = (script, args, given = { require, process }) => {
  const module = { exports: {} }
  const load = (name) =>
    name.startsWith('node:') && !AT_HAND.includes(name) ? later(given, name) : given.require(name)
  script.runInThisContext()(load, module, module.exports, given.process)
  return module.exports.main(args)
}

/** A module that is loaded when something of it is used. */
function later({ require }, name) {
  return new Proxy({}, { get: (_, key) => require(name)[key] })
}

/** What no other build of Node and no other bundle has; a bundle ends with a hash of itself. */
function writerOf(filename, bundle) {
  const { version, versions, platform, arch, execPath } = process
  const files = [execPath, filename].map((path) => statSync(path))
  const marks = files.map(({ size, mtimeMs }) => `${size} ${mtimeMs}`)
  const hash = bundle.subarray(-64).toString('latin1')
  return Buffer.from([version, versions.v8, platform, arch, ...marks, hash].join(' '))
}

/** The code of a cache that has this writer and two copies which agree. */
function readCache(file, writer) {
  const bytes = attempt(() => readFileSync(file))
  if (bytes === undefined) return undefined
  const half = (bytes.length - writer.length) / 2
  if (half <= 0 || !bytes.subarray(2 * half).equals(writer)) return undefined
  const code = bytes.subarray(0, half)
  return code.equals(bytes.subarray(half, 2 * half)) ? code : undefined
}

/** Puts a cache in its place in one step; an installation that is read-only stays without. */
function writeCache(file, writer, script) {
  const partial = `${file}.${Math.random().toString(36).slice(2)}`
  attempt(() => {
    mkdirSync(caches, { recursive: true })
    accessSync(caches, constants.W_OK)
    const code = script.createCachedData()
    writeFileSync(partial, Buffer.concat([code, code, writer]), { flag: 'wx' })
    renameSync(partial, file)
  })
  attempt(() => rmSync(partial, { force: true }))
}

/** What a function gives; undefined where it throws. */
function attempt(work) {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Runs the command line with these arguments, as when this file is started. */
exports.run = (args) => {
  if (args[0] === '--version' || args[0] === '-V') {
    process.stdout.write(`${require('../package.json').version}\n`)
    return
  }
  const script = exports.compile(exports.bundleFor(args))
  if (script) exports.start(script, args)
  else {
    process.stderr.write('Nimber is not built yet: run `npm run build` in its folder first.\n')
    process.exitCode = 1
  }
}

if (require.main === module) exports.run(process.argv.slice(2))
