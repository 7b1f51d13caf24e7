import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'

interface TypeScript {
  transpileModule(
    source: string,
    given: { readonly fileName: string; readonly compilerOptions: object },
  ): { readonly outputText: string }
}

/** A source of TypeScript as JavaScript. */
export interface Transpiled {
  readonly text: string
  readonly isModule: boolean
}

/**
 * A file of TypeScript as JavaScript that knows the lines of the file, if TypeScript is installed
 * where the file or this command finds it. Node 22.6 and later need it for nothing; older ones have
 * no types of their own, and a compiler of 9 MB is too much for this command to bring along.
 */
export function transpiled(path: string): Transpiled | undefined {
  const typescript = findTypeScript(path)
  if (!typescript) return undefined
  const source = readFileSync(path, 'utf8')
  const isModule = /^\s*(import|export)\b/m.test(source)
  const { outputText: text } = typescript.transpileModule(source, {
    fileName: basename(path),
    compilerOptions: {
      module: isModule ? 99 : 1, // ESNext, CommonJS
      target: 9, // ES2022
      inlineSourceMap: true,
      sourceRoot: dirname(path),
    },
  })
  return { text, isModule }
}

function findTypeScript(path: string): TypeScript | undefined {
  for (const from of [path, process.argv[1] ?? path])
    try {
      return createRequire(from)('typescript') as TypeScript
    } catch {
      // not installed there
    }
  return undefined
}
