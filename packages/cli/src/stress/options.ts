import type { Problem } from '@nimber/problems'
import { type AskedOptions, problemFor } from '../frame/asked.ts'
import { type Prepared, prepareCommand, prepareSource } from './compile.ts'
import { wrongStress } from './words.ts'

/** The options of `nimber stress` as they are given. */
export interface StressOptions extends AskedOptions {
  readonly solution?: string
  readonly jobs: string
  readonly time?: string
  readonly memory?: string
  readonly seed?: string
  readonly cases?: string
  readonly keepGoing?: boolean
  readonly strict?: boolean
  readonly json?: boolean
}

/** The problem that is asked for, and the command behind it. */
export function problemOf(
  given: readonly string[],
  options: StressOptions,
): { problem: Problem; command: readonly string[] } {
  return options.game === undefined && options.moves === undefined
    ? { problem: problemFor(given[0], options), command: given.slice(1) }
    : { problem: problemFor(undefined, options), command: given }
}

/** The program that is to be tested, compiled into a folder where that is needed. */
export async function programOf(
  { solution, memory }: StressOptions,
  command: readonly string[],
  folder: string,
): Promise<Prepared> {
  if (solution === undefined) {
    if (command.length === 0) throw wrongStress((say) => say.needProgram)
    return prepareCommand(command)
  }
  if (command.length > 0) throw wrongStress((say) => say.oneProgram)
  return prepareSource(solution, folder, memory === undefined ? undefined : megabytesFrom(memory))
}

/** What machines of their own get beyond a native program, as judges give it. */
const MANAGED = { timesSeconds: 3, moreMegabytes: 256 }

/** What a program may use for one input. */
export function allowanceOf(
  { resources }: Problem,
  { program }: Prepared,
  { time, memory }: StressOptions,
): { seconds: number; megabytes: number } {
  const { native } = program
  return {
    seconds:
      time === undefined
        ? resources.seconds * (native ? 1 : MANAGED.timesSeconds)
        : numberFrom('--time', time, { least: 0.01, whole: false }),
    megabytes:
      memory === undefined
        ? resources.megabytes + (native ? 0 : MANAGED.moreMegabytes)
        : megabytesFrom(memory),
  }
}

/** The megabytes of `--memory`: 64, 64M, 65536K or 1G; throws a UsageError. */
function megabytesFrom(text: string): number {
  const [, number, unit = 'M'] = /^(\d{1,9}(?:\.\d+)?)([KMG])?$/i.exec(text) ?? []
  const megabytes = Number(number) * ({ K: 1 / 1024, G: 1024 }[unit.toUpperCase()] ?? 1)
  if (!(megabytes >= 1)) throw wrongStress((say) => say.badMemory(text))
  return megabytes
}

/** The seed that is asked for, or any. */
export function seedFrom(seed = `${Math.floor(Math.random() * 1e9)}`): string {
  numberFrom('--seed', seed, { least: 0, whole: true })
  return seed
}

/** The number of an option; throws a UsageError. */
export function numberFrom(
  option: string,
  text: string,
  { least, whole }: { least: number; whole: boolean },
): number {
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= least) || number > 1e15 || (whole && !Number.isInteger(number)))
    throw wrongStress((say) => say.badNumber(option, text, least, whole))
  return number
}

/** The command that makes the same test, for a shell. */
export function againCommand(
  given: readonly string[],
  options: StressOptions,
  seed: string,
): string {
  const { game, moves, format, words, ask, label, solution, time, memory, cases, strict } = options
  const quote = (word: string) =>
    /^[\w./:=,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
  const asked = game !== undefined || moves !== undefined
  const parts = ['nimber', 'stress', ...(asked ? [] : given.slice(0, 1))]
  const named = { game, moves, format, words, ask, label, solution, time, memory, cases, seed }
  for (const [name, value] of Object.entries(named))
    if (value !== undefined) parts.push(`--${name}`, quote(value))
  if (strict) parts.push('--strict')
  const command = asked ? given : given.slice(1)
  return [...parts, ...(command.length > 0 ? ['--', ...command.map(quote)] : [])].join(' ')
}
