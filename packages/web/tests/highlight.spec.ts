import { expect, test } from '@playwright/test'
import { highlight, type SourceLanguage } from '../src/pages/problems/highlight.ts'

const kinds = (source: string, language: SourceLanguage) =>
  highlight(source, language)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => `${kind} ${text}`)

test('keywords, numbers, strings and comments are told apart in each language', () => {
  expect(kinds('#include <cstdio>\nint f2 = 0x1F; // int 3', 'cpp')).toEqual([
    'keyword #include',
    'keyword int',
    'number 0x1F',
    'comment // int 3',
  ])
  expect(kinds("/* a\nb */ char c = '\\''; puts(\"/* 1 */\");", 'c')).toEqual([
    'comment /* a\nb */',
    'keyword char',
    "string '\\''",
    'string "/* 1 */"',
  ])
  expect(kinds('final long n = 10L;', 'java')).toEqual([
    'keyword final',
    'keyword long',
    'number 10L',
  ])
  expect(kinds('x = b"# no" # yes\nprint_if = 2', 'python')).toEqual([
    'string b"# no"',
    'comment # yes',
    'number 2',
  ])
  expect(kinds('const t = `a\n// {1}`\nlet $if = 2n', 'ts')).toEqual([
    'keyword const',
    'string `a\n// {1}`',
    'keyword let',
    'number 2n',
  ])
})

test('the pieces together are the text, whatever it is', () => {
  const hard = 'a "unclosed\n\'\\\n/* never ends\n`<script>"""1.5e3\'\'\'#'
  for (const language of ['cpp', 'c', 'java', 'python', 'ts'] as const)
    expect(
      highlight(hard, language)
        .map(({ text }) => text)
        .join(''),
    ).toBe(hard)
})
