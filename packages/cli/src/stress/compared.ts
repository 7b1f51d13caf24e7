import type { Words } from '@nimber/core'
import {
  casesIn,
  guessedProblem,
  inputProblem,
  isOwnProblem,
  type Problem,
  printInput,
  type Resources,
} from '@nimber/problems'
import type { Reference } from './reference.ts'
import { clip } from './shown.ts'
import { type Inputs, inputsOf, knownSubject, type Subject } from './subject.ts'
import { inBoth, wrongStress } from './words.ts'

/** What a program may use where no judge says so. */
const USUAL_RESOURCES: Resources = { seconds: 2, megabytes: 256 }

/** Seconds for each kind of inputs where programs of the person's own are asked: these may be slow. */
const SECONDS = 30

/** The inputs of a problem, with the answers of another program. */
export function comparedSubject(problem: Problem, right: Reference): Subject {
  const inputs = inputsOf(problem)
  return {
    ...inputs,
    ...answeredBy(right),
    stages: (seed, cases) =>
      inputs.stages(seed, cases).map((stage) =>
        // what is asked for is done, however long it takes
        stage.kind === 'random' && cases !== undefined ? stage : { ...stage, seconds: SECONDS },
      ),
  }
}

/** The inputs of a format, with the answers of another program. */
export function formatSubject(format: string, right: Reference): Subject {
  const inputs = comparedSubject(inputProblem(format), right)
  return { ...inputs, name: right.text, resources: USUAL_RESOURCES }
}

/** The answers of another program, in a part for each case where its lines can be told apart. */
function answeredBy(right: Reference): Pick<Subject, 'anyOrder' | 'expected' | 'truth'> {
  return {
    anyOrder: false,
    async expected(cases, input) {
      const output = await right.output(input)
      const lines = output.match(/.*\n|.+$/g) ?? []
      const each = lines.length / cases.length
      if (!Number.isInteger(each) || each === 0) return [output]
      return cases.map((_, i) => lines.slice(i * each, (i + 1) * each).join(''))
    },
    truth: () => [],
  }
}

/** Inputs that are tried where nothing else is asked for and there is time for them. */
const USUAL_INPUTS = 300
/** Inputs that a form is guessed from, or those that are there after so many seconds. */
const SAMPLES = 20
const SAMPLE_SECONDS = 5
/** Further inputs among which a smaller failure is looked for, and for how long. */
const OTHERS = 200
const OTHERS_SECONDS = 10
/** Seeds in a row for which the same input is no accident. */
const SAME = 20

/** What is asked for with `--gen`: the problem or the format that the inputs are of, and the answers. */
export interface Generated {
  readonly generator: Reference
  readonly problem: Problem | undefined
  readonly format: string | undefined
  readonly right: Reference | undefined
}

/** Inputs that a program makes from seeds. */
export class GeneratedInputs {
  private readonly asked: Generated
  private readonly texts = new WeakMap<readonly unknown[], string>()
  private form: Problem | undefined
  private seed = 0n
  private isConstant = false
  private isGuessed = false

  constructor(asked: Generated) {
    this.asked = asked
    const { problem, format } = asked
    this.form = problem ?? (format === undefined ? undefined : inputProblem(format))
  }

  get subject(): Subject {
    const { problem, right, generator } = this.asked
    const known = problem && !right ? knownSubject(problem) : undefined
    const answers = right ? answeredBy(right) : known
    if (!answers) throw wrongStress((say) => say.needReference)
    return {
      ...answers,
      name: problem?.id ?? right?.text ?? generator.text,
      resources: problem?.resources ?? USUAL_RESOURCES,
      notes: (failed) => this.notes(failed),
      stages: (seed, cases) => [this.stage(seed, cases)],
      input: (cases) => this.texts.get(cases) ?? this.printed(cases),
      smaller: (one) => (this.form && !isWhole(one) ? this.form.cases.smaller(one) : []),
      others: ([one]) => (isWhole(one) ? this.inputs(OTHERS, OTHERS_SECONDS) : undefined),
      truth: (one) => (isWhole(one) ? [] : answers.truth(one)),
    }
  }

  private printed(cases: readonly unknown[]): string {
    const [one] = cases
    return this.form && !isWhole(one) ? printInput(this.form, cases) : `${one}`
  }

  private stage(seed: string, asked: number | undefined): Inputs {
    this.seed = BigInt(seed)
    const most = asked ?? USUAL_INPUTS
    return {
      kind: 'generated',
      most,
      ...(asked === undefined && { seconds: SECONDS }),
      inputs: () => this.inputs(most),
    }
  }

  /** Different inputs of so many seeds; the first ones are kept back until their form is guessed. */
  private async *inputs(
    count: number,
    seconds = Number.POSITIVE_INFINITY,
  ): AsyncGenerator<readonly unknown[]> {
    const begun = Date.now()
    const passed = (most: number) => Date.now() - begun >= 1000 * most
    const seen = new Set<string>()
    const first: string[] = []
    let isKnown = this.form !== undefined
    for (let i = 0; i < count && !passed(seconds); i++) {
      if (seen.size === 1 && i === SAME) {
        this.isConstant = true
        break
      }
      const text = await this.asked.generator.seeded(`${this.seed++}`)
      if (text.trim() === '') throw wrongStress((say) => say.emptyInput(this.asked.generator.text))
      if (seen.has(text)) continue
      seen.add(text)
      if (isKnown) yield this.casesOf(text)
      else if (first.push(text) === SAMPLES || passed(SAMPLE_SECONDS)) {
        this.guess(first)
        isKnown = true
        for (const one of first) yield this.casesOf(one)
      }
    }
    if (isKnown) return
    this.guess(first)
    for (const one of first) yield this.casesOf(one)
  }

  private guess(texts: readonly string[]): void {
    this.form = guessedProblem(texts)
    this.isGuessed = this.form !== undefined
  }

  private notes(failed: boolean): readonly Words[] {
    const { isConstant, isGuessed, form, asked } = this
    const { text } = asked.generator
    const shown = form?.id.replace(/:(\S{12})\S+/, ':$1…') ?? ''
    return [
      ...(isConstant ? [inBoth((say) => say.sameInput(text, SAME))] : []),
      ...(isGuessed && failed ? [inBoth((say) => say.guessed(shown))] : []),
    ]
  }

  /** The cases of an input, or the input itself as one that cannot be looked into. */
  private casesOf(text: string): readonly unknown[] {
    const { form } = this
    const read = form && isOwnProblem(form) ? casesIn(form, text) : undefined
    const { format, generator } = this.asked
    if (!read && format !== undefined)
      throw wrongStress((say) => say.notInFormat(generator.text, format, clip(text.trimEnd(), 200)))
    const cases = read && read.length > 0 ? read : [text]
    this.texts.set(cases, text)
    return cases
  }
}

/** Whether a case is a whole input that is not looked into. */
function isWhole(one: unknown): one is string {
  return typeof one === 'string'
}
