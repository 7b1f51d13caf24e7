import { explain, explainEvidence } from '../explain/explain.ts'
import { spokenMove } from '../games/spoken.ts'
import type { Spoken } from '../games/spoken-boards.ts'
import type { Budget } from '../model/budget.ts'
import type { Moves } from '../model/moves.ts'
import type { Convention, Outcome } from '../model/outcome.ts'
import { printValue } from '../model/value.ts'
import type { Words } from '../model/words.ts'
import type { Verdict } from '../solve/verdict.ts'
import { type EvidenceRecord, evidenceRecord } from './evidence.ts'
import { type RecordKey, recordKey } from './key.ts'

/** A move and the text of the position that it leaves. */
export interface MoveRecord {
  readonly text: Words
  readonly to: string
  /** Whether the words say what is left of what the move changes. */
  readonly saysLeft?: true
}

/** A verdict as plain data; numbers of any size are decimal texts, since readers of JSON round. */
export interface VerdictRecord {
  readonly kind: 'verdict'
  readonly key: RecordKey
  readonly game: Words
  readonly position: string
  readonly convention: Convention
  readonly outcome: Outcome
  readonly value: string | null
  readonly parts: readonly PartRecord[]
  /** The first winning moves, and how many there are; null where they are not counted. */
  readonly winning: readonly MoveRecord[]
  readonly winningCount: string | null
  /** The first moves that keep a draw. */
  readonly drawing: readonly MoveRecord[]
  /** Where play can come back to a position. */
  readonly endless?: { readonly value: string | null; readonly remoteness: number | null }
  readonly evidence: EvidenceRecord
  /** The evidence in words, and the whole reason. */
  readonly grounds: Words
  readonly why: Words
}

interface PartRecord {
  readonly text: Words
  readonly value: string
  readonly options: readonly string[] | null
}

/** How long the lists of a record may be. */
export interface Lengths {
  readonly moves: number
  /** Characters in a list of moves, as seen in one language. */
  readonly characters: number
  readonly parts: number
  /** Whether moves are told in the words of players, and not in their notation. */
  readonly spoken?: boolean
}

/** A verdict as plain data, its lists cut to lengths. */
export function verdictRecord(verdict: Verdict, budget: Budget, lengths: Lengths): VerdictRecord {
  const { game, position, outcome, value, endless, winning, drawing, evidence } = verdict
  const first = (moves: Moves<unknown>) => firstMoves(moves, verdict, lengths)
  return {
    kind: 'verdict',
    key: recordKey(game, budget),
    game: { en: game.name, zh: game.nameZh },
    position: game.rules.print(position),
    convention: game.convention,
    outcome,
    value: value?.toString() ?? null,
    parts: verdict.parts.slice(0, lengths.parts).map((part) => ({
      text: part.text,
      value: part.value.toString(),
      options: part.options?.map(String) ?? null,
    })),
    winning: outcome === 'N' ? first(winning) : [],
    winningCount: outcome === 'N' ? (winning.knownCount?.toString() ?? null) : '0',
    drawing: outcome === 'D' && drawing ? first(drawing) : [],
    ...(endless && {
      endless: {
        value: endless.value === undefined ? null : printValue(endless.value),
        remoteness: endless.remoteness ?? null,
      },
    }),
    evidence: evidenceRecord(evidence),
    grounds: explainEvidence(evidence),
    why: explain(verdict),
  }
}

function firstMoves(
  moves: Moves<unknown>,
  { game, position }: Verdict,
  most: Lengths,
): MoveRecord[] {
  const list: MoveRecord[] = []
  let characters = 0
  for (const move of moves.known()) {
    if (list.length === most.moves || characters > most.characters) break
    const { en, zh, leaves }: Spoken = most.spoken ? spokenMove(game, position, move) : move.text
    const to = game.rules.print(move.to)
    const entry: MoveRecord = { text: { en, zh }, to, ...(leaves && { saysLeft: true }) }
    characters += entry.text.en.length + entry.to.length
    list.push(entry)
  }
  return list
}
