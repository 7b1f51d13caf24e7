import { StringDecoder } from 'node:string_decoder'

/** A key: one with a meaning, or some text. */
export type Key =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'enter'
  | 'back'
  | 'clear'
  | 'end'
  | 'interrupt'
  | { readonly text: string }

const ESCAPE = '\x1b'
const MEANINGS: Readonly<Record<string, Key>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\x7f': 'back',
  '\b': 'back',
  '\x15': 'clear',
  [ESCAPE]: 'clear',
  '\x04': 'end',
  '\x03': 'interrupt',
}
const ARROWS: Readonly<Record<string, Key>> = { A: 'up', B: 'down', C: 'right', D: 'left' }

/** How long to wait for the rest of a sequence that begins with Escape. */
const REST_MS = 50

/** The keys pressed in a terminal, which gives them one by one while it is open. */
export class Keys {
  private readonly decoder = new StringDecoder('utf8')
  private readonly queue: Key[] = []
  private rest = ''
  private timer: NodeJS.Timeout | undefined
  private ended = false
  private waiting: ((key: Key | undefined) => void) | undefined

  /** Makes the terminal give single keys. */
  open(): void {
    const { stdin } = process
    stdin.setRawMode(true)
    stdin.on('data', this.take)
    stdin.once('end', this.finish)
    stdin.resume()
  }

  /** Gives the terminal back as it was. */
  close(): void {
    const { stdin } = process
    clearTimeout(this.timer)
    stdin.off('data', this.take)
    stdin.off('end', this.finish)
    stdin.pause()
    if (!stdin.destroyed) stdin.setRawMode(false)
  }

  /** The next key; undefined where the terminal is gone. */
  next(): Promise<Key | undefined> {
    const key = this.queue.shift()
    if (key !== undefined || this.ended) return Promise.resolve(key)
    return new Promise((resolve) => {
      this.waiting = resolve
    })
  }

  private readonly take = (bytes: Buffer): void => {
    clearTimeout(this.timer)
    this.rest += this.decoder.write(bytes)
    this.split()
    if (this.rest !== '')
      this.timer = setTimeout(() => {
        this.rest = ''
        this.push('clear')
      }, REST_MS)
  }

  private readonly finish = (): void => {
    this.ended = true
    this.waiting?.(undefined)
  }

  /** Turns what has come into keys; an unfinished sequence is kept for later. */
  private split(): void {
    for (let length = signLength(this.rest); length; length = signLength(this.rest)) {
      this.push(keyOf(this.rest.slice(0, length)))
      this.rest = this.rest.slice(length)
    }
  }

  private push(key: Key | undefined): void {
    if (key === undefined) return
    const { waiting } = this
    this.waiting = undefined
    if (waiting) waiting(key)
    else this.queue.push(key)
  }
}

/** How long the first sign or sequence of a text is; 0 where it is not whole. */
function signLength(text: string): number {
  if (!text.startsWith(ESCAPE)) return text === '' ? 0 : ([...text][0] as string).length
  if (text.length === 1) return 0
  if (text[1] !== '[' && text[1] !== 'O') return 1
  const [end] = /^[0-9;]*[A-Za-z~]/.exec(text.slice(2)) ?? []
  return end === undefined ? 0 : 2 + end.length
}

/** The key of a sign or sequence; undefined where it means nothing here. */
function keyOf(sign: string): Key | undefined {
  if (sign in MEANINGS) return MEANINGS[sign]
  if (sign.startsWith(ESCAPE)) return sign.length === 3 ? ARROWS[sign[2] as string] : undefined
  return /\p{Cc}/u.test(sign) ? undefined : { text: sign }
}
