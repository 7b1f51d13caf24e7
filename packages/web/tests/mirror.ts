import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** A server that hands on another one's files, and can be cut off. */
export interface Mirror {
  readonly address: string
  /** The gzipped sizes of the scripts and styles that were asked for. */
  readonly sizes: ReadonlyMap<string, number>
  close(): void
}

/** A mirror of the files at an address; it sees all requests, also those of workers. */
export async function mirrorOf(origin: string): Promise<Mirror> {
  const sizes = new Map<string, number>()
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, origin))
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    if (/javascript|css|wasm/.test(type)) sizes.set(url, gzipSync(body).length)
    response.writeHead(answer.status, { 'content-type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/`,
    sizes,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
