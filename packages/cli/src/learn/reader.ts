import { createInterface } from 'node:readline'
import { isTerminal } from '../files/descriptor.ts'
import { writeText } from '../frame/terminal.ts'

/** Thrown where the reader leaves. */
export class Left extends Error {}

/** What a person types, line by line; behind the last line of a file there is nothing any more. */
export class Reader {
  private readonly lines = createInterface({ input: process.stdin, terminal: false })
  private readonly typed: AsyncIterator<string>
  private ended = false
  /** Whether a person is there, who reads at a pace of their own. */
  readonly person = isTerminal(0) && isTerminal(1)

  constructor() {
    this.typed = this.lines[Symbol.asyncIterator]()
  }

  /** The next line; undefined at the end of what is typed. Leaves at q. */
  async next(prompt: string): Promise<string | undefined> {
    if (this.ended) return undefined
    if (this.person) writeText(`${prompt} › `)
    const { value, done } = await this.typed.next()
    this.ended = done === true
    if (this.ended && this.person) throw new Left()
    const line = done ? undefined : String(value).trim()
    if (line !== undefined && /^(q|quit|exit|退出)$/i.test(line)) throw new Left()
    return line
  }

  close(): void {
    this.lines.close()
  }
}
