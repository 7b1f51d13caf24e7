import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** Changes the text of a file on its way, by the address of the file. */
type Change = (url: string, text: string) => string

/** A server that hands on another one's files, and can be cut off. */
export interface Mirror {
  readonly port: number
  readonly address: string
  /** The gzipped sizes of the scripts and styles that were asked for. */
  readonly sizes: ReadonlyMap<string, number>
  /** From now on the files are handed on with this change, or as they are. */
  change(by?: Change): void
  close(): Promise<void>
}

/** A mirror of the files at an address; it sees all requests, also those of workers. */
export async function mirrorOf(origin: string, changed?: Change): Promise<Mirror> {
  const sizes = new Map<string, number>()
  let change = changed
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, origin))
    const type = answer.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await answer.arrayBuffer())
    const body = change && /text|javascript/.test(type) ? change(url, `${bytes}`) : bytes
    if (/javascript|css|wasm/.test(type)) sizes.set(url, gzipSync(body).length)
    const policy = answer.headers.get('content-security-policy') ?? ''
    response.setHeader('content-security-policy', policy)
    response.writeHead(answer.status, { 'content-type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    address: `http://127.0.0.1:${port}/`,
    sizes,
    change(by) {
      change = by
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      return closed
    },
  }
}
