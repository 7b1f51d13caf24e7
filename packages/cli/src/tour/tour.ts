import type { Lang } from '@nimber/core'
import { NumberReader, TextWriter } from '@nimber/kernels'
import { judge, problems } from '@nimber/problems'
import { writeOutput } from '../files/stdio.ts'
import { bold, cyan, dim, print, wrap, writeText } from '../frame/terminal.ts'
import { runSolve } from '../solve/solve.ts'
import { runTable } from '../table/table.ts'
import { tourWords } from './words.ts'

/** `nimber tour`: a few real answers, and what to type next. */
export async function runTour(lang: Lang): Promise<void> {
  const say = tourWords[lang]
  const { steps } = say
  const step = (title: string, command: string) =>
    print(`\n${dim('─'.repeat(80))}\n${title}\n${bold(cyan(`$ nimber ${command}`))}\n`)
  print(bold(wrap(say.intro)))

  step(steps.nim, 'solve nim 3 5 7')
  await runSolve('nim', ['3', '5', '7'], { budget: '1' }, lang)

  step(steps.rule, "solve 'take {1,3,4}' 1000000000000")
  await runSolve('take {1,3,4}', ['1000000000000'], { budget: '1' }, lang)

  step(steps.table, "table 'take {1,3,4}' --to 39")
  runTable('take {1,3,4}', { to: '39', format: 'text', budget: '1' }, lang)

  step(steps.wythoff, 'solve wythoff 165580140 267914295')
  await runSolve('wythoff', ['165580140', '267914295'], { budget: '1' }, lang)

  const problem = problems.find((p) => p.id === 'hdu2176')
  if (problem) {
    step(steps.judge, 'judge hdu2176')
    writeText(dim(problem.sample.input))
    print('')
    let input = Buffer.from(problem.sample.input)
    const read = (into: Uint8Array) => {
      const taken = input.copy(into)
      input = input.subarray(taken)
      return taken
    }
    judge(problem, new NumberReader(read), new TextWriter(writeOutput))
  }

  print(`\n${dim('─'.repeat(80))}\n${bold(say.next)}`)
  const next = [
    "npx nimber solve 'take 2^k: 5 + take fib: 7 + nim: 9 2'",
    'npx nimber explain wythoff',
    'npx nimber discover kayles',
    'npx nimber play nim 3 5 7',
    'npx nimber stress hdu2176 --solution main.cpp',
    'npx nimber code hdu2176 --lang python',
    'npx nimber games',
    'npx nimber problems',
    'npx nimber --help',
  ]
  for (const line of next)
    print(`  ${line}${lang === 'zh' && line.endsWith('--help') ? ' --lang zh' : ''}`)
}
