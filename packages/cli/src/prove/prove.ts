import {
  type Answer,
  type Automaton,
  automatonDot,
  automatonSvg,
  BeyondBounds,
  BeyondBudget,
  countOf,
  type Example,
  examplesOf,
  gameSet,
  type Lang,
  MOST_DRAWN_STATES,
  plainOf,
  prove,
  Work,
} from '@nimber/core'
import { writeFile } from '../files/out-file.ts'
import { printWalnut } from '../files/walnut.ts'
import { factorFrom, fail } from '../frame/failure.ts'
import { bold, dim, green, Progress, print, red, wrap, writeText } from '../frame/terminal.ts'
import { proveWords, wrongProve } from './words.ts'

interface ProveOptions {
  readonly budget: string
  readonly system?: string
  readonly states?: string
  readonly json?: boolean
  readonly svg?: string
  readonly dot?: string
  readonly format?: string
}

const USUAL_STATES = 500_000
const USUAL_SECONDS = 20
/** As many tuples of a set are shown. */
const SHOWN = 10

/** `nimber prove`. */
export function runProve(sentence: string, options: ProveOptions, lang: Lang): void {
  const progress = new Progress()
  try {
    const { json, format } = options
    const factor = factorFrom(options.budget)
    if (format !== undefined && format !== 'walnut')
      throw wrongProve((say) => say.badFormat(format))
    if (format !== undefined && json) throw wrongProve((say) => say.formatAlone)
    const work = new Work({
      states: statesFrom(options.states, factor),
      seconds: USUAL_SECONDS * factor,
      progress: (done) => progress.update(done),
    })
    const answer = within(() => prove(sentence, { system: options.system, work, gameSet }))
    progress.clear()
    draw(sentence, answer, options, lang)
    if (format !== undefined && answer.set) printWalnut(answer.set, answer.system, lang)
    else if (json) print(JSON.stringify(record(sentence, answer)))
    else if (options.dot !== '-') show(sentence, answer, lang)
  } catch (error) {
    progress.clear()
    fail(error, lang, options.budget)
  }
}

function statesFrom(text: string | undefined, factor: number): number {
  if (text === undefined) return Math.floor(USUAL_STATES * factor)
  if (!/^[1-9]\d{0,8}$/.test(text)) throw wrongProve((say) => say.badStates(text))
  return Number(text)
}

/** Bounds that are met are told as a budget that is spent. */
function within<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof BeyondBounds)) throw error
    const { of, limit } = error.met
    throw new BeyondBudget(
      { en: proveWords.en.met[of](limit), zh: proveWords.zh.met[of](limit) },
      Number.POSITIVE_INFINITY,
    )
  }
}

/** Writes the pictures that were asked for. */
function draw(
  sentence: string,
  { set }: Answer,
  { svg, dot, format }: ProveOptions,
  lang: Lang,
): void {
  if (svg === undefined && dot === undefined && format === undefined) return
  if (!set) throw wrongProve((say) => say.withoutSet)
  if (svg !== undefined) {
    if (set.size > MOST_DRAWN_STATES)
      throw wrongProve((say) => say.tooManyStates(set.size, MOST_DRAWN_STATES))
    writeFile(svg, automatonSvg({ title: sentence, automaton: set, lang }))
  }
  if (dot === '-') writeText(automatonDot(set, sentence))
  else if (dot !== undefined) writeFile(dot, automatonDot(set, sentence))
}

function examples({ set, system }: Answer): Example[] {
  const list: Example[] = []
  if (!set) return list
  for (const example of examplesOf(set, system)) {
    list.push(example)
    if (list.length === SHOWN) break
  }
  return list
}

function record(sentence: string, answer: Answer): object {
  const { system, free, holds, example, set } = answer
  const numbers = (tuple: Example) =>
    Object.fromEntries(Object.entries(tuple).map(([name, n]) => [name, `${n}`]))
  const about = { sentence, system: system.name }
  if (!set)
    return {
      ...about,
      holds,
      ...(example && { [holds ? 'example' : 'counterexample']: numbers(example) }),
    }
  const count = countOf(set)
  return {
    ...about,
    free,
    states: set.size,
    count: count === undefined ? null : `${count}`,
    examples: examples(answer).map(numbers),
    automaton: { digits: set.digits, ...plainOf(set, free) },
  }
}

function show(sentence: string, answer: Answer, lang: Lang): void {
  const say = proveWords[lang]
  const { system, holds, example, set } = answer
  print(bold(wrap(sentence)))
  if (set) {
    showSet(answer, set, lang)
    return
  }
  const numbers = example && named(example)
  print((holds ? green : red)(holds ? say.true : say.false))
  if (numbers) print(wrap(holds ? say.witness(numbers) : say.counterexample(numbers), '  '))
  print(dim(wrap(say.numbers(system.words[lang]), '  ')))
}

function showSet(answer: Answer, set: Automaton, lang: Lang): void {
  const say = proveWords[lang]
  const { free, system } = answer
  const count = countOf(set)
  if (count === 0n) print(red(say.none))
  else {
    print(green(say.holdsFor(free.join(', '))))
    const list = examples(answer).map((tuple) => free.map((name) => `${tuple[name]}`).join(' '))
    const more = count === undefined || count > BigInt(list.length) ? ', …' : ''
    const separated =
      free.length > 1 ? list.map((tuple) => `(${tuple.replaceAll(' ', ', ')})`) : list
    print(wrap(`${separated.join(', ')}${more}`, '  '))
  }
  const size = say.size(count === undefined ? undefined : `${count}`)
  const about = [size, say.states(set.size), say.numbers(system.words[lang])]
  print(dim(wrap(about.join(' · '), '  ')))
}

function named(example: Example): string {
  return Object.entries(example)
    .map(([name, n]) => `${name} = ${n}`)
    .join(', ')
}
