import {
  type Certificate,
  type CertificateKind,
  type Claim,
  LISTED_VALUES,
  type OctalProof,
  type QuotientCertificate,
  type QuotientClaim,
} from '../certificate.ts'
import { Failure } from './failure.ts'

const KINDS: readonly (CertificateKind | 'quotient')[] = [
  'octal',
  'subtraction',
  'all-but',
  'progressions',
  'residues',
  'quotient',
]

/** The certificate that a JSON value is; throws a Failure when it has another form. */
export function readCertificate(json: unknown): Certificate | QuotientCertificate {
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
  const { game, proof } = top
  if (typeof game !== 'string') throw new Failure('The game must be a text.', 'game 必须是文本。')
  const kind = KINDS.find((name) => name === top.kind)
  if (!kind)
    throw new Failure(
      `The kind must be one of ${KINDS.join(', ')}.`,
      `kind 必须是 ${KINDS.join('、')} 之一。`,
    )
  const format = { format: 'nimber-certificate', version: 1, game } as const
  if (kind === 'quotient') {
    const steps = matrix(fields(proof, 'proof', ['steps']).steps, 'proof.steps')
    return { ...format, kind, claim: readQuotientClaim(top.claim), proof: { steps } }
  }
  const head = { ...format, claim: readClaim(top.claim) }
  switch (kind) {
    case 'octal':
      return { ...head, kind, proof: readOctalProof(proof) }
    case 'subtraction':
      fields(proof, 'proof', [])
      return { ...head, kind, proof: {} }
    case 'all-but':
    case 'progressions':
      return {
        ...head,
        kind,
        proof: { at: natural(fields(proof, 'proof', ['at']).at, 'proof.at') },
      }
    case 'residues':
      return {
        ...head,
        kind,
        proof: { reach: matrix(fields(proof, 'proof', ['reach']).reach, 'proof.reach') },
      }
  }
}

function readClaim(json: unknown): Claim {
  const claim = fields(json, 'claim', ['period', 'preperiod', 'saltus', 'maxValue'], ['values'])
  const period = natural(claim.period, 'claim.period', 1)
  const preperiod = natural(claim.preperiod, 'claim.preperiod')
  const saltus = natural(claim.saltus, 'claim.saltus')
  const maxValue = saltus > 0 ? null : natural(claim.maxValue, 'claim.maxValue')
  if (maxValue === null && claim.maxValue !== null)
    throw new Failure(
      'claim.maxValue must be null where the saltus is not 0.',
      '增量不为 0 时，claim.maxValue 必须是 null。',
    )
  const count = preperiod + period
  const listed = 'values' in claim ? naturals(claim.values, 'claim.values') : undefined
  if (listed?.length !== (count <= LISTED_VALUES ? count : undefined))
    throw new Failure(
      count <= LISTED_VALUES
        ? `claim.values must list ${count} values.`
        : `claim.values must be absent: ${count} values are more than ${LISTED_VALUES}.`,
      count <= LISTED_VALUES
        ? `claim.values 应列出 ${count} 个值。`
        : `不应有 claim.values：${count} 个值超过 ${LISTED_VALUES} 个。`,
    )
  return { period, preperiod, saltus, maxValue, ...(listed && { values: listed }) }
}

function readQuotientClaim(json: unknown): QuotientClaim {
  const numbers = ['order', 'pSize', 'period', 'preperiod'] as const
  const lists = ['generators', 'losing', 'images'] as const
  const claim = fields(json, 'claim', [...numbers, ...lists])
  return {
    order: natural(claim.order, 'claim.order', 1),
    pSize: natural(claim.pSize, 'claim.pSize'),
    period: natural(claim.period, 'claim.period', 1),
    preperiod: natural(claim.preperiod, 'claim.preperiod'),
    generators: naturals(claim.generators, 'claim.generators'),
    losing: naturals(claim.losing, 'claim.losing'),
    images: naturals(claim.images, 'claim.images'),
  }
}

function readOctalProof(json: unknown): OctalProof {
  const proof = fields(json, 'proof', [], ['mask', 'parity'])
  if (!('mask' in proof) && !('parity' in proof)) return {}
  const mask = natural(proof.mask, 'proof.mask')
  const { parity = 0 } = proof
  if (mask >= 2 ** 31 || (parity !== 0 && parity !== 1))
    throw new Failure(
      'proof.mask must be smaller than 2^31, and proof.parity 0 or 1.',
      'proof.mask 必须小于 2^31，proof.parity 必须是 0 或 1。',
    )
  return { mask, parity }
}

/** The fields of an object that has all of the required names, and no others but the optional. */
function fields<Name extends string>(
  json: unknown,
  what: string,
  required: readonly Name[],
  optional: readonly Name[] = [],
): Readonly<Partial<Record<Name, unknown>>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new Failure(`Expected ${what} to be an object.`, `${what} 应是一个对象。`)
  const names = Object.keys(json)
  const missing = required.find((name) => !names.includes(name))
  if (missing !== undefined)
    throw new Failure(`Expected ${what} to have ${missing}.`, `${what} 缺少 ${missing}。`)
  const known: readonly string[] = [...required, ...optional]
  const other = names.find((name) => !known.includes(name))
  if (other !== undefined) {
    const shown = JSON.stringify(other.slice(0, 60))
    throw new Failure(`Expected ${what} not to have ${shown}.`, `${what} 不应有 ${shown}。`)
  }
  return json as Readonly<Partial<Record<Name, unknown>>>
}

function natural(json: unknown, what: string, least = 0): number {
  if (
    typeof json === 'number' &&
    Number.isSafeInteger(json) &&
    json >= least &&
    !Object.is(json, -0)
  )
    return json
  throw new Failure(
    `${what} must be an integer from ${least} on, below 2^53.`,
    `${what} 必须是不小于 ${least}、小于 2^53 的整数。`,
  )
}

function array(json: unknown, what: string): readonly unknown[] {
  if (Array.isArray(json)) return json
  throw new Failure(`${what} must be a list.`, `${what} 必须是列表。`)
}

function naturals(json: unknown, what: string): readonly number[] {
  return array(json, what).map((item, i) => natural(item, `${what}[${i}]`))
}

function matrix(json: unknown, what: string): readonly (readonly number[])[] {
  return array(json, what).map((row, i) => naturals(row, `${what}[${i}]`))
}
