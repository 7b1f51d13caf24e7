/** What Node has to read hexadecimal. */
interface HexReader {
  from(text: string, encoding: 'hex'): Uint8Array
}

/** The bytes of a text in hexadecimal. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const { Buffer } = globalThis as { readonly Buffer?: HexReader }
  if (Buffer) return new Uint8Array(Buffer.from(hex, 'hex'))
  const length = hex.length / 2
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  // by fours, since this runs at every start, before anything is compiled
  const whole = length - (length % 4)
  for (let i = 0; i < whole; i += 4)
    view.setUint32(i, Number.parseInt(hex.slice(2 * i, 2 * i + 8), 16))
  for (let i = whole; i < length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16)
  return bytes
}
