// Compiles the kernels to src/generated/scan.ts. The bytes travel inside the module as base64,
// so that Node and the browser start them without a second file.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import asc from 'assemblyscript/asc'

const folder = fileURLToPath(new URL('.', import.meta.url))
const files = new Map()

const { error, stderr } = await asc.main(
  [
    'assembly/index.ts',
    '--outFile=scan.wasm',
    '-O3',
    '--noAssert',
    '--enable=simd',
    '--runtime=stub',
    '--initialMemory=11',
    `--baseDir=${folder}`,
  ],
  { writeFile: (name, contents) => void files.set(name, contents) },
)
if (error) {
  process.stderr.write(stderr.toString())
  throw error
}

const base64 = Buffer.from(files.get('scan.wasm')).toString('base64')
const generated = new URL('src/generated/', import.meta.url)
mkdirSync(generated, { recursive: true })
writeFileSync(new URL('scan.ts', generated), `export const scanBase64 =\n  '${base64}'\n`)
