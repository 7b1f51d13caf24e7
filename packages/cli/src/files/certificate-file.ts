import type { Certificate, Lang } from '@nimber/core'
import { complain, EXIT } from '../frame/settings.ts'
import { wrap } from '../frame/terminal.ts'
import { dictionary } from '../frame/words.ts'
import { writeFile } from './out-file.ts'

/**
 * Writes a certificate to a file, and gives what says so; throws a FileError where that fails. Where
 * there is none, that says why: `absent`.
 */
export function writeCertificate(
  certificate: Certificate | undefined,
  path: string,
  absent: string,
  lang: Lang,
): () => void {
  if (!certificate) {
    process.exitCode = EXIT.invalid
    return () => complain(wrap(absent))
  }
  writeFile(path, `${JSON.stringify(certificate)}\n`)
  return () => complain(wrap(dictionary[lang].certificateWritten(path)))
}
