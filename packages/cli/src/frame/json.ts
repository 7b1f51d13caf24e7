import {
  BeyondBudget,
  type Evidence,
  explain,
  inLang,
  type Lang,
  printValue,
  type Verdict,
} from '@nimber/core'

/** A list longer than this, or of more characters, is cut unless all of it is asked for. */
const MOST_MOVES = 10_000
const MOST_CHARACTERS = 2_000_000

/**
 * A verdict as one line of JSON; numbers are decimal text, since JSON readers round them. Throws
 * BeyondBudget where the winning moves cannot be counted.
 */
export function verdictJson(verdict: Verdict, { lang, all }: { lang: Lang; all: boolean }): string {
  const { game, position, outcome, value, endless, winning } = verdict
  const moves: { move: string; to: string }[] = []
  let count = 0n
  if (outcome === 'N') {
    const known = winning.knownCount
    if (known === undefined) throw uncountable()
    count = known
    let characters = 0
    for (const move of winning.known()) {
      if (!all && (moves.length === MOST_MOVES || characters > MOST_CHARACTERS)) break
      const entry = { move: move.text[lang], to: game.rules.print(move.to) }
      characters += entry.move.length + entry.to.length
      moves.push(entry)
    }
  }
  return JSON.stringify({
    game: game.name,
    position: game.rules.print(position),
    convention: game.convention,
    outcome,
    value: value?.toString() ?? null,
    winningMoves: moves,
    winningMoveCount: count.toString(),
    ...(endless && {
      loopyValue: endless.value === undefined ? null : printValue(endless.value),
      remoteness: endless.remoteness ?? null,
    }),
    evidence: evidenceJson(verdict.evidence),
    explanation: explain(verdict),
  })
}

function uncountable(): BeyondBudget {
  return new BeyondBudget({
    en: 'The player to move wins (N), but counting the winning moves takes more than the budget; without --json some of them are listed.',
    zh: '先手必胜（N），但数清必胜走法超出预算；不用 --json 时会列出其中一些。',
  })
}

function evidenceJson(evidence: Evidence): object {
  switch (evidence.kind) {
    case 'theorem':
    case 'certificate':
      return {
        kind: evidence.kind,
        name: evidence.name.en,
        nameZh: evidence.name.zh,
        reference: inLang(evidence.reference, 'en'),
        ...evidence.period,
      }
    case 'table':
      return {
        kind: 'table',
        name: 'table of values',
        reference: null,
        bound: evidence.bound.toString(),
      }
    case 'search':
      return {
        kind: 'search',
        name: 'whole game tree',
        reference: null,
        positions: evidence.positions,
      }
    case 'sum':
      return {
        kind: leastKnown(evidence.parts),
        name: 'Sprague–Grundy theorem',
        reference: 'R. Sprague (1935); P. M. Grundy (1939)',
        parts: evidence.parts.map(evidenceJson),
      }
  }
}

const LEAST_FIRST = ['search', 'table', 'certificate'] as const

/** A sum is known as well as its least known part. */
function leastKnown(parts: readonly Evidence[]): string {
  const kinds = parts.map((p) => (p.kind === 'sum' ? leastKnown(p.parts) : p.kind))
  return LEAST_FIRST.find((kind) => kinds.includes(kind)) ?? 'theorem'
}
