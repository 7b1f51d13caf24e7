/** How the run of a program on an input ended. */
export type RunEnd =
  | { readonly end: 'done'; readonly output: string; readonly milliseconds: number }
  | { readonly end: 'time' }
  /** It printed more than any right output is. */
  | { readonly end: 'output'; readonly output: string }
  | { readonly end: 'error'; readonly message: string; readonly line?: number }

/** What a run may take. */
export interface Allowance {
  /** In milliseconds. */
  readonly limit: number
  /** In characters of output. */
  readonly most: number
}

/** Milliseconds within which the frame is there, or is forbidden by whoever serves the page. */
const PATIENCE = 60_000
/** The same once something has been loaded: what the browser shows instead says nothing. */
const AFTER_LOAD = 10_000

/** Programs of the reader cannot be run here. */
export class NoFrame extends Error {}

/** A frame for programs of the reader; `frame.js` says why they can do no harm there. */
export class Runner {
  private readonly frame = document.createElement('iframe')
  private readonly ready: Promise<void>

  constructor(title: string) {
    const { frame } = this
    frame.title = title
    frame.hidden = true
    frame.src = './run.html'
    this.ready = new Promise((resolve, reject) => {
      const hear = ({ source, data }: MessageEvent) => {
        if (source !== frame.contentWindow || data !== 'ready') return
        removeEventListener('message', hear)
        resolve()
      }
      addEventListener('message', hear)
      const giveUp = () => reject(new NoFrame())
      setTimeout(giveUp, PATIENCE)
      frame.addEventListener('load', () => setTimeout(giveUp, AFTER_LOAD))
    })
    this.ready.catch(() => {}) // told to those who run something
    document.body.append(frame)
  }

  /** Runs a program on an input; throws NoFrame where nothing can be run. */
  async run(program: string, input: string, { limit, most }: Allowance): Promise<RunEnd> {
    await this.ready
    const { port1, port2 } = new MessageChannel()
    return new Promise((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<RunEnd>) => resolve(data)
      const message = { program: asScript(program), input, limit, most }
      this.frame.contentWindow?.postMessage(message, location.origin, [port2])
    })
  }

  /** Ends whatever runs. */
  close(): void {
    this.frame.remove()
  }
}

/** A program with the imports of a module as those of a script; its lines stay where they are. */
function asScript(program: string): string {
  return program
    .replace(
      /^[ \t]*import\s+(?:\*\s*as\s+)?(\w+)\s+from\s+(['"][\w:/]+['"])/gm,
      'const $1 = require($2)',
    )
    .replace(
      /^[ \t]*import\s*(\{[^}]*\})\s*from\s*(['"][\w:/]+['"])/gm,
      (_, names: string, from: string) =>
        `const ${names.replace(/\bas\b/g, ':')} = require(${from})`,
    )
}
