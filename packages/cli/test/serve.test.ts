import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerer, policyOf } from '../src/serve/serve.ts'
import { staticFiles } from '../src/serve/static-files.ts'
import { nimber, start } from './run.ts'

const POLICY = "default-src 'none'; script-src 'self'"
const SECRET = 'not to be served'
const PAGE = '<!doctype html><title>page</title>'.repeat(50)
let folder = ''
let server: Server
let port = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nimber-serve-'))
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), SECRET)
  writeFileSync(join(folder, 'web', 'index.html'), PAGE)
  writeFileSync(join(folder, 'web', 'assets', 'app.js'), 'export {}')
  writeFileSync(join(folder, 'web', 'assets', 'font.woff2'), 'font')
  writeFileSync(join(folder, 'web', 'app.webmanifest'), '{}')
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'web', 'link.txt'))
  symlinkSync(folder, join(folder, 'web', 'up'))
  server = createServer(answerer(staticFiles(join(folder, 'web')), POLICY))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Asks for a path exactly as it is written: clients that tidy paths would hide a fault. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(pieces),
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

describe('the files of the folder', () => {
  it('are sent with their types and the headers', async () => {
    for (const [path, type] of [
      ['/', 'text/html; charset=utf-8'],
      ['/index.html?x=1', 'text/html; charset=utf-8'],
      ['/assets/app.js', 'text/javascript; charset=utf-8'],
      ['/assets/font.woff2', 'font/woff2'],
      ['/app.webmanifest', 'application/manifest+json; charset=utf-8'],
    ] as const) {
      const { status, headers } = await ask(path)
      expect([path, status, headers['content-type']]).toEqual([path, 200, type])
      expect(headers['content-security-policy']).toBe(POLICY)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    }
  })

  it('are packed as the browser asks, and kept where their names change', async () => {
    const plain = await ask('/')
    expect(plain.body.toString()).toBe(PAGE)
    expect(plain.headers['cache-control']).toBe('no-cache')
    const br = await ask('/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body).toString()).toBe(PAGE)
    const gzip = await ask('/', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.body).toString()).toBe(PAGE)
    expect(gzip.body.length).toBeLessThan(PAGE.length)
    const script = await ask('/assets/app.js')
    expect(script.headers['cache-control']).toContain('immutable')
    const again = await ask('/', { 'if-none-match': `${plain.headers.etag}` })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it.each([
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0.000', undefined],
    ['gzip, br ; Q=0', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['gzip;q=0.5, br;q=0.5', 'br'],
    ['identity, br;q=0.5', undefined],
    ['identity;q=0.5, br;q=0.5', 'br'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['*;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['br;q=much, gzip', 'gzip'],
    ['', undefined],
    ['deflate, zstd', undefined],
  ])('are packed for “%s” as %s', async (accepted, packing) => {
    const { status, headers } = await ask('/', { 'accept-encoding': accepted })
    expect([status, headers['content-encoding']]).toEqual([200, packing])
  })

  it('are asked for, never written', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await ask('/', {}, method)
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD'])
    }
    const head = await ask('/', {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(head.headers['content-length']).toBe(`${PAGE.length}`)
  })
})

describe('what is outside the folder', () => {
  const paths = [
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..\\secret.txt',
    '/....//secret.txt',
    '//secret.txt',
    '/link.txt',
    '/up/secret.txt',
    '/assets',
    '/assets/',
    '/index.html/',
    '/index.html%00.txt',
    '/__proto__',
    '/constructor',
    'http://127.0.0.1/../secret.txt',
  ]
  it.each(paths)('%s is not found', async (path) => {
    const { status, body, headers } = await ask(path)
    expect(status).toBe(404)
    expect(body.toString()).not.toContain(SECRET)
    expect(headers['content-security-policy']).toBe(POLICY)
  })

  it('is not reached by a request that is no request', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('GET /../secret.txt\r\n\r\n'))
      let text = ''
      socket.on('data', (piece) => {
        text += piece
      })
      socket.on('close', () => resolve(text))
    })
    expect(answer).not.toContain(SECRET)
    expect((await ask('/')).status).toBe(200)
  })
})

it('reads the policy from the page', () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`
  expect(policyOf(`<head>${meta}</head>`)).toBe(POLICY)
  expect(policyOf('<head></head>')).toBe("default-src 'none'")
})

describe('nimber serve', () => {
  const running: ChildProcess[] = []
  afterAll(() => {
    for (const child of running) child.kill()
  })

  /** The address that the command prints. */
  function address(child: ChildProcess): Promise<string> {
    running.push(child)
    return new Promise((resolve, reject) => {
      let text = ''
      child.stdout?.on('data', (piece) => {
        text += piece
        const found = /http:\/\/[^\s]+/.exec(text)?.[0]
        if (found) resolve(found)
      })
      child.once('exit', (code) => reject(new Error(`ended with ${code}: ${text}`)))
    })
  }

  it('serves the workbench on this computer, takes the next port, and ends when told', async () => {
    const [first, second] = [start(['serve']), start(['serve', '--open'])]
    const at = [await address(first), await address(second)]
    expect(at[0]).toMatch(/^http:\/\/127\.0\.0\.1:80\d\d\/$/)
    expect(at[1]).not.toBe(at[0])
    const page = await fetch(at[1] as string)
    expect(page.headers.get('content-security-policy')).toContain(
      "script-src 'self' 'wasm-unsafe-eval';",
    )
    expect(await page.text()).toContain('<div id="app">')
    const ended = new Promise((resolve) => first.once('exit', resolve))
    first.kill('SIGINT')
    expect(await ended).toBe(0)
  })

  it('says what is wrong with a port or a host', async () => {
    const taken = await address(start(['serve', '--port', '0']))
    const { code, err } = await nimber(['serve', '--port', new URL(taken).port])
    expect([code, err]).toEqual([1, expect.stringContaining('is in use')])
    for (const text of ['x', '65536', '-1', '1e3', ''])
      expect((await nimber(['serve', `--port=${text}`])).code).toBe(2)
    expect((await nimber(['serve', '--host', '256.1.1.1', '--port', '0'])).code).toBe(2)
    expect((await nimber(['serve', '--port', 'x', '--lang', 'zh'])).err).toContain('--port 应是')
  })
})
