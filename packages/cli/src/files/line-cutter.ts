/** Cuts a text that comes in pieces into lines, whatever their ends are. */
export class LineCutter {
  private readonly most: number
  private parts: string[] = []
  private length = 0
  private ended = ''
  private begun = false

  constructor(most: number) {
    this.most = most
  }

  /** The lines that end in this piece; undefined for one of more than `most` characters. */
  *cut(piece: string): Generator<string | undefined> {
    let text = piece
    if (!this.begun && text !== '') {
      this.begun = true
      text = text.replace(/^\uFEFF/, '')
    }
    // the two halves of one line end
    if (this.ended === '\r' && text.startsWith('\n')) text = text.slice(1)
    if (piece !== '') this.ended = piece.slice(-1)
    const lines = text.split(/\r\n|[\r\n]/)
    for (const [i, line] of lines.entries()) {
      this.add(line)
      if (i + 1 < lines.length) yield this.rest()
    }
  }

  /** What was added since the last line end. */
  rest(): string | undefined {
    const line = this.length > this.most ? undefined : this.parts.join('')
    this.parts = []
    this.length = 0
    return line
  }

  private add(part: string): void {
    this.length += part.length
    if (this.length > this.most) this.parts = []
    else this.parts.push(part)
  }
}
