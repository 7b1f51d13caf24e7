import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { remembered } from '../../../scripts/test/remembered.ts'
import type { Language } from '../src/programs/printing/language.ts'
import { type Job, modules, RUNNERS, type Run, runner, type Source } from './source-runners.ts'

export type { Run } from './source-runners.ts'

/** The programs of a language and what they are run on; the inputs may be those of other languages. */
interface Programs {
  readonly sources: readonly Source[]
  readonly jobs: readonly Job[]
  /** Options of the compilers of C and C++. */
  readonly options?: readonly string[]
}

const COMPILERS: Readonly<Record<string, readonly string[]>> = {
  cpp: ['g++'],
  c: ['gcc'],
  java: ['javac', 'java'],
  python: ['python3'],
  ts: [],
}

/** Whether this machine can compile and run a language. */
export function isPresent(language: string): boolean {
  return (COMPILERS[language] ?? []).every((command) => versionOf(command) !== undefined)
}

/** What tools say of their versions: some take as long for that as for a program. */
const versions = new Map<string, string | undefined>()

/** The version of a tool; undefined where there is none. */
function versionOf(command: string): string | undefined {
  if (!versions.has(command)) {
    const { status, stdout, stderr } = spawnSync(command, ['--version'], { encoding: 'utf8' })
    versions.set(command, status === 0 ? `${stdout}${stderr}` : undefined)
  }
  return versions.get(command)
}

/**
 * What the programs of each language give for their inputs. They are compiled together, without a
 * warning, since starting a compiler or a virtual machine takes longer than a program, and an input
 * is written once for all languages. What they gave is remembered where it took less time than
 * `most` allows each of them.
 */
export async function runPrograms(
  languages: readonly Language[],
  programsIn: (language: Language) => Programs,
  most: (job: Job, language: Language) => number = () => Number.POSITIVE_INFINITY,
): Promise<ReadonlyMap<string, readonly Run[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'nimber-programs-'))
  const inputs = new Inputs(folder)
  const all = new Map<string, readonly Run[]>()
  try {
    for (const language of languages) {
      const { id } = language
      const { sources, jobs, options = ['-O1'] } = programsIn(language)
      const compileAndRun = async () => {
        const own = join(folder, id)
        mkdirSync(own)
        const files = jobs.map((job) => inputs.fileOf(job))
        const runs = (await RUNNERS[id]?.({ folder: own, sources, jobs, files, options })) ?? []
        rmSync(own, { recursive: true })
        return runs.map((run, i) => withoutExpected(run, jobs[i]))
      }
      const inTime = (runs: readonly Kept[]) =>
        jobs.every((job, i) => (runs[i]?.seconds ?? Number.POSITIVE_INFINITY) < most(job, language))
      const key = [id, versionsOf(id), options, sources, jobs.map(keyOf)]
      const kept = await remembered(key, compileAndRun, inTime)
      all.set(
        id,
        kept.map((run, i) => withExpected(run, jobs[i])),
      )
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return all
}

/** The inputs of jobs as files, each of which is written when it is first asked for. */
class Inputs {
  readonly #files = new Map<Job, string>()
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  fileOf(job: Job): string {
    const known = this.#files.get(job)
    if (known !== undefined) return known
    const file = join(this.#folder, `${this.#files.size}.in`)
    writeFileSync(file, job.input)
    this.#files.set(job, file)
    return file
  }
}

/** A run whose output is left out where it is what was expected, which may have megabytes. */
interface Kept {
  readonly output?: string | undefined
  readonly seconds: number
}

const withoutExpected = ({ output, seconds }: Run, job?: Job): Kept =>
  output === job?.output ? { seconds } : { output, seconds }
const withExpected = ({ output, seconds }: Kept, job?: Job): Run => {
  return { output: output ?? job?.output ?? '', seconds }
}

/** What decides what is kept of a job: inputs may have megabytes, and are given to five languages. */
function keyOf(job: Job): readonly string[] {
  const { name, input, output = '' } = job
  const known = keys.get(job) ?? [name, ...[input, output].map(hashOf)]
  keys.set(job, known)
  return known
}

const keys = new WeakMap<Job, readonly string[]>()
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** The versions of all that has a say in what the programs of a language give. */
function versionsOf(language: string): readonly unknown[] {
  const compilers = (COMPILERS[language] ?? []).map(versionOf)
  const own = [
    join(import.meta.dirname, 'source-programs.ts'),
    join(import.meta.dirname, 'source-runners.ts'),
    join(import.meta.dirname, 'source-native.ts'),
    ...['run.c', 'Run.java', 'run.py'].map(runner),
  ].map((file) => readFileSync(file, 'utf8'))
  return [process.version, typescript(), ...compilers, ...own]
}

/** The text that has the version of TypeScript. */
const typescript = () => readFileSync(join(modules, '@typescript/native/package.json'), 'utf8')
