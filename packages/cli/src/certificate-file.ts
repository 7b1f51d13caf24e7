import { writeFileSync } from 'node:fs'
import type { Certificate, Lang, QuotientCertificate } from '@nimber/core'
import { UsageError } from './failure.ts'
import { complain, EXIT } from './settings.ts'
import { wrap } from './terminal.ts'
import { dictionary } from './words.ts'

/**
 * Writes a certificate to a file and says so; throws a UsageError where that fails. Where there is
 * none, `absent` says why.
 */
export function writeCertificate(
  certificate: Certificate | QuotientCertificate | undefined,
  path: string,
  absent: string,
  lang: Lang,
): void {
  if (!certificate) {
    complain(wrap(absent))
    process.exitCode = EXIT.invalid
    return
  }
  try {
    writeFileSync(path, `${JSON.stringify(certificate)}\n`)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new UsageError((words) => words.cannotWrite(path, code ?? message))
  }
  complain(wrap(dictionary[lang].certificateWritten(path)))
}
