import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { UsageError } from './failure.ts'

/** What is wrong with a source: the place, and a message that may lead to more of them. */
interface Diagnostic {
  readonly start?: number
  readonly messageText: string | { readonly messageText: string }
}

interface TypeScript {
  transpileModule(
    source: string,
    given: {
      readonly fileName: string
      readonly reportDiagnostics: boolean
      readonly compilerOptions: object
    },
  ): { readonly outputText: string; readonly diagnostics?: readonly Diagnostic[] }
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
  const { outputText: text, diagnostics = [] } = typescript.transpileModule(source, {
    fileName: basename(path),
    reportDiagnostics: true, // else what cannot be read is left out, and the rest runs
    compilerOptions: {
      module: isModule ? 99 : 1, // ESNext, CommonJS
      target: 9, // ES2022
      inlineSourceMap: true,
      sourceRoot: dirname(path),
    },
  })
  const [wrong] = diagnostics
  if (wrong) throw cannotRead(path, source, wrong)
  return { text, isModule }
}

function cannotRead(path: string, source: string, { start = 0, messageText }: Diagnostic) {
  const line = source.slice(0, start).split('\n').length
  const error = typeof messageText === 'string' ? messageText : messageText.messageText
  const place = `${basename(path)}:${line}`
  return new UsageError({ en: `${place}: ${error}`, zh: `${place}：${error}` })
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
