import type { Lang } from '@nimber/core'
import { NumberReader, TextWriter } from '@nimber/kernels'
import { judge, problems } from '@nimber/problems'
import { writeOutput } from '../files/stdio.ts'
import { bold, cyan, dim, print, wrap, writeText } from '../frame/terminal.ts'
import { tourWords } from './words.ts'

/** `nimber tour`: a few real answers, given by `run`, and what to type next. */
export async function runTour(
  lang: Lang,
  run: (args: readonly string[]) => Promise<unknown>,
): Promise<void> {
  const say = tourWords[lang]
  const { steps } = say
  const step = (title: string, command: string) =>
    print(`\n${dim('─'.repeat(80))}\n${title}\n${bold(cyan(`$ nimber ${command}`))}\n`)
  const show = async (title: string, ...args: readonly string[]) => {
    step(title, args.map((arg) => (/[ {]/.test(arg) ? `'${arg}'` : arg)).join(' '))
    await run(args)
  }
  print(bold(wrap(say.intro)))
  await show(steps.nim, 'solve', 'nim', '3', '5', '7')
  await show(steps.rule, 'solve', 'take {1,3,4}', '1000000000000')
  await show(steps.table, 'table', 'take {1,3,4}', '--to', '39')
  await show(steps.wythoff, 'solve', 'wythoff', '165580140', '267914295')

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
    "npx nimber solve domineering '...|...|...'",
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
