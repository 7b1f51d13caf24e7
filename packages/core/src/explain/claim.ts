import type { Certificate } from '../certify/certificate.ts'
import { imagePeriodText } from '../misere/words.ts'
import type { Words } from '../model/words.ts'
import { periodWords } from './period.ts'

/** What a certificate claims, in a line. */
export function claimWords(certificate: Certificate): Words {
  if (certificate.kind === 'quotient') {
    const { order, pSize, period: length, preperiod: from } = certificate.claim
    const period = imagePeriodText({ from, length, saltus: 0 })
    return {
      en: `misère quotient of order ${order}, |P| = ${pSize}; ${period}`,
      zh: `反常规商的阶为 ${order}，|P| = ${pSize}；${period}`,
    }
  }
  const { preperiod: from, period: length, saltus } = certificate.claim
  return periodWords({ from, length, saltus })
}
