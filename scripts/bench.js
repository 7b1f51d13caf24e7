// `npm run bench`: ratios against C++ programs in one run.
import { makeReady } from './ready.js'

makeReady()
const { benchJudge } = await import('../bench/judge.js')
await benchJudge()
