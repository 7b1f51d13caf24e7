import { promisify } from 'node:util'
import type { Database } from '@nimber/survey'

/** Where the surveys are that the page shows. */
export interface SurveyPlace {
  readonly store?: string
  readonly db?: string
}

/** A store is closed again after as many milliseconds, so that others can work in it. */
const IDLE = 1500

/** What the page asks of surveys: a list of them, and the rows of one, as JSON. */
export class SurveyAnswers {
  private readonly place: SurveyPlace | undefined
  private database: Promise<Database> | undefined
  private users = 0
  private timer: NodeJS.Timeout | undefined

  constructor(place: SurveyPlace | undefined) {
    this.place = place
  }

  /** The packed answer to an address; undefined where there is none. */
  async answer(address: string): Promise<Buffer | undefined> {
    const [, path = '', lang] =
      /^\/api\/surveys(?:\/([^/?]+))?(?:\?lang=(zh|en))?$/.exec(address) ?? []
    if (!address.startsWith('/api/surveys')) return undefined
    const body = this.place ? await this.read(decoded(path), lang === 'zh' ? 'zh' : 'en') : NONE
    if (body === undefined) return undefined
    const { gzip } = process.getBuiltinModule('node:zlib')
    return promisify(gzip)(Buffer.from(body), { level: 4 })
  }

  async close(): Promise<void> {
    clearTimeout(this.timer)
    const { database } = this
    this.database = undefined
    await database?.then((open) => open.close()).catch(() => {})
  }

  private async read(name: string, lang: 'zh' | 'en'): Promise<string | undefined> {
    const surveys = await import('@nimber/survey')
    clearTimeout(this.timer)
    this.users++
    try {
      this.database ??= surveys.openStore(this.place ?? {}, { to: 'read' })
      const database = await this.database
      if (name === '') return JSON.stringify({ surveys: await surveys.progressOf(database) })
      const survey = await surveys.findSurvey(database, name)
      if (!survey) return undefined
      const { COLUMNS } = surveys
      const rows: string[] = []
      for await (const piece of surveys.rowsOf(database, survey, { lang }))
        for (const row of piece) rows.push(JSON.stringify(COLUMNS.map((column) => row[column])))
      // a row a line, so that the page can read them piece by piece
      const head = JSON.stringify({ name, family: survey.family, columns: COLUMNS }).slice(0, -1)
      return `${head},"rows":[\n${rows.join(',\n')}\n]}`
    } catch (error) {
      await this.close()
      if (error instanceof surveys.SurveyError || error instanceof surveys.DatabaseError)
        return JSON.stringify({ surveys: [], error: error.words })
      const { message } = error as Error
      return JSON.stringify({ surveys: [], error: { en: message, zh: message } })
    } finally {
      this.users--
      if (this.users === 0) this.timer = setTimeout(() => void this.close(), IDLE)
    }
  }
}

/** What is said where the page is served without surveys. */
const NONE = JSON.stringify({ surveys: null })

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
