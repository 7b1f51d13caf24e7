import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { command, here } from './stress-tools.ts'

const root = mkdtempSync(join(tmpdir(), 'nimber-cookbook-'))
afterAll(() => rmSync(root, { recursive: true }))

/** The fenced blocks of the cookbook in a README. */
function blocksOf(file: string): readonly { language: string; text: string }[] {
  const path = fileURLToPath(new URL(`../../../${file}`, import.meta.url))
  const [, section = ''] = /^## (?:Cookbook|菜谱)(.*?)^## /ms.exec(readFileSync(path, 'utf8')) ?? []
  return [...section.matchAll(/^```(\w+)\n(.*?)^```/gms)].map(([, language = '', text = '']) => ({
    language,
    text,
  }))
}

/** The commands of a session, with what each prints. */
function commandsOf(text: string): readonly (readonly [command: string, output: string])[] {
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((one) => {
      const [, asked = '', output = ''] = /^((?:[^\n]*\\\n)*[^\n]*\n)(.*)$/s.exec(one) ?? []
      return [asked, output] as const
    })
}

describe.skipIf(!here('python3'))('the cookbook does what it says', () => {
  const readmes = ['README.md', 'README.zh-CN.md']

  test('it has ten problems and more, the same in both languages', () => {
    const [en, zh] = readmes.map((file) =>
      blocksOf(file)
        .map(({ text }) => text.replaceAll(/(#|\/\/) .*/g, ''))
        .join('\n'),
    )
    expect(zh).toBe(en)
    expect(en?.match(/nimber judge/g)?.length).toBeGreaterThanOrEqual(10)
  })

  test('every command prints what stands below it', () => {
    const folder = join(root, 'cookbook')
    const tools = join(root, 'tools')
    for (const path of [folder, tools]) mkdirSync(path)
    const npx = join(tools, 'npx')
    writeFileSync(npx, `#!/bin/sh\nshift\nexec "${process.execPath}" "${command}" "$@"\n`)
    chmodSync(npx, 0o755)
    const blocks = blocksOf('README.md')
    for (const { language, text } of blocks) {
      const [, name] = /^(?:#|\/\/) (\S+?):/.exec(text) ?? []
      if (language !== 'console') writeFileSync(join(folder, name ?? ''), text)
    }
    const env = { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH}` }
    for (const { text } of blocks.filter(({ language }) => language === 'console'))
      for (const [asked, output] of commandsOf(text)) {
        const { stdout, stderr } = spawnSync('/bin/sh', ['-c', asked], {
          cwd: folder,
          env,
          encoding: 'utf8',
        })
        expect([asked, stderr, stdout]).toEqual([asked, '', output])
      }
  })
})
