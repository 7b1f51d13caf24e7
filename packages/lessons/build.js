// Compiles the course: each lesson and the concepts of each language become a JSON file.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const source = (name) => path(`../${name}/src/index.ts`)

const generated = path('./generated')
rmSync(generated, { recursive: true, force: true })
mkdirSync(generated)

// the compiler is made of the sources, since the libraries are not built yet
const bundle = await rolldown({
  input: source('lessons'),
  platform: 'node',
  resolve: { alias: { '@nimber/core': source('core'), '@nimber/kernels': source('kernels') } },
})
const compiler = join(generated, 'compiler.mjs')
await bundle.write({ file: compiler, format: 'esm', codeSplitting: false })
await bundle.close()
const { cardOf, compileConcepts, compileLesson } = await import(pathToFileURL(compiler))
rmSync(compiler)

const read = (file) => readFileSync(path(`./course/${file}`), 'utf8')
const write = (name, data) =>
  writeFileSync(join(generated, `${name}.json`), `${JSON.stringify(data)}\n`)

for (const lang of ['en', 'zh']) {
  const files = readdirSync(path('./course')).filter((file) => /^\d\d-.*\.md$/.test(file))
  const lessons = []
  for (const file of files.filter((name) => name.endsWith(`.${lang}.md`)).sort()) {
    const [, number, slug] = /^(\d\d)-(.*)\...\.md$/.exec(file)
    try {
      const lesson = compileLesson(slug, Number(number), lang, read(file))
      write(`${slug}.${lang}`, lesson)
      lessons.push(cardOf(lesson))
    } catch (error) {
      console.error(`course/${file}: ${error.message}`)
      process.exitCode = 1
    }
  }
  write(`contents.${lang}`, {
    lessons,
    concepts: compileConcepts(lang, read(`concepts.${lang}.md`)),
  })
}
