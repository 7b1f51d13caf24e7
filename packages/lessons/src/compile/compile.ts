import { type Lang, parseAny, solve } from '@nimber/core'
import type { Block, Concept, Lesson, ProofBlock } from '../blocks.ts'
import { titleOf } from '../exercises/naming.ts'
import { boardRule } from '../exercises/rule.ts'
import { paragraphsOf } from '../markup.ts'
import { playedAt } from '../played.ts'
import { replaceBraces } from './braces.ts'
import { evaluateExpression } from './expressions.ts'
import { readConcepts, readLesson, type SourceBlock, SourceError } from './source.ts'
import { compileTable } from './table.ts'

/** The lesson of a source, with all its numbers worked out; throws a SourceError. */
export function compileLesson(slug: string, number: number, lang: Lang, text: string): Lesson {
  const { title, summary, games, blocks } = readLesson(text)
  const said = sayingIn(lang)
  return {
    slug,
    number,
    lang,
    title: said(title),
    summary: said(summary),
    games,
    blocks: blocks.map((block) => {
      try {
        return compileBlock(block, said, lang)
      } catch (error) {
        throw new SourceError(block.line, error instanceof Error ? error.message : String(error))
      }
    }),
  }
}

/** The concepts of a source. */
export function compileConcepts(lang: Lang, text: string): readonly Concept[] {
  const said = sayingIn(lang)
  return readConcepts(text).map((source) => {
    const body = said(source.text)
    const [opening] = paragraphsOf(body)
    const line =
      opening?.kind === 'paragraph' ? opening.inline.map((piece) => piece.text).join('') : ''
    const first = /^.+?(?:[。！？]|[.!?](?=\s|$))/.exec(line)?.[0] ?? line
    return { ...source, text: body, first }
  })
}

type Said = (text: string) => string

const sayingIn =
  (lang: Lang): Said =>
  (text) => {
    const said = replaceBraces(text, (inside) => evaluateExpression(inside, lang))
    return lang === 'en' ? curled(said) : said
  }

/** English text with the quotation marks of print; code keeps its own. */
function curled(text: string): string {
  return text
    .split(/(```[\s\S]*?```|`[^`]*`)/)
    .map((part, i) =>
      i % 2 === 1 ? part : part.replace(/(?<=\w)'|'(?=s\b)/g, '’').replace(/"([^"]*)"/g, '“$1”'),
    )
    .join('')
}

function compileBlock(block: SourceBlock, said: Said, lang: Lang): Block {
  const { kind, head, settings } = block
  switch (kind) {
    case 'text':
      return { kind, text: said(block.text) }
    case 'board': {
      const { game, position, outcome, count } = settled(head)
      const goal = oneOf(settings.goal ?? 'win', ['win', 'all'] as const)
      const side = settings.side === 'second' ? 1 : 0
      const wins = side === 0 ? 'N' : 'P'
      if (outcome !== wins) throw new Error(`the reader cannot win ${head}`)
      const name = titleOf(parseAny(game).game)[lang]
      const rule = boardRule(game, position)[lang]
      return { kind, game, name, rule, position, goal, side, count, text: said(block.text) }
    }
    case 'table': {
      const marks = oneOf(settings.marks ?? 'values', ['outcomes', 'values'] as const)
      return { kind, ...compileTable(head, marks, lang), text: said(block.text) }
    }
    case 'proof':
      return proofOf(said(head), said(block.text))
    case 'predict': {
      const { game, position, outcome } = settled(head)
      const [text = '', why = ''] = block.text.split(/^---$/m).map((part) => said(part.trim()))
      if (!why) throw new Error('a prediction says why, behind a line ---')
      return { kind, game, position, outcome, text, why }
    }
    case 'exercise':
      return { kind, topic: head, text: said(block.text) }
    case 'program': {
      if (!settings.title)
        throw new Error('a program names its problem: title: HDU 1846 Brave Game')
      return { kind, problem: head, title: said(settings.title), text: said(block.text) }
    }
    default:
      throw new Error(`there are no blocks of the kind ${kind}`)
  }
}

/** A position as the page and the terminal name it, with who wins and how many moves do. */
function settled(text: string) {
  const { game, position } = playedAt(text)
  const { outcome, winning } = solve(game, position)
  return {
    game: game.name,
    position: game.rules.print(position),
    outcome,
    // moves that leave the same are one to the reader
    count: outcome === 'N' ? new Set([...winning].map(({ to }) => game.rules.print(to))).size : 0,
  }
}

/** Steps begin with `+ `, what they say of the example with `~ `. */
function proofOf(title: string, text: string): ProofBlock {
  const steps = text.split(/^\+ /m).slice(1)
  if (steps.length === 0) throw new Error('a proof has steps, each behind a +')
  return {
    kind: 'proof',
    title,
    steps: steps.map((step) => {
      const [claim = '', example = ''] = step.split(/^~ /m)
      return { claim: claim.trim(), example: example.trim() }
    }),
  }
}

function oneOf<T extends string>(text: string, allowed: readonly T[]): T {
  const found = allowed.find((other) => other === text)
  if (!found) throw new Error(`expected one of ${allowed.join(', ')}, got ${text}`)
  return found
}
