// Compiles the kernels to src/generated. The bytes travel inside a module, so that Node and
// the browser start them without a second file: in hexadecimal, which compresses by a quarter better
// than base64, since a byte is always two letters.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import asc from 'assemblyscript/asc'

const folder = fileURLToPath(new URL('.', import.meta.url))
const generated = new URL('src/generated/', import.meta.url)
mkdirSync(generated, { recursive: true })

await compile('scan', 'assembly/index.ts', 11)
await compile('tables', 'assembly/tables/index.ts', 5)
await compile('sparse', 'assembly/tables/sparse-table.ts', 14)
await compile('check', 'assembly/check/index.ts', 11)
await compile('nimbers', 'assembly/nimbers/index.ts', 9)
await compile('partizan', 'assembly/partizan/index.ts', 2)

async function compile(name, entry, pages) {
  const files = new Map()
  const { error, stderr } = await asc.main(
    [
      entry,
      '--outFile=out.wasm',
      '-O3',
      '--noAssert',
      '--enable=simd',
      '--runtime=stub',
      `--initialMemory=${pages}`,
      `--baseDir=${folder}`,
    ],
    { writeFile: (file, contents) => void files.set(file, contents) },
  )
  if (error) {
    process.stderr.write(stderr.toString())
    throw error
  }
  const hex = Buffer.from(files.get('out.wasm')).toString('hex')
  writeFileSync(new URL(`${name}.ts`, generated), `export const ${name}Hex: string =\n  '${hex}'\n`)
}
