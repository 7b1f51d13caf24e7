import type { Words } from '@nimber/core'
import { certificatesOf } from './rows.ts'
import type { Query } from './store/database.ts'
import type { Survey } from './surveys.ts'
import { Lost, Thread } from './work/thread.ts'

/** What the checker said of the certificates of a survey. */
export interface Checked {
  readonly valid: number
  readonly flaws: readonly { readonly rule: string; readonly words: Words }[]
  /** Rows that are said to be proved and have no certificate. */
  readonly missing: number
}

interface Checking {
  readonly threads: number
  readonly program: string
  readonly progress?: (done: number) => void
}

/** A rule that is expected to take as many seconds is a batch of its own. */
const OWN_BATCH = 0.5
const MOST_TOGETHER = 100
/** A check that takes longer has gone astray. */
const MOST_SECONDS = 24 * 3600

/** Verifies every certificate of a survey anew, the costliest first. */
export async function checkSurvey(
  query: Query,
  survey: Survey,
  { threads, program, progress }: Checking,
): Promise<Checked> {
  const [counted] = await query.query<{ proved: number; there: number }>(
    `select count(*)::integer as proved, count(c.form)::integer as there
     from nimber.form f left join nimber.certificate c on c.survey = f.survey and c.form = f.number
     where f.survey = $1 and f.status = 'proved'`,
    [survey.id],
  )
  const { proved = 0, there = 0 } = counted ?? {}
  const flaws: { rule: string; words: Words }[] = []
  let valid = 0
  const crew = Array.from({ length: threads }, () => new Thread(program))
  const source = batched(query, survey)
  const loop = async (thread: Thread) => {
    for (let next = await source.next(); !next.done; next = await source.next()) {
      const batch = next.value
      let at = 0
      const note = (words: Words | null) => {
        if (words) flaws.push({ rule: batch[at]?.rule ?? '', words })
        else valid++
        at++
        progress?.((valid + flaws.length) / there)
      }
      while (at < batch.length)
        try {
          const stored = batch.slice(at)
          await thread.run({ stored }, MOST_SECONDS, (_, found) => note(found as Words | null))
        } catch (error) {
          if (!(error instanceof Lost)) throw error
          note(error.words)
        }
    }
  }
  try {
    await Promise.all(crew.map(loop))
  } finally {
    await Promise.all(crew.map((thread) => thread.end()))
  }
  return { valid, flaws, missing: proved - there }
}

/** The certificates in batches: costly ones alone, so that no thread is left with several. */
async function* batched(query: Query, survey: Survey) {
  for await (const piece of certificatesOf(query, survey)) {
    for (let from = 0; from < piece.length; ) {
      const alone = (piece[from]?.seconds ?? 0) > OWN_BATCH
      const size = alone ? 1 : MOST_TOGETHER
      yield piece.slice(from, from + size)
      from += size
    }
  }
}
