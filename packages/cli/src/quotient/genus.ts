import { genusOf, genusText, type Lang, type Parsed } from '@nimber/core'
import { exampleOf, parseArguments } from '../frame/arguments.ts'
import { budgetFrom, fail, type Limits } from '../frame/failure.ts'
import { bold, dim, green, Progress, print, wrap, yellow } from '../frame/terminal.ts'
import { heapRuleOf } from './heap-rule.ts'
import { quotientWords, wrongQuotient } from './words.ts'

interface GenusOptions extends Limits {
  readonly json?: boolean
}

/** `nimber genus`. */
export function runGenus(
  text: string,
  position: readonly string[],
  options: GenusOptions,
  lang: Lang,
): void {
  const progress = new Progress()
  try {
    const budget = budgetFrom(options, progress)
    const parsed = parseArguments(text, position)
    const frame = heapRuleOf(parsed.game)
    if (parsed.position === undefined)
      throw wrongQuotient((say) => say.missingPosition(exampleOf(parsed.game)))
    const genus = genusOf(frame.rule, frame.numbers(parsed.position), budget)
    progress.clear()
    if (options.json) print(genusJson(parsed, genus))
    else printGenus(parsed, genus, lang)
  } catch (error) {
    progress.clear()
    fail(error, lang, options.budget)
  }
}

type Found = ReturnType<typeof genusOf>

function genusJson({ game, position }: Parsed, found: Found): string {
  const { value, superscript, tame } = found
  return JSON.stringify({
    game: game.name,
    position: game.rules.print(position),
    genus: genusText(found),
    value,
    misereValue: superscript[0],
    superscript,
    tame,
  })
}

function printGenus({ game, position }: Parsed, found: Found, lang: Lang): void {
  const say = quotientWords[lang]
  const name = lang === 'en' ? game.name : game.nameZh
  print(bold(wrap(`${name}: ${game.rules.print(position)}`)))
  const { value, superscript, tame, tameSymbol } = found
  const values = `${say.value(value)} · ${say.misereValue(superscript[0] as number)}`
  print(`${say.genusOf} ${bold(genusText(found))}${dim(` · ${values}`)}`)
  print(wrap(tame ? green(say.tame) : yellow(tameSymbol ? say.tameSymbol : say.wild)))
}
