import {
  type AnyGame,
  derive,
  type Entry,
  entries,
  entryOf,
  findEntry,
  findPartizan,
  inLang,
  isCondition,
  type Lang,
  misereWarning,
  nearest,
  type PartizanEntry,
  paramText,
  parseAny,
  partizanEntries,
  printFormula,
  printPlayed,
  solvePartizan,
  TextError,
} from '@nimber/core'
import { type Concept, conceptOf, gameOfAlias, type LessonCard, lessonAbout } from '@nimber/lessons'
import { joinedLimits, type Problem, problemNamed, problems } from '@nimber/problems'
import { drawVerdict } from '../files/picture.ts'
import { exampleOf, examplePositionOf } from '../frame/arguments.ts'
import { fail, refusing, wrongUse } from '../frame/failure.ts'
import { findProblem, unknownAtJudge } from '../frame/find-problem.ts'
import { contentsIn } from '../frame/lessons.ts'
import { printProse } from '../frame/prose.ts'
import { bold, cyan, dim, pad, print, wrap, writeText } from '../frame/terminal.ts'
import { dictionary } from '../frame/words.ts'
import { catalogueWords } from './words.ts'

const wrong = refusing(catalogueWords)

/** A game of the catalogue, whether or not its players have the same moves. */
type Listed = Entry | PartizanEntry

/** `nimber games`. */
export function runGames(lang: Lang): void {
  const call = ({ slug, params }: Listed) => [slug, ...params.map(paramText)].join(' ')
  const width = Math.max(...[...entries, ...partizanEntries].map((entry) => call(entry).length))
  const indent = ' '.repeat(width + 2)
  const list = (some: readonly Listed[]) => {
    for (const entry of some)
      print(bold(pad(call(entry), width)) + wrap(entry.names[lang], indent).slice(width))
  }
  list(entries)
  print(`\n${cyan(catalogueWords[lang].partizan)}`)
  list(partizanEntries)
  print(
    `\n${dim(`${catalogueWords[lang].try}${dictionary[lang].colon}nimber explain wythoff · nimber solve nim 3 5 7`)}`,
  )
}

/** That a word of the subject or a game is written otherwise, where one is near. */
function misspelt(text: string): Error | undefined {
  if (!/^[\p{L}\s'’-]+$/u.test(text)) return undefined
  const names = (['en', 'zh'] as const).flatMap((lang) =>
    contentsIn(lang).concepts.flatMap(({ name, aliases }) => [name, ...aliases]),
  )
  const slugs = [...entries, ...partizanEntries].map(({ slug }) => slug)
  const near = nearest(text.trim(), [...slugs, ...names])
  return near === undefined ? undefined : wrong((say) => say.unknownWord(text.trim(), near))
}

/** The concept of a name in either language, in the reader's own. */
function findConcept(text: string, lang: Lang): Concept | undefined {
  const other = lang === 'en' ? 'zh' : 'en'
  const own = contentsIn(lang).concepts
  const found = conceptOf(own, text) ?? conceptOf(contentsIn(other).concepts, text)
  return own.find(({ slug }) => slug === found?.slug)
}

/** A word of the subject, and the games that are about it or that are called so. */
function printConcept(concept: Concept, alias: string | undefined, lang: Lang): void {
  const { name, called, text, lessons, games } = concept
  print(bold(name))
  print(called.length > 0 ? `${dim(wrap(called.join(lang === 'en' ? ', ' : '、')))}\n` : '')
  printProse(text)
  for (const slug of new Set([...(alias === undefined ? [] : [alias]), ...games]))
    print(seeGame(slug, lang))
  for (const card of contentsIn(lang).lessons)
    if (lessons.includes(card.slug)) print(lessonLine(card, lang))
}

function seeGame(slug: string, lang: Lang): string {
  const name = (findEntry(slug) ?? findPartizan(slug))?.names[lang] ?? slug
  return `${catalogueWords[lang].seeGame(name)}${dim(`  nimber explain ${slug}`)}`
}

const seeWord = ({ name, slug }: Concept, lang: Lang) =>
  `${catalogueWords[lang].seeWord(name)}${dim(`  nimber explain ${slug}`)}`

const lessonLine = ({ number, title, slug }: LessonCard, lang: Lang) =>
  `${catalogueWords[lang].lesson(number, title)}${dim(`  nimber learn ${slug}`)}`

/**
 * `nimber explain`: a game of the catalogue, with or without its parameters, a word of the subject,
 * a judge problem, or any rule.
 */
export function runExplain(text: string, svg: string | undefined, lang: Lang): void {
  const concept = findConcept(text, lang)
  const alias = gameOfAlias(text)
  const isListed = findEntry(text) ?? findPartizan(text)
  if (svg === undefined && concept && !isListed) {
    printConcept(concept, alias, lang)
    return
  }
  try {
    explainGame(isListed ? text : (alias ?? text), concept, svg, lang)
  } catch (error) {
    const problem = problemNamed(problems, text)
    if (svg !== undefined || !(error instanceof TextError)) fail(error, lang)
    else if (problem) printProblem(problem, lang)
    else fail(unknownAtJudge(text) ?? misspelt(text) ?? error, lang)
  }
}

/** All about a game; the words of the subject that it is an example of, or that are called so. */
function explainGame(
  text: string,
  concept: Concept | undefined,
  svg: string | undefined,
  lang: Lang,
): void {
  const [say, common] = [catalogueWords[lang], dictionary[lang]]
  const game = parseGame(text)
  if (svg !== undefined) drawExample(game, svg, lang)
  const entry = game.partizan
    ? game.is.kind === 'entry'
      ? game.is.entry
      : undefined
    : entryOf(game)
  const name = lang === 'en' ? game.name : game.nameZh
  print(bold(wrap(entry ? `${entry.names[lang]} (${game.name})` : name)))
  if (game.name !== text.trim() && entry?.slug === text.trim()) print(dim(say.exampleOf(game.name)))
  const section = (title: string, body: string) => print(`\n${cyan(title)}\n${wrap(body, '  ')}`)
  if (entry) section(say.rule, entry.about[lang])
  else if (game.convention === 'misere') section(say.rule, say.misere)
  if (!game.partizan && game.rule)
    section(say.inRuleLanguage, printPlayed(game.rule, game.convention)[lang])
  if (entry) section(say.position, entry.position[lang])
  const { theorem } = game
  if (theorem) {
    section(`${say.theorem}${common.colon}${theorem.name[lang]}`, theorem.statement[lang])
    if (theorem.formula) {
      const losing = ('outcome' in theorem && theorem.outcome) || isCondition(theorem.formula)
      const ofHeap = 'heaps' in theorem && theorem.heaps
      const kind = losing ? common.losingWhen : ofHeap ? 'G(n) = ' : 'G = '
      section(say.formula, kind + printFormula(theorem.formula, lang))
    }
    section(say.proof, theorem.proof[lang])
    section(say.reference, inLang(theorem.reference, lang))
  } else {
    section(say.theorem, say.noTheorem)
    if (entry?.reference) section(say.reference, inLang(entry.reference, lang))
  }
  // a theorem of a partizan game gives values of some positions; what values are is told too
  if (!theorem || game.partizan)
    for (const { title, text } of derive(game)) section(title[lang], text[lang])
  const warning = game.partizan ? undefined : misereWarning(game)
  if (warning) section(say.beware, warning[lang])
  const using = problems.filter((p) => entry && p.games.includes(entry.slug)).map((p) => p.id)
  if (using.length > 0) section(say.problemsUsing, using.join(', '))
  const lesson = entry && lessonAbout(contentsIn(lang).lessons, { games: [entry.slug] })
  const ideas = contentsIn(lang).concepts.filter(
    (other) => other === concept || (entry && other.games.includes(entry.slug)),
  )
  if (lesson || ideas.length > 0) print('')
  if (lesson) print(lessonLine(lesson, lang))
  for (const idea of ideas) print(seeWord(idea, lang))
  const tries = entry?.examples.map((example) => `'${example}'`) ?? [exampleOf(game)]
  section(say.try, tries.map((example) => `nimber solve ${example}`).join('\n'))
}

/** Draws the position that is proposed to try, where the players have different moves. */
function drawExample(game: AnyGame<unknown>, path: string, lang: Lang): void {
  if (!game.partizan) throw wrongUse((say) => say.samePicture)
  drawVerdict(solvePartizan(game, examplePositionOf(game)), path, lang)
}

/** The game of a text; one of the catalogue without its parameters gets those of its example. */
function parseGame(text: string): AnyGame<unknown> {
  const entry = findEntry(text.trim()) ?? findPartizan(text.trim())
  const example = entry && entry.params.length > 0 ? entry.examples[0] : undefined
  const { game, position } = parseAny(example ? example.slice(0, example.lastIndexOf(':')) : text)
  if (position !== undefined)
    throw new TextError(text, text.lastIndexOf(':') + 1, {
      en: 'Only the game is explained here; `nimber solve` explains a position.',
      zh: '这里只讲解游戏；局面请用 `nimber solve`。',
    })
  return game
}

/** `nimber problems`. */
export function runProblems(id: string | undefined, lang: Lang): void {
  const [say, common] = [catalogueWords[lang], dictionary[lang]]
  if (id !== undefined) {
    try {
      printProblem(findProblem(id), lang)
    } catch (error) {
      fail(error, lang)
    }
    return
  }
  for (const problem of problems) {
    print(`${bold(problem.id)}  ${problem.title[lang]}`)
    print(wrap(problem.rule[lang], '  '))
    print(wrap(`${say.input}${common.colon}${inputFormat(problem, lang)}`, '  '))
    print(wrap(`${say.output}${common.colon}${problem.output[lang]}`, '  '))
    print('')
  }
  print(dim(`${say.try}${common.colon}nimber problems hdu2176 · nimber judge hdu2176 < input.txt`))
}

function printProblem(problem: Problem, lang: Lang): void {
  const say = catalogueWords[lang]
  print(`${bold(problem.title[lang])}  ${dim(problem.id)}`)
  const section = (title: string, body: string) => print(`\n${cyan(title)}\n${wrap(body, '  ')}`)
  section(say.rule, problem.rule[lang])
  section(say.input, inputFormat(problem, lang))
  section(say.output, problem.output[lang])
  const { bounds, resources } = problem
  const allowed = say.resources(bounds.cases, resources.seconds, resources.megabytes)
  section(say.limits, `${joinedLimits(problem.limits)[lang]}\n${allowed}`)
  if (problem.remark) section(say.remark, problem.remark[lang])
  print(`\n${cyan(`${say.sample} · ${say.input}`)}`)
  writeText(problem.sample.input)
  print(`\n${cyan(`${say.sample} · ${say.output}`)}`)
  writeText(problem.sample.output)
  section(
    say.try,
    [
      `nimber judge ${problem.id} < input.txt`,
      `nimber stress ${problem.id} -- ./a.out`,
      ...problem.games.map((g) => `nimber explain ${g}`),
    ].join('\n'),
  )
  const lesson = lessonAbout(contentsIn(lang).lessons, problem)
  if (lesson) print(`\n${lessonLine(lesson, lang)}`)
}

function inputFormat(problem: Problem, lang: Lang): string {
  const say = catalogueWords[lang]
  const [open, close] = lang === 'en' ? ['; ', ': '] : ['；', '：']
  const before = problem.envelope === 'one' ? '' : `${open}${say.caseOf}`
  const ending = problem.ending.trim()
  const envelope = ending === '' ? say.envelope[problem.envelope] : say.until(ending)
  return `${envelope}${before}${close}${problem.format[lang]}`
}
