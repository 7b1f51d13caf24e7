import type { CertificateKind } from '../certify/certificate.ts'
import type { Words } from '../model/words.ts'

/** What the kinds of certificates are called; in English as in the file. */
export const CERTIFICATE_NAMES: Readonly<Record<CertificateKind, Words>> = {
  octal: { en: 'octal', zh: '八进制周期' },
  subtraction: { en: 'subtraction', zh: '减法周期' },
  'all-but': { en: 'all-but', zh: '排除周期' },
  progressions: { en: 'progressions', zh: '等差数列周期' },
  residues: { en: 'residues', zh: '余数周期' },
  partizan: { en: 'partizan', zh: '不平等周期' },
  recursion: { en: 'recursion', zh: '标准形递推' },
  quotient: { en: 'quotient', zh: '反常规商' },
  equality: { en: 'equality', zh: '局面的值' },
  outcome: { en: 'outcome', zh: '局面的胜负' },
  automaton: { en: 'automaton', zh: '自动机' },
}
