// `npm run bench [judge|tables|partizan]`: ratios against C++ programs in one run.
import { makeReady } from './ready.js'

await makeReady()
const wanted = process.argv.slice(2)
const all = wanted.length === 0
if (all || wanted.includes('judge')) await (await import('../bench/judge.js')).benchJudge()
if (all || wanted.includes('tables')) await (await import('../bench/tables.js')).benchTables()
if (all || wanted.includes('partizan')) (await import('../bench/partizan.js')).benchPartizan()
