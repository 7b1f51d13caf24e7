// `npm run bench [judge|tables|partizan|survey|automata|browser]`: ratios in one run, most of them against
// C++ programs; the times of proofs by automata alone, and those in a browser beside Node.js.
import { makeReady } from './ready.js'

await makeReady()
const wanted = process.argv.slice(2)
const all = wanted.length === 0
if (all || wanted.includes('judge')) await (await import('../bench/judge.js')).benchJudge()
if (all || wanted.includes('tables')) await (await import('../bench/tables.js')).benchTables()
if (all || wanted.includes('partizan')) (await import('../bench/partizan.js')).benchPartizan()
if (all || wanted.includes('survey')) await (await import('../bench/survey.js')).benchSurvey()
if (all || wanted.includes('automata')) (await import('../bench/automata.js')).benchAutomata()
if (all || wanted.includes('browser'))
  await (await import('../bench/automata-browser.js')).benchBrowser()
