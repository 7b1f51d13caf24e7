import {
  type Calculation,
  Calculator,
  calculate,
  calculateNimbers,
  type Lang,
  thermographLines,
  thermographOf,
  thermographSvg,
} from '@nimber/core'
import { isTerminal } from '../files/descriptor.ts'
import { answerLines, answerOrError } from '../files/lines.ts'
import { writeFile } from '../files/out-file.ts'
import { factorFrom, fail, type Limits, wrongUse } from '../frame/failure.ts'
import { bold, cyan, dim, green, print, red, wrap, yellow } from '../frame/terminal.ts'
import { mayBeNimbers, printNimbers, printProducts } from './nimbers.ts'
import { clip, printRow } from './rows.ts'
import { treeLines } from './tree.ts'
import { calcWords, wrongCalc } from './words.ts'

interface CalcOptions extends Limits {
  readonly json?: boolean
  readonly tree?: boolean
  readonly nimbers?: boolean
  readonly table?: string
  readonly svg?: string
}

type Valued = Extract<Calculation, { kind: 'value' }>
type Compared = Extract<Calculation, { kind: 'comparison' }>

/** `nimber calc`. */
export async function runCalc(
  words: readonly string[],
  options: CalcOptions,
  lang: Lang,
): Promise<void> {
  try {
    const factor = factorFrom(options.budget)
    const option = words.find((word) => /^--(?!v+$)[a-z][a-z-]+(=|$)/.test(word))
    if (option !== undefined) throw wrongUse((say) => say.unknownOption(option, '', 'calc'))
    const text = words.join(' ')
    const { json, tree, svg, nimbers, table } = options
    if (table !== undefined) {
      if (text !== '' || tree || nimbers || svg !== undefined)
        throw wrongCalc((say) => say.tableAlone)
      return printProducts(table, json ?? false)
    }
    if (words.length === 0) throw wrongCalc((say) => say.noExpression)
    if (nimbers && (tree || svg !== undefined)) throw wrongCalc((say) => say.nimbersAlone)
    if (text === '-') {
      if (!json) throw wrongUse((say) => say.cannotRead)
      if (tree || svg !== undefined) throw wrongCalc((say) => say.linesAlone)
      const calculator = new Calculator(factor)
      return await answerLines((number, line) =>
        answerOrError(number, { expression: line.trim() }, () =>
          JSON.stringify(
            (nimbers ? calculateNimbers(line, factor) : calculator.answer(line)).record,
          ),
        ),
      )
    }
    if (json && tree) throw wrongCalc((say) => say.jsonAlone)
    const found = (nimbers ? calculateNimbers : calculate)(text, factor)
    if (tree || svg !== undefined) refuseWithoutForm(found)
    if (svg !== undefined && found.kind === 'value') writeFile(svg, drawing(found, lang))
    if (json) print(JSON.stringify(found.record))
    else if (found.kind === 'nimbers') printNimbers(found.record, lang)
    else if (found.kind === 'comparison') printComparison(found, lang)
    else printValue(found, tree ?? false, lang)
  } catch (error) {
    fail(error, lang, options.budget)
  }
}

function refuseWithoutForm(found: Calculation): void {
  if (found.kind === 'nimbers') throw wrongCalc((say) => say.nimbersAlone)
  if (found.kind === 'comparison') throw wrongCalc((say) => say.noPicture)
  if (found.form === undefined) throw wrongCalc((say) => say.noForm)
}

function drawing({ record, forms, form = forms.zero }: Valued, lang: Lang): string {
  const title = calcWords[lang].thermographOf(record.pretty ?? record.expression)
  return thermographSvg({ title, thermograph: thermographOf(forms, form), lang })
}

function printValue(found: Valued, tree: boolean, lang: Lang): void {
  const say = calcWords[lang]
  const { record, forms, form } = found
  const { outcome, value, canonical, pretty, mean, temperature, leftStop, rightStop } = record
  print(bold(wrap(clip(record.expression))))
  const paint = { L: green, R: red, N: green, P: yellow }[outcome]
  print(`${paint(say.outcomes[outcome])}\n`)
  printRow(say.value, value ?? (form === undefined ? say.notAdded : say.tooLong), lang)
  if (isTerminal(1) && pretty !== null && pretty !== value) printRow(say.signs, pretty, lang)
  if (canonical !== null && canonical !== value) printRow(say.canonical, canonical, lang)
  printRow(say.mean, clip(mean), lang)
  if (temperature !== null) printRow(say.temperature, clip(temperature), lang)
  if (leftStop !== null && rightStop !== null)
    printRow(say.stops, say.stopsOf(clip(leftStop), clip(rightStop)), lang)
  if (record.birthday !== null) printRow(say.birthday, clip(record.birthday), lang)
  if (record.atomicWeight !== null) printRow(say.atomicWeight, record.atomicWeight, lang)
  if (mayBeNimbers(record.expression)) print(`\n${dim(wrap(say.alsoNimbers(record.expression)))}`)
  if (form === undefined) return
  if (tree) {
    print(`\n${cyan(say.tree)}`)
    for (const line of treeLines(forms, form, lang)) print(`  ${line}`)
  }
  if (temperature === null || !/^[1-9]/.test(temperature)) return
  print(`\n${cyan(say.thermograph)}`)
  for (const line of thermographLines(thermographOf(forms, form))) print(`  ${line}`.trimEnd())
}

function printComparison({ record, claim }: Compared, lang: Lang): void {
  const say = calcWords[lang]
  const { left, right, relation, holds } = record
  print(bold(wrap(clip(record.expression))))
  const verdict = holds === null ? relation : holds ? say.trueClaim : say.falseClaim
  const paint = holds === false ? red : green
  print(paint(verdict) + (claim === relation || holds === null ? '' : dim(` · ${relation}`)))
  const [first, second] = [clip(left ?? say.first), clip(right ?? say.second)]
  print(`\n${wrap(say.relations[relation](first, second), '  ')}`)
}
