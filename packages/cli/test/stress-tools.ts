import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { again } from './again.ts'

/** The built command. */
export const command = fileURLToPath(new URL('../bin/nimber.cjs', import.meta.url))

/** The source of a planted bug. */
export const planted = (name: string) =>
  fileURLToPath(new URL(`./planted/${name}.cpp`, import.meta.url))

const root = mkdtempSync(join(tmpdir(), 'nimber-stress-'))

let folders = 0
/** A new empty folder. */
export function newFolder(): string {
  const folder = join(root, `${folders++}`)
  mkdirSync(folder)
  return folder
}

/** A file with a text, in a folder of its own. */
export function file(name: string, text: string): string {
  const path = join(newFolder(), name)
  writeFileSync(path, text)
  return path
}

/** The command that runs a program of JavaScript. */
export const script = (text: string) => ['--', process.execPath, file('main.js', text)]

/** The command that runs a program of the shell, which starts fifty times as fast as Node. */
export const shell = (text: string) => ['--', '/bin/sh', file('main.sh', text)]

/** The command that runs a program of awk; `pid` changes from run to run. */
export const awk = (text: string) => shell(`exec awk -v pid=$$ '${text}'`)

const tools = new Map<string, boolean>()

/** Whether a tool is on this machine. */
export function here(tool: string): boolean {
  const known = tools.get(tool) ?? spawnSync(tool, ['--version']).status === 0
  tools.set(tool, known)
  return known
}

interface Result {
  readonly out: string
  readonly err: string
  readonly code: number | null
  /** What is saved in the folder it ran in. */
  readonly saved: readonly string[]
}

/** Starts `nimber stress` in a folder, as the leader of a group. */
export function started(args: readonly string[], folder: string): ChildProcess {
  const { PATH, HOME } = process.env
  return spawn(process.execPath, [command, 'stress', ...args], {
    cwd: folder,
    env: { PATH, HOME },
    detached: true,
  })
}

/** Runs `nimber stress` in a folder, a new one where none is given. */
export async function stress(args: readonly string[], folder = newFolder()): Promise<Result> {
  const ran = await again(['stress', ...args], folder)
  return { ...ran, saved: readdirSync(folder).sort() }
}

interface Report {
  readonly verdict: string
  readonly seed: string
  readonly runs: number
  readonly cases: number
  readonly failures: readonly {
    readonly verdict: string
    readonly stage: string
    readonly input: string
    readonly expected: string
    readonly got: string
    readonly signal: string | null
    readonly exitCode: number | null
    readonly errors: string
    readonly why: { readonly en: string; readonly zh: string }
    readonly files: readonly string[]
  }[]
  readonly notes: readonly { readonly en: string; readonly zh: string }[]
}

/** The report of a test that ends with a verdict. */
export async function report(args: readonly string[], folder?: string): Promise<Report> {
  const { out, err, code } = await stress(['--json', '--seed', '1', ...args], folder)
  expect(err).toBe('')
  const found = JSON.parse(out) as Report
  expect(code).toBe(found.verdict === 'AC' ? 0 : 1)
  return found
}
