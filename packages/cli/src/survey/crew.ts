import type { Lang } from '@nimber/core'
import { isTerminal } from '../files/descriptor.ts'
import { complain } from '../frame/settings.ts'
import { atSignal } from '../frame/signals.ts'
import { clearBar, Progress, widthOf, wrap } from '../frame/terminal.ts'
import {
  duration,
  type Open,
  ownProgram,
  type PlaceOptions,
  placeText,
  quoted,
  telling,
} from './open.ts'
import { runningText } from './status.ts'
import { surveyWords } from './words.ts'

/** Lines of progress where no bar can be drawn: one a minute. */
const LINE_EVERY = 60_000
/** A job that takes more seconds is named. */
const SLOW = 10

/** Works surveys off, and shows how far they have come; the number of games that were finished here. */
export async function workOff(
  open: Open,
  {
    workers,
    names,
    place,
    lang,
  }: { workers: number; names?: readonly string[]; place: PlaceOptions; lang: Lang },
): Promise<number> {
  const { surveys, database } = open
  const say = surveyWords[lang]
  const tell = telling(lang)
  const steady = surveys.insisting(database, tell)
  const queue = new surveys.Queue(steady)
  await queue.start()
  let rows = 0
  const crew = new surveys.Crew(database, queue, {
    threads: workers,
    program: ownProgram(),
    ...(names && { names }),
    tell,
    written: (count) => {
      rows += count
    },
  })
  const working = crew.work()
  let stopped = false
  const off = atSignal(async () => {
    stopped = true
    clearBar()
    complain(say.stopping)
    crew.stop()
    await working.catch(() => {})
    const counted = await surveys.progressOf(database, names?.[0]).catch(() => [])
    for (const { done, forms } of counted) if (names) complain(say.kept(done, forms))
    const command = names ? `run --name ${quoted(names[0] ?? '')}` : 'work'
    complain(wrap(say.goOn(`nimber survey ${command}${placeText(place)}`)))
    await database.close().catch(() => {})
  })
  const watching = watch(open, names?.[0], lang)
  try {
    await working
    // the signal ends the program
    if (stopped) await new Promise(() => {})
    await queue.maintain()
    return rows
  } finally {
    watching()
    off()
    if (!stopped) await queue.stop().catch(() => {})
  }
}

/** Shows how far surveys have come, until it is told to stop. */
function watch({ surveys, database }: Open, name: string | undefined, lang: Lang): () => void {
  const say = surveyWords[lang]
  const bar = new Progress()
  const drawn = isTerminal(2)
  const show = async () => {
    const all = await surveys.progressOf(database, name).catch(() => [])
    const [done, forms] = [sum(all.map((one) => one.done)), sum(all.map((one) => one.forms))]
    if (forms === 0) return
    // the last ones may take long, each of them
    const oldest = all.flatMap(({ jobs }) => jobs).sort((a, b) => b.seconds - a.seconds)[0]
    const slow = oldest && oldest.seconds > SLOW ? oldest : undefined
    if (drawn) {
      const stage =
        slow && widthOf(slow.rule) <= 30 && `${slow.rule} ${duration(slow.seconds, lang)}`
      return bar.update(done / forms, stage || undefined)
    }
    const rate = sum(all.map((one) => one.rate))
    const left = sum(all.map((one) => one.left ?? 0))
    complain(say.progress(done, forms, rate, left > 0 ? duration(left, lang) : ''))
    if (slow) complain(wrap(runningText(slow, lang), '  '))
  }
  const timer = setInterval(() => void show(), drawn ? 1000 : LINE_EVERY)
  timer.unref()
  return () => {
    clearInterval(timer)
    bar.clear()
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
