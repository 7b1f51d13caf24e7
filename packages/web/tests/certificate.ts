import { generateKeyPairSync, sign } from 'node:crypto'

/** A part of a certificate as DER writes it: a tag, the length, and what it is made of. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const { length } = body
  const size = length < 128 ? [] : length < 256 ? [0x81] : [0x82, length >> 8]
  return Buffer.concat([Buffer.from([tag, ...size, length & 255]), body])
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const text = (tag: number, value: string) => der(tag, Buffer.from(value))
const ECDSA_WITH_SHA256 = sequence(der(6, Buffer.from('2a8648ce3d040302', 'hex')))
const COMMON_NAME = der(6, Buffer.from('550403', 'hex'))

/** A key and a certificate that it signs itself: a server needs them for encryption. */
export function selfSigned(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const subject = sequence(der(0x31, sequence(COMMON_NAME, text(0x0c, name))))
  const content = sequence(
    der(2, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    subject,
    sequence(text(0x17, '200101000000Z'), text(0x17, '490101000000Z')),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('sha256', content, privateKey)
  const whole = sequence(content, ECDSA_WITH_SHA256, der(3, Buffer.from([0]), signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}
