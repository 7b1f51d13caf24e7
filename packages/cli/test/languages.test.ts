import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { entries, explain, type Lang, parse, printFormula, solve, TextError } from '@nimber/core'
import type { Node } from 'typescript'
import { describe, expect, test } from 'vitest'
import { ts } from '../../../scripts/test/typescript.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The files below a folder whose names end in this way, but for what is generated. */
function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(ending) && !path.includes('/generated/'))
}

const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')

const HAN = /\p{Script=Han}/u

/** Words for misère play other than 反常规: 反 has other meanings in the words listed here. */
const WRONG_MISERE = /反(?!常规|面|复|之|过来|例|数)|反常(?!规)/
/** A word that Chinese sentences say as 异或. */
const XOR = /(?<![A-Za-z.])xor(?![A-Za-z])/i
/** A relative clause without its subject. */
const WHO = /(?<!\w )\b[Ww]ho (?:takes|cannot|reaches|makes|knocks|is to move)\b/

interface Literal {
  readonly text: string
  readonly where: string
  /** Whether it belongs to the English words. */
  readonly english: boolean
}

/** The strings of a source; those of other names that are understood are left out. */
function literalsOf(path: string): Literal[] {
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true)
  const found: Literal[] = []
  const visit = (node: Node, english: boolean): void => {
    const name =
      (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && node.name.getText()
    if (name === 'aliases') return
    const inside = name === 'en' || (english && name !== 'zh')
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    const where = `${path}:${line}`
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      found.push({ text: node.text, where, english: inside })
    else if (ts.isTemplateExpression(node)) {
      const pieces = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]
      found.push({ text: pieces.join('…'), where, english: inside })
    }
    ts.forEachChild(node, (child) => visit(child, inside))
  }
  visit(source, false)
  return found
}

const sources = ['core', 'cli', 'problems', 'lessons', 'web'].flatMap((name) =>
  filesBelow(`packages/${name}/src`, '.ts'),
)
const literals = sources.flatMap(literalsOf)
const wrong = (bad: (literal: Literal) => boolean) =>
  literals.filter(bad).map(({ where, text }) => `${where} ${text}`)

describe('the words in the sources', () => {
  test('are looked at', () => {
    expect(literals.filter(({ english }) => english).length).toBeGreaterThan(1000)
    expect(literals.filter(({ text }) => HAN.test(text)).length).toBeGreaterThan(1000)
  })

  test('Chinese says 异或, and 反常规 for misère play', () => {
    expect(wrong(({ text }) => HAN.test(text) && XOR.test(text))).toEqual([])
    // alone it is the side of a coin, and in a row of them
    const told = (text: string) => text.replaceAll(/^反$|“[正反]+”/g, '')
    expect(wrong(({ text }) => WRONG_MISERE.test(told(text)))).toEqual([])
  })

  test('English has no Chinese characters, and whoever cannot move loses', () => {
    const other = ['中文', '切换到中文'] // the switch to the other language is in that language
    expect(
      wrong(({ text, english }) => english && HAN.test(text) && !other.includes(text)),
    ).toEqual([])
    expect(wrong(({ text }) => WHO.test(text))).toEqual([])
  })

  test('so do the documents', () => {
    const chinese = ['README.zh-CN.md', ...filesBelow('docs', '.zh-CN.md')]
    for (const path of chinese)
      for (const line of read(path).split('\n')) {
        // a name of the format is no word of a sentence
        const words = line.replaceAll(/`[^`]*`/g, '')
        expect(HAN.test(words) && XOR.test(words), `${path}: ${line}`).toBe(false)
        expect(line, path).not.toMatch(WRONG_MISERE)
      }
    for (const path of filesBelow('packages/lessons/course', '.zh.md'))
      for (const line of read(path).split('\n')) {
        // expressions, codes and other names are no words of a sentence
        const words = line.replaceAll(
          /`[^`]*`|\{[^}]*\}|\[\[[\w-]+\||^(?:called|aliases|# ).*/g,
          '',
        )
        expect(HAN.test(words) && XOR.test(words), `${path}: ${line}`).toBe(false)
        expect(words, path).not.toMatch(WRONG_MISERE)
      }
    for (const path of [
      'README.md',
      ...filesBelow('docs', '.md'),
      ...filesBelow('packages/lessons/course', '.en.md'),
    ])
      expect(read(path), path).not.toMatch(WHO)
  })
})

describe('the words that are put together', () => {
  const check = (words: Readonly<Record<Lang, string>>, where: string) => {
    expect(words.en, where).not.toMatch(HAN)
    expect(words.en, where).not.toMatch(WHO)
    expect(words.zh, where).not.toMatch(XOR)
    expect(words.zh, where).not.toMatch(WRONG_MISERE)
  }

  test.each(entries.map((entry) => [entry.slug, entry] as const))('about %s', (_, entry) => {
    check(entry.names, entry.slug)
    check(entry.about, entry.slug)
    for (const example of entry.examples) {
      const { game, position } = parse(example)
      const { theorem } = game
      check({ en: game.name, zh: game.nameZh }, example)
      check(explain(solve(game, position)), example)
      for (const words of theorem ? [theorem.name, theorem.statement, theorem.proof] : [])
        check(words, example)
      const formula = theorem?.formula
      if (formula)
        check({ en: printFormula(formula, 'en'), zh: printFormula(formula, 'zh') }, example)
      for (const move of solve(game, position).winning) {
        check(move.text, example)
        break
      }
    }
  })

  test.each([
    'misere octal 0.77: 3 2',
    'misere take 1..3: 5 6',
    'nim: 3 + take odd: 5',
    'misere nim: 2',
  ])('about %s', (text) => {
    const { game, position } = parse(text)
    check({ en: game.name, zh: game.nameZh }, text)
    check(explain(solve(game, position)), text)
  })

  test.each([
    'take n/2..n',
    'take',
    'take all',
    'take all when fewer',
    '取 少于 3',
    '走',
    'misere',
    'misere nim + nim',
    '反常规 反常规尼姆博弈',
    'misere (misere nim)',
    'foo',
    'nim 3 +',
    'counters a',
    'counters a; b -= 1',
    'octal 0.9',
    'bash',
    'take {0}',
    'take 3..1',
    '',
  ])('of the error in “%s”', (text) => {
    let error: unknown
    try {
      parse(text)
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(TextError)
    // what was typed may stand in quotation marks
    const { en, zh } = (error as TextError).words
    const others = (words: string) =>
      words.replace(/“([^”]*)”/g, (all, quoted: string) => (text.includes(quoted) ? '' : all))
    const unquoted = { en: others(en), zh: others(zh) }
    check(unquoted, text)
    expect(unquoted.zh).toMatch(HAN)
    expect(unquoted.zh).not.toMatch(/\b(expected|found|the|or|and)\b/i)
  })
})

describe('names that everybody uses', () => {
  test.each([
    ['Anti-SG 游戏 {1,2}', 'anti-sg {1,2}', 'Anti-SG 游戏 {1,2}'],
    ['anti-sg游戏 {1,2}', 'anti-sg {1,2}', 'Anti-SG 游戏 {1,2}'],
    ['Every-SG 游戏 {1,2}', 'every-sg {1,2}', 'Every-SG 游戏 {1,2}'],
    ['反常规尼姆博弈', 'misere-nim', '反常规尼姆博弈'],
    ['反常规 尼姆博弈', 'misere nim', '反常规 尼姆博弈'],
    // and those that were printed before
    ['零值即终减法游戏 {1,2}', 'anti-sg {1,2}', 'Anti-SG 游戏 {1,2}'],
    ['全动减法游戏 {1,2}', 'every-sg {1,2}', 'Every-SG 游戏 {1,2}'],
    ['反尼姆博弈', 'misere-nim', '反常规尼姆博弈'],
    ['余数全取的反巴什博弈 2 4', 'misere-bash-rest 2 4', '剩余全取的反常规巴什博弈 2 4'],
    ['反常 尼姆博弈', 'misere nim', '反常规 尼姆博弈'],
    ['反常尼姆', 'misere nim', '反常规 尼姆博弈'],
    ['反常（取 奇数 + 尼姆博弈）', 'misere (take odd + nim)', '反常规 (取 奇数 + 尼姆博弈)'],
  ])('%s is %s', (text, name, nameZh) => {
    const { game } = parse(text)
    expect([game.name, game.nameZh]).toEqual([name, nameZh])
    expect(parse(game.nameZh).game.name).toBe(name)
  })
})
