import type { Budget } from '../model/budget.ts'
import { BeyondBudget } from '../model/errors.ts'
import { EdgeList, type NamedGraph } from './edge-list.ts'
import { readDot } from './read-dot.ts'
import { EdgeReader } from './read-edges.ts'
import { readJson } from './read-json.ts'

/** What an edge costs of a budget for tables: it is kept, sorted and looked at a few times. */
const EDGE_COST = 10
/** DOT and JSON are read whole; the engine has no longer texts. */
const LONGEST_TEXT = 500_000_000

type Kind = 'lines' | 'dot' | 'json'

/**
 * The graph of a text that comes in pieces: JSON where it begins with a bracket, DOT where it
 * begins with `digraph`, else an edge `u v` a line, which is read without keeping the text. Throws
 * a TextError that names the line, or BeyondBudget.
 */
export function readGraph(pieces: Iterable<Uint8Array>, budget: Budget): NamedGraph {
  const edges = new EdgeList(Math.floor(budget.table / EDGE_COST))
  const lines = new EdgeReader(edges)
  const decoder = new TextDecoder()
  const unread: Uint8Array[] = []
  let kind: Kind | undefined
  let text = ''
  for (const piece of pieces) {
    if (kind === 'lines') {
      lines.push(piece)
      continue
    }
    text += decoder.decode(piece, { stream: true })
    if (text.length > LONGEST_TEXT) throw tooLong()
    if (kind) continue
    unread.push(piece.slice())
    kind = kindOf(text, false)
    if (kind === 'lines') {
      text = ''
      for (const early of unread.splice(0)) lines.push(early)
    }
  }
  text += decoder.decode()
  kind ??= kindOf(text, true)
  if (kind === 'json') readJson(text, edges)
  else if (kind === 'dot') readDot(text, edges)
  else {
    for (const early of unread) lines.push(early)
    lines.end()
  }
  return edges.build()
}

/** What a text is by its beginning; undefined where more of it must be seen. */
function kindOf(text: string, whole: boolean): Kind | undefined {
  const begin = text.replace(/^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/|#[^\n]*(?:\n|$))*/, '')
  if (!whole && begin.length < 1000) return undefined
  if (/^[[{]/.test(begin)) return 'json'
  return /^(strict\s+)?(di)?graph\b[^\n{]*\s*\{/i.test(begin) ? 'dot' : 'lines'
}

function tooLong(): BeyondBudget {
  const words = {
    en: `The text has more than ${LONGEST_TEXT} characters: write the graph as lines “u v”.`,
    zh: `文本超过 ${LONGEST_TEXT} 个字符：请把图写成每行一条边“u v”。`,
  }
  return new BeyondBudget(words, Number.POSITIVE_INFINITY)
}
