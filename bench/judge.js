// Times `nimber judge` against C++ on the same large inputs, start-up included.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { argv, execPath } from 'node:process'
import { pathToFileURL } from 'node:url'
import { writeInputs } from './inputs.js'
import { columns, compile, median, nimber, out, time } from './measure.js'

/** Runs both commands in turn, so that a change of the machine's speed meets both alike. */
function compare({ ours, theirs, input, runs, sameOutput = true }) {
  const outputs = [`${out}ours.txt`, `${out}theirs.txt`]
  const ourTimes = []
  const theirTimes = []
  for (let run = -1; run < runs; run++) {
    const ourTime = time(ours, input, outputs[0])
    const theirTime = time(theirs, input, outputs[1])
    // The first run only fills the caches.
    if (run < 0) continue
    ourTimes.push(ourTime)
    theirTimes.push(theirTime)
  }
  if (sameOutput && !readFileSync(outputs[0]).equals(readFileSync(outputs[1]))) {
    throw new Error(`${ours.join(' ')} and ${theirs.join(' ')} differ in ${outputs.join(' and ')}`)
  }
  return {
    ours: median(ourTimes),
    theirs: median(theirTimes),
    ratio: median(ourTimes.map((ourTime, run) => ourTime / theirTimes[run])),
  }
}

/** Prints the table of times and gives its measurements. */
export async function benchJudge({ cli = nimber, runs = 9 } = {}) {
  if (spawnSync('g++', ['--version']).status !== 0) {
    console.log('bench judge: g++ is missing, so there is nothing to compare with')
    return []
  }
  if (!existsSync(cli)) throw new Error(`${cli} is missing: build first`)
  mkdirSync(out, { recursive: true })
  const { stones, moves } = writeInputs(out)
  const judge = (problem) => [execPath, cli, 'judge', problem]
  const cases = [
    {
      name: 'nyoj-stones-6, scanf',
      ours: judge('nyoj-stones-6'),
      theirs: compile('nim_scanf'),
      input: stones,
      limit: 1 / 5,
    },
    {
      name: 'nyoj-stones-6, fread',
      ours: judge('nyoj-stones-6'),
      theirs: compile('nim_fread'),
      input: stones,
      limit: 1.25,
    },
    {
      name: 'hdu2176, scanf and batched fwrite',
      ours: judge('hdu2176'),
      theirs: compile('nim_moves_scanf'),
      input: moves,
      limit: 1.25,
    },
    {
      // no target: Node's own start-up is about as long as this whole program
      name: 'hdu2176, fread and batched fwrite',
      ours: judge('hdu2176'),
      theirs: compile('nim_moves'),
      input: moves,
    },
    {
      name: 'start-up, node -e 0',
      ours: [execPath, cli, '--version'],
      theirs: [execPath, '-e', '0'],
      sameOutput: false,
      limit: 1.5,
    },
  ]
  const rows = [['against', 'nimber', 'other', 'ratio', 'target', '']]
  const results = []
  for (const { name, limit, ...commands } of cases) {
    const result = { name, limit, ...compare({ ...commands, runs }) }
    results.push(result)
    rows.push([
      name,
      `${result.ours.toFixed(0)} ms`,
      `${result.theirs.toFixed(0)} ms`,
      result.ratio.toFixed(2),
      limit ? `<= ${limit}` : '',
      limit ? (result.ratio <= limit ? 'met' : 'MISSED') : '',
    ])
  }
  console.log(columns(rows))
  return results
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) await benchJudge()
