import { BeyondBudget, type Words } from '@nimber/core'
import { InputError, type NumberReader, type TextWriter } from '@nimber/kernels'
import type { CaseInput, Problem } from './problem.ts'

/** Input that is not in the format of the problem: in which case, at which byte, and why. */
export class MalformedInput extends Error {
  readonly words: Words

  constructor(caseNumber: number, offset: number, words: Words) {
    super(words.en)
    const place =
      caseNumber === 0
        ? { en: 'number of cases', zh: '测试组数' }
        : { en: `case ${caseNumber}`, zh: `第 ${caseNumber} 组` }
    this.words = {
      en: `${place.en}, byte ${offset}: ${words.en}`,
      zh: `${place.zh}，第 ${offset} 字节：${words.zh}`,
    }
  }
}

/**
 * Answers all cases of an input in the order of the input. Throws MalformedInput at the first
 * number that is wrong, or BeyondBudget with the number of the case, after the answers before it
 * have been written.
 */
export function judge(problem: Problem, reader: NumberReader, out: TextWriter): void {
  let at = 0
  let answered = false
  const input: CaseInput = {
    get caseNumber() {
      return at
    },
    counted: problem.envelope === 'count' || problem.envelope === 'one',
    next: () => reader.next(),
    require: () => reader.require(),
    signed: () => reader.signed(),
    word: () => reader.word(),
    atEnd: () => reader.atEnd(),
    list: (count) => reader.list(count),
    listAndFold: (count, spare) => reader.listAndFold(count, spare),
    blocks: (count) => reader.blocks(count),
    decoded: (count) => reader.decoded(count),
    fold: (count) => reader.fold(count),
    refuse: (expected) => {
      throw new MalformedInput(at, reader.offset, {
        en: `expected ${expected.en}`,
        zh: `这里应是${expected.zh}`,
      })
    },
  }
  try {
    const { envelope } = problem
    const cases = envelope === 'count' ? reader.require() : envelope === 'one' ? 1n : undefined
    if (problem.answerAll && cases !== undefined) {
      problem.answerAll(cases, input, out, (caseNumber) => {
        at = caseNumber
      })
      return
    }
    for (let left = cases; left !== 0n; ) {
      at++
      if (problem.answer(input, out) === 'end') break
      answered = true
      if (left !== undefined) left--
    }
    if (problem.oneLine && answered) out.line('')
  } catch (error) {
    if (error instanceof InputError) throw malformed(at, error)
    if (error instanceof BeyondBudget) throw beyond(at, error)
    throw error
  } finally {
    out.flush()
  }
}

function malformed(at: number, { kind, offset, character }: InputError): MalformedInput {
  const words = {
    end: {
      en: 'expected a number, found the end of the input',
      zh: '这里应是一个数，输入却结束了',
    },
    length: { en: 'the number has too many digits', zh: '这个数的位数太多' },
    character: {
      en: `expected a number, found ${printable(character)}`,
      zh: `这里应是一个数，却是 ${printable(character)}`,
    },
  }
  return new MalformedInput(at, offset, words[kind])
}

function beyond(at: number, { words, factor }: BeyondBudget): BeyondBudget {
  return new BeyondBudget(
    {
      en: `case ${at}: beyond the budget. ${words.en}`,
      zh: `第 ${at} 组：超出预算。${words.zh}`,
    },
    factor,
  )
}

function printable(character: string): string {
  return /^[\p{L}\p{P}\p{S}\p{N}\\]/u.test(character)
    ? `“${character}”`
    : `U+${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`
}
