/** The bytes of a text in hexadecimal, with small letters. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2)
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = 16 * digitOf(hex.charCodeAt(2 * i)) + digitOf(hex.charCodeAt(2 * i + 1))
  return bytes
}

/** The value of a digit by its code: 0 … 9 are from 48 on, a … f from 97 on. */
function digitOf(code: number): number {
  return code < 97 ? code - 48 : code - 87
}
