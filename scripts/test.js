// `npm test`: makes the project ready, checks the style and runs every test.
// `npm test -- words` runs the tests whose files or names have one of the words.
// `npm run test:long` tries ten times as many random cases; `-- --seed N` tries the same again.
import { requireChromium } from './chromium.js'
import { endWithNpm } from './parents.js'
import { preparePostgres } from './postgres.js'
import { makeReady } from './ready.js'
import { hear, show } from './run.js'
import { selected } from './select.js'
import { hasPassed, notePassed } from './stamps.js'
import { BROWSER, CHECKS, UNITS } from './tasks.js'
import { noteLooks, notePassedUnits, notPassed, unitStamps } from './units.js'
import { inLanguage, say, stop } from './words.js'

endWithNpm()
const words = process.argv.slice(2)
const long = take('--long') !== undefined
if (long) beginLong(take('--seed', 1))
/** What tasks that are not shown said where something went wrong. */
const silent = []
/** More files of unit tests than this have work for all processors for as long as the browser. */
const MANY = 100
/** The check of how sources are written needs nothing that is built: the build leaves it a processor. */
const [STYLE, ...OTHERS] = CHECKS
let style
const begin = () => {
  if (words.length === 0) style = perform(STYLE)
}
// without words the browser is needed: it is fetched while the project is made ready
await Promise.all([words.length > 0 || requireChromium().then(preparePostgres), makeReady(begin)])
process.env.NIMBER_BUILT = '1' // what is ready need not be translated again
process.env.NIMBER_LOOKS = noteLooks() // no unit test may look at more than is known
/** What was done, in words, and whether all of it went well. */
const [done, passed] = words.length > 0 ? await runPart() : await runAll()
const time = Math.round(performance.now() / 1000)
const list = done.map(inLanguage).join(inLanguage({ en: ', ', zh: '，' }))
// at the end, where it is looked for: behind the lines of tests that went on meanwhile
for (const text of silent) process.stderr.write(`\n${text}\n`)
if (!passed) stop({ en: `Failed after ${time} s: ${list}.`, zh: `${time} 秒后失败：${list}。` })
say({ en: `Passed in ${time} s: ${list}.`, zh: `${time} 秒，全部通过：${list}。` })

/** Takes an option and what stands behind it out of the words; its last part. */
function take(option, values = 0) {
  const at = words.indexOf(option)
  return at < 0 ? undefined : words.splice(at, 1 + values).at(-1)
}

/** Ten times as many random cases, and all inputs of the printed programs. */
function beginLong(given = `${Math.floor(Math.random() * 2 ** 31)}`) {
  if (!/^\d{1,10}$/.test(given)) stop({ en: `No seed: ${given}`, zh: `不是种子：${given}` })
  Object.assign(process.env, { NIMBER_RUNS: '10', NIMBER_SEED: given, CODE_CASES: '10000' })
  say({
    en: `Seed ${given}: \`npm run test:long -- --seed ${given}\` tries the same cases.`,
    zh: `种子 ${given}：用 \`npm run test:long -- --seed ${given}\` 可重试同样的数据。`,
  })
}

/** Everything, in two lanes at once, so that no processor waits for the last test of a kind. */
async function runAll() {
  const stamps = unitStamps()
  const files = long ? [...stamps.keys()] : notPassed(stamps)
  // beside many unit tests one browser is enough: two load everything twice
  const workers = files.length > MANY ? ['--workers=1'] : []
  // two that show what they do would write over each other; what went wrong comes last
  const args = [...BROWSER.args, '--reporter=dot', ...workers]
  const browser = { ...BROWSER, args, shown: false }
  const lanes = await Promise.all([style, inTurn([...OTHERS, browser]), runUnits(files, stamps)])
  const results = lanes.flat()
  return [results.map(({ words }) => words), results.every(({ ok }) => ok)]
}

/** The unit tests of the files that have not passed as they are; a long run asks all of them. */
async function runUnits(files, stamps) {
  const left = stamps.size - files.length
  const { en, zh } = UNITS.name
  if (files.length === 0) return [unchanged(UNITS.name)]
  const name =
    left === 0
      ? UNITS.name
      : { en: `${en} (${left} files unchanged)`, zh: `${zh}（${left} 个文件没有变化）` }
  const args = left === 0 ? UNITS.args : [...UNITS.args, ...files]
  const results = await inTurn([{ ...UNITS, name, args }])
  if (!long && results.every(({ ok }) => ok)) notePassedUnits(files, stamps)
  return results
}

/** The tests that the words select, and nothing else. */
async function runPart() {
  const { units, specs, names } = selected(words)
  if (units.length + specs.length === 0)
    stop({
      en: `No test has ${words.join(' or ')} in its file or its name.`,
      zh: `没有测试的文件名或名称含有 ${words.join('、')}。`,
    })
  if (specs.length > 0) await requireChromium()
  if (units.some((file) => file.includes('survey'))) await preparePostgres()
  const only = (option) => (names === undefined ? [] : [option, names])
  const parts = [
    { ...UNITS, args: [...UNITS.args, ...units, ...only('-t')], wanted: units },
    { ...BROWSER, args: [...BROWSER.args, ...specs, ...only('-g')], wanted: specs },
  ].filter(({ wanted }) => wanted.length > 0)
  for (const { wanted } of parts) for (const file of wanted) process.stderr.write(`${file}\n`)
  if (names) process.stderr.write(`/${names}/\n`)
  const results = await inTurn(parts.map(({ name, args, shown }) => ({ name, args, shown })))
  return [results.map(({ words }) => words), results.every(({ ok }) => ok)]
}

/** Performs tasks one after the other. */
async function inTurn(tasks) {
  const results = []
  for (const task of tasks) results.push(await perform(task))
  return results
}

/** Performs a task, unless it went well before and nothing that it looks at has changed since. */
async function perform({ name, args, shown, stamp, remark }) {
  const { en, zh } = name
  const mark = stamp?.()
  if (mark !== undefined && hasPassed(en, mark)) return unchanged(name)
  const start = performance.now()
  const { status, text } = await (shown ? show : hear)(process.execPath, args)
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  if (status === 0) {
    // a file that was changed meanwhile may not have been looked at
    if (mark !== undefined && stamp() === mark) notePassed(en, mark)
    const noted = remark?.(text)
    if (noted) silent.push(noted)
    return { ok: true, words: { en: `${en} ${seconds} s`, zh: `${zh} ${seconds} 秒` } }
  }
  const words = { en: `${en} FAILED`, zh: `${zh}失败` }
  say(words)
  if (!shown) silent.push(`${inLanguage(name)}\n${text}`)
  return { ok: false, words }
}

/** What is said of a task that need not be done. */
function unchanged({ en, zh }) {
  return { ok: true, words: { en: `${en} (unchanged)`, zh: `${zh}（没有变化）` } }
}
