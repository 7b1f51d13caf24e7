// The licences of the code that stands inside what is built, read where that code is installed.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('../node_modules', import.meta.url))

/** Modules that are in no package: the tool that wrote them. */
const WRITTEN_BY = [
  [/\/rules\/generated\/grammar\.[jt]s$/, 'peggy'],
  [/^\0rolldown\//, 'rolldown'],
  [/^\0vite\//, 'vite'],
]

/** The folders of the packages, outside this repository, that bundled modules come from. */
export function packagesOf(moduleIds) {
  const folders = new Set()
  for (const id of moduleIds) {
    const path = id.replaceAll('\\', '/')
    const [, tool] = WRITTEN_BY.find(([pattern]) => pattern.test(path)) ?? []
    const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.replace(/^\0/, '')) ?? []
    if (tool) folders.add(join(modules, tool))
    else if (folder) folders.add(folder)
  }
  return folders
}

/** The folders of some packages and of those that they depend on. */
export function withDependencies(names) {
  const folders = new Set()
  const add = (name) => {
    const folder = join(modules, name)
    if (folders.has(folder)) return
    folders.add(folder)
    Object.keys(manifestOf(folder).dependencies ?? {}).forEach(add)
  }
  names.forEach(add)
  return folders
}

/** The names, versions and licences of packages as one text; `more` has texts by their titles. */
export function licensesOf(folders, more = {}) {
  const parts = Object.entries(more)
  for (const folder of folders) {
    const { name, version } = manifestOf(folder)
    parts.push([`${name} ${version}`, licenseIn(folder)])
  }
  parts.sort(([a], [b]) => (a < b ? -1 : 1))
  const texts = parts.map(([title, text]) => `# ${title}\n\n${text.trim()}\n`)
  return [...new Set(texts)].join(`\n${'-'.repeat(72)}\n\n`)
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

function licenseIn(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name))
  const section = file === undefined && licenseSection(folder)
  if (section) return section
  if (!file) throw new Error(`${folder} has no licence that could be passed on`)
  // what a tool itself is made of is not in what it writes
  const [own] = readFileSync(join(folder, file), 'utf8').split(/^# Licenses of bundled dep/m)
  return own
}

/** Some packages have their licence at the end of what they say of themselves. */
function licenseSection(folder) {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const [, section] = /^## licen[cs]e$(.*)/ims.exec(readme) ?? []
  return section?.includes('Permission is hereby granted') ? section : undefined
}
