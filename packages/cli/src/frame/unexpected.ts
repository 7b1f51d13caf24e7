import { fileWords, isSystemError, refused } from '../files/words.ts'
import { complain, EXIT, languageOf } from './settings.ts'

/** Says in few lines what nobody foresaw, and ends; the stack is for those who set NIMBER_DEBUG. */
export function catchUnexpected(): void {
  process.on('uncaughtException', (error: unknown) => {
    const lang = languageOf(process.argv, process.env)
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    complain(
      isSystemError(error) ? refused(error)[lang] : fileWords[lang].unexpected(brief(message)),
    )
    if (process.env.NIMBER_DEBUG && error instanceof Error) complain(error.stack ?? '')
    process.exit(EXIT.fault)
  })
}

/** The first line, without the end where it is long. */
function brief(message: string): string {
  const [line = ''] = message.split('\n')
  return line.length > 200 ? `${line.slice(0, 200)}…` : line
}
