// Shows on standard error what is being done, and the seconds since the program began.
import { inLanguage } from './words.js'

/** How often a line is written anew on a terminal, and elsewhere a line is added. */
const [LIVE, ELSEWHERE] = [200, 10_000]

/** Does a piece of work and shows its words meanwhile, which may be a function that tells more. */
export async function step(words, work) {
  const { isTTY } = process.stderr
  const show = () => {
    const seconds = Math.floor(performance.now() / 1000)
    const time = inLanguage({ en: `${seconds} s`, zh: `${seconds} 秒` })
    const line = `[${time.padStart(5)}] ${inLanguage(typeof words === 'function' ? words() : words)}`
    process.stderr.write(isTTY ? `\r\x1b[K${line}` : `${line}\n`)
  }
  show()
  const timer = setInterval(show, isTTY ? LIVE : ELSEWHERE)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    if (isTTY) process.stderr.write('\n')
  }
}
