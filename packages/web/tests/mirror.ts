import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { selfSigned } from './certificate.ts'

/** A name that is not of this computer, as a page on a host has; the browser looks for it here. */
export const HOST = 'nimber.example'

/** Changes the text of a file on its way, by the address of the file. */
type Change = (url: string, text: string) => string

/** A server that hands on another one's files, and can be cut off. */
export interface Mirror {
  readonly port: number
  readonly address: string
  /** The scripts and styles that were asked for. */
  readonly code: ReadonlyMap<string, string | Buffer>
  /** From now on the files are handed on with this change, or as they are. */
  change(by?: Change): void
  close(): Promise<void>
}

/** Where a mirror is seen: at an address of this computer, or with encryption on a host elsewhere. */
type Place = 'here' | 'hosted'

/** A mirror of the files at an address; it sees all requests, also those of workers. */
export async function mirrorOf(origin: string, place: Place, changed?: Change): Promise<Mirror> {
  const code = new Map<string, string | Buffer>()
  let change = changed
  const answer: RequestListener = async ({ url = '/' }, response) => {
    const file = await fetch(new URL(url, origin))
    const type = file.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await file.arrayBuffer())
    const body = change && /text|javascript/.test(type) ? change(url, `${bytes}`) : bytes
    if (/javascript|css|wasm/.test(type)) code.set(url, body)
    const policy = file.headers.get('content-security-policy') ?? ''
    response.setHeader('content-security-policy', policy)
    response.writeHead(file.status, { 'content-type': type }).end(body)
  }
  const server =
    place === 'here' ? createServer(answer) : createSecureServer(selfSigned(HOST), answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    address: place === 'here' ? `http://127.0.0.1:${port}/` : `https://${HOST}:${port}/`,
    code,
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
