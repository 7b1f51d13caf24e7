import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KINDS } from '../src/certify/check/kinds.ts'
import { check } from '../src/index.ts'

const FOLDER = new URL('./certificates/kept/', import.meta.url)
const files = readdirSync(FOLDER)
const read = (file: string) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))

// these files are never written anew: what was handed out once is still a proof
test.each(files)('a certificate that was handed out still holds: %s', (file) => {
  const result = check(read(file))
  expect(result.valid ? 'valid' : result.words.en).toBe('valid')
})

test('there is one of every kind', () => {
  const kinds = new Set(files.map((file) => read(file).kind))
  expect(kinds).toEqual(new Set(Object.keys(KINDS)))
})

test.each(['certificates.md', 'certificates.zh-CN.md'])('%s explains every kind', (name) => {
  const text = readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')
  const heads = [...text.matchAll(/^## (.*)$/gm)].flatMap(([, head = '']) => head.split(/, |、/))
  expect(heads).toEqual(expect.arrayContaining(Object.keys(KINDS)))
})
