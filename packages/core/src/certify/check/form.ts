import type { Certificate, CertificateKind } from '../certificate.ts'
import { Failure } from './failure.ts'
import { fields } from './fields.ts'
import { KINDS } from './kinds.ts'

const NAMES = Object.keys(KINDS) as CertificateKind[]

/** The certificate that a JSON value is; throws a Failure when it has another form. */
export function readCertificate(json: unknown): Certificate {
  const top = fields(json, 'the certificate', [
    'format',
    'version',
    'game',
    'kind',
    'claim',
    'proof',
  ])
  if (top.format !== 'nimber-certificate' || top.version !== 1)
    throw new Failure(
      'Not a certificate: expected the format "nimber-certificate" and the version 1.',
      '不是证书：format 应是 "nimber-certificate"，version 应是 1。',
    )
  const { game } = top
  if (typeof game !== 'string') throw new Failure('The game must be a text.', 'game 必须是文本。')
  const kind = NAMES.find((name) => name === top.kind)
  if (!kind)
    throw new Failure(
      `The kind must be one of ${NAMES.join(', ')}.`,
      `kind 必须是 ${NAMES.join('、')} 之一。`,
    )
  const { claim, proof } = KINDS[kind].read(top.claim, top.proof)
  // the claim and the proof are those of the kind
  return { format: 'nimber-certificate', version: 1, game, kind, claim, proof } as Certificate
}
