import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from '@nimber/core'
import type { Survey } from '@nimber/survey'
import { makeFolder } from '../files/folder.ts'
import { OutFile, writeFile } from '../files/out-file.ts'
import { Progress, print, wrap } from '../frame/terminal.ts'
import { csvCell, csvHead, csvLine } from './csv.ts'
import { type Open, type PlaceOptions, surveyNamed, withStore } from './open.ts'
import { surveyWords, wrongSurvey } from './words.ts'

interface ExportOptions extends PlaceOptions {
  readonly out: string
}

/** Files of a folder: more would make it slow to list. */
const PER_FOLDER = 1000

/** `nimber survey export`: rows.csv, a file a certificate, and how to check them. */
export function runExport(name: string, options: ExportOptions, lang: Lang): Promise<void> {
  return withStore(options, 'read', lang, async (open) => {
    const { out } = options
    const survey = await surveyNamed(open, name)
    makeFolder(out)
    const there = readdirSync(out)
    if (there.length > 0 && !there.includes('rows.csv'))
      throw wrongSurvey((say) => say.notEmpty(out))
    const certificates = await writeCertificates(open, survey, out, lang)
    const rows = await writeRows(open, survey, out)
    writeFile(join(out, 'README.md'), readme(survey, rows, certificates))
    print(wrap(surveyWords[lang].exported(rows, certificates.count, out)))
  })
}

/** The file of the certificate of a game, from the folder of the export. */
function fileOf(form: number): string {
  const folder = `${Math.floor(form / PER_FOLDER)}`.padStart(3, '0')
  return `certificates/${folder}/${`${form}`.padStart(6, '0')}.json`
}

/** How many certificates there are, and the least number of a game that has one. */
interface Written {
  readonly count: number
  readonly first: number
}

async function writeCertificates(
  { surveys, database }: Open,
  survey: Survey,
  out: string,
  lang: Lang,
): Promise<Written> {
  const bar = new Progress(surveyWords[lang].export)
  let count = 0
  let first = Infinity
  for await (const piece of surveys.certificatesOf(database, survey)) {
    for (const { form, certificate } of piece) {
      first = Math.min(first, form)
      const file = join(out, fileOf(form))
      mkdirSync(join(file, '..'), { recursive: true })
      writeFileSync(file, `${certificate}\n`)
      count++
    }
    bar.update(count / survey.forms)
  }
  bar.clear()
  return { count, first }
}

/** Written last, so that its files are there. */
async function writeRows(
  { surveys, database }: Open,
  survey: Survey,
  out: string,
): Promise<number> {
  const file = new OutFile(join(out, 'rows.csv'))
  let count = 0
  try {
    file.write(Buffer.from(`${csvHead([...surveys.COLUMNS, 'file'])}\n`))
    for await (const rows of surveys.rowsOf(database, survey)) {
      const lines = rows.map((row) => {
        const proof = csvCell(row.status === 'proved' ? fileOf(row.form) : null)
        return `${csvLine(row, surveys.COLUMNS)},${proof}\n`
      })
      file.write(Buffer.from(lines.join('')))
      count += rows.length
    }
    file.keep()
  } catch (error) {
    file.discard()
    throw error
  }
  return count
}

function readme({ name, family, kind }: Survey, rows: number, { count, first }: Written): string {
  const commands =
    count === 0
      ? ''
      : `
    nimber check ${fileOf(first)}
    find certificates -name '*.json' -print0 | xargs -0 -n 1 nimber check
`
  return `# ${name}

Family: \`${family}\` · asked: ${kind} · rows: ${rows} · certificates: ${count} · nimber ${__VERSION__}

\`rows.csv\` has a row for every rule. \`file\` names its certificate, which is there where the status is
\`proved\`. A certificate says everything that is needed to check it; the checker shares no code with the
program that found it. Where a check says that it needs a larger budget, add \`--budget N\`.
${commands}
Drop \`rows.csv\` on the page Surveys of the workbench (\`nimber serve\`) to sort, filter and plot it.

---

\`rows.csv\` 中每条规则一行；状态为 \`proved\`（已证明）的行，\`file\` 一栏是它的证书。证书包含验证所需的
全部内容，验证程序与求解程序没有共用的代码。若验证时提示预算不够，请加上 \`--budget N\`。
${commands}
把 \`rows.csv\` 拖到工作台（\`nimber serve\`）的“普查”页面上，即可排序、筛选和作图。
`
}
