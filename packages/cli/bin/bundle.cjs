'use strict'
// A bundle of the command with the code that V8 compiled when it was built: half of the time that
// a short command takes would go into compiling it again. V8 refuses the cache of another version
// of itself, and then compiles as usual.
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { Script } = require('node:vm')

/** The script of a bundle; undefined where it is not built. */
exports.compile = (name) => {
  const file = join(__dirname, '..', 'dist', `${name}.cjs`)
  const source = read(file, 'utf8')
  if (source === undefined) return undefined
  const wrapped = `(function (require, module, exports) {${source}\n})`
  return new Script(wrapped, { filename: file, cachedData: read(`${file}.cache`) })
}

/** Runs the main function of a bundle's script. */
exports.start = (script, args) => {
  const module = { exports: {} }
  script.runInThisContext()(require, module, module.exports)
  module.exports.main(args)
}

function read(file, encoding) {
  try {
    return readFileSync(file, encoding)
  } catch {
    return undefined
  }
}
