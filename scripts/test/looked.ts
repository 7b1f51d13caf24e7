import childProcess from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect } from 'vitest'
import { strangeIn } from './strange.ts'

/** What the files of tests are known to look at, and the one that runs. */
interface Watch {
  readonly looks: ReadonlyMap<string, ReadonlySet<string>>
  test: string
  seen: Set<string>
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** What is made while tests run, or by nobody here. */
const UNREAD =
  /(?:^|\/)(?:node_modules|out|test-results|\.(?:nimber|cache|git|tsbuildinfo))(?:\/|$)/
const LISTING = ['readdir', 'readdirSync', 'opendir', 'opendirSync', 'cp', 'cpSync']
const READING = ['access', 'copyFile', 'exists', 'lstat', 'open', 'readFile', 'stat', 'watch']
const STARTING = ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync']

const global = globalThis as { nimberWatch?: Watch; __vitest_worker__?: { filepath?: string } }
global.nimberWatch ??= begin()
const watch = global.nimberWatch
watch.test = relative(ROOT, global.__vitest_worker__?.filepath ?? '').replaceAll(sep, '/')
watch.seen = new Set()

// a test that looks at more than its stamp says would not run again where that has changed
afterAll(() => {
  const known = watch.looks.get(watch.test)
  expect(known, `${watch.test} is unknown`).toBeDefined()
  const strange = strangeIn([...watch.seen], known ?? new Set())
  expect(strange, 'scripts/units.js does not know that this is looked at').toEqual([])
})

/** Notes from now on what this process looks at in the project; all files of tests share it. */
function begin(): Watch {
  const { files, tests } = JSON.parse(
    fs.readFileSync(process.env.NIMBER_LOOKS as string, 'utf8'),
  ) as { files: string[]; tests: Record<string, number[]> }
  const looks = new Map(
    Object.entries(tests).map(([test, all]) => [test, new Set(all.map((i) => files[i] as string))]),
  )
  const reading = READING.flatMap((name) => [name, `${name}Sync`])
  const { readdirSync: list, statSync: statOf } = fs
  const path = (place: unknown, more = '') => {
    const text = place instanceof URL ? fileURLToPath(place) : place
    if (typeof text === 'string') note(resolve(text), more)
  }
  for (const from of [fs, fs.promises] as unknown as Record<string, unknown>[]) {
    watched(from, [...reading, 'createReadStream'], ([place]) => path(place))
    watched(from, LISTING, ([place]) => path(place, '/'))
  }
  watched(childProcess as unknown as Record<string, unknown>, STARTING, (given) => {
    const words = given.flat().filter((word) => typeof word === 'string')
    const places = words.flatMap((word) => word.split(/["'\s]/).filter((w) => w.startsWith(ROOT)))
    for (const place of places) note(resolve(place))
    const isCommand = places.some((place) => place.endsWith('nimber.cjs'))
    if (isCommand && words.includes('serve')) note(join(ROOT, 'packages/cli/dist/web/index.html'))
    if (isCommand && words.includes('learn'))
      note(join(ROOT, 'packages/cli/dist/lessons/nim.en.json'))
  })
  syncBuiltinESMExports()
  return { looks, test: '', seen: new Set() }

  function note(place: string, more = ''): void {
    const seen = global.nimberWatch?.seen
    if (!seen || !place.startsWith(ROOT)) return
    const name = relative(ROOT, place).replaceAll(sep, '/')
    if (UNREAD.test(name)) return
    // tests of what is missing name files that nobody makes
    const found = statOf(place, { throwIfNoEntry: false })
    if (!found) return
    seen.add(name)
    if (more === '/' && found.isDirectory())
      for (const entry of list(place, { withFileTypes: true }))
        if (entry.isFile() && !UNREAD.test(entry.name))
          seen.add(join(name, entry.name).replaceAll(sep, '/'))
  }
}

/** Lets the functions with these names tell what they are given before they do their work. */
function watched(
  from: Record<string, unknown>,
  names: readonly string[],
  tell: (given: readonly unknown[]) => void,
): void {
  for (const name of names) {
    const work = from[name]
    if (typeof work !== 'function') continue
    from[name] = new Proxy(work, {
      apply(target, self, given: unknown[]) {
        tell(given)
        return Reflect.apply(target as () => unknown, self, given)
      },
    })
  }
}
