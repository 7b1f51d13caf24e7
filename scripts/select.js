// The tests that words select.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './files.js'
import { root } from './run.js'

/**
 * The files of unit tests and browser tests whose paths have one of the words. A word that no path
 * has is a part of a test's name: then only tests with such names are run, of the files that have it.
 */
export function selected(words) {
  const has = (text) => (word) => text.toLowerCase().includes(word.toLowerCase())
  const all = testFiles()
  const named = words.filter((word) => !all.some((file) => has(file)(word)))
  const files = all.filter((file) => words.some(has(file)))
  const text = (file) => readFileSync(join(root, file), 'utf8')
  const chosen =
    named.length === 0
      ? files
      : (files.length > 0 ? files : all).filter((file) => named.some(has(text(file))))
  return {
    units: chosen.filter((file) => file.endsWith('.test.ts')),
    specs: chosen.filter((file) => file.endsWith('.spec.ts')),
    names: named.length === 0 ? undefined : named.map(escaped).join('|'),
  }
}

/** All files of tests. */
function testFiles() {
  const places = ['scripts', 'packages']
  const files = places.flatMap((place) => filesIn(place, (name) => name !== 'node_modules'))
  return files.filter((file) => /\.(test|spec)\.ts$/.test(file))
}

function escaped(word) {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
