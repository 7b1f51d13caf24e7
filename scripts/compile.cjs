// Runs a bundle of the command once and keeps the code that V8 compiled on the way:
// compile.cjs <bundle> <arguments…>
const { writeFileSync } = require('node:fs')
const { join } = require('node:path')

const cli = join(__dirname, '..', 'packages', 'cli')
const { compile, start } = require(join(cli, 'bin', 'bundle.cjs'))

const [bundle, ...args] = process.argv.slice(2)
const script = compile(bundle)
process.on('exit', () =>
  writeFileSync(join(cli, 'dist', `${bundle}.cjs.cache`), script.createCachedData()),
)
start(script, args)
