import { NumberReader, TextWriter } from '@nimber/kernels'
import { judge, MalformedInput, problems } from '@nimber/problems'

/** A source of bytes: fills what it is given and says how much, 0 at the end. */
export type Read = (into: Uint8Array) => number

/** What judge() writes for an input. */
export function answer(id: string, input: string | Read): string {
  return run(id, typeof input === 'string' ? readText(input) : input).output
}

/** The words of judge() for an input, one a line. */
export function answers(id: string, input: string): string[] {
  return answer(id, input).trimEnd().split('\n')
}

/** What judge() writes before it refuses an input, and what it says then. */
export function refusal(id: string, input: string): { output: string; en: string; zh: string } {
  const { output, error } = run(id, readText(input))
  if (!(error instanceof MalformedInput)) throw new Error(`${id} did not refuse ${input}`)
  return { output, ...error.words }
}

/** A source that gives a text in pieces of at most `piece` bytes. */
export function readText(text: string, piece = 1 << 20): Read {
  let rest: Uint8Array = Buffer.from(text)
  return (into) => {
    const taken = rest.subarray(0, Math.min(piece, into.length))
    into.set(taken)
    rest = rest.subarray(taken.length)
    return taken.length
  }
}

function run(id: string, read: Read): { output: string; error: unknown } {
  const problem = problems.find((p) => p.id === id)
  if (!problem) throw new Error(`no problem ${id}`)
  const pieces: Uint8Array[] = []
  const out = new TextWriter((bytes) => void pieces.push(bytes.slice()))
  const reader = new NumberReader(read)
  let error: unknown
  try {
    judge(problem, reader, out)
  } catch (thrown) {
    if (!(thrown instanceof MalformedInput)) throw thrown
    error = thrown
  } finally {
    reader.close()
    out.close()
  }
  return { output: Buffer.concat(pieces).toString(), error }
}
