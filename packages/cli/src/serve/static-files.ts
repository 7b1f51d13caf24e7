import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** How the bytes of an answer may be packed. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A file of the folder, as it is sent. */
export interface StaticFile {
  readonly type: string
  /** Equal for equal contents. */
  readonly tag: string
  /** Whether its name changes with its contents, so that browsers may keep it for ever. */
  readonly lasting: boolean
  bytes(encoding: Encoding): Promise<Buffer>
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
  ico: 'image/x-icon',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
}

/**
 * The files of a folder by their addresses: `/`, `/assets/index.js`. An address is only looked up
 * here, never joined to a path, so nothing outside the folder can be asked for; links are left out.
 */
export function staticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  const walk = (path: string, address: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const below = join(path, entry.name)
      if (entry.isDirectory()) walk(below, `${address}${entry.name}/`)
      else if (entry.isFile()) files.set(address + entry.name, staticFile(below, address))
    }
  }
  walk(folder, '/')
  const index = files.get('/index.html')
  if (index) files.set('/', index)
  return files
}

function staticFile(path: string, address: string): StaticFile {
  const contents = readFileSync(path)
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  const packed = new Map<Encoding, Promise<Buffer>>()
  return {
    type,
    tag: `"${createHash('sha256').update(contents).digest('base64url').slice(0, 22)}"`,
    lasting: address === '/assets/',
    bytes(asked) {
      const encoding = isText(type) ? asked : 'identity'
      const bytes = packed.get(encoding) ?? pack(contents, encoding)
      packed.set(encoding, bytes)
      return bytes
    },
  }
}

/** Whether packing makes a file of this type smaller. */
export function isText(type: string): boolean {
  return type.includes('charset') || type === 'application/wasm'
}

async function pack(contents: Buffer, encoding: Encoding): Promise<Buffer> {
  const { brotliCompress, constants, gzip } = process.getBuiltinModule('node:zlib')
  switch (encoding) {
    case 'br':
      return promisify(brotliCompress)(contents, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
      })
    case 'gzip':
      return promisify(gzip)(contents, { level: 9 })
    case 'identity':
      return contents
  }
}
