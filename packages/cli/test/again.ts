import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const path = fileURLToPath(new URL('./again.cjs', import.meta.url))

interface Ran {
  readonly out: string
  readonly err: string
  readonly code: number | null
}

/** So many run at the same time, since some wait for programs that sleep. */
const MOST = 3
/** Code is optimised later as in this process, since what a run makes of it is lost with the run. */
const FLAGS = process.execArgv.filter((flag) => flag.startsWith('--interrupt-budget='))
const free: ChildProcess[] = []
const waiting: ((child: ChildProcess) => void)[] = []
let started = 0

/** Runs a command in a folder, in a process that runs others before and after it. */
export async function again(args: readonly string[], folder: string): Promise<Ran> {
  const child = free.pop() ?? (await another())
  child.send({ args, folder })
  const ended = new AbortController()
  const { signal } = ended
  const [ran] = await Promise.race([
    once(child, 'message', { signal }) as Promise<[Ran]>,
    once(child, 'exit', { signal }).then(([code, killed]) => {
      throw new Error(`${args.join(' ')} ended its process: ${code ?? killed}`)
    }),
  ]).finally(() => ended.abort())
  const next = waiting.shift()
  if (next) next(child)
  else free.push(child)
  return ran
}

/** A new process, or the next that is free where there are enough. */
async function another(): Promise<ChildProcess> {
  if (started === MOST) return new Promise((resolve) => waiting.push(resolve))
  started++
  const { PATH, HOME } = process.env
  const child = fork(path, { env: { PATH, HOME }, execArgv: FLAGS })
  // it ends with this process
  child.unref()
  child.channel?.unref()
  return child
}
