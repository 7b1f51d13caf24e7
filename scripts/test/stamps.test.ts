import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newClone } from './project.ts'
import { strangeIn } from './strange.ts'

/** What a module of JavaScript prints as JSON in a project. */
function printed<T>(project: string, text: string): T {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', text], {
    cwd: project,
    encoding: 'utf8',
  })
  if (stderr !== '') throw new Error(stderr)
  return JSON.parse(stdout) as T
}

function clone(): string {
  const project = newClone()
  for (const file of LOOKED_AT.map(([file]) => file).filter((file) => /a\.|dist|web/.test(file)))
    change(project, file)
  return project
}

function change(project: string, file: string, text = `// ${Math.random()}\n`): void {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}

type Stamps = Readonly<Record<string, string | null>>

/** The stamps of all tasks: twice as they are, and after a change of each of some files in turn. */
function stampsAround(files: readonly string[]): readonly Stamps[] {
  const asked = `import { appendFileSync } from 'node:fs'
import { BROWSER, CHECKS } from './scripts/tasks.js'
const stamps = () => Object.fromEntries(
  [BROWSER, ...CHECKS].map(({ name, stamp }) => [name.en, stamp?.() ?? null]))
const all = [stamps(), stamps()]
for (const file of ${JSON.stringify(files)}) {
  appendFileSync(file, ' ')
  all.push(stamps())
}
console.log(JSON.stringify(all))`
  return printed(clone(), asked)
}

/** Files, and the tasks that look at them. */
const LOOKED_AT: readonly (readonly [file: string, tasks: readonly string[]])[] = [
  ['packages/core/src/index.ts', ['svelte-check', 'tsc', 'oxlint', 'knip']],
  ['packages/core/dist/index.js', ['browser tests']],
  ['packages/cli/dist/web/index.html', ['browser tests']],
  ['packages/web/src/main.ts', ['browser tests', 'svelte-check', 'tsc', 'oxlint', 'knip']],
  ['packages/web/tests/a.spec.ts', ['browser tests', 'tsc', 'oxlint', 'knip']],
  ['packages/core/test/a.test.ts', ['tsc', 'oxlint', 'knip']],
  ['bench/a.js', ['tsc', 'oxlint', 'knip']],
  ['.oxlintrc.json', ['tsc', 'oxlint', 'knip']],
  ['package-lock.json', ['browser tests', 'svelte-check', 'tsc', 'knip']],
  ['README.md', ['biome']],
]

describe('a task is done again', () => {
  const [first, ...stamps] = stampsAround(LOOKED_AT.map(([file]) => file))

  test('not where nothing has changed', () => {
    expect(first).toEqual(stamps[0])
    expect(Object.keys(first ?? {})).toContain('browser tests')
  })

  test.each(LOOKED_AT.map(([file, tasks], i) => [file, tasks, i] as const))(
    'after a change of %s where it looks at that',
    (file, tasks, i) => {
      const [before = {}, after = {}] = stamps.slice(i)
      const changed = Object.keys(after).filter((name) => after[name] !== before[name])
      expect(changed).toEqual(expect.arrayContaining([...tasks]))
      const others = ['browser tests', 'svelte-check'].filter((name) => !tasks.includes(name))
      for (const name of others) expect(changed).not.toContain(name)
      if (/README|\/dist\//.test(file)) expect(changed).toEqual(tasks)
      // what is built is written by nobody
      if (!file.includes('/dist/')) expect(changed).toContain('biome')
    },
  )

  test('unless it has passed with the same stamp', () => {
    const project = clone()
    const asked = `import { hasPassed, notePassed } from './scripts/stamps.js'
const seen = () => [hasPassed('a', '1'), hasPassed('a', '2'), hasPassed('b', '1')]
const all = [seen()]
notePassed('a', '1')
all.push(seen())
notePassed('b', '1')
all.push(seen())
notePassed('a', '2')
all.push(seen())
console.log(JSON.stringify(all))`
    expect(printed(project, asked)).toEqual([
      [false, false, false],
      [true, false, false],
      [true, false, true],
      [false, true, true],
    ])
    writeFileSync(join(project, '.nimber/passed.json'), '{ broken')
    expect(printed(project, asked)).toHaveLength(4)
  })
})

/** As a test writes it; what stands here whole would be taken for a look of this file. */
const META = ['import', 'meta'].join('.')

/** Files of unit tests, and what they look at. */
const UNIT_TESTS: Readonly<Record<string, string>> = {
  'packages/core/test/by-name.test.ts': "import { one } from '@nimber/core'",
  'packages/core/test/deep.test.ts': "import {\n  one,\n} from './tools.ts'\nimport 'node:path'",
  'packages/core/test/tools.ts': "export { one } from '../src/index.ts'",
  'packages/core/test/types.test.ts': "import type {\n  One,\n} from '../src/index.ts'",
  'packages/core/test/alone.test.ts': '// import { readFileSync } from somewhere',
  'packages/core/test/temporary.test.ts': "import { readFileSync } from 'node:fs'",
  'packages/core/test/file.test.ts': `const text = new URL('./truth/a.csv', ${META}.url)`,
  'packages/core/test/folder.test.ts': `readdirSync(new URL('truth', ${META}.url))`,
  'packages/core/test/filled.test.ts': `new URL(\`./truth/\${name}.csv\`, ${META}.url)`,
  'packages/core/test/joined.test.ts': `join(${META}.dirname, 'truth')`,
  'packages/core/test/anywhere.test.ts': `const here = ${META}.dirname`,
  'packages/core/test/root.test.ts': `new URL('../../..', ${META}.url)`,
  'packages/core/test/any.test.ts': `new URL(\`../../../\${name}\`, ${META}.url)`,
  'packages/core/test/handed.test.ts': "import { root } from '../../../scripts/run.js'",
  'packages/core/test/command.test.ts': "import { running } from './run.ts'",
  'packages/core/test/served.test.ts': "import { running } from './run.ts'\nrunning('serve')",
  'packages/core/test/learnt.test.ts': "import { running } from './run.ts'\nrunning('learn')",
  'packages/core/test/run.ts': `new URL('../../cli/bin/nimber.cjs', ${META}.url)`,
  'packages/core/test/required.test.ts': `createRequire(${META}.url)\nrequire('../../cli/bin/beside.cjs')`,
}

/** The files of unit tests that have not passed, at first and after a change of each of some files. */
function leftAround(files: readonly string[]): readonly (readonly string[])[] {
  const project = newClone()
  for (const [path, text] of Object.entries(UNIT_TESTS)) change(project, path, text)
  for (const path of [
    'packages/cli/bin/beside.cjs',
    'packages/cli/dist/nimber.cjs',
    'packages/cli/dist/lessons/contents.en.json',
    'packages/cli/dist/lessons/nim.en.json',
    'packages/cli/dist/web/index.html',
    'packages/cli/.cache/code',
    'packages/core/test/truth/a.csv',
    'README.md',
  ])
    change(project, path)
  // how all tests are run serves nothing, and learns nothing
  change(project, 'vitest.config.ts', "import './scripts/test/looked.ts'")
  change(project, 'scripts/test/looked.ts', "import './strange.ts'\n// serve, learn")
  change(project, 'scripts/test/strange.ts', '// serve, learn')
  const asked = `import { appendFileSync } from 'node:fs'
import { notePassedUnits, notPassed, unitStamps } from './scripts/units.js'
const all = []
const ask = (file) => {
  if (file) appendFileSync(file, ' ')
  const stamps = unitStamps()
  all.push(notPassed(stamps).map((path) => path.split('/').at(-1).split('.')[0]))
  notePassedUnits([...stamps.keys()], stamps)
}
ask()
ask()
for (const file of ${JSON.stringify(files)}) ask(file)
const stamps = unitStamps()
appendFileSync('packages/core/src/index.ts', ' ')
notePassedUnits([...stamps.keys()], stamps)
ask()
console.log(JSON.stringify(all))`
  return printed(project, asked)
}

describe('a file of unit tests is run again', () => {
  const ALL = Object.keys(UNIT_TESTS)
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => path.replace(/^.*\/(.*)\.test\.ts$/, '$1'))
  /** Those of which nobody knows what they look at. */
  const ANYWHERE = ['any', 'anywhere', 'handed', 'root']
  const COMMAND = ['command', 'learnt', 'required', 'served']
  const TRUTH = ['filled', 'folder', 'joined']
  const CHANGES: readonly (readonly [file: string, left: readonly string[]])[] = [
    ['packages/core/src/index.ts', ['by-name', 'deep']],
    ['packages/core/test/tools.ts', ['deep']],
    ['packages/core/test/alone.test.ts', ['alone']],
    ['packages/core/test/truth/a.csv', ['file', ...TRUTH]],
    ['packages/core/test/truth/new.csv', TRUTH],
    ['packages/cli/bin/beside.cjs', COMMAND],
    ['packages/cli/dist/nimber.cjs', COMMAND],
    ['packages/cli/dist/survey.cjs', COMMAND],
    ['packages/cli/dist/lessons/contents.en.json', COMMAND],
    ['packages/cli/dist/lessons/nim.en.json', ['learnt']],
    ['packages/cli/dist/web/index.html', ['served']],
    ['README.md', []],
    ['vitest.config.ts', ALL],
    ['scripts/test/looked.ts', ALL],
    ['scripts/test/strange.ts', ALL],
    ['package-lock.json', ALL],
    ['packages/cli/.cache/code', []],
  ]
  const [atFirst, unchanged, ...left] = leftAround(CHANGES.map(([file]) => file))

  test('unless it has passed', () => {
    expect([atFirst, unchanged]).toEqual([ALL.sort(), []])
  })

  test.each(CHANGES.map(([file, tests], i) => [file, tests, i] as const))(
    'after a change of %s where it looks at that',
    (file, tests, i) => {
      const anywhere = file.includes('.cache/') ? [] : ANYWHERE
      expect(left[i]).toEqual([...new Set([...tests, ...anywhere])].sort())
    },
  )

  test('also where what it looks at was changed while it ran', () => {
    expect(left.at(-1)).toEqual([...ANYWHERE, 'by-name', 'deep'].sort())
  })
})

describe('what a test looks at is known, or strange', () => {
  const known = new Set(['packages/core/src/a/one.ts', 'packages/core/test/truth/a.csv'])

  test.each([
    ['packages/core/test/truth/a.csv', []],
    ['packages/core/test/truth', []],
    ['packages/core/dist/a/one.js', []],
    ['', []],
    ['packages/core/test/truth/b.csv', ['packages/core/test/truth/b.csv']],
    ['packages/core/dist/a/two.js', ['packages/core/dist/a/two.js']],
    ['docs', ['docs']],
  ])('%s', (path, strange) => {
    expect(strangeIn([path], known)).toEqual(strange)
  })
})
