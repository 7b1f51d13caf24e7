// Fuzzes the parser and the solver behind it: node scripts/fuzz.js [seconds] [seed]
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { fault, random, randomText } from '../packages/core/fuzz/fuzz.js'
import { makeReady } from './ready.js'

/** How long one text may take before it counts as never answered. */
const PATIENCE = 20

if (isMainThread) await watch()
else await work(workerData)

/** Tells how far the worker has come, and stops one that no longer moves. */
async function watch() {
  await makeReady()

  const seconds = Number(process.argv[2] ?? 60)
  const first = Number(process.argv[3] ?? Date.now() % 1_000_000_007)
  const seed = new Int32Array(new SharedArrayBuffer(4))
  seed[0] = first
  const worker = new Worker(new URL(import.meta.url), { workerData: { seconds, seed } })
  let [last, still] = [first, 0]
  const timer = setInterval(() => {
    const now = Atomics.load(seed, 0)
    still = now === last ? still + 1 : 0
    last = now
    console.error(`${now - first} texts, seed ${now}`)
    if (still >= PATIENCE) fail(now, `no answer within ${PATIENCE} seconds`)
  }, 1000)
  worker.on('message', ({ wrong }) => {
    clearInterval(timer)
    const end = Atomics.load(seed, 0)
    if (wrong !== undefined) fail(end, wrong)
    console.error(`${end - first} texts from seed ${first} on: no fault`)
  })
}

function fail(seed, wrong) {
  console.error(`\nseed ${seed}: ${JSON.stringify(randomText(random(seed)))}\n${wrong}`)
  process.exit(1)
}

async function work({ seconds, seed }) {
  const library = await import('../packages/core/dist/index.js')
  const end = performance.now() + seconds * 1000
  let wrong
  while (wrong === undefined && performance.now() < end) {
    wrong = fault(library, randomText(random(seed[0])))
    if (wrong === undefined) Atomics.add(seed, 0, 1)
  }
  parentPort.postMessage({ wrong })
}
