/** Hands a file to the reader. */
export function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** The name of a file about a game: its letters and digits, and an ending. */
export function fileName(game: string, ending: string): string {
  const stem = game
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 60)
  return `${stem || 'nimber'}.${ending}`
}

/** Pixels of a PNG for one of the drawing. */
const FINENESS = 2

/** The PNG of a drawing in SVG; undefined where the browser cannot make one. */
export async function pngOf(svg: string): Promise<Blob | undefined> {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  if (!width || !height) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(Number(width) * FINENESS)
  canvas.height = Math.round(Number(height) * FINENESS)
  // an image has no size of its own without these
  const sized = svg.replace('<svg ', `<svg width="${canvas.width}" height="${canvas.height}" `)
  const address = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve) =>
      canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'),
    )
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(address)
  }
}
