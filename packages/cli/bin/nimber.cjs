#!/usr/bin/env node
'use strict'
const [command, id, more] = process.argv.slice(2)
if (command === '--version' || command === '-V') {
  process.stdout.write(`${require('../package.json').version}\n`)
} else {
  const { compile, start } = require('./bundle.cjs')
  const judgeOnly = command === 'judge' && id && !id.startsWith('-') && !more
  const script = compile(judgeOnly ? 'judge' : 'nimber')
  if (script) start(script, process.argv.slice(2))
  else {
    process.stderr.write('Nimber is not built yet: run `npm run build` in its folder first.\n')
    process.exitCode = 1
  }
}
