import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

/** The packages that are published: the names, and the folders in which they are made. */
export const PACKAGES = {
  '@nimber/core': 'core',
  '@nimber/kernels': 'kernels',
  '@nimber/problems': 'problems',
  nimber: 'cli',
} as const

/** The folders of all that is packed: the lessons are not installed with the others. */
export const PACKED = [...Object.values(PACKAGES), 'lessons']

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const shell = process.platform === 'win32'

/** A new project outside the checkout, with the tarballs of the packages installed and no more. */
export function projectWithPackages(): { project: string; tarballs: string } {
  const project = mkdtempSync(join(tmpdir(), 'nimber-installed-'))
  const tarballs = process.env.NIMBER_TARBALLS ?? packed(join(project, 'tarballs'))
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n')
  const files = Object.values(PACKAGES).map((name) => tarballOf(tarballs, name))
  npmIn(project, ['install', '--offline', '--no-audit', '--no-fund', ...files])
  return { project, tarballs }
}

/** The tarball of the package that is made in a folder. */
export function tarballOf(tarballs: string, name: string): string {
  const begin = name === 'cli' ? /^nimber-\d/ : new RegExp(`^nimber-${name}-`)
  const [file, ...more] = readdirSync(tarballs).filter((file) => begin.test(file))
  if (file === undefined || more.length > 0) throw new Error(`not one tarball of ${name}`)
  return join(tarballs, file)
}

/** Packs what is built; the scripts, which would build it anew, are left out. */
function packed(folder: string): string {
  mkdirSync(folder)
  const names = PACKED.flatMap((name) => ['-w', `packages/${name}`])
  npmIn(ROOT, ['pack', '--ignore-scripts', '--pack-destination', folder, ...names])
  return folder
}

/** Runs npm in a folder; what it prints. */
export function npmIn(folder: string, args: readonly string[]): string {
  return execFileSync(npm, args, { cwd: folder, encoding: 'utf8', shell, stdio: 'pipe' })
}

/** Runs Node in a folder; what it prints, which is also what an error says. */
export function nodeIn(folder: string, args: readonly string[]): string {
  try {
    return execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${args.join(' ')}\n${stdout}${stderr}`)
  }
}

/** The files below a folder, as paths from it. */
export function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
