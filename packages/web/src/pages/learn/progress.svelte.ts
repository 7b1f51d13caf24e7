import { answered, blockDone, NO_PROGRESS, type Progress, parseProgress } from '@nimber/lessons'
import { recall, remember } from '../../ui/memory.ts'

const NAME = 'progress'

let current = $state.raw<Progress>(parseProgress(recall(NAME) ?? '') ?? NO_PROGRESS)

/** How far the reader has come; components follow it. */
export function progress(): Progress {
  return current
}

/** Sets the progress, for later visits too. */
export function setProgress(next: Progress): void {
  current = next
  remember(NAME, JSON.stringify(next))
}

/** Notes an answer to an exercise of a topic. */
export function noteAnswer(topic: string, right: boolean): void {
  setProgress(answered(current, topic, right))
}

/** Notes that a block of a lesson is done. */
export function noteBlock(lesson: string, block: number): void {
  setProgress(blockDone(current, lesson, block))
}
