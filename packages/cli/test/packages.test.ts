import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  filesBelow,
  nodeIn,
  npmIn,
  PACKAGES,
  PACKED,
  projectWithPackages,
  ROOT,
  tarballOf,
} from './installed.ts'

const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
/** The native compiler, which takes a fifth of the time. */
const NATIVE = join(ROOT, 'node_modules', '@typescript', 'native', 'bin', 'tsc')
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
let [project, tarballs] = ['', '']

beforeAll(() => {
  ;({ project, tarballs } = projectWithPackages())
}, 120_000)

afterAll(() => rmSync(project, { recursive: true }))

const folderOf = (name: string) => join(project, 'node_modules', ...name.split('/'))
const read = (...path: string[]) => readFileSync(join(project, ...path), 'utf8')

/** Writes files of the project. */
function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), text)
  }
}

/** The programs in a text, one after the other, with what is said of an expression compared. */
function programOf(markdown: string): string {
  const blocks = [...markdown.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block]) => block)
  const compared = blocks
    .join('')
    .replace(/^(?!const|let)(\S.*) \/\/ (.+)$/gm, 'same($1, $2)')
    .replace(/^((?:verdict|explain)\S*)$/gm, 'same(!!$1, true)')
  return `import { same } from './same.js'\n${compared}`
}

/** What may be in a package: no sources, no build information, nothing that V8 compiled. */
const BELONGS =
  /^(LICENSE|README\.md|package\.json|bin\/\w+\.cjs|dist\/(web\/.+|licenses\.txt|(pglite|initdb)\.(wasm|data)|lessons\/.+\.json|.+\.(js|cjs|d\.ts)))$/

describe.each(Object.entries(PACKAGES))('the package %s', (name, source) => {
  it('has its licence, its words and nothing of the machine it was made on', () => {
    const files = filesBelow(folderOf(name))
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']))
    expect(files.filter((file) => !BELONGS.test(file))).toEqual([])
    const { NIMBER_TARBALLS } = process.env
    const places = [ROOT, ...(NIMBER_TARBALLS ? [dirname(NIMBER_TARBALLS)] : [])]
    const tainted = files.filter((file) => {
      const bytes = readFileSync(join(folderOf(name), file))
      return places.some((place) => bytes.includes(place))
    })
    expect(tainted).toEqual([])
    const licence = readFileSync(join(folderOf(name), 'LICENSE'), 'utf8')
    expect(licence).toBe(readFileSync(join(ROOT, 'LICENSE'), 'utf8'))
  })

  it('is built before it is packed', () => {
    const { scripts } = JSON.parse(read('node_modules', name, 'package.json'))
    const [, script = ''] = /^node (\S+)$/.exec(scripts?.prepack) ?? []
    expect(readFileSync(join(ROOT, 'packages', source, script), 'utf8')).toContain('makeReady()')
  })
})

it.each(PACKED)('publint has nothing to say of the package that is made in %s', async (name) => {
  const { buffer, byteOffset, byteLength } = readFileSync(tarballOf(tarballs, name))
  const tarball = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true })
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
  expect(pkg.license).toBe('MIT')
})

it('no package contains code that V8 compiled', () => {
  expect(existsSync(join(ROOT, 'packages', 'cli', '.cache'))).toBe(true)
  expect(filesBelow(folderOf('nimber')).filter((file) => /cache/.test(file))).toEqual([])
})

describe('the licences of what is bundled', () => {
  const told = (...path: string[]) =>
    [...read('node_modules', ...path, 'licenses.txt').matchAll(/^# (\S+) [\d.]+$/gm)].map(
      ([, name]) => name,
    )

  it('are in the packages', () => {
    expect(told('nimber', 'dist')).toEqual(
      expect.arrayContaining(['commander', 'peggy', '@electric-sql/pglite', 'pg', 'pg-boss']),
    )
    expect(told('@nimber', 'core', 'dist')).toEqual(['peggy'])
  })

  it('are in the workbench, with those of its fonts and its service worker', () => {
    const web = join(folderOf('nimber'), 'dist', 'web')
    const names = told('nimber', 'dist', 'web')
    expect(names).toEqual(expect.arrayContaining(['katex', 'peggy', 'svelte', 'uplot', 'vite']))
    const scripts = readdirSync(web).filter((name) => name.endsWith('.js'))
    const parts = scripts.flatMap((name) => [
      ...readFileSync(join(web, name), 'utf8').matchAll(/workbox:([a-z-]+):/g),
    ])
    expect(parts.length).toBeGreaterThan(2)
    for (const [, part] of parts) expect(names).toContain(`workbox-${part}`)
    const text = read('node_modules', 'nimber', 'dist', 'web', 'licenses.txt')
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1')
    const fonts = filesBelow(web).filter((file) => file.endsWith('.woff2'))
    expect(fonts.length).toBeGreaterThan(10)
    for (const file of fonts) expect(text).toContain(/KaTeX_[A-Za-z0-9]+/.exec(file)?.[0])
  })
})

const USE = `import { solve, parse } from '@nimber/core'
import { problems } from '@nimber/problems'
const { game, position } = parse('take {1,3,4}: 1000000000000')
const verdict = solve(game, position)
`

describe('in a project that has only the packages', () => {
  it('JavaScript uses them', () => {
    write({
      'use.js': `${USE}console.log(verdict.outcome, verdict.value, problems.length >= 20)\n`,
    })
    expect(nodeIn(project, ['use.js'])).toBe('N 1n true\n')
  })

  // the older compiler sees the types once, the native one as well
  it.each([
    { tsc: NATIVE, module: 'nodenext' },
    { tsc: TSC, module: 'esnext', moduleResolution: 'bundler' },
  ])(
    'strict TypeScript uses them without the DOM and without Node’s types: %o',
    ({ tsc, ...resolution }) => {
      const options = {
        ...resolution,
        target: 'es2022',
        lib: ['es2022'],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
        noEmit: true,
      }
      write({
        'tsconfig.json': JSON.stringify({ compilerOptions: options, include: ['typed.ts'] }),
        'typed.ts': `${USE}import { NumberReader } from '@nimber/kernels'
export const text: string | undefined = verdict.winning.first?.text.zh
export const reader = new NumberReader(() => 0)
// @ts-expect-error the types are there: an outcome is one of three letters
export const outcome: 'W' = verdict.outcome
`,
      })
      nodeIn(project, [tsc, '-p', '.'])
    },
  )

  it('the programs of the README files do what they say', () => {
    const programs = {
      ...Object.fromEntries(
        ['core', 'kernels', 'problems'].map((name) => [
          name,
          read('node_modules', '@nimber', name, 'README.md'),
        ]),
      ),
      en: readFileSync(join(ROOT, 'README.md'), 'utf8'),
      zh: readFileSync(join(ROOT, 'README.zh-CN.md'), 'utf8'),
    }
    write({
      'readme/same.ts': `export function same(is: unknown, said: unknown): void {
  const text = (of: unknown) => JSON.stringify(of, (_, v) => (typeof v === 'bigint' ? v + 'n' : v))
  if (text(is) !== text(said)) throw new Error(text(is) + ' is not ' + text(said))
}\n`,
      'readme/tsconfig.json': JSON.stringify({
        compilerOptions: {
          module: 'nodenext',
          target: 'es2022',
          lib: ['es2023'],
          types: [],
          strict: true,
          rootDir: '.',
          outDir: 'out',
        },
      }),
    })
    for (const [name, markdown] of Object.entries(programs)) {
      const program = programOf(markdown)
      expect(program).toMatch(/^same\(/m)
      write({ [`readme/${name}.ts`]: program })
    }
    const imports = Object.keys(programs).map((name) => `import './${name}.js'\n`)
    write({ 'readme/all.ts': imports.join('') })
    nodeIn(project, [NATIVE, '-p', 'readme'])
    nodeIn(project, ['readme/out/all.js'])
  })

  it('a page that vite builds solves', () => {
    write({
      'app/index.html':
        '<!doctype html><title>app</title><script type="module" src="./main.ts"></script>',
      'app/vite.config.js': 'export default { build: { modulePreload: { polyfill: false } } }',
      'app/main.ts': `${USE}console.log('solved: ' + verdict.outcome + verdict.value + problems.length)\n`,
    })
    nodeIn(join(project, 'app'), [VITE, 'build', '--logLevel', 'warn'])
    const [script = ''] = readdirSync(join(project, 'app', 'dist', 'assets'))
    expect(nodeIn(project, [join('app', 'dist', 'assets', script)])).toMatch(/^solved: N1\d{2,}\n$/)
  })

  it('the command solves', () => {
    const out = npmIn(project, [
      'exec',
      '--offline',
      '--',
      'nimber',
      'solve',
      'nim',
      '3',
      '5',
      '7',
      '--lang',
      'en',
    ])
    expect(out).toContain('The player to move wins (N) · value 1')
  })
})

describe('the command that is installed', () => {
  let child: ChildProcess | undefined
  afterAll(() => child?.kill())

  it('serves its own workbench, not a package that happens to be called web', async () => {
    write({ 'node_modules/web/dist/index.html': 'a stranger' })
    const command = join(folderOf('nimber'), 'bin', 'nimber.cjs')
    child = spawn(process.execPath, [command, 'serve', '--port', '0', '--lang', 'en'], {
      cwd: project,
    })
    const address = await new Promise<string>((resolve, reject) => {
      let text = ''
      const hear = (piece: Buffer) => {
        text += piece
        const found = /http:\S+/.exec(text)?.[0]
        if (found) resolve(found)
      }
      child?.stdout?.on('data', hear)
      child?.stderr?.on('data', hear)
      child?.once('exit', () => reject(new Error(text)))
    })
    const fetched = async (path: string) => {
      const answer = await fetch(new URL(path, address))
      expect([path, answer.status]).toEqual([path, 200])
      return answer.text()
    }
    const page = await fetched('/')
    expect(page).toContain('<div id="app">')
    const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(page) ?? []
    expect(await fetched(script)).toContain('import')
    expect(await fetched('/licenses.txt')).toContain('Svelte')
  })
})
