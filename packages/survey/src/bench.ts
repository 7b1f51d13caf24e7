import { openStore, type Place } from './store/open.ts'
import type { Survey } from './surveys.ts'
import { Leases } from './work/leases.ts'
import { nameOf, Queue } from './work/queue.ts'
import { writeResults } from './work/results.ts'

export { listedFamily } from './family/family.ts'
export { openStore } from './store/open.ts'
export { begin } from './surveys.ts'
export { Queue } from './work/queue.ts'

/**
 * A worker whose rules take no time, for the benchmark: it fetches a job, writes nothing found and
 * leaves its forms to a new job, as at Ctrl-C; how many it did in some milliseconds.
 */
export async function benchWorker(
  place: Place,
  survey: Survey,
  milliseconds: number,
): Promise<number> {
  const database = await openStore(place, { to: 'write' })
  const queue = new Queue(database)
  await queue.start()
  const leases = new Leases(database, queue, 1)
  await leases.begin()
  let done = 0
  for (const until = Date.now() + milliseconds; Date.now() < until; ) {
    const [fetched] = await database.transaction(async (query) => {
      const found = await queue.fetch(survey.id, 1, query)
      await leases.hold(
        found.map(({ id }) => id),
        nameOf(survey.id),
        query,
      )
      return found
    })
    if (!fetched) continue
    const result = { survey, fetched, answers: new Map(), worker: leases.worker }
    if (await writeResults(database, queue, result)) done++
  }
  await leases.leave()
  await queue.stop()
  await database.close()
  return done
}
