import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isSource, type Prepared, prepareCommand, prepareSource } from './compile.ts'
import { type End, type Program, runProgram } from './run.ts'
import { clip, visible } from './shown.ts'
import { WrongReference } from './subject.ts'
import { inBoth, type StressWords, wrongStress } from './words.ts'

/** What a program that is only asked may use: it may be slow. */
const ALLOWED = { seconds: 20, megabytes: 4096, output: 2 ** 28 }

/** A program of the person's own that is asked for inputs or for right outputs. */
export class Reference {
  /** The command as it was given. */
  readonly text: string
  private readonly program: Program

  constructor(text: string, { program }: Prepared) {
    this.text = text
    this.program = program
  }

  /** What it prints for an input; throws a WrongReference where it does not come to a good end. */
  async output(input: string, arguments_: readonly string[] = []): Promise<string> {
    const program = { ...this.program, command: [...this.program.command, ...arguments_] }
    const { end, output, errors } = await runProgram(program, input, ALLOWED)
    if (end.kind !== 'exit' || end.code !== 0) throw this.failed(end, errors, input)
    return output.toString()
  }

  private failed(end: End, errors: string, input: string): WrongReference {
    const told = (say: StressWords) => {
      const how =
        end.kind === 'exit'
          ? say.byCode(end.code)
          : end.kind === 'signal'
            ? say.bySignal(end.signal)
            : say.stopped[end.kind]
      const more = [errors, input === '' ? '' : `${say.input}: ${clip(input.trimEnd(), 200)}`]
      return [say.referenceFailed(this.text, how), ...more.map((text) => visibleLines(text))]
        .filter((line) => line !== '')
        .join('\n')
    }
    return new WrongReference(inBoth(told), end.kind !== 'exit' && end.kind !== 'signal')
  }

  /** The same program with `{seed}` in its arguments replaced, or the seed behind them. */
  seeded(seed: string): Promise<string> {
    const { command } = this.program
    if (!command.some((word) => word.includes('{seed}'))) return this.output('', [seed])
    const program = {
      ...this.program,
      command: command.map((word) => word.replaceAll('{seed}', seed)),
    }
    return new Reference(this.text, { program }).output('')
  }
}

const visibleLines = (text: string) => text.trimEnd().split('\n').map(visible).join('\n')

/** The program of an option: a command in one text, or a source that is compiled first. */
export async function referenceOf(
  option: string,
  text: string,
  folder: string,
): Promise<Reference> {
  const words = wordsOf(text)
  const [first = ''] = words
  if (first === '') throw wrongStress((say) => say.noCommand(option))
  if (words.length > 1 || !isSource(first) || !existsSync(first))
    return new Reference(text, prepareCommand(words))
  const own = join(folder, option.replace(/^-+/, ''))
  mkdirSync(own)
  return new Reference(text, await prepareSource(first, own))
}

/** The words of a command, as a shell would take plain and quoted ones. */
function wordsOf(text: string): readonly string[] {
  const words: string[] = []
  for (const [, double, single, plain] of text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g))
    words.push(double ?? single ?? plain ?? '')
  return words
}
