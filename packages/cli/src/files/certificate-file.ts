import type { Certificate, Lang } from '@nimber/core'
import { complain, EXIT } from '../frame/settings.ts'
import { wrap } from '../frame/terminal.ts'
import { dictionary } from '../frame/words.ts'
import { writeFile } from './out-file.ts'

/**
 * Writes a certificate to a file and says so; throws a FileError where that fails. Where there is
 * none, `absent` says why.
 */
export function writeCertificate(
  certificate: Certificate | undefined,
  path: string,
  absent: string,
  lang: Lang,
): void {
  if (!certificate) {
    complain(wrap(absent))
    process.exitCode = EXIT.invalid
    return
  }
  writeFile(path, `${JSON.stringify(certificate)}\n`)
  complain(wrap(dictionary[lang].certificateWritten(path)))
}
