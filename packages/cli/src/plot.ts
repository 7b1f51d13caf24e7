import { OutFile } from './out-file.ts'

/** Writes an SVG to a file; ends the program with a line that says why where that fails. */
export function writePlot(path: string, svg: string): void {
  const file = new OutFile(path)
  file.write(Buffer.from(svg))
  file.keep()
}
