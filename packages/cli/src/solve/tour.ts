import type { Lang } from '@nimber/core'
import { NumberReader, TextWriter } from '@nimber/kernels'
import { judge, problems } from '@nimber/problems'
import { writeOutput } from '../files/stdio.ts'
import { bold, cyan, dim, print, wrap, writeText } from '../frame/terminal.ts'
import { dictionary } from '../frame/words.ts'
import { runTable } from '../table/table.ts'
import { runSolve } from './solve.ts'

/** `nimber tour`: a few real answers, and what to type next. */
export async function runTour(lang: Lang): Promise<void> {
  const say = dictionary[lang]
  const { tourSteps } = say
  const step = (title: string, command: string) =>
    print(`\n${dim('─'.repeat(80))}\n${title}\n${bold(cyan(`$ nimber ${command}`))}\n`)
  print(bold(wrap(say.tourIntro)))

  step(tourSteps.nim, 'solve nim 3 5 7')
  await runSolve('nim', ['3', '5', '7'], { budget: '1' }, lang)

  step(tourSteps.rule, "solve 'take {1,3,4}' 1000000000000")
  await runSolve('take {1,3,4}', ['1000000000000'], { budget: '1' }, lang)

  step(tourSteps.table, "table 'take {1,3,4}' --to 39")
  runTable('take {1,3,4}', { to: '39', format: 'text', budget: '1' }, lang)

  step(tourSteps.wythoff, 'solve wythoff 165580140 267914295')
  await runSolve('wythoff', ['165580140', '267914295'], { budget: '1' }, lang)

  const problem = problems.find((p) => p.id === 'hdu2176')
  if (problem) {
    step(tourSteps.judge, 'judge hdu2176')
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

  print(`\n${dim('─'.repeat(80))}\n${bold(say.tourNext)}`)
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
