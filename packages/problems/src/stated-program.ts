import {
  findEntry,
  type Language,
  NoProgram,
  parse,
  type Style,
  theoremWords,
  type Words,
  type Written,
  writtenProgram,
} from '@nimber/core'
import { headNames } from './layout.ts'
import { joinedLimits } from './names.ts'
import { isOwnProblem } from './own/define.ts'
import type { Field } from './own/fields.ts'
import { leading } from './own/fits.ts'
import { isNumbersProblem, type Problem, type ProgramText } from './problem.ts'

/** The program of a problem that states it; throws NoProgram in languages in which it is too slow. */
export function statedProgram(
  problem: Problem,
  program: ProgramText,
  language: Language,
  style: Style,
): string {
  if (program.slowIn?.includes(language.id)) throw new NoProgram(tooSlow(language.name))
  const { most, wide } = program
  const input = inputOf(problem)
  const written: Written = {
    about: [...aboutProblem(problem), ...reasons(problem, program)],
    cases: problem.envelope,
    ...(problem.numbered && { numbered: problem.numbered }),
    names: program.reads === 'all' ? [] : input.names,
    ...(input.word && { word: input.word }),
    most: most !== undefined && most > input.most ? most : input.most,
    ...(wide !== undefined && { wide }),
    signed: input.signed,
    text: wordsIn(problem, program.text),
  }
  return writtenProgram(written, language, style)
}

function tooSlow(language: string): Words {
  return {
    en: `In ${language} this method takes longer than judges allow for the largest inputs; it is printed in C, C++, Java and TypeScript.`,
    zh: `对最大的输入，这种解法用 ${language} 会超出评测的时限；可输出 C、C++、Java 和 TypeScript 程序。`,
  }
}

/** What a problem is about, as the first comments of its program. */
export function aboutProblem(problem: Problem): readonly Words[] {
  const { title, rule, remark, insight } = problem
  const limits = joinedLimits(problem.limits)
  return [
    { en: `${title.en}: ${rule.en}`, zh: `${title.zh}：${rule.zh}` },
    { en: `Limits: ${limits.en}.`, zh: `范围：${limits.zh}。` },
    ...(remark ? [remark] : []),
    ...(insight ? [insight] : []),
  ]
}

/** What is said by the program itself, or by the theorem of a game that has no parameters. */
function reasons({ games: [slug = ''] }: Problem, { why }: ProgramText): readonly Words[] {
  if (why) return [why]
  const entry = findEntry(slug)
  const [example] = entry?.examples ?? []
  if (!entry || entry.params.length > 0 || example === undefined) return []
  return theoremWords(parse(example).game.theorem)
}

/** What stands at the beginning of a case, and the largest of its numbers. */
interface Input extends Pick<Written, 'names' | 'word' | 'most' | 'signed'> {}

function inputOf(problem: Problem): Input {
  if (isNumbersProblem(problem)) {
    const ends = Object.values(problem.bounds.of).map(({ most }) => most)
    return { names: headNames(problem.layout), most: largest(ends), signed: false }
  }
  if (!isOwnProblem(problem)) throw new TypeError(`no numbers of ${problem.id} are known`)
  const { bounds, layout, until, envelope } = problem.statement
  const ends = Object.values(bounds.of).map(({ most }) => (typeof most === 'bigint' ? most : 0n))
  const [first] = layout
  const most = first?.kind === 'word' ? bounds.of[first.name]?.most : undefined
  const isWord = envelope === 'end' && first?.kind === 'word' && typeof most === 'bigint'
  return {
    names: leading(layout),
    ...(isWord && { word: { name: first.name, most } }),
    most: largest(ends),
    signed: until !== undefined || layout.some(isSigned),
  }
}

/** Whether a number of a field may be below 0. */
function isSigned(field: Field): boolean {
  if (field.kind === 'list') return field.each.some(isSigned)
  if (field.kind === 'choice') return Object.values(field.of).flat().some(isSigned)
  return field.kind === 'number' && field.signed
}

const largest = (numbers: readonly bigint[]) => numbers.reduce((a, b) => (a > b ? a : b), 0n)

/** The text of a program with the words of the problem in it. */
function wordsIn(problem: Problem, text: string): string {
  const asks = isOwnProblem(problem)
    ? problem.statement.asks
    : isNumbersProblem(problem)
      ? problem.asks
      : undefined
  if (asks?.kind !== 'winner' && asks?.kind !== 'letters') return text
  const [wins, loses] = asks.words
  return text.replaceAll('WINS', `"${wins}"`).replaceAll('LOSES', `"${loses}"`)
}
