import { existsSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'

const SOURCE = /^(.*\/packages\/(?:core|kernels|problems|lessons))\/src\/(.*)\.ts$/

/** The file that the build has made of a source of a library; undefined where there is none. */
function builtOf(path: string): string | undefined {
  const [, library = '', file = ''] = SOURCE.exec(path) ?? []
  const built = `${library}/dist/${file}.js`
  return library !== '' && existsSync(built) ? built : undefined
}

/** Files that Node loads by itself. */
export const BUILT = /\/packages\/(?:core|kernels|problems|lessons)\/dist\//

/**
 * Lets tests import the libraries as they are built, where that is done a moment ago: Node loads
 * them at once, and hundreds of sources need not be translated for every thread.
 */
export const built = {
  name: 'built',
  enforce: 'pre' as const,
  resolveId(source: string, importer?: string): string | undefined {
    // a package is known by its name as the path of its first source already
    if (isAbsolute(source)) return builtOf(source)
    const isNear = source.startsWith('.') && importer !== undefined
    return isNear ? builtOf(join(dirname(importer), source)) : undefined
  },
}
