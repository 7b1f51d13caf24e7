export function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 48 && byte <= 57
}

export function isSpace(byte: number | undefined): boolean {
  return byte === 32 || (byte !== undefined && byte >= 9 && byte <= 13)
}

/** The text of bytes below 128. */
export function decodeAscii(bytes: Uint8Array): string {
  // A decoder costs more than the few digits that usually lie at the end of a piece of input.
  return bytes.length > 64 ? new TextDecoder().decode(bytes) : String.fromCharCode(...bytes)
}

/** How many bytes the UTF-8 sequence has that begins with the given byte. */
export function sequenceLength(first: number | undefined): number {
  if (first === undefined || first < 0xc0) return 1
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
}

/** The character of a UTF-8 sequence, or its first byte as \xNN when it is none. */
export function decodeCharacter(sequence: readonly number[]): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Uint8Array.from(sequence),
    )
  } catch {
    return `\\x${(sequence[0] ?? 0).toString(16).toUpperCase().padStart(2, '0')}`
  }
}
