import type { Source } from './source-runners.ts'

const INCLUDED = /^#include .*$/gm

/** The libraries that a program names, each once. */
const librariesOf = (text: string) => [...new Set(text.match(INCLUDED))].sort().join('\n')

/** One file with every program of C++ in a namespace of its own, and the list of them. */
export function cppFile(sources: readonly Source[]): ReadonlyMap<string, string> {
  const parts = sources.map(({ text }, i) => {
    const own = text.replace(INCLUDED, '').replace('int main() {', 'void program() {')
    return `namespace p${i} {\n${own}}\n`
  })
  const libraries = librariesOf(sources.map(({ text }) => text).join('\n'))
  const calls = parts.map((_, i) => `p${i}::program`)
  const all = [libraries, ...parts, `void (*programs[])() = {${calls}};\n`].join('\n')
  return new Map([['all.cpp', all]])
}

/**
 * A file for all programs of C that name the same libraries, so that one which does not name what it
 * uses is found, and one with the list of them. What a program declares is renamed to a name that no
 * other has: a file for each program would take three times as long.
 */
export function cFiles(sources: readonly Source[]): ReadonlyMap<string, string> {
  const parts = sources.map(({ text }, i) => {
    const names = declaredIn(text)
    return [
      ...names.map((name) => `#define ${name} p${i}_${name}`),
      text.replace(INCLUDED, '').replace('int main(void) {', `void program${i}(void) {`),
      ...[...names, ...macrosIn(text)].map((name) => `#undef ${name}`),
    ].join('\n')
  })
  const groups = new Map<string, string[]>()
  for (const [i, { text }] of sources.entries()) {
    const libraries = librariesOf(text)
    groups.set(libraries, [...(groups.get(libraries) ?? []), `${parts[i]}\n`])
  }
  const files = Array.from(groups, ([libraries, own], i) => {
    return [`all${i}.c`, [libraries, ...own].join('\n')] as const
  })
  const names = sources.map((_, i) => `program${i}`)
  const declared = names.map((name) => `void ${name}(void);`).join('\n')
  const list = `${declared}\nvoid (*programs[])(void) = {${names}};\n`
  return new Map([...files, ['programs.c', list]])
}

/** The names that lines outside of functions declare: types, functions and variables. */
function declaredIn(text: string): readonly string[] {
  const heads = text.match(/^(?:static|typedef) [^=([{;]*/gm) ?? []
  const names = heads.flatMap((head) => head.split(',').map((part) => /\w+\s*$/.exec(part)?.[0]))
  return [...new Set(names.map((name = '') => name.trim()))]
}

const macrosIn = (text: string) =>
  Array.from(text.matchAll(/^#define (\w+)/gm), ([, name]) => name as string)
