import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ts } from './typescript.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CLI = 'packages/cli/src'

/** The sources of all packages with what they import of their own package, types too. */
const imports = new Map(
  readdirSync(join(ROOT, 'packages')).flatMap((name) => {
    const files = readdirSync(join(ROOT, 'packages', name, 'src'), { recursive: true })
    const sources = files.map((file) => join('packages', name, 'src', String(file)))
    return sources.filter((path) => /\.(ts|svelte)$/.test(path)).map(withImports)
  }),
)

function withImports(path: string): [string, readonly string[]] {
  const found = ts.preProcessFile(readFileSync(join(ROOT, path), 'utf8'), true, true)
  const own = found.importedFiles.filter(({ fileName }) => /^\.\.?\//.test(fileName))
  return [path, own.map(({ fileName }) => join(dirname(path), fileName))]
}

/** The folders that ARCHITECTURE.md lists under another, in its order. */
function rooms(): ReadonlyMap<string, readonly string[]> {
  const listed = new Map<string, string[]>()
  const above: string[] = []
  const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')
  for (const [, indent = '', folder = ''] of text.matchAll(/^ {4}( *)([\w/]+?)\/? {2,}\S/gm)) {
    above.length = indent.length / 2
    const parent = above.at(-1)
    above.push(parent === undefined ? folder : join(parent, folder))
    if (parent !== undefined) listed.set(parent, [...(listed.get(parent) ?? []), folder])
  }
  return listed
}

/** The folder of a path right under another; '' where the path is a file there. */
const roomIn = (parent: string, path: string) =>
  /^[^/]+(?=\/)/.exec(relative(parent, path))?.[0] ?? ''

const pairs = [...imports].flatMap(([from, all]) => all.map((to) => [from, to] as const))
const within = (parent: string) =>
  pairs.filter((pair) => pair.every((path) => path.startsWith(`${parent}/`)))

test('every import is a file that is known', () => {
  const other = pairs.filter(([, to]) => !imports.has(to) && !/\.(css|woff2|svg)$/.test(to))
  expect(other).toEqual([])
  expect(imports.size).toBeGreaterThan(600)
})

test.each([...rooms()])(
  '%s: a folder imports only from those above it in the list',
  (parent, order) => {
    const folders = readdirSync(join(ROOT, parent), { withFileTypes: true })
    const real = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
    expect([...order].sort()).toEqual(real.sort())
    const wrong = within(parent).filter((pair) => {
      const [from, to] = pair.map((path) => order.indexOf(roomIn(parent, path)))
      return from !== -1 && (to === -1 || Number(to) > Number(from))
    })
    expect(wrong.map((pair) => pair.join(' → '))).toEqual([])
  },
)

test('a command imports only what all commands share, and its own', () => {
  const wrong = within(CLI).filter((pair) => {
    const [from, to] = pair.map((path) => roomIn(CLI, path))
    return from !== '' && from !== to && to !== 'frame' && to !== 'files'
  })
  expect(wrong.map((pair) => pair.join(' → '))).toEqual([])
})

test('no files import each other in a circle', () => {
  const onCircle = [...imports.keys()].filter((path) => {
    const reached = new Set<string>()
    const open = [path]
    for (let at = open.pop(); at !== undefined && !reached.has(path); at = open.pop())
      for (const to of imports.get(at) ?? [])
        if (!reached.has(to)) {
          reached.add(to)
          open.push(to)
        }
    return reached.has(path)
  })
  expect(onCircle).toEqual([])
})
