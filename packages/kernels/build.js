// Compiles the kernels to src/generated. The bytes travel inside a module as base64,
// so that Node and the browser start them without a second file.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import asc from 'assemblyscript/asc'

const folder = fileURLToPath(new URL('.', import.meta.url))
const generated = new URL('src/generated/', import.meta.url)
mkdirSync(generated, { recursive: true })

await compile('scan', 'assembly/index.ts', 11)
await compile('tables', 'assembly/tables/index.ts', 20)
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
  const base64 = Buffer.from(files.get('out.wasm')).toString('base64')
  writeFileSync(
    new URL(`${name}.ts`, generated),
    `export const ${name}Base64: string =\n  '${base64}'\n`,
  )
}
