#!/usr/bin/env node
'use strict'
const args = process.argv.slice(2)
if (args[0] === '--version' || args[0] === '-V') {
  process.stdout.write(`${require('../package.json').version}\n`)
} else {
  const { bundleFor, compile, start } = require('./bundle.cjs')
  const script = compile(bundleFor(args))
  if (script) start(script, args)
  else {
    process.stderr.write('Nimber is not built yet: run `npm run build` in its folder first.\n')
    process.exitCode = 1
  }
}
