import { type Dyadic, printDyadic } from '../arith/dyadic.ts'
import { explainEvidence } from '../explain/explain.ts'
import { explainPartizan } from '../explain/partizan.ts'
import { canonicalText, formText, latexText, prettyText } from '../forms/text/write.ts'
import type { PartizanGame } from '../games/partizan/game.ts'
import { spokenMove } from '../games/spoken.ts'
import type { Budget } from '../model/budget.ts'
import type { Moves } from '../model/moves.ts'
import type { Convention } from '../model/outcome.ts'
import type { Words } from '../model/words.ts'
import type { PartizanVerdict } from '../solve/partizan/verdict.ts'
import { type EvidenceRecord, evidenceRecord } from './evidence.ts'
import { type RecordKey, recordKey } from './key.ts'
import type { Lengths, MoveRecord } from './verdict.ts'

/** A move of a player; in a sum, also which part it changes, from 1, and what it leaves of it. */
export interface PartizanMoveRecord extends MoveRecord {
  readonly part?: number
  readonly partTo?: string
}

/** A value in the ways in which it is written; a text that would be too long is null. */
interface ValueRecord {
  /** The ASCII name. */
  readonly text: string | null
  readonly canonical: string | null
  readonly pretty: string | null
  readonly latex: string | null
}

/** A verdict for either player as plain data; what is not known is null. */
export interface PartizanRecord {
  readonly kind: 'partizan'
  readonly key: RecordKey
  readonly game: Words
  readonly position: string
  readonly convention: Convention
  readonly outcome: PartizanVerdict['outcome']
  readonly value: ValueRecord | null
  /** The form of a single heap by means of smaller ones, where forms nest without end. */
  readonly recursion: string | null
  readonly mean: string | null
  readonly temperature: string | null
  readonly stops: { readonly left: string; readonly right: string } | null
  readonly parts: readonly { readonly text: Words; readonly value: string | null }[]
  /** The first winning moves of each player who begins, and how many there are. */
  readonly left: readonly PartizanMoveRecord[]
  readonly right: readonly PartizanMoveRecord[]
  readonly leftCount: string | null
  readonly rightCount: string | null
  readonly evidence: EvidenceRecord
  /** The evidence in words, and the whole reason. */
  readonly grounds: Words
  readonly why: Words
}

/** A verdict for either player as plain data, its lists cut to lengths. */
export function partizanRecord(
  verdict: PartizanVerdict,
  budget: Budget,
  lengths: Lengths,
): PartizanRecord {
  const { game, position, forms, value, mean, temperature, stops, evidence } = verdict
  const first = (moves: Moves<unknown>) => firstMoves(moves, verdict, lengths)
  return {
    kind: 'partizan',
    key: recordKey(game, budget),
    game: { en: game.name, zh: game.nameZh },
    position: game.rules.print(position),
    convention: game.convention,
    outcome: verdict.outcome,
    value:
      value === undefined
        ? null
        : {
            text: formText(forms, value) || null,
            canonical: canonicalText(forms, value) || null,
            pretty: prettyText(forms, value) || null,
            latex: latexText(forms, value) || null,
          },
    recursion: verdict.recursion ?? null,
    mean: numberText(mean),
    temperature: numberText(temperature),
    stops: stops ? { left: printDyadic(stops.left), right: printDyadic(stops.right) } : null,
    parts: verdict.parts.slice(0, lengths.parts).map((part) => ({
      text: part.text,
      value: part.value === undefined ? null : formText(forms, part.value) || null,
    })),
    left: first(verdict.left),
    right: first(verdict.right),
    leftCount: verdict.left.knownCount?.toString() ?? null,
    rightCount: verdict.right.knownCount?.toString() ?? null,
    evidence: evidenceRecord(evidence),
    grounds: explainEvidence(evidence),
    why: explainPartizan(verdict),
  }
}

function numberText(number: Dyadic | undefined): string | null {
  return number === undefined ? null : printDyadic(number)
}

function firstMoves(
  moves: Moves<unknown>,
  { game, position }: PartizanVerdict,
  most: Lengths,
): PartizanMoveRecord[] {
  const list: PartizanMoveRecord[] = []
  let characters = 0
  for (const move of moves.known()) {
    if (list.length === most.moves || characters > most.characters) break
    const { to } = move
    const text = most.spoken ? spokenMove(game, position, move) : move.text
    const entry = { text, to: game.rules.print(to), ...changedPart(game, position, to) }
    characters += text.en.length + entry.to.length
    list.push(entry)
  }
  return list
}

/** Which part of a sum a move has changed, and what it left of it. */
function changedPart(
  { is, shape }: PartizanGame<unknown>,
  from: unknown,
  to: unknown,
): { part: number; partTo: string } | undefined {
  const sum = is.kind === 'misere' ? is.of.is : is
  if (sum.kind !== 'sum' || shape.kind !== 'parts') return undefined
  const [before, after] = [shape.parts(from), shape.parts(to)]
  const index = after.findIndex((part, i) => part !== before[i])
  const game = sum.parts[index]
  return game && { part: index + 1, partTo: game.rules.print(after[index]) }
}
