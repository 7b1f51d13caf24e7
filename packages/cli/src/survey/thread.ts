import { parentPort } from 'node:worker_threads'
import { type Batch, workOff } from '@nimber/survey/answer'

/** Works batches off that the main thread hands over, one after the other. */
export function serveSurvey(): void {
  parentPort?.on('message', (batch: Batch) => {
    workOff(batch, (at, found) => parentPort?.postMessage({ at, found }))
    parentPort?.postMessage({ done: true })
  })
}
