import { problems } from '@nimber/problems'
import { type AskedOptions, problemFor } from '../frame/asked.ts'
import { comparedSubject, formatSubject, GeneratedInputs } from './compared.ts'
import { type Prepared, prepareCommand, prepareSource } from './compile.ts'
import { referenceOf } from './reference.ts'
import { knownSubject, type Subject } from './subject.ts'
import { wrongStress } from './words.ts'

/** The options of `nimber stress` as they are given. */
export interface StressOptions extends AskedOptions {
  readonly solution?: string
  /** A program that gives the right output. */
  readonly brute?: string
  readonly expected?: string
  /** A program that prints an input. */
  readonly gen?: string
  readonly jobs: string
  readonly time?: string
  readonly memory?: string
  readonly seed?: string
  readonly cases?: string
  readonly keepGoing?: boolean
  readonly strict?: boolean
  readonly json?: boolean
}

/** What a program is tested on, as the options tell, and the command behind it. */
export async function subjectOf(
  given: readonly string[],
  options: StressOptions,
  folder: string,
): Promise<{ readonly subject: Subject; readonly command: readonly string[] }> {
  const { brute, expected, gen, format } = options
  if (brute !== undefined && expected !== undefined) throw wrongStress((say) => say.oneReference)
  const asked = options.game !== undefined || options.moves !== undefined
  // where other programs have the inputs and the answers, an id may be missing
  const isAlone = !asked && (brute ?? expected ?? gen) !== undefined && !isProblem(given[0])
  const command = asked || isAlone ? given : given.slice(1)
  const problem = isAlone ? undefined : problemFor(asked ? undefined : given[0], options)
  const option = brute === undefined ? '--expected' : '--brute'
  const reference = (name: string, text: string | undefined) =>
    text === undefined ? undefined : referenceOf(name, text, folder)
  const [right, generator] = [
    await reference(option, brute ?? expected),
    await reference('--gen', gen),
  ]
  if (generator) {
    const inputs = new GeneratedInputs({
      generator,
      problem,
      right,
      format: problem ? undefined : format,
    })
    return { subject: inputs.subject, command }
  }
  if (problem)
    return { subject: right ? comparedSubject(problem, right) : knownSubject(problem), command }
  if (!right || format === undefined) throw wrongStress((say) => say.needInputs)
  return { subject: formatSubject(format, right), command }
}

/** Whether an argument is the id of a problem; everything else is a part of a command. */
function isProblem(id: string | undefined): boolean {
  return problems.some((problem) => problem.id === id)
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
  { resources }: Subject,
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
  command: readonly string[],
  options: StressOptions,
  seed: string,
): string {
  const { game, moves, format, words, ask, label, solution, brute, expected, gen } = options
  const { time, memory, cases, strict } = options
  const quote = (word: string) =>
    /^[\w./:=,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
  const withId = command.length < given.length
  const parts = ['nimber', 'stress', ...(withId ? given.slice(0, 1) : [])]
  const asked = { game, moves, format, words, ask, label, solution, brute, expected, gen }
  for (const [name, value] of Object.entries({ ...asked, time, memory, cases, seed }))
    if (value !== undefined) parts.push(`--${name}`, quote(value))
  if (strict) parts.push('--strict')
  return [...parts, ...(command.length > 0 ? ['--', ...command.map(quote)] : [])].join(' ')
}
