import { readFileSync, realpathSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Lang } from '@nimber/core'
import { complain, EXIT, hideArguments } from '../frame/settings.ts'
import { print, wrap } from '../frame/terminal.ts'
import { type Encoding, isText, type StaticFile, staticFiles } from './static-files.ts'
import { SurveyAnswers } from './surveys.ts'
import { serveWords } from './words.ts'

/** The options of `nimber serve`, as they are typed. */
export interface ServeOptions {
  readonly port?: string
  readonly host: string
  readonly open: boolean
  readonly store?: string
  readonly db?: string
}

const FIRST_PORT = 8017
/** Ports that are tried one after the other where none was asked for. */
const TRIES = 30

/** `nimber serve`: the workbench as static files, until it is interrupted. */
export async function runServe(options: ServeOptions, lang: Lang): Promise<void> {
  const { port, host, open, store, db } = options
  const say = serveWords[lang]
  const refuse = (text: string, code: number) => {
    complain(wrap(text))
    process.exitCode = code
  }
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) < 65_536))
    return refuse(say.badPort(port), EXIT.badInput)
  if (db !== undefined) hideArguments()
  if (store !== undefined && db !== undefined) return refuse(say.notBoth, EXIT.badInput)
  const folder = webFolder()
  const page = read(join(folder, 'index.html'))
  if (page === undefined) return refuse(say.notBuilt, EXIT.invalid)
  // loaded here, since it would cost every other command some milliseconds
  const { createServer } = process.getBuiltinModule('node:http')
  const place = store !== undefined ? { store } : db !== undefined ? { db } : undefined
  const surveys = new SurveyAnswers(place)
  const policies = new Map([['/run.html', policyOf(read(join(folder, 'run.html')) ?? '')]])
  const answer = answerer(staticFiles(folder), policyOf(page), surveys, policies)
  const server = createServer(answer)
  const first = port === undefined ? FIRST_PORT : Number(port)
  try {
    await listenFrom(server, host, first, port === undefined ? TRIES : 1)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') return refuse(say.taken(first), EXIT.invalid)
    if (code === 'EACCES') return refuse(say.forbidden(first), EXIT.invalid)
    return refuse(say.badHost(host), EXIT.badInput)
  }
  const address = addressOf(server.address() as AddressInfo)
  print(say.running(address))
  if (!/^(127\.|localhost$|::1$)/.test(host)) print(say.open(host))
  if (open) openBrowser(address)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
      void surveys.close()
    })
}

/** The built pages: a part of this program's own package, so that no other is ever served. */
function webFolder(): string {
  return join(realpathSync(process.argv[1] ?? ''), '..', '..', 'dist', 'web')
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** The content security policy that the page sets, to be sent as a header as well. */
export function policyOf(page: string): string {
  const meta = /<meta[^>]*http-equiv="Content-Security-Policy"[^>]*>/.exec(page)?.[0] ?? ''
  return /content="([^"]*)"/.exec(meta)?.[1]?.replaceAll('&#39;', "'") ?? "default-src 'none'"
}

/** Answers requests for the files, with headers that keep the page to itself. */
export function answerer(
  files: ReadonlyMap<string, StaticFile>,
  policy: string,
  surveys?: SurveyAnswers,
  /** Policies of pages that have one of their own, by their addresses. */
  policies: ReadonlyMap<string, string> = new Map(),
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const [address = ''] = (request.url ?? '').split('?')
    response.setHeader('Content-Security-Policy', policies.get(address) ?? policy)
    // one page is made to stand in those of others, one in the workbench itself
    if (address !== '/embed.html')
      response.setHeader('X-Frame-Options', address === '/run.html' ? 'SAMEORIGIN' : 'DENY')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Referrer-Policy', 'no-referrer')
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return end(response, 405)
    }
    const file = files.get(address)
    if (file) void send(file, request, response)
    else if (surveys && address.startsWith('/api/')) void tell(surveys, request, response)
    else end(response, 404)
  }
}

/** Answers what the page asks of surveys. */
async function tell(
  surveys: SurveyAnswers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await surveys.answer(request.url ?? '')
  if (!body) return end(response, 404)
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Encoding', 'gzip')
  response.setHeader('Content-Length', body.length)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body)
}

async function send(
  file: StaticFile,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { type, tag, lasting } = file
  response.setHeader('Content-Type', type)
  response.setHeader('ETag', tag)
  response.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
  response.setHeader('Vary', 'Accept-Encoding')
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end()
    return
  }
  const encoding = isText(type) ? encodingOf(request.headers['accept-encoding']) : 'identity'
  const bytes = await file.bytes(encoding)
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', bytes.length)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : bytes)
}

/** The packing that the client likes best of those it accepts; none where it accepts nothing. */
function encodingOf(accepted: string | string[] | undefined): Encoding {
  const likings = new Map<string, number>()
  for (const item of `${accepted ?? ''}`.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((text) => text.trim())
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2)
    if (name) likings.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const others = likings.get('*')
  // what is sent as it is needs no mention to be accepted (RFC 9110, section 12.5.3)
  const unsaid = (name: Encoding) => others ?? (name === 'identity' ? Number.MIN_VALUE : 0)
  const liking = (name: Encoding) => likings.get(name) ?? unsaid(name)
  let best: Encoding = 'identity'
  for (const name of ['gzip', 'br'] as const) {
    if (liking(name) > 0 && liking(name) >= liking(best)) best = name
  }
  return best
}

function end(response: ServerResponse, status: number): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.writeHead(status).end(`${status}\n`)
}

/** Listens on the first free port of some in a row. */
async function listenFrom(
  server: Server,
  host: string,
  port: number,
  tries: number,
): Promise<void> {
  for (let i = 0; ; i++) {
    try {
      return await listen(server, host, port + i)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || i + 1 === tries) throw error
    }
  }
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function addressOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/`
}

/** Opens the browser of the system; where there is none, nothing happens. */
function openBrowser(address: string): void {
  const { platform, env } = process
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return
  const [command, ...args] =
    platform === 'darwin'
      ? ['open', address]
      : platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address]
  const { spawn } = process.getBuiltinModule('node:child_process')
  const child = spawn(command as string, args, { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}
