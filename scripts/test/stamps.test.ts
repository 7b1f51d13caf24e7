import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newClone } from './project.ts'

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
  for (const file of ['packages/web/tests/a.spec.ts', 'packages/core/test/a.test.ts', 'bench/a.js'])
    change(project, file)
  return project
}

function change(project: string, file: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), `// ${Math.random()}\n`)
}

const STAMPS = `import { BROWSER, CHECKS, UNITS } from './scripts/tasks.js'
console.log(JSON.stringify(Object.fromEntries(
  [BROWSER, UNITS, ...CHECKS].map(({ name, stamp }) => [name.en, stamp?.() ?? null]))))`
const stampsOf = (project: string) => printed<Record<string, string | null>>(project, STAMPS)

describe('a task is done again', () => {
  test.each([
    ['packages/core/src/index.ts', ['browser tests', 'svelte-check', 'tsc', 'oxlint', 'knip']],
    ['packages/web/tests/a.spec.ts', ['browser tests', 'tsc', 'oxlint', 'knip']],
    ['packages/core/test/a.test.ts', ['tsc', 'oxlint', 'knip']],
    ['bench/a.js', ['tsc', 'oxlint', 'knip']],
    ['.oxlintrc.json', ['tsc', 'oxlint', 'knip']],
    ['package-lock.json', ['browser tests', 'svelte-check', 'publint core', 'tsc', 'knip']],
    ['README.md', []],
  ])('after a change of %s where it looks at that', (file, tasks) => {
    const project = clone()
    const before = stampsOf(project)
    expect(stampsOf(project)).toEqual(before)
    change(project, file)
    const after = stampsOf(project)
    const changed = Object.keys(after).filter((name) => after[name] !== before[name])
    expect(changed).toEqual(expect.arrayContaining(tasks))
    const others = ['browser tests', 'svelte-check', 'publint core'].filter(
      (name) => !tasks.includes(name) && file !== 'packages/core/src/index.ts',
    )
    for (const name of others) expect(changed).not.toContain(name)
    if (tasks.length === 0) expect(changed).toEqual([])
  })

  test('the unit tests and the style always', () => {
    expect(stampsOf(clone())).toMatchObject({ 'unit tests': null, biome: null })
  })

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
